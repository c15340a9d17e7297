#include <stddef.h>

/// Returns the bytes that are allocated on the heap and not freed, with the allocator's own overhead.
size_t allocated_bytes(void);

#include <stddef.h>
#include <stdint.h>

/// The entry point of libFuzzer for programs with a main function of their own.
int LLVMFuzzerRunDriver(
  int *_Nonnull count, char *_Nullable *_Nullable *_Nonnull arguments,
  int (*_Nonnull test)(const uint8_t *_Nullable bytes, size_t size));

// Microsoft's C library. The package uses only its functions of the C standard.

@_exported import Glibc

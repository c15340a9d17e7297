// @mapped
enum Nothing {}

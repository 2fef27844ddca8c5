/**
 * How much of a file is read or buffered at once. Each step of a file system call waits for another thread, and of a file of
 * 5 MB there are 20 instead of 80 or more; a hundred uploads at once hold 25 MB.
 */
export const FILE_BUFFER_BYTES = 256 * 1024;

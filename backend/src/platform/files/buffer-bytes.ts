/**
 * How much of a file is read or buffered at once. Four times as much took 100 MB more with a hundred uploads at once, and was
 * no faster beyond the noise of two runs (docs/performance.md, "Applying").
 */
export const FILE_BUFFER_BYTES = 64 * 1024;

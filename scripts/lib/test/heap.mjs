/**
 * For V8 in test workers and in what runs their backends: it collects garbage less often. A tenth of the processor time of the API
 * tests was that (docs/testing.md).
 */
export const heapFlags = ['--min-semi-space-size=32', '--max-semi-space-size=64'];

/** For a program that keeps little of what it makes for long, as Jest keeps no modules of a file that has ended. */
export const workerHeapFlags = [...heapFlags, '--initial-heap-size=1024'];

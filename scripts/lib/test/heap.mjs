/**
 * V8 flags of test workers and of the processes that run their backends: garbage is collected less often. Collecting it took
 * a tenth of the processor time of the API tests (docs/testing.md).
 */
export const heapFlags = ['--min-semi-space-size=32', '--max-semi-space-size=64'];

/** Flags of a program whose objects mostly live briefly, such as Jest, which drops the modules of a test file that has ended. */
export const workerHeapFlags = [...heapFlags, '--initial-heap-size=1024'];

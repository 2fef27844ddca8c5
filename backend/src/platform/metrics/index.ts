export { afterCommit, TransactionEnds } from './after-commit.js';
export { FailingWork } from './failing-work.js';
export { CommittedCounter, MetricsRegistry } from './metrics-registry.js';

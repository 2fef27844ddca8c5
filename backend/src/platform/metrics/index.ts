export { afterCommit, TransactionEnds } from './after-commit.js';
export { CommittedCounter, MetricsRegistry } from './metrics-registry.js';

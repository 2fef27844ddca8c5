import { collectDefaultMetrics, Registry } from 'prom-client';

let metrics: Registry | undefined;

/** Node's metrics of this process. Once begun, measuring never ends, so all applications in a process share them. */
export function processMetrics(): Registry {
  if (!metrics) {
    metrics = new Registry();
    collectDefaultMetrics({ register: metrics });
  }
  return metrics;
}

import { collectDefaultMetrics, Registry } from 'prom-client';

let metrics: Registry | undefined;

/** What Node tells of this process. Measuring never ends once it has begun, so there is one for all applications in a process. */
export function processMetrics(): Registry {
  if (!metrics) {
    metrics = new Registry();
    collectDefaultMetrics({ register: metrics });
  }
  return metrics;
}

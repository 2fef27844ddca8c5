import { expect, it } from '@jest/globals';
import { MetricsRegistry } from './metrics-registry.js';

it('gauges that share a count are counted once each time the metrics are read', async () => {
  const metrics = new MetricsRegistry();
  let counts = 0;
  metrics.countedGauges(
    () => Promise.resolve((counts += 1)),
    [
      ['first', 'The count', 'of', (count) => ({ all: count })],
      ['second', 'Ten times as much', 'of', (count) => ({ all: count * 10 })],
    ],
  );
  const read = async () =>
    (await metrics.prometheus.metrics()).split('\n').filter((line) => line.includes('{'));
  expect(await read()).toEqual(['first{of="all"} 1', 'second{of="all"} 10']);
  expect(await read()).toEqual(['first{of="all"} 2', 'second{of="all"} 20']);
});

import { expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
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

it('a gauge that cannot be read is left out, and logged once each time that this begins', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const metrics = new MetricsRegistry();
  let isAway = true;
  metrics.gauge('first', 'The count', 'of', () => {
    if (isAway) throw new Error('away');
    return { all: 1 };
  });
  const read = () => metrics.prometheus.metrics();
  expect(await read()).not.toContain('{');
  await read();
  expect(warn).toHaveBeenCalledTimes(1);
  isAway = false;
  expect(await read()).toContain('first{of="all"} 1');
  isAway = true;
  await read();
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});

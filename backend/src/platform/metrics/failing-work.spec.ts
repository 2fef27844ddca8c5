import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { FailingWork } from './failing-work.js';
import { MetricsRegistry } from './metrics-registry.js';

const MINUTE = 60_000;
let metrics: MetricsRegistry;
let work: FailingWork;
beforeEach(() => {
  jest.useFakeTimers();
  metrics = new MetricsRegistry();
  work = new FailingWork(metrics);
});
afterEach(() => {
  jest.useRealTimers();
});

async function seconds(name: string): Promise<string | undefined> {
  const text = await metrics.prometheus.metrics();
  return new RegExp(`^smash_work_failing_seconds\\{work="${name}"\\} (.*)$`, 'm').exec(text)?.[1];
}

it('background work counts as failing from its first failed round until a round works', async () => {
  work.recordOutcome('Mail', 'idle');
  expect(await seconds('Mail')).toBe('0');
  expect(await seconds('Shares')).toBeUndefined();
  work.recordOutcome('Mail', 'failed');
  jest.advanceTimersByTime(MINUTE);
  work.recordOutcome('Mail', 'failed');
  work.recordOutcome('Shares', 'worked');
  jest.advanceTimersByTime(MINUTE);
  expect(await seconds('Mail')).toBe('120');
  expect(await seconds('Shares')).toBe('0');
  work.recordOutcome('Mail', 'worked');
  expect(await seconds('Mail')).toBe('0');
});

it('idle rounds end a failure only after a quarter of an hour without a failed round', async () => {
  for (let round = 0; round < 20; round += 1) {
    work.recordOutcome('CvTexts', 'failed');
    jest.advanceTimersByTime(2 * MINUTE);
    work.recordOutcome('CvTexts', 'idle');
  }
  expect(await seconds('CvTexts')).toBe('2400');
  jest.advanceTimersByTime(14 * MINUTE);
  work.recordOutcome('CvTexts', 'idle');
  expect(await seconds('CvTexts')).toBe('0');
});

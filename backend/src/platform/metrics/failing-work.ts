import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@smash/contract';
import { MetricsRegistry } from './metrics-registry.js';

/**
 * Failed work is retried sooner than this. Longer without a failure, idle rounds mean that it was removed, or done by
 * another backend.
 */
const OVER_MS = 15 * MINUTE_MS;

/** Times in milliseconds since 1970. */
interface Failing {
  since: number;
  last: number;
}

/** Records since when work that is retried has failed every time. */
@Injectable()
export class FailingWork {
  private readonly known = new Map<string, Failing | undefined>();

  constructor(metrics: MetricsRegistry) {
    metrics.gauge(
      'smash_work_failing_seconds',
      'For how long a kind of work of this process has failed each time; 0 while it works',
      'work',
      () => Object.fromEntries([...this.known].map(([work, failing]) => [work, secondsOf(failing)])),
    );
  }

  /** Records the outcome of a round; `idle` when there was nothing to do, such as before the next attempt. */
  recordOutcome(work: string, outcome: 'worked' | 'idle' | 'failed'): void {
    const now = Date.now();
    const failing = this.known.get(work);
    if (outcome === 'failed') this.known.set(work, { since: failing?.since ?? now, last: now });
    else if (outcome === 'worked' || !failing || now - failing.last > OVER_MS)
      this.known.set(work, undefined);
  }
}

const secondsOf = (failing: Failing | undefined): number =>
  failing ? (Date.now() - failing.since) / 1000 : 0;

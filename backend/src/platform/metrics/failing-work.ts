import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@smash/contract';
import { MetricsRegistry } from './metrics-registry.js';

/** What failed is tried again sooner than this; where nothing was, it was taken away or done by another backend. */
const OVER_MS = 15 * MINUTE_MS;

/** Milliseconds of the clock. */
interface Failing {
  since: number;
  last: number;
}

/** Since when work that is tried again and again has failed each time. */
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

  /** Says how a round of it ended; `idle` is one without anything to do, such as before the next attempt. */
  note(work: string, outcome: 'worked' | 'idle' | 'failed'): void {
    const now = Date.now();
    const failing = this.known.get(work);
    if (outcome === 'failed') this.known.set(work, { since: failing?.since ?? now, last: now });
    else if (outcome === 'worked' || !failing || now - failing.last > OVER_MS)
      this.known.set(work, undefined);
  }
}

const secondsOf = (failing: Failing | undefined): number =>
  failing ? (Date.now() - failing.since) / 1000 : 0;

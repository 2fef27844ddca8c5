import { outsideOfScopes } from '../../../platform/brand-scope/index.js';

/** How long a change made on another replica may stay unseen here. */
const MAX_AGE_MS = 1_000;

/** Caches a value made from the database for at most a second. Concurrent callers share one load. */
export class ShortLivedCache<Value> {
  private entry?: { value: Promise<Value>; madeAt: number };
  private ready?: { value: Value; madeAt: number };

  get(load: () => Promise<Value>): Promise<Value> {
    if (this.entry && isFresh(this.entry)) return this.entry.value;
    // Loaded without the scope of the caller, since the value is for everybody.
    const entry = { value: outsideOfScopes(load), madeAt: performance.now() };
    this.entry = entry;
    entry.value.then(
      (value) => {
        if (this.entry === entry) this.ready = { value, madeAt: entry.madeAt };
      },
      () => {
        if (this.entry === entry) this.clear();
      },
    );
    return entry.value;
  }

  /** The cached value if it is fresh. Does not wait. */
  peek(): Value | undefined {
    return this.ready && isFresh(this.ready) ? this.ready.value : undefined;
  }

  clear(): void {
    this.entry = undefined;
    this.ready = undefined;
  }
}

const isFresh = ({ madeAt }: { madeAt: number }): boolean => performance.now() - madeAt < MAX_AGE_MS;

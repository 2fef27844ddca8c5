import { BoundedMap } from '../../../platform/caches/bounded-map.js';
import { COUNT_LIMIT } from '../../../platform/http/counted-page.js';

const REMEMBERED_MS = 60_000;
const MOST_QUERIES = 1_000;

/** A count, and what the database looked like when it was made: which transactions it has seen. */
export interface Count {
  count: number;
  snapshot: string | null;
}

/**
 * Counts that need not be made again. An exact one holds as long as no transaction has begun or ended to write since, on
 * whichever backend: statements with the same snapshot see the same rows. That there are more than are counted holds for a
 * minute, whatever happens.
 */
export class KnownCounts {
  private readonly counts = new BoundedMap<string, Count & { largeUntil: number }>(MOST_QUERIES);
  private readonly underWay = new Map<string, Promise<Count>>();

  /**
   * As many as there are in the snapshot, or in a later one.
   * @param query text that is the same for the same count
   * @param snapshot of the page that the count goes with; without one, it is made unless it is large
   * @param make counts; of one query, once at a time
   */
  async get(query: string, snapshot: string | null | undefined, make: () => Promise<Count>): Promise<number> {
    const known = this.find(query, snapshot) ?? (await this.afterCurrent(query, snapshot));
    return known ?? (await (this.underWay.get(query) ?? this.start(query, make))).count;
  }

  /** One that had begun before a page was read may not have seen what the page shows. */
  private async afterCurrent(
    query: string,
    snapshot: string | null | undefined,
  ): Promise<number | undefined> {
    await this.underWay.get(query)?.catch(() => undefined);
    return this.find(query, snapshot);
  }

  private find(query: string, snapshot: string | null | undefined): number | undefined {
    const known = this.counts.get(query);
    const isSame = known?.snapshot != null && known.snapshot === snapshot;
    return known && (isSame || Date.now() < known.largeUntil) ? known.count : undefined;
  }

  private start(query: string, make: () => Promise<Count>): Promise<Count> {
    const counting = make()
      .then((counted) => this.add(query, counted))
      .finally(() => this.underWay.delete(query));
    this.underWay.set(query, counting);
    return counting;
  }

  private add(query: string, counted: Count): Count {
    const largeUntil = counted.count > COUNT_LIMIT ? Date.now() + REMEMBERED_MS : 0;
    this.counts.set(query, { ...counted, largeUntil });
    return counted;
  }
}

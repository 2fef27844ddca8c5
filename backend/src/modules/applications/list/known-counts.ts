import { BoundedMap } from '../../../platform/caches/bounded-map.js';
import { COUNT_LIMIT } from '../../../platform/http/counted-page.js';

const REMEMBERED_MS = 60_000;
const MOST_QUERIES = 1_000;

/** A count, and the snapshot of the database that it was made in: which transactions it had seen. */
export interface Count {
  count: number;
  snapshot: string | null;
}

/**
 * Remembers counts. An exact one holds as long as no transaction has begun or ended to write since, on any backend:
 * statements with the same snapshot see the same rows. A count above the limit holds for a minute, whatever happens.
 */
export class KnownCounts {
  private readonly counts = new BoundedMap<string, Count & { largeUntil: number }>(MOST_QUERIES);
  private readonly underWay = new Map<string, Promise<Count>>();

  /**
   * The count in the snapshot, or in a later one.
   * @param query text that is the same for the same count
   * @param snapshot of the page that the count belongs to; without one, only a large count is used again
   * @param make counts; runs once at a time for a query
   */
  async get(query: string, snapshot: string | null | undefined, make: () => Promise<Count>): Promise<number> {
    const known = this.find(query, snapshot) ?? (await this.afterCurrent(query, snapshot));
    return known ?? (await (this.underWay.get(query) ?? this.start(query, make))).count;
  }

  /**
   * Waits for a count under way. It may have begun before the page was read, so it is used only if it has the page's
   * snapshot, or is large.
   */
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

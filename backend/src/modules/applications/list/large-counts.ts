const REMEMBERED_MS = 60_000;
const MOST_QUERIES = 1_000;

/**
 * The queries that had more hits than are counted, for a minute: who turns the pages of such a list does not wait for
 * the count to 10,001 again. Counts that are told exactly are never remembered.
 */
export class LargeCounts {
  private readonly forgottenAt = new Map<string, number>();

  /** @param query text that is the same for the same count */
  add(query: string, now = Date.now()): void {
    this.forgottenAt.delete(query);
    this.forgottenAt.set(query, now + REMEMBERED_MS);
    const [oldest] = this.forgottenAt.keys();
    if (this.forgottenAt.size > MOST_QUERIES && oldest !== undefined) this.forgottenAt.delete(oldest);
  }

  has(query: string, now = Date.now()): boolean {
    return now < (this.forgottenAt.get(query) ?? 0);
  }
}

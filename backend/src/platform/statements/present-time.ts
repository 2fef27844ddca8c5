import type { EntityManager } from 'typeorm';

/**
 * The time by the clock of the database, which every backend shares. Also right in a transaction that waited for
 * others, so that nobody counts as having seen what it writes before it was there.
 */
export async function presentTime(manager: EntityManager): Promise<Date> {
  const [{ now }] = await manager.query<[{ now: Date }]>('SELECT clock_timestamp() AS now');
  return now;
}

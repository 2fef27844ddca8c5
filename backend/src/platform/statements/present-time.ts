import type { EntityManager } from 'typeorm';

/**
 * By the clock of the database, which every backend shares: in a transaction that waited for others too, so that nobody
 * counts as having seen what it writes before it was there.
 */
export async function presentTime(manager: EntityManager): Promise<Date> {
  const [{ now }] = await manager.query<[{ now: Date }]>('SELECT clock_timestamp() AS now');
  return now;
}

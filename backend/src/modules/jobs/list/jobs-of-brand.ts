import { type Brand, brandOf } from '@smash/contract';
import type { EntityManager } from 'typeorm';

/**
 * Ids of the jobs that every list finds by a brand (docs/decisions/0100-one-rule-finds-jobs.md), deleted ones included;
 * undefined where nobody asks for a brand.
 */
export async function jobsOfBrand(
  manager: Pick<EntityManager, 'query'>,
  brand: Brand | null | undefined,
): Promise<number[] | undefined> {
  if (!brand) return undefined;
  const jobs = await manager.query<{ id: number; title: string; brand: Brand | null }[]>(
    'SELECT id, title, brand FROM jobs WHERE brand = $1 OR brand IS NULL ORDER BY id',
    [brand],
  );
  return jobs.filter((job) => brandOf(job) === brand).map(({ id }) => id);
}

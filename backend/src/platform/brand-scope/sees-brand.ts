import type { Brand } from '@smash/contract';
import { currentScope } from './brand-scope.js';

/** Whether what runs now may have to do with a job of this brand; one without a brand is for accounts without a limit alone. */
export function seesBrand(brand: Brand | null | undefined): boolean {
  const scope = currentScope();
  return scope === undefined || (brand != null && scope.brands.includes(brand));
}

/**
 * In SQL, whether an account sees the jobs of a brand, of none too.
 * @param brands the column with the brands of the account
 * @param brand the column with that of the job
 */
export const seesBrandSql = (brands: string, brand: string): string =>
  `(${brands} = '{}' OR coalesce(${brand} = ANY(${brands}), false))`;

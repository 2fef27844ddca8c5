import type { Brand } from '@smash/contract';
import { currentScope } from './brand-scope.js';

/** Whether the running code may see a job of this brand; a job without a brand is only for accounts without a limit. */
export function seesBrand(brand: Brand | null | undefined): boolean {
  const scope = currentScope();
  return scope === undefined || (brand != null && scope.brands.includes(brand));
}

/**
 * SQL condition: whether an account sees the jobs of a brand, or jobs without one.
 * @param brands column with the brands of the account
 * @param brand column with the brand of the job
 */
export const seesBrandSql = (brands: string, brand: string): string =>
  `(${brands} = '{}' OR coalesce(${brand} = ANY(${brands}), false))`;

import { type Brand, brandName } from '@smash/contract';

/** "Ridesmash, Qiimeet"; "all businesses" for an account without a limit. */
export const describeBrands = (brands: readonly Brand[]): string =>
  brands.map(brandName).join(', ') || 'all businesses';

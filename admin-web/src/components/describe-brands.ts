import { type Brand, brandName } from '@smash/contract';
import { t } from '../i18n/t';
import { tContract } from '../i18n/t-contract';

/** "Ridesmash, Qiimeet"; "all brands" for an account without a limit. */
export const describeBrands = (brands: readonly Brand[]): string =>
  brands.map((brand) => tContract(brandName(brand))).join(', ') || t('all brands');

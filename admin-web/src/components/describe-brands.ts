import { type Brand, brandName } from '@smash/contract';
import { t } from '../i18n/t';
import { say } from '../i18n/say';

/** "Ridesmash, Qiimeet"; "all brands" for an account without a limit. */
export const describeBrands = (brands: readonly Brand[]): string =>
  brands.map((brand) => say(brandName(brand))).join(', ') || t('all brands');

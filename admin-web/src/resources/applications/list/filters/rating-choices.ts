import { SCORES } from '@smash/contract';
import { t } from '../../../../i18n/t';

/**
 * The lowest ratings to choose from. None finds applications that the person has not rated: their ratings are hidden.
 */
export const RATING_CHOICES = SCORES.map((score) => ({
  value: String(score),
  label: labelOf(score),
}));

function labelOf(score: (typeof SCORES)[number]): string {
  if (score === 1) return t('Rated by you');
  return score === SCORES.length
    ? t('Rating of %{score}', { score })
    : t('Rating of %{score} or more', { score });
}

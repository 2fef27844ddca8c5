import { SCORES } from '@smash/contract';
import { t } from '../../../../i18n/t';

/** The least ratings to choose from. Those that one has not rated oneself are in none of them: theirs are hidden. */
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

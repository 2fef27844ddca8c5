import StarIcon from '@mui/icons-material/StarRounded';
import HiddenStarIcon from '@mui/icons-material/StarBorderRounded';
import { Box, Typography } from '@mui/material';
import type { Application } from '@smash/contract/client';
import { useRecordContext } from 'react-admin';
import { VISUALLY_HIDDEN } from '../../../components/visually-hidden';
import { t } from '../../../i18n/t';

/** A small star with the rating of the application in context, or with the number of ratings while that is hidden. */
export function RatingMark() {
  const application = useRecordContext<Pick<Application, 'id' | 'rating' | 'ratings_count'>>();
  if (!application || application.ratings_count === 0) return null;
  const { rating, ratings_count: count } = application;
  const Star = rating === null ? HiddenStarIcon : StarIcon;
  return (
    <Typography
      component="span"
      variant="caption"
      color="textSecondary"
      title={rating === null ? t('You see the rating once you have rated it yourself') : undefined}
      sx={{ alignItems: 'center', display: 'inline-flex', gap: 0.25, whiteSpace: 'nowrap' }}
    >
      <Star sx={{ fontSize: '1rem' }} />
      {rating !== null && (
        <Box component="span" sx={VISUALLY_HIDDEN}>
          {t('Rating')}
        </Box>
      )}
      <span>
        {rating === null
          ? t('%{smart_count} rating |||| %{smart_count} ratings', { smart_count: count })
          : t('%{rating} (%{smart_count} rating) |||| %{rating} (%{smart_count} ratings)', {
              rating: rating.toFixed(1),
              smart_count: count,
            })}
      </span>
    </Typography>
  );
}

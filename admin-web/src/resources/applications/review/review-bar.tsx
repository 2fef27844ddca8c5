import NextIcon from '@mui/icons-material/NavigateNext';
import PreviousIcon from '@mui/icons-material/NavigateBefore';
import UndoIcon from '@mui/icons-material/Undo';
import { Box, Button, Typography } from '@mui/material';
import type { ApplicationStatus } from '@smash/contract';
import { LOW_WINDOW, ScrollRoom } from '../../../components/scroll-room';
import { NAVIGATION } from '../../../layout/navigation-in-sight';
import { KeyHint } from './key-hint';
import { StatusButtons } from './status-buttons';
import type { useReview } from './use-review';
import type { Announcement } from './use-announcement';
import { t } from '../../../i18n/t';

interface ReviewBarProps {
  review: ReturnType<typeof useReview>;
  /** The latest action, in words. */
  announcement: Announcement;
  onNext: () => void;
  onPrevious: () => void;
  onStatus: (status: ApplicationStatus) => void;
  /** Left out while there is nothing to undo. */
  onUndo: (() => void) | undefined;
}

/** Height of the bar, in pixels: two lines below `lg`, one from there. */
export const REVIEW_BAR = { narrow: 102, wide: 58 };

/** The controls of a review. The bar stays in reach: at the top of a wide screen, at the bottom of a phone's. */
export function ReviewBar({ review, announcement, onNext, onPrevious, onStatus, onUndo }: ReviewBarProps) {
  return (
    <Box
      {...NAVIGATION}
      sx={{
        alignItems: 'center',
        bgcolor: 'background.default',
        borderColor: 'divider',
        borderStyle: 'solid',
        borderWidth: { xs: '1px 0 0', md: '0 0 1px' },
        bottom: { xs: 0 },
        columnGap: 2,
        display: 'flex',
        flexWrap: 'wrap',
        left: { xs: 0 },
        mb: { md: 2.5 },
        position: { xs: 'fixed', md: 'sticky' },
        px: { xs: 2, md: 0 },
        py: 1.25,
        right: { xs: 0 },
        rowGap: 1,
        top: { md: 0 },
        zIndex: 'appBar',
        [LOW_WINDOW]: { position: 'static' },
      }}
    >
      <ScrollRoom top={REVIEW_BAR.narrow + 14} bottom={176} />
      <Steps review={review} onNext={onNext} onPrevious={onPrevious} />
      <Box sx={{ width: { xs: '100%', sm: 'auto' } }}>
        <StatusButtons onChoose={onStatus} />
      </Box>
      <Box
        sx={{
          alignItems: 'center',
          display: 'flex',
          // With or without words in it, so that a decision does not change the height of the bar.
          flex: { md: '1 1 20rem', lg: '1 1 12rem' },
          gap: 1,
          justifyContent: { md: 'flex-end' },
          minHeight: { md: 36 },
          minWidth: 0,
        }}
      >
        <Typography
          role="status"
          variant="body2"
          sx={{
            // Two lines fit into the height of the buttons.
            display: { md: '-webkit-box' },
            lineHeight: { md: 1.25 },
            overflow: { md: 'hidden' },
            overflowWrap: 'anywhere',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: '2',
          }}
        >
          <span key={announcement.times}>{announcement.text}</span>
        </Typography>
        {onUndo && (
          <Button
            color="secondary"
            size="small"
            variant="outlined"
            aria-keyshortcuts="U"
            startIcon={<UndoIcon />}
            onClick={onUndo}
            sx={{ flex: 'none', gap: 0.75 }}
          >
            {t('Undo')}
            <KeyHint name="U" />
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** At the ends of the list the buttons stay, marked as disabled, as the focus may be on them. */
const STEP = { gap: 0.75, '&[aria-disabled="true"]': { opacity: 0.55 } };

function Steps({ review, onNext, onPrevious }: Pick<ReviewBarProps, 'review' | 'onNext' | 'onPrevious'>) {
  if (review.error && !review.next) {
    return (
      <Box role="alert" sx={{ alignItems: 'center', display: 'flex', gap: 1 }}>
        <Typography variant="body2">{t('The rest of the list could not be loaded.')}</Typography>
        <Button size="small" variant="outlined" color="secondary" onClick={review.retry}>
          {t('Try Again')}
        </Button>
      </Box>
    );
  }
  return (
    <Box
      component="nav"
      aria-label={t('Applications of this list')}
      sx={{
        alignItems: 'center',
        display: 'flex',
        gap: 1,
        justifyContent: 'space-between',
        width: { xs: '100%', sm: 'auto' },
      }}
    >
      <Button
        color="secondary"
        variant="outlined"
        aria-disabled={!review.previous}
        aria-keyshortcuts="K"
        startIcon={<PreviousIcon />}
        onClick={onPrevious}
        sx={STEP}
      >
        {t('Previous')}
        <KeyHint name="K" />
      </Button>
      <Typography
        variant="body2"
        sx={{ fontVariantNumeric: 'tabular-nums', minWidth: 88, textAlign: 'center', whiteSpace: 'nowrap' }}
      >
        {review.position ?? '…'}
      </Typography>
      <Button
        color="secondary"
        variant="outlined"
        aria-disabled={!review.next}
        aria-keyshortcuts="J"
        endIcon={<NextIcon />}
        onClick={onNext}
        sx={STEP}
      >
        <KeyHint name="J" />
        {t('Next')}
      </Button>
    </Box>
  );
}

import { Box, Typography } from '@mui/material';
import { type Score, SCORE_LABELS } from '@smash/contract';
import type { Scorecard } from '@smash/contract/client';
import { Fragment, type ReactNode } from 'react';
import { t } from '../../../i18n/t';
import { formatDateTime } from '../../../i18n/format';

interface ScorecardItemProps {
  scorecard: Scorecard;
  /** Replaces the name of the account. */
  who?: string;
  /** Actions on the scorecard. */
  children?: ReactNode;
}

/** One scorecard with its author and time. */
export function ScorecardItem({ scorecard, who, children }: ScorecardItemProps) {
  const { author, scores, comment, updated_at } = scorecard;
  return (
    <Box component="li" sx={{ bgcolor: 'action.hover', borderRadius: 2, px: 1.5, py: 1 }}>
      <Box
        sx={{
          alignItems: 'center',
          display: 'flex',
          gap: 1,
          justifyContent: 'space-between',
          mb: 0.5,
          minHeight: 30,
        }}
      >
        <Typography variant="caption" color="textSecondary">
          <strong>{who ?? author?.username ?? t('A former colleague')}</strong>
          {' · '}
          <time dateTime={updated_at}>{formatDateTime(updated_at)}</time>
        </Typography>
        <Box sx={{ alignItems: 'center', display: 'flex', flex: 'none' }}>{children}</Box>
      </Box>
      <Box
        component="dl"
        sx={{
          columnGap: 2,
          display: 'grid',
          fontSize: '0.875rem',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          m: 0,
          rowGap: 0.25,
        }}
      >
        {scores.map(({ criterion_id, name, score }) => (
          <Fragment key={criterion_id}>
            <Box component="dt" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
              {score} {t(SCORE_LABELS[score as Score])}
            </Box>
          </Fragment>
        ))}
      </Box>
      {comment !== null && (
        <Typography variant="body2" sx={{ mt: 0.75, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {comment}
        </Typography>
      )}
    </Box>
  );
}

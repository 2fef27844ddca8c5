import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { Scorecard, Scorecards } from '@smash/contract/client';
import type { Ref } from 'react';
import { ConfirmButton } from '../../../components/confirm-button';
import { ScorecardItem } from './scorecard-item';
import { toSpread } from './spread';
import { SpreadTable } from './spread-table';
import { useChangeScorecard } from './use-scorecards';
import { t } from '../../../i18n/t';
import { rich } from '../../../i18n/rich';

interface GivenScorecardsProps {
  applicationId: string;
  scorecards: Scorecards & { own: Scorecard };
  changeButton: Ref<HTMLButtonElement>;
  onChange: () => void;
}

/** All scorecards of an application, for somebody who has given one. */
export function GivenScorecards({ applicationId, scorecards, changeButton, onChange }: GivenScorecardsProps) {
  const { withdraw } = useChangeScorecard(applicationId);
  const { own, others, rating } = scorecards;
  const given = others ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="body2">
        {rich(
          given.length === 0
            ? '%{rating} of 4, rated by you alone so far'
            : '%{rating} of 4, rated by %{number} people',
          { rating: <strong>{rating?.toFixed(1)}</strong>, number: given.length + 1 },
        )}
      </Typography>
      {given.length > 0 && <SpreadTable rows={toSpread(scorecards)} />}
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
        <ScorecardItem scorecard={own} who={t('You')}>
          <Button
            ref={changeButton}
            color="secondary"
            size="small"
            aria-label={t('Change your rating')}
            onClick={onChange}
          >
            {t('Change')}
          </Button>
          <ConfirmButton
            name={t('Withdraw your rating')}
            icon={<RemoveIcon fontSize="small" />}
            title={t('Withdraw your rating')}
            question={t('Your scores and your comment are deleted, and you no longer see those of others.')}
            confirmLabel={t('Withdraw')}
            onConfirm={withdraw}
          />
        </ScorecardItem>
        {given.map((scorecard, index) => (
          <ScorecardItem key={scorecard.author?.id ?? index} scorecard={scorecard} />
        ))}
      </Box>
    </Box>
  );
}

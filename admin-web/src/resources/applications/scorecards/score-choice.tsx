import { Box, Button, Typography } from '@mui/material';
import { type JobCriterion, type Score, SCORE_LABELS, SCORES } from '@smash/contract';
import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { VISUALLY_HIDDEN } from '../../../components/visually-hidden';
import { useTokens } from '../../../theme/use-tokens';
import { t } from '../../../i18n/t';

interface ScoreChoiceProps {
  criterion: JobCriterion;
  score: Score | undefined;
  onChange: (score: Score | undefined) => void;
  /** Called after a key has chosen, so that the next criterion takes the focus. */
  onChosen: () => void;
}

/** The four scores of one criterion. With the focus in it, 1 to 4 choose and 0 takes the choice back. */
export function ScoreChoice({ criterion, score, onChange, onChosen }: ScoreChoiceProps) {
  const id = useId();
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const chosen = SCORES.find((one) => String(one) === event.key);
    if (chosen === undefined && event.key !== '0') return;
    // In a review these keys set the status everywhere else.
    event.preventDefault();
    onChange(chosen);
    if (chosen !== undefined) onChosen();
  };
  /** The button goes: without any focus, the next digit would set the status. */
  const takeBack = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('[role="radiogroup"]')?.querySelector('input')?.focus();
    onChange(undefined);
  };
  return (
    <Box role="radiogroup" aria-labelledby={id} aria-keyshortcuts="1 2 3 4 0" onKeyDown={handleKey}>
      <Box
        sx={{
          alignItems: 'baseline',
          display: 'flex',
          gap: 1,
          justifyContent: 'space-between',
          minHeight: 28,
        }}
      >
        <Typography id={id} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {criterion.name}
        </Typography>
        {score !== undefined && (
          <Button color="secondary" size="small" sx={{ flex: 'none', py: 0 }} onClick={takeBack}>
            {t('Clear')}
            <Box component="span" sx={VISUALLY_HIDDEN}>
              {criterion.name}
            </Box>
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 0.75, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }}>
        {SCORES.map((one) => (
          <ScoreOption
            key={one}
            name={id}
            score={one}
            isChosen={one === score}
            onChoose={() => onChange(one)}
          />
        ))}
      </Box>
    </Box>
  );
}

interface ScoreOptionProps {
  /** Name of the radio group. */
  name: string;
  score: Score;
  isChosen: boolean;
  onChoose: () => void;
}

function ScoreOption({ name, score, isChosen, onChoose }: ScoreOptionProps) {
  const tokens = useTokens();
  return (
    <Box
      component="label"
      sx={{
        alignItems: 'center',
        bgcolor: isChosen ? 'text.primary' : 'background.paper',
        border: 1,
        borderColor: isChosen ? 'text.primary' : tokens.control,
        borderRadius: 2,
        color: isChosen ? 'background.paper' : 'text.primary',
        cursor: 'pointer',
        display: 'flex',
        flexDirection: 'column',
        lineHeight: 1.25,
        py: 0.5,
        '&:hover': { borderColor: 'text.primary' },
        '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <Box
        component="input"
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        sx={VISUALLY_HIDDEN}
      />
      <Box component="span" sx={{ fontSize: '0.9375rem', fontWeight: 600 }}>
        {score}
      </Box>{' '}
      <Box component="span" sx={{ fontSize: '0.75rem' }}>
        {t(SCORE_LABELS[score])}
      </Box>
    </Box>
  );
}

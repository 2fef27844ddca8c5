import { Box, Button, TextField, Typography } from '@mui/material';
import { LONGEST_SCORECARD_COMMENT, type Score, SCORES } from '@smash/contract';
import type { Scorecards } from '@smash/contract/client';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useDraftText } from '../../../components/drafts/use-draft-text';
import { Form, sendOnCtrlEnter } from '../../../components/form';
import { useShortcuts } from '../../../components/shortcuts/use-shortcuts';
import { criteriaOf, type Draft, readKept, toBody, toDraft } from './draft';
import { ScoreChoice } from './score-choice';
import { useChangeScorecard } from './use-scorecards';
import { t } from '../../../i18n/t';

interface ScorecardFormProps {
  applicationId: string;
  scorecards: Pick<Scorecards, 'criteria' | 'own'>;
  /** Whether R focuses the form. */
  hasShortcut: boolean;
  /** Whether R was pressed before the form was there. */
  isWanted: boolean;
  /** Called once the form has taken the focus for it. */
  onTaken: (() => void) | undefined;
  /** Called after saving or cancelling; left out while there is nothing behind the form. */
  onClose: (() => void) | undefined;
  onSaved: () => void;
}

/** The person's own scorecard, filled in with the keys of one hand: R, a number for each criterion, Enter. */
export function ScorecardForm({
  applicationId,
  scorecards,
  hasShortcut,
  isWanted,
  onTaken,
  onClose,
  onSaved,
}: ScorecardFormProps) {
  const container = useRef<HTMLDivElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const { text, setText, clear } = useDraftText(`scorecard:${applicationId}`);
  const { save, isPending } = useChangeScorecard(applicationId);
  const draft = readKept(text) ?? toDraft(scorecards.own);
  const criteria = criteriaOf(scorecards);
  const body = toBody(draft, criteria);
  // Changes made during saving would be cleared with the saved ones.
  const change = (changed: Partial<Draft>) => isPending || setText(JSON.stringify({ ...draft, ...changed }));
  const score = (id: string, given: Score | undefined) =>
    change({ scores: { ...draft.scores, [id]: given } });

  const focus = (index: number) => {
    const group = container.current?.querySelectorAll('[role="radiogroup"]')[index];
    const input = group?.querySelector<HTMLElement>(':checked') ?? group?.querySelector<HTMLElement>('input');
    // Deferred: the button is enabled only once the score has been drawn.
    if (input) input.focus();
    else setTimeout(() => saveButton.current?.focus());
  };
  const begin = () => {
    const unscored = criteria.findIndex(({ id }) => draft.scores[id] === undefined);
    focus(Math.max(0, unscored));
    onTaken?.();
  };
  useShortcuts(hasShortcut ? { r: begin } : {});
  const beginIfWanted = useEffectEvent(() => isWanted && begin());
  useEffect(() => {
    beginIfWanted();
  }, [isWanted]);

  const submit = async () => {
    if (!body || !(await save(body))) return;
    clear();
    onSaved();
  };
  return (
    <Form onSubmit={submit} spacing={1.5}>
      <Box ref={container} sx={{ display: 'grid', gap: 1.25 }}>
        {criteria.map((criterion, index) => (
          <ScoreChoice
            key={criterion.id}
            criterion={criterion}
            score={draft.scores[criterion.id]}
            onChange={(given) => score(criterion.id, given)}
            onChosen={() => focus(index + 1)}
          />
        ))}
      </Box>
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ '@media (hover: none)': { display: 'none' } }}
      >
        {hasShortcut
          ? t('Keys: R to begin, 1 to 4 to score and go on, 0 to clear, Enter to save.')
          : t('Keys: 1 to 4 to score and go on, 0 to clear, Enter to save.')}
      </Typography>
      <TextField
        label={t('Comment (optional)')}
        multiline
        minRows={2}
        maxRows={10}
        value={draft.comment}
        onChange={(event) => change({ comment: event.target.value })}
        onKeyDown={sendOnCtrlEnter}
        slotProps={{ htmlInput: { maxLength: LONGEST_SCORECARD_COMMENT, readOnly: isPending } }}
      />
      <Box sx={{ display: 'flex', gap: 1 }} onKeyDown={dropScore}>
        <Button
          ref={saveButton}
          type="submit"
          color="secondary"
          size="small"
          variant="contained"
          loading={isPending}
          disabled={!body}
        >
          {t('Save rating')}
        </Button>
        {onClose && (
          <Button
            color="secondary"
            size="small"
            onClick={() => {
              clear();
              onClose();
            }}
          >
            {t('Cancel')}
          </Button>
        )}
      </Box>
    </Form>
  );
}

/** A digit too many must not set the status. */
function dropScore(event: KeyboardEvent<HTMLElement>): void {
  if (SCORES.some((score) => String(score) === event.key)) event.preventDefault();
}

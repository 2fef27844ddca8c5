import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { Interview } from '@smash/contract/client';
import { SlotChoice } from '../../components/interviews/slot-choice';
import { INTERVIEWS_KEY, useFreeSlots } from '../../components/interviews/use-free-slots';
import { Loaded } from '../../components/loaded';
import { useOneAtATime } from '../../components/use-one-at-a-time';
import { useAttempt } from '../../providers/use-attempt';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { t } from '../../i18n/t';

interface MoveDialogProps {
  interview: Interview;
  onClose: () => void;
}

/** Books another time for the applicant: both calendars move with it. */
export function MoveDialog({ interview, onClose }: MoveDialogProps) {
  const dataProvider = usePortalDataProvider();
  const slots = useFreeSlots(interview.application_id);
  const [[chosen], setChosen] = useState<string[]>([]);
  // The interview as it was when the times were shown: a later change by somebody else is not replaced unseen.
  const [opened] = useState(interview);
  const id = useId();
  const { attempt, isPending } = useAttempt((client) =>
    client.invalidateQueries({ queryKey: INTERVIEWS_KEY }),
  );
  const move = useOneAtATime(async (slotId: string) => {
    const isMoved = await attempt(() => dataProvider.moveInterview(opened, slotId), {
      done: t('The interview is booked, and everybody is told'),
      failure: t('Failed to book the time'),
    });
    if (isMoved) onClose();
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>
        {t('Book a time for %{applicant}', { applicant: interview.applicant_name })}
      </DialogTitle>
      <DialogContent>
        <Loaded of={slots} loading={t('Loading times...')} failure={t('The times could not be loaded')}>
          {(free) =>
            free.length === 0 ? (
              <Typography variant="body2">{t('There are no free times. Add some first.')}</Typography>
            ) : (
              <SlotChoice slots={free} chosen={chosen === undefined ? [] : [chosen]} onChange={setChosen} />
            )
          }
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t('Back')}
        </Button>
        <Button
          variant="contained"
          disabled={chosen === undefined}
          loading={isPending}
          onClick={() => chosen !== undefined && void move(chosen)}
        >
          {t('Book this time')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

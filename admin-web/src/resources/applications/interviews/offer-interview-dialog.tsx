import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
  TextField,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { INTERVIEW_LIMITS } from '@smash/contract';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Application } from '@smash/contract/client';
import { closeUnlessTyped } from '../../../components/close-unless-typed';
import { useDraftText } from '../../../components/drafts/use-draft-text';
import { SlotChoice } from '../../../components/interviews/slot-choice';
import { INTERVIEWS_KEY, useFreeSlots } from '../../../components/interviews/use-free-slots';
import { useOneAtATime } from '../../../components/use-one-at-a-time';
import { APPLICATIONS_KEY } from '../../../providers/application-cache';
import { useAttempt } from '../../../providers/use-attempt';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { SectionState } from '../section-state';
import { t } from '../../../i18n/t';
import { rich } from '../../../i18n/rich';

interface OfferInterviewDialogProps {
  application: Application;
  onClose: () => void;
}

/** The free times, some of which the applicant may choose from, and what HR writes to them. */
export function OfferInterviewDialog({ application, onClose }: OfferInterviewDialogProps) {
  const dataProvider = usePortalDataProvider();
  const client = useQueryClient();
  const slots = useFreeSlots(true);
  const [chosen, setChosen] = useState<string[]>([]);
  const { text, setText, clear } = useDraftText(`interview:${application.id}`);
  // Without those that were taken since.
  const offered = chosen.filter((slotId) => slots.data?.some((slot) => slot.id === slotId));
  const isTooMany = offered.length > INTERVIEW_LIMITS.times;
  const id = useId();
  const { attempt, isPending } = useAttempt(() =>
    Promise.all([
      client.invalidateQueries({ queryKey: INTERVIEWS_KEY }),
      client.invalidateQueries({ queryKey: APPLICATIONS_KEY }),
    ]),
  );
  const finish = () => {
    clear();
    onClose();
  };
  const send = useOneAtATime(async () => {
    const offer = { application_id: application.id, slot_ids: offered, text };
    const isSent = await attempt(() => dataProvider.offerInterview(offer), {
      done: t('The times are on their way to %{email}', { email: application.email }),
      failure: t('Failed to offer the interview'),
    });
    if (isSent) finish();
  });
  return (
    <Dialog
      open
      onClose={closeUnlessTyped(text !== '' || offered.length > 0, onClose)}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={id}>{t('Offer an interview')}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {t('%{first_name} chooses one of these times (Lagos time). The first to choose a time gets it.', {
            first_name: application.first_name,
          })}
        </Typography>
        {slots.data === undefined ? (
          <SectionState failure={t('The times could not be loaded.')} query={slots} />
        ) : slots.data.length === 0 ? (
          <Typography variant="body2">
            {rich('There are no free times. %{link} first.', {
              link: (
                <Link component={RouterLink} to="/interviews">
                  {t('Add some')}
                </Link>
              ),
            })}
          </Typography>
        ) : (
          <>
            <SlotChoice isMany slots={slots.data} chosen={offered} onChange={setChosen} />
            <Typography role="status" variant="caption" color={isTooMany ? 'error' : 'textSecondary'}>
              {t('%{count} of at most %{most} times chosen', {
                count: offered.length,
                most: INTERVIEW_LIMITS.times,
              })}
            </Typography>
          </>
        )}
        <TextField
          fullWidth
          multiline
          minRows={2}
          label={t('Message to the applicant (optional)')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { maxLength: INTERVIEW_LIMITS.text } }}
          sx={{ mt: 2 }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={finish}>
          {t('Cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={offered.length === 0 || isTooMany}
          loading={isPending}
          onClick={() => void send()}
        >
          {t('Send the offer')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

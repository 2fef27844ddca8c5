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
import { INTERVIEW_LIMITS } from '@smash/contract';
import type { OfferedTime } from '@smash/contract/client';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { APPLICATIONS_KEY } from '../../providers/application-cache';
import { useAttempt } from '../../providers/use-attempt';
import { t } from '../../i18n/t';
import { rich } from '../../i18n/rich';
import { closeUnlessTyped } from '../close-unless-typed';
import { useDraftText } from '../drafts/use-draft-text';
import { Loaded } from '../loaded';
import { useOneAtATime } from '../use-one-at-a-time';
import { SlotChoice } from './slot-choice';
import { INTERVIEWS_KEY, useFreeSlots } from './use-free-slots';

interface OfferTimesDialogProps {
  applicationId: string;
  title: string;
  /** What the applicant does with the times. */
  intro: string;
  /** Key of the draft of the text, which outlasts the end of the session. */
  draft: string;
  /** The times that are offered already, with their text. */
  before?: { times: readonly OfferedTime[]; text: string };
  done: string;
  failure: string;
  onOffer: (offer: { slot_ids: string[]; text: string }) => Promise<unknown>;
  onClose: () => void;
}

/** The free times, some of which an applicant may choose from, and what HR writes to them. */
export function OfferTimesDialog(props: OfferTimesDialogProps) {
  const {
    applicationId,
    title,
    intro,
    draft,
    before = { times: [], text: '' },
    done,
    failure,
    onOffer,
    onClose,
  } = props;
  const slots = useFreeSlots(applicationId);
  const known = new Set(before.times.filter(({ is_free }) => is_free).map(({ slot_id }) => slot_id));
  const [chosen, setChosen] = useState<string[]>([...known]);
  const { text, setText, clear } = useDraftText(draft, before.text);
  // Without times that were taken meanwhile.
  const offered = chosen.filter((slotId) => slots.data?.some((slot) => slot.id === slotId));
  const isTooMany = offered.length > INTERVIEW_LIMITS.times;
  const isOther = offered.length !== known.size || offered.some((slotId) => !known.has(slotId));
  const isChanged = isOther || text !== before.text;
  const id = useId();
  const { attempt, isPending } = useAttempt((client) =>
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
    if (await attempt(() => onOffer({ slot_ids: offered, text }), { done, failure })) finish();
  });
  return (
    <Dialog open onClose={closeUnlessTyped(isChanged, onClose)} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {intro}
        </Typography>
        <Loaded of={slots} loading={t('Loading times...')} failure={t('The times could not be loaded')}>
          {(free) =>
            free.length === 0 ? (
              <Typography variant="body2">
                {rich('There are no free times. %{link} first.', {
                  link: (
                    <Link component={RouterLink} to="/interviews" onClick={onClose}>
                      {t('Add some')}
                    </Link>
                  ),
                })}
              </Typography>
            ) : (
              <>
                <SlotChoice
                  isMany
                  slots={free.map((slot) =>
                    // Does not count this offer among the others.
                    known.has(slot.id) ? { ...slot, offers: slot.offers - 1 } : slot,
                  )}
                  chosen={offered}
                  onChange={setChosen}
                />
                <Typography role="status" variant="caption" color={isTooMany ? 'error' : 'textSecondary'}>
                  {t('%{count} of at most %{most} times chosen', {
                    count: offered.length,
                    most: INTERVIEW_LIMITS.times,
                  })}
                </Typography>
              </>
            )
          }
        </Loaded>
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
          disabled={offered.length === 0 || isTooMany || !isChanged}
          loading={isPending}
          onClick={() => void send()}
        >
          {t('Send the offer')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

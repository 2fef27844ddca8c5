import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { addDays, INTERVIEW_LIMITS } from '@smash/contract';
import { useId, useState } from 'react';
import { INTERVIEWS_KEY } from '../../components/interviews/use-free-slots';
import { useOneAtATime } from '../../components/use-one-at-a-time';
import { useAttempt } from '../../providers/use-attempt';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { slotsBetween } from './week';
import { t } from '../../i18n/t';

/** Adds free times to one's own calendar: a day, from when to when, how long each, and where. */
export function AddTimes({ today }: { today: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {t('Add my times')}
      </Button>
      {isOpen && <AddTimesDialog today={today} onClose={() => setOpen(false)} />}
    </>
  );
}

function AddTimesDialog({ today, onClose }: { today: string; onClose: () => void }) {
  const dataProvider = usePortalDataProvider();
  const client = useQueryClient();
  const [values, setValues] = useState({
    day: addDays(today, 1),
    from: '09:00',
    to: '12:00',
    minutes: '30',
    place: '',
  });
  const id = useId();
  const { attempt, isPending } = useAttempt(() => client.invalidateQueries({ queryKey: INTERVIEWS_KEY }));
  const minutes = Number(values.minutes);
  const starts = slotsBetween(values.day, { from: values.from, to: values.to, minutes });
  const isReady =
    starts.length > 0 &&
    starts.length <= INTERVIEW_LIMITS.slots &&
    minutes >= INTERVIEW_LIMITS.shortest &&
    minutes <= INTERVIEW_LIMITS.longest &&
    values.place.trim() !== '';
  const add = useOneAtATime(async () => {
    const slots = starts.map((starts_at) => ({ starts_at, minutes, place: values.place }));
    const isAdded = await attempt(() => dataProvider.addSlots(slots), {
      done: t('One time added |||| %{smart_count} times added', { smart_count: starts.length }),
      failure: t('Failed to add the times'),
    });
    if (isAdded) onClose();
  });
  const field = (name: keyof typeof values, label: string, type: string) => (
    <TextField
      label={label}
      type={type}
      value={values[name]}
      onChange={(event) => setValues({ ...values, [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: INTERVIEW_LIMITS.place } }}
    />
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{t('Add my times')}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          {field('day', t('Day'), 'date')}
          {field('from', t('From (Lagos time)'), 'time')}
          {field('to', t('To'), 'time')}
          {field('minutes', t('Minutes each'), 'number')}
          {field('place', t('Place or link'), 'text')}
          <Typography variant="body2" color="textSecondary" role="status">
            {t('One time |||| %{smart_count} times', { smart_count: starts.length })}
          </Typography>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button variant="contained" disabled={!isReady} loading={isPending} onClick={() => void add()}>
          {t('Add')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { Alert, Button, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { addDays, INTERVIEW_LIMITS } from '@smash/contract';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { FormDialog } from '../../components/form-dialog';
import { INTERVIEWS_KEY } from '../../components/interviews/use-free-slots';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { slotsBetween } from './week';
import { t } from '../../i18n/t';

/** Adds free times to the person's calendar: the day, from when to when, how long each, and where. */
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
  const notify = useNotify();
  const minutes = Number(values.minutes);
  const starts = slotsBetween(values.day, { from: values.from, to: values.to, minutes });
  const add = async () => {
    if (starts.length === 0) throw new RangeError(t('No time of this length fits between these hours.'));
    if (starts.length > INTERVIEW_LIMITS.slots) {
      throw new RangeError(t('Please add at most %{most} times at once.', { most: INTERVIEW_LIMITS.slots }));
    }
    const { place } = values;
    await dataProvider.addSlots(starts.map((starts_at) => ({ starts_at, minutes, place })));
    void client.invalidateQueries({ queryKey: INTERVIEWS_KEY });
    notify(t('One time added |||| %{smart_count} times added', { smart_count: starts.length }), {
      type: 'success',
    });
    onClose();
  };
  const field = (name: keyof typeof values, label: string, type: string, limits = {}) => (
    <TextField
      label={label}
      type={type}
      required
      value={values[name]}
      onChange={(event) => setValues({ ...values, [name]: event.target.value })}
      slotProps={{ inputLabel: { required: false, shrink: true }, htmlInput: limits }}
    />
  );
  return (
    <FormDialog
      title={t('Add my times')}
      submitLabel={t('Add')}
      maxWidth="xs"
      failure={t('Failed to add the times')}
      describe={(problem) => (problem instanceof RangeError ? problem.message : undefined)}
      onClose={onClose}
      onSubmit={add}
    >
      {(problems) => (
        <>
          {Object.keys(problems).length > 0 && (
            <Alert severity="error">{Object.values(problems).join('. ')}</Alert>
          )}
          {field('day', t('Day'), 'date')}
          {field('from', t('From (Lagos time)'), 'time')}
          {field('to', t('To'), 'time')}
          {field('minutes', t('Minutes each'), 'number', {
            min: INTERVIEW_LIMITS.shortest,
            max: INTERVIEW_LIMITS.longest,
          })}
          {field('place', t('Place or link'), 'text', {
            maxLength: INTERVIEW_LIMITS.place,
            pattern: String.raw`.*\S.*`,
          })}
          <Typography variant="body2" color="textSecondary" role="status">
            {t('One time |||| %{smart_count} times', { smart_count: starts.length })}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}

import { formatDate, lagosDate, lagosTime } from '@smash/contract';
import { useState } from 'react';
import { Button } from '../../components/button';
import { Form } from '../../components/form/form';
import type { OwnInterview } from '../../lib/api/candidate';
import styles from './interview-section.module.css';

interface InterviewTimesProps {
  times: OwnInterview['times'];
  label: string;
  isBusy: boolean;
  /** Keeps the booked time; undefined while no time is booked. */
  onKeep: (() => void) | undefined;
  onChoose: (slotId: string) => Promise<void>;
}

/** Form to choose one of the free times. */
export function InterviewTimes({ times, label, isBusy, onKeep, onChoose }: InterviewTimesProps) {
  const [chosen, setChosen] = useState<string | undefined>();
  const slot = times.find(({ slot_id }) => slot_id === chosen);
  const keep = onKeep && (
    <Button look="quiet" size="small" disabled={isBusy} onClick={onKeep}>
      Keep my time
    </Button>
  );
  if (times.length === 0)
    return (
      <>
        <p>{onKeep ? 'No other time is left.' : 'No time is left. HR will offer you others.'}</p>
        {keep && <div>{keep}</div>}
      </>
    );
  return (
    <Form
      name="Interview time"
      isBusy={isBusy}
      onSubmit={async () => {
        if (slot) await onChoose(slot.slot_id);
      }}
    >
      <fieldset className={styles.times} disabled={isBusy}>
        <legend className={styles.legend}>Times, by the clocks in Lagos</legend>
        {times.map(({ slot_id, starts_at, minutes, place }, index) => (
          <label key={slot_id} className={styles.time}>
            <input
              type="radio"
              name="interview-time"
              value={slot_id}
              // This form replaces the button that had the focus.
              autoFocus={index === 0 && onKeep !== undefined}
              checked={chosen === slot_id}
              onChange={() => setChosen(slot_id)}
            />
            <span>
              <strong>
                {formatDate(lagosDate(new Date(starts_at)))}, {lagosTime(new Date(starts_at))}
              </strong>
              <span className={styles.place}>
                {minutes} minutes · {place}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button type="submit" size="small" disabled={isBusy || !slot}>
          {isBusy ? 'Booking...' : label}
        </Button>
        {keep}
      </div>
    </Form>
  );
}

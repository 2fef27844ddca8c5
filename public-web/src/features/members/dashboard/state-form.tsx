import { NIGERIAN_STATES } from '@smash/contract';
import { useState, type SyntheticEvent } from 'react';
import { useRevalidator } from 'react-router';
import { SelectField } from '../../../components/form/select-field';
import { SubmitButton } from '../../../components/submit-button';
import { setState } from '../../../lib/api/members';
import styles from './dashboard.module.css';

/** Asks a member for the state of residence, from which the zone follows. */
export function StateForm() {
  const revalidator = useRevalidator();
  const [state, choose] = useState('');
  const [error, setError] = useState<string | undefined>();

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!state) return setError('Please choose a state from the list');
    const outcome = await setState(state);
    if (outcome.isDone) await revalidator.revalidate();
    else setError(outcome.message);
  }

  return (
    <form
      className={styles.stateForm}
      noValidate
      aria-label="State of residence"
      onSubmit={(event) => void submit(event)}
    >
      <p>Tell us where you live, and the messages for your zone appear here.</p>
      <SelectField
        id="dashboard-state"
        label="State of residence"
        options={NIGERIAN_STATES}
        placeholder="Please choose"
        isRequired
        value={state}
        error={error}
        onChange={(event) => {
          choose(event.target.value);
          setError(undefined);
        }}
      />
      <SubmitButton size="small" look="outline">
        Save
      </SubmitButton>
    </form>
  );
}

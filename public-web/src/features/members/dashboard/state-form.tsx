import { NIGERIAN_STATES } from '@smash/contract';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Form } from '../../../components/form/form';
import { SelectField } from '../../../components/form/select-field';
import { SubmitButton } from '../../../components/submit-button';
import { setState } from '../../../lib/api/members';
import styles from './dashboard.module.css';

/** Asks a member for the state of residence, from which the zone follows. */
export function StateForm() {
  const revalidator = useRevalidator();
  const [state, choose] = useState('');
  const [error, setError] = useState<string | undefined>();

  async function submit() {
    if (!state) return setError('Please choose a state from the list');
    const outcome = await setState(state);
    if (outcome.isDone) await revalidator.revalidate();
    else setError(outcome.message);
  }

  return (
    <Form className={styles.stateForm} name="State of residence" onSubmit={submit}>
      <p>Tell us where you live to see messages for your zone.</p>
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
    </Form>
  );
}

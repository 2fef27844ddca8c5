import { APPLICATION_MESSAGES, NIGERIAN_STATES } from '@smash/contract';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useAccessForm } from '../../../components/access/use-access-form';
import { Form } from '../../../components/form/form';
import { FormProblems } from '../../../components/form/form-problems';
import { SelectField } from '../../../components/form/select-field';
import { SubmitButton } from '../../../components/submit-button';
import { setState } from '../../../lib/api/members';
import styles from './dashboard.module.css';

const checkState = (state: string) => (state ? undefined : APPLICATION_MESSAGES.state);

/** Form for the member's state of residence, which decides the zone. */
export function StateForm() {
  const revalidator = useRevalidator();
  const element = useRef<HTMLFormElement>(null);
  const { form, field } = useAccessForm(
    { state_of_resident: ['State of residence', checkState] },
    (values) => setState(values.state_of_resident),
    async () => {
      // The form disappears, so the focus moves to the heading of its panel.
      const heading = element.current?.closest('section')?.querySelector('h2');
      await revalidator.revalidate();
      heading?.focus();
    },
  );

  return (
    <Form
      ref={element}
      className={styles.stateForm}
      name="State of residence"
      isBusy={form.isBusy}
      onSubmit={form.onSubmit}
    >
      <p>Tell us where you live to see messages for your zone.</p>
      <FormProblems {...form} />
      <SelectField
        {...field('state_of_resident')}
        width="half"
        options={NIGERIAN_STATES}
        placeholder="Please choose"
      />
      <SubmitButton size="small" look="outline" disabled={form.isBusy}>
        Save
      </SubmitButton>
    </Form>
  );
}

import { describeJobSearch, FREQUENCY_NAMES, readJobFilters } from '@smash/contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { AccessForm } from '../../components/access/access-form';
import { checkEmail } from '../../components/access/field-checks';
import { Said } from '../../components/access/said';
import { useAccessForm } from '../../components/access/use-access-form';
import { Button } from '../../components/button';
import { SelectField } from '../../components/form/select-field';
import { TextField } from '../../components/form/text-field';
import { askForJobAlert } from '../../lib/api/job-alerts';
import styles from './job-alert-invitation.module.css';

/** Form for an alert about the present search of the list; about all jobs if nothing is filtered. */
export default function JobAlertForm() {
  const { search } = useLocation();
  const { q, brand, place } = readJobFilters(new URLSearchParams(search)).filters;
  /** The server's answer, with the search it belongs to: another search can have its own alert. */
  const [answer, setAnswer] = useState<{ search: string; detail: string }>();
  const { form, field } = useAccessForm(
    { email: ['Email', checkEmail], frequency: ['When', () => undefined] },
    ({ email, frequency }) =>
      askForJobAlert({
        ...{ q, brand, place },
        email: email.trim(),
        frequency: frequency ? 'weekly' : 'at_once',
      }),
    ({ detail }) => setAnswer({ search, detail }),
  );

  if (answer?.search === search)
    return (
      <Said>
        <h3>Check your email</h3>
        <p>{answer.detail}</p>
        <p>Nothing after a few minutes? Check your spam folder, or ask again.</p>
        <Button look="outline" size="small" onClick={() => setAnswer(undefined)}>
          Ask again
        </Button>
      </Said>
    );
  return (
    <div className={styles.form}>
      <AccessForm
        {...form}
        name="Tell me of new jobs"
        buttonLabel="Email me new jobs"
        busyLabel="One moment..."
      >
        <dl className={styles.search}>
          <dt>Jobs</dt>
          <dd>{describeJobSearch({ q, brand, place })}</dd>
        </dl>
        <TextField
          {...field('email')}
          // This field replaces the pressed button; with an answer to another search, nothing was pressed.
          autoFocus={!answer}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <SelectField
          {...field('frequency')}
          isRequired={false}
          placeholder={FREQUENCY_NAMES.at_once}
          options={[FREQUENCY_NAMES.weekly]}
        />
      </AccessForm>
    </div>
  );
}

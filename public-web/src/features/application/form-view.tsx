import { CONSENT, TALENT_POOL_CONSENT, TALENT_POOL_QUESTION } from '@smash/contract';
import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/button';
import { CheckField } from '../../components/form/check-field';
import { Form } from '../../components/form/form';
import { FormProblems } from '../../components/form/form-problems';
import { Later } from '../../components/later';
import { SubmitButton } from '../../components/submit-button';
import { lazyExtra } from '../../lib/lazy-extra';
import { useAddressChannel } from '../../lib/use-address-channel';
import { useIsOnline } from '../../lib/use-is-online';
import styles from './application-form.module.css';
import { ApplicationSections } from './application-sections';
import { fieldId, SENDING_STATUS } from './form-values';
import { loadSending } from './sending/use-sending';
import type { ApplicationFormState } from './use-application-form';

const ProgressOfSending = lazyExtra(async () => (await loadSending()).ProgressOfSending);

interface FormViewProps {
  state: ApplicationFormState;
  name: string;
  submitLabel: string;
  busyLabel: string;
  onCancel: () => void;
  /** Address that the browser sends the form to while there are no scripts. */
  address?: string;
  /** Shows the consent to the talent pool. */
  asksForPool?: boolean;
  /** Shown below the buttons. */
  children?: ReactNode;
}

/** The form of an application, whether it is the first for a job or a newer version. */
export function FormView({
  state,
  name,
  submitLabel,
  busyLabel,
  onCancel,
  address,
  asksForPool = false,
  children,
}: FormViewProps) {
  const { isSending, progress } = state;
  const isOnline = useIsOnline();

  return (
    <>
      <Form
        className={styles.form}
        name={name}
        isBusy={isSending}
        onSubmit={state.submit}
        {...(address && { action: address, method: 'post', encType: 'multipart/form-data' })}
      >
        {address && <HiddenAnswers />}
        <p className={styles.legendNote}>
          Fields marked <span className={styles.star}>*</span> are required.
        </p>
        <ApplicationProblems state={state} />
        <ApplicationSections state={state} />
        <div className={styles.foot}>
          {progress && (
            <Suspense>
              <ProgressOfSending progress={progress} onStop={state.stopSending} />
            </Suspense>
          )}
          <p className={styles.consent}>
            {CONSENT.text}{' '}
            <Link to="/privacypolicy" target="_blank">
              Privacy policy
            </Link>
          </p>
          {asksForPool && (
            <CheckField
              name="talent_pool"
              label={TALENT_POOL_QUESTION}
              hint={TALENT_POOL_CONSENT.text}
              isChecked={state.isForPool}
              isDisabled={isSending}
              onChange={state.changePool}
            />
          )}
          <div className={styles.actions}>
            <SubmitButton disabled={isSending || !isOnline} needsScripts={!address}>
              {isSending ? busyLabel : isOnline ? submitLabel : 'You are offline'}
            </SubmitButton>
            <Button className={styles.cancel} look="outline" disabled={isSending} onClick={onCancel}>
              Cancel
            </Button>
          </div>
          {/* Later, because a lazy part that React waits for would delay the draft in the fields. */}
          <Later>{children}</Later>
        </div>
      </Form>
      <p id={SENDING_STATUS} role="status" className="visually-hidden" />
    </>
  );
}

/** Values beside the answers when the browser sends the form without scripts: the consent's version and the channel. */
function HiddenAnswers() {
  const channel = useAddressChannel();
  return (
    <>
      <input type="hidden" name="consent_version" value={CONSENT.version} />
      {channel !== null && <input type="hidden" name="channel" value={channel} />}
    </>
  );
}

/** The errors that keep the application from being sent. */
function ApplicationProblems({ state }: { state: ApplicationFormState }) {
  const { fields, errors, banner, failureCount } = state;
  const problems = fields.flatMap(({ name, label }) => {
    const message = errors[name];
    return message ? [{ id: fieldId(name), label, message }] : [];
  });
  return <FormProblems problems={problems} banner={banner} failureCount={failureCount} />;
}

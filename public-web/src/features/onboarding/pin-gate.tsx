import { ONBOARDING_PIN_LENGTH } from '@smash/contract';
import { useState } from 'react';
import { Burst } from '../../components/burst';
import { Container } from '../../components/container';
import { Form } from '../../components/form/form';
import { TextField } from '../../components/form/text-field';
import { ScriptNotice } from '../../components/script-notice';
import { SubmitButton } from '../../components/submit-button';
import { HR_EMAIL } from '../../content/company';
import { ONBOARDING } from '../../content/onboarding';
import type { UnlockOutcome } from '../../lib/api/onboarding';
import styles from './pin-gate.module.css';

type Refusal = Extract<UnlockOutcome, { type: 'refused' }>;

interface PinGateProps {
  unlock: (pin: string) => Promise<Refusal | undefined>;
  isFocused?: boolean | undefined;
}

/** Form for the PIN: masked, at most ten characters. A wrong PIN shows a message and is cleared. */
export function PinGate({ unlock, isFocused }: PinGateProps) {
  const [pin, setPin] = useState('');
  const [message, setMessage] = useState<string | undefined>();
  const [isSending, setSending] = useState(false);

  async function submit(form: HTMLFormElement) {
    setSending(true);
    setMessage(undefined);
    const refusal = await unlock(pin);
    setSending(false);
    if (!refusal) return;
    setMessage(refusal.message);
    if (refusal.isWrongPin) setPin('');
    form.querySelector('input')?.focus();
  }

  return (
    <Container className={styles.gate}>
      <Burst className={styles.mark} isTurning={isSending} />
      <div className={styles.sheet}>
        <h1 className={styles.heading}>Onboarding</h1>
        <p className={styles.lead}>{ONBOARDING.gate}</p>
        <ScriptNotice mailbox={HR_EMAIL} />
        <Form className={styles.form} name="Onboarding PIN" isBusy={isSending} onSubmit={submit}>
          <TextField
            id="onboarding-pin"
            label="PIN"
            name="pin"
            type="password"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={ONBOARDING_PIN_LENGTH}
            isRequired
            autoFocus={isFocused}
            value={pin}
            error={message}
            isErrorAlert
            onChange={(event) => {
              setPin(event.target.value);
              setMessage(undefined);
            }}
          />
          <SubmitButton disabled={isSending}>{isSending ? 'Checking...' : 'Unlock'}</SubmitButton>
        </Form>
      </div>
    </Container>
  );
}

import { Alert, Button, Typography } from '@mui/material';
import { COMPANY } from '@smash/contract';
import { useState } from 'react';
import { useLogin } from 'react-admin';
import { useOneAtATime } from '../../components/use-one-at-a-time';
import { failureCode } from '../../providers/api-failure';
import { describeAuthFailure } from '../../providers/auth-provider';
import { hasPasskeys, passkeyFailure } from '../../providers/passkeys';
import type { LoginUnderWay, SecondProof } from '../../providers/second-step';
import { CodeForm } from './code-form';
import { t } from '../../i18n/t';

interface SecondStepProps {
  login: LoginUnderWay;
  /** Back to the password; with a sentence when the person did not ask for it. */
  onStartAgain: (reason?: string) => void;
}

/** Labels of the links to the other ways. */
const OTHER_WAYS = {
  totp: t('Use a code from the app'),
  passkey: t('Use a passkey'),
  recovery_code: t('Use a recovery code'),
} as const;

/** The second step of a login: a code of the app, a passkey, or a recovery code. */
export function SecondStep({ login: { challenge, methods }, onStartAgain }: SecondStepProps) {
  const login = useLogin();
  const ways = methods.filter((method) => method !== 'passkey' || hasPasskeys());
  const [way, setWay] = useState(ways[0]);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const send = useOneAtATime(async (proof: SecondProof) => {
    setFailure(undefined);
    setBusy(true);
    try {
      await login({ ...proof, challenge });
      return true;
    } catch (error) {
      const sentence = passkeyFailure(error) ?? describeAuthFailure(error);
      if (failureCode(error) === 'login_expired') onStartAgain(sentence);
      else setFailure(sentence);
      return false;
    } finally {
      setBusy(false);
    }
  });
  const choose = (next: keyof typeof OTHER_WAYS) => {
    setFailure(undefined);
    setWay(next);
    if (next === 'passkey') void send({ isPasskey: true });
  };

  return (
    <>
      {failure !== undefined && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      {way === 'totp' && (
        <CodeForm
          key="totp"
          kind="totp"
          hint={t('Enter the six digits that your authenticator app shows for %{company}.', {
            company: COMPANY.name,
          })}
          isBusy={isBusy}
          onSend={(code) => send({ code })}
        />
      )}
      {way === 'recovery_code' && (
        <CodeForm
          key="recovery"
          kind="recovery_code"
          hint={t('Enter one of the recovery codes that you saved. Each works once.')}
          isBusy={isBusy}
          onSend={(recoveryCode) => send({ recoveryCode })}
        />
      )}
      {way === 'passkey' && (
        <>
          <Typography variant="body2" sx={{ mb: 2 }}>
            {t('Unlock your passkey as your device asks you to.')}
          </Typography>
          <Button
            fullWidth
            size="large"
            variant="contained"
            autoFocus
            disabled={isBusy}
            onClick={() => void send({ isPasskey: true })}
          >
            {isBusy ? t('Processing...') : OTHER_WAYS.passkey}
          </Button>
        </>
      )}
      {way === undefined && (
        <Alert severity="warning">
          {t(
            'This browser cannot use passkeys, and your account has nothing else. Please use another browser.',
          )}
        </Alert>
      )}
      <OtherWays
        ways={ways.filter((other) => other !== way)}
        isBusy={isBusy}
        onChoose={choose}
        onStartAgain={() => onStartAgain()}
      />
    </>
  );
}

interface OtherWaysProps {
  ways: (keyof typeof OTHER_WAYS)[];
  isBusy: boolean;
  onChoose: (way: keyof typeof OTHER_WAYS) => void;
  onStartAgain: () => void;
}

function OtherWays({ ways, isBusy, onChoose, onStartAgain }: OtherWaysProps) {
  return (
    <>
      {ways.map((way, index) => (
        <Button
          key={way}
          fullWidth
          color="secondary"
          variant="outlined"
          disabled={isBusy}
          onClick={() => onChoose(way)}
          sx={{ mt: index === 0 ? 2.5 : 1 }}
        >
          {OTHER_WAYS[way]}
        </Button>
      ))}
      <Button fullWidth color="secondary" onClick={onStartAgain} sx={{ mt: 1.5 }}>
        {t('Back to the password')}
      </Button>
    </>
  );
}

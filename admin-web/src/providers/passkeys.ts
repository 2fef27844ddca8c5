import type { Schemas } from '@smash/contract/client';
import { t } from '../i18n/t';

type Assertion = Omit<Schemas['AssertionDto'], 'challenge'>;
type Attestation = Omit<Schemas['AddPasskeyDto'], 'name'>;

/** Loaded when a passkey is used: few logins need it. */
const webAuthn = () => import('@simplewebauthn/browser');

/** Whether this browser can use passkeys at all. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Has the browser sign with a passkey of the account; the person unlocks it. */
export async function signWithPasskey(options: object): Promise<Assertion> {
  const { startAuthentication } = await webAuthn();
  const { id, response } = await startAuthentication({ optionsJSON: options as never });
  return {
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
  };
}

/** Has the browser make a passkey; the person chooses where it is kept. */
export async function makePasskey(options: object): Promise<Attestation> {
  const { startRegistration } = await webAuthn();
  const { id, response } = await startRegistration({ optionsJSON: options as never });
  return {
    id,
    client_data: response.clientDataJSON,
    attestation_object: response.attestationObject,
    transports: response.transports ?? [],
  };
}

const REASONS: Record<string, string> = {
  NotAllowedError: t('The passkey was cancelled, or it took too long. Please try again.'),
  InvalidStateError: t('This device has a passkey for your account already.'),
  SecurityError: t('Passkeys work only at the address that this portal was set up with.'),
};

/** What the person is told when the browser gave no passkey, or undefined for any other failure. */
export function passkeyFailure(error: unknown): string | undefined {
  return error instanceof Error ? REASONS[error.name] : undefined;
}

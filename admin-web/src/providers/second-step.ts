import type { SecondStep } from '@smash/contract/client';
import { api } from './api-client';
import { toHttpError } from './api-failure';
import { signWithPasskey } from './passkeys';
import { t } from '../i18n/t';

/** A login whose password was right. */
export interface LoginUnderWay {
  challenge: string;
  /** Methods that can complete the login. */
  methods: SecondStep[];
}

/** The person's proof; a passkey is only requested when it is sent. */
export type SecondProof = { code: string } | { recoveryCode: string } | { isPasskey: true };

/** What completes a login. */
export type SecondStepAnswer = SecondProof & { challenge: string };

/** The password was right, and the account asks for more. */
export class SecondStepNeeded extends Error {
  override name = 'SecondStepNeeded';

  constructor(readonly login: LoginUnderWay) {
    super(t('A second step is needed'));
  }
}

/** The second step that a refused login asks for, or undefined when it asks for none. */
export function secondStepOf(
  refusal: { code?: string; challenge?: string; methods?: SecondStep[] } | undefined,
): SecondStepNeeded | undefined {
  const { code, challenge, methods } = refusal ?? {};
  if (code !== 'second_step_required' || challenge === undefined || !methods) return undefined;
  return new SecondStepNeeded({ challenge, methods });
}

/** Sends the second step. @returns the server's response */
export async function completeLogin(answer: SecondStepAnswer) {
  const { challenge } = answer;
  if ('code' in answer) {
    return api.POST('/api/login/code', { body: { challenge, code: answer.code } });
  }
  if ('recoveryCode' in answer) {
    const body = { challenge, recovery_code: answer.recoveryCode };
    return api.POST('/api/login/recovery-code', { body });
  }
  const options = await api.POST('/api/login/passkey-options', { body: { challenge } });
  if (!options.data) throw toHttpError(options.response.status, options.error);
  const body = { challenge, ...(await signWithPasskey(options.data)) };
  return api.POST('/api/login/passkey', { body });
}

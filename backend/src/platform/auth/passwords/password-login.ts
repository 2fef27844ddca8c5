import { HOUR_MS } from '@smash/contract';
import { type Environment, providerName } from '../../config/environment.js';
import { PasswordLoginOffException } from '../auth.errors.js';
import type { Admin } from '../entities/admin.entity.js';

/** How long, in milliseconds, a password set by an operator is good for where passwords are switched off. */
const OPERATORS_PASSWORD_MS = HOUR_MS;

/** Tells the operator of that limit. */
export const GOOD_FOR_AN_HOUR =
  'Passwords are switched off on this portal (PASSWORD_LOGIN). With this one the account can log in for an hour. A mistyped one is answered as if it could not.';

/** Until when a password that an operator sets now can be used to log in; null where passwords are not switched off. */
export const operatorsPasswordUntil = ({
  PASSWORD_LOGIN,
}: Pick<Environment, 'PASSWORD_LOGIN'>): Date | null =>
  PASSWORD_LOGIN ? null : new Date(Date.now() + OPERATORS_PASSWORD_MS);

/**
 * Asserts that the portal accepts passwords, or that an operator has just set the one of this account, which lets
 * somebody in while the identity provider is down.
 * @throws PasswordLoginOffException
 */
export function assertPasswordLogin(
  environment: Pick<Environment, 'PASSWORD_LOGIN' | 'OIDC_ISSUER' | 'OIDC_NAME'>,
  account?: Pick<Admin, 'passwordLoginUntil'>,
): void {
  if (environment.PASSWORD_LOGIN) return;
  const until = account?.passwordLoginUntil;
  if (!until || until < new Date()) throw new PasswordLoginOffException(providerName(environment));
}

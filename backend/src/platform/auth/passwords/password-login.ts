import { HOUR_MS } from '@smash/contract';
import { type Environment, providerName } from '../../config/environment.js';
import { PasswordLoginOffException } from '../auth.errors.js';
import type { Admin } from '../entities/admin.entity.js';

/** How long an operator's password lets somebody in where passwords are switched off, in milliseconds. */
const OPERATORS_PASSWORD_MS = HOUR_MS;

/** What the operator is told then. */
export const GOOD_FOR_AN_HOUR =
  'Passwords are switched off on this portal (PASSWORD_LOGIN). With this one the account can log in for an hour.';

/** Until when a password that an operator sets is good for a login where passwords are switched off. */
export const operatorsPasswordUntil = ({
  PASSWORD_LOGIN,
}: Pick<Environment, 'PASSWORD_LOGIN'>): Date | null =>
  PASSWORD_LOGIN ? null : new Date(Date.now() + OPERATORS_PASSWORD_MS);

/**
 * Asserts that passwords count here, or that an operator has just set the one of this account: so somebody gets in while
 * the identity provider is down.
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

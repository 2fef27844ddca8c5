import { z } from 'zod';
import { flag, optionalText, readBy, secret, whole } from './environment-fields.js';
import { isLoopbackUrl } from './loopback-host.js';
import { parseRoleGroups } from './role-groups.js';

/** Longest ADMIN_SETUP_TOKEN, so that the API need not accept longer ones. */
export const SETUP_TOKEN_MAX_LENGTH = 200;

export const accounts = {
  ADMIN_REGISTRATION: z
    .enum(['approval', 'closed', 'open'])
    .default('approval')
    .describe(
      'New accounts of the portal wait for the approval of an owner (`approval`), are refused (`closed`), or need no approval (`open`). With `closed`, new people come only by a group of the identity provider.',
    ),
  ADMIN_SETUP_TOKEN: secret
    .max(SETUP_TOKEN_MAX_LENGTH)
    .optional()
    .describe(
      'One-time token: the account that is registered with it becomes the first owner. Backends print the link with the token when they start. Needed unless `HOST` and `PUBLIC_URL` are both loopback addresses, or `ADMIN_OWNER_USERNAME` names the owner.',
    ),
  PORTAL_SECOND_FACTOR: z
    .enum(['optional', 'required'])
    .default('optional')
    .describe(
      'Whether accounts of the portal may log in with a password alone. With `required`, an account without a second factor can only set one up.',
    ),
  ADMIN_OWNER_USERNAME: optionalText.describe(
    'With the next two: makes this account the first owner, at the start.',
  ),
  ADMIN_OWNER_EMAIL: optionalText.describe('Email address of that owner.'),
  ADMIN_OWNER_PASSWORD: optionalText.describe('Password of that owner.'),
  PORTAL_IDLE_MINUTES: whole(0, 480)
    .default(30)
    .describe(
      'Minutes without activity after which a portal session ends; with 0 it lasts its full eight hours.',
    ),
};

/** Requires https except on this machine, so that nobody can read what passes between the provider and us. */
const isSafeIssuer = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackUrl(url));
};

export const singleSignOn = {
  OIDC_ISSUER: z
    .url()
    .max(255)
    .refine((value) => isSafeIssuer(value), 'must begin with https://, unless it is on this machine')
    .optional()
    .describe(
      'Address (issuer) of the identity provider (OpenID Connect) for the portal, exactly as its own description names it. If not set, there are only passwords. See [single sign-on](single-sign-on.md).',
    ),
  OIDC_CLIENT_ID: optionalText.describe('Client id of the portal at the provider.'),
  OIDC_CLIENT_SECRET: optionalText.describe('Client secret for that id.'),
  OIDC_NAME: optionalText.describe(
    'Name of the provider for people: the button says "Sign in with" and this name. The host of `OIDC_ISSUER` if not set.',
  ),
  OIDC_SCOPES: z
    .string()
    .regex(/(^| )openid( |$)/, 'must contain openid')
    .default('openid email profile')
    .describe(
      'Scopes to request, separated by spaces. Some providers send groups only for an additional scope.',
    ),
  OIDC_GROUPS_CLAIM: z
    .string()
    .min(1)
    .default('groups')
    .describe('Claim in which the provider lists the groups of a person.'),
  OIDC_ROLE_GROUPS: readBy(parseRoleGroups)
    .optional()
    .describe(
      '`group=role` pairs, comma separated, such as `hr-admins=administrator,hr=recruiter`. At each login an account gets the role of the first pair that fits. If not set, an owner approves accounts and gives roles.',
    ),
  PASSWORD_LOGIN: flag
    .prefault('true')
    .describe(
      'Whether accounts of the portal may register and log in with a password. `false` needs a provider.',
    ),
};

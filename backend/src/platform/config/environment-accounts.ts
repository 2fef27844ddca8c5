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
      'Whether new accounts of the portal wait until an owner approves them, none are taken, or anyone is let in.',
    ),
  ADMIN_SETUP_TOKEN: secret
    .max(SETUP_TOKEN_MAX_LENGTH)
    .optional()
    .describe(
      'One-time token that makes the account registered with it the owner, while there has been none; the start prints the link that carries it. Needed unless `HOST` and `PUBLIC_URL` are both the loopback address, or `ADMIN_OWNER_USERNAME` names the owner.',
    ),
  PORTAL_SECOND_FACTOR: z
    .enum(['optional', 'required'])
    .default('optional')
    .describe(
      'Whether accounts of the portal may log in with a password alone. With `required`, one without a second factor can do nothing but set one up.',
    ),
  ADMIN_OWNER_USERNAME: optionalText.describe(
    'With the next two: makes this owner at start, while there has been none.',
  ),
  ADMIN_OWNER_EMAIL: optionalText.describe('Email address of that owner.'),
  ADMIN_OWNER_PASSWORD: optionalText.describe('Password of that owner.'),
  PORTAL_IDLE_MINUTES: whole(0, 480)
    .default(30)
    .describe(
      'Minutes after which the session of somebody who does nothing in the portal ends; 0 lets it last its eight hours.',
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
      'Address of the identity provider (OpenID Connect) that accounts of the portal may log in with, as it stands in its own description. Without it there are passwords alone. See [single sign-on](single-sign-on.md).',
    ),
  OIDC_CLIENT_ID: optionalText.describe('What the provider calls this portal.'),
  OIDC_CLIENT_SECRET: optionalText.describe('The secret that it was given with that.'),
  OIDC_NAME: optionalText.describe(
    'What people call the provider: the button says "Sign in with" and this name. The host of `OIDC_ISSUER` if not set.',
  ),
  OIDC_SCOPES: z
    .string()
    .regex(/(^| )openid( |$)/, 'must contain openid')
    .default('openid email profile')
    .describe(
      'What the provider is asked for, with spaces between; some hand out groups for a scope of its own.',
    ),
  OIDC_GROUPS_CLAIM: z
    .string()
    .min(1)
    .default('groups')
    .describe('Where the provider says which groups somebody is in.'),
  OIDC_ROLE_GROUPS: readBy(parseRoleGroups)
    .optional()
    .describe(
      '`group=role` pairs, comma separated, such as `hr-admins=administrator,hr=recruiter`; the first that fits counts. Then roles follow the groups at each login. Without it an owner approves accounts and gives roles.',
    ),
  PASSWORD_LOGIN: flag
    .prefault('true')
    .describe(
      'Whether accounts of the portal may log in with passwords and register with one. `false` needs a provider.',
    ),
};

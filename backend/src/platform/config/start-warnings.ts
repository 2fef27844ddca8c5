import { type Environment, sendsMail } from './environment.js';
import { isOwnNetwork } from './own-network.js';

const ONBOARDING_PAGES = [
  'ONBOARDING_FORM_URL',
  'ONBOARDING_VIDEO_TRAVELS',
  'ONBOARDING_VIDEO_RIDE',
  'ONBOARDING_VIDEO_MAILBUX',
] as const;

type Warned = Pick<
  Environment,
  | 'DATABASE_STANDBY_URL'
  | 'DATABASE_URL'
  | 'HR_EMAIL'
  | 'MAIL_FROM'
  | 'ONBOARDING_PIN'
  | 'SMTP_URL'
  | 'SUPPORT_EMAIL'
  | (typeof ONBOARDING_PAGES)[number]
>;

/** Warnings, at each start, about settings that are valid but hardly intended. */
export function startWarnings(environment: Warned): string[] {
  return [
    ...mailboxWarnings(environment),
    ...databaseWarnings(environment),
    ...onboardingWarnings(environment),
  ];
}

/** Mailboxes of a domain that never exists (RFC 2606), as the defaults are. */
function mailboxWarnings(environment: Warned): string[] {
  if (!sendsMail(environment)) return [];
  const names = ['MAIL_FROM', 'HR_EMAIL', 'SUPPORT_EMAIL'] as const;
  return names
    .filter((name) => /[@.]example>?$/i.test(environment[name]))
    .map(
      (name) =>
        `${name} ends in .example, where there are no mailboxes: emails sent there are lost. Set your own.`,
    );
}

function onboardingWarnings(environment: Warned): string[] {
  if (environment.ONBOARDING_PIN === undefined) return [];
  return ONBOARDING_PAGES.filter((name) => new URL(environment[name]).hostname.endsWith('.example')).map(
    (name) => `${name} leads to a page that does not exist, and ONBOARDING_PIN lets new staff go there.`,
  );
}

function databaseWarnings(environment: Warned): string[] {
  return (['DATABASE_URL', 'DATABASE_STANDBY_URL'] as const).flatMap((name) => {
    const url = environment[name];
    if (url === undefined) return [];
    const { hostname, searchParams } = new URL(url);
    const mode = searchParams.get('sslmode');
    if (mode === 'no-verify')
      return [`${name}: sslmode=no-verify accepts any server as the database, and backups fail with it.`];
    if (isOwnNetwork(hostname)) return [];
    // node-postgres takes these for verify-full, libpq does not. No backup is made of the standby.
    if (name === 'DATABASE_URL' && ['allow', 'prefer', 'require', 'verify-ca'].includes(mode ?? ''))
      return [
        `${name}: with sslmode=${mode} backups do not verify the database server. Write sslmode=verify-full, in DATABASE_OWNER_URL too.`,
      ];
    if (mode !== null || searchParams.has('ssl')) return [];
    return [`${name}: without ?sslmode=verify-full the connection to the database is not encrypted.`];
  });
}

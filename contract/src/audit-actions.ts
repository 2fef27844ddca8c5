import { APPLICATION_ACTIONS } from './audit-application-actions.js';
import { capitalised } from './text.js';

/** Groups of entries of the audit log, with their labels in the filter. */
export const AUDIT_GROUPS = {
  access: 'Logins and sessions',
  reading: 'Applications opened, downloaded or printed',
  exports: 'Exports',
  imports: 'Imports',
  applications: 'Changes of applications',
  jobs: 'Jobs',
  accounts: 'Accounts and roles',
  members: 'Members',
  purchases: 'Purchases',
  community: 'Zones, activities and messages',
  mail: 'Emails',
  webhooks: 'Webhooks',
  settings: 'Settings',
} as const;
export type AuditGroup = keyof typeof AUDIT_GROUPS;
export const AUDIT_GROUP_NAMES = Object.keys(AUDIT_GROUPS) as AuditGroup[];

/** Types of the things that entries name by type and id. */
export const AUDIT_OBJECTS = [
  'account',
  'activity',
  'application',
  'backup',
  'export',
  'import',
  'job',
  'log',
  'mail',
  'member',
  'message',
  'purchase',
  'session',
  'setting',
  'tag',
  'template',
  'webhook',
  'zone',
] as const;
export type AuditObject = (typeof AUDIT_OBJECTS)[number];

interface ActionWords {
  group: AuditGroup;
  /** The sentence: `{who}` is the actor, `{what}` the thing, and any other word in braces a value of the entry's data. */
  words: string;
}

/**
 * All actions of the audit log, named `object.verb_in_past`, with their sentences. Actions are named only here, so that none
 * lacks a sentence (docs/decisions/0072-reading-is-on-record.md).
 */
export const AUDIT_ACTIONS = {
  'account.logged_in': { group: 'access', words: '{who} logged in' },
  'account.logged_in_by_provider': { group: 'access', words: '{who} logged in by single sign-on' },
  'account.login_failed': { group: 'access', words: 'Somebody failed to log in as {what}' },
  'account.login_refused': {
    group: 'access',
    words: 'Somebody tried too often to log in as {what}, and has to wait',
  },
  'account.logged_out': { group: 'access', words: '{who} logged out' },
  'account.session_expired': { group: 'access', words: 'A session of {what} ran out' },
  'session.ended': { group: 'access', words: '{who} ended one of their sessions' },
  'account.password_refused': { group: 'access', words: '{who} entered a wrong password when asked again' },
  'account.password_changed': { group: 'accounts', words: '{who} changed their password' },
  'account.password_reset': { group: 'accounts', words: 'An operator set a new password for {what}' },
  'account.second_factor_totp_added': { group: 'accounts', words: '{who} set up an authenticator app' },
  'account.second_factor_totp_replaced': {
    group: 'accounts',
    words: '{who} replaced their authenticator app',
  },
  'account.second_factor_totp_removed': { group: 'accounts', words: '{who} removed their authenticator app' },
  'account.second_factor_passkey_added': { group: 'accounts', words: '{who} added a passkey' },
  'account.second_factor_passkey_removed': { group: 'accounts', words: '{who} removed a passkey' },
  'account.second_factor_codes_made': { group: 'accounts', words: '{who} made new recovery codes' },
  'account.second_factor_code_used': { group: 'access', words: '{who} used a recovery code' },
  'account.second_factor_reset': {
    group: 'accounts',
    words: '{who} removed the two-step login of {what}',
  },
  'account.second_factor_reset_by_operator': {
    group: 'accounts',
    words: 'An operator removed the two-step login of {what}',
  },
  'account.second_factor_guessed': {
    group: 'access',
    words: 'Somebody entered the password of {what} and too many wrong codes',
  },
  'account.registered': { group: 'accounts', words: '{who} registered' },
  'account.registered_by_provider': {
    group: 'accounts',
    words: '{who} logged in by single sign-on for the first time',
  },
  'account.approved_by_group': { group: 'accounts', words: 'A group approved {what} as {to}' },
  'account.role_set_by_group': {
    group: 'accounts',
    words: 'A group changed the role of {what} from {from} to {to}',
  },
  'account.refused_without_group': {
    group: 'access',
    words: '{what} was refused by single sign-on: no group gives it a role any more',
  },
  'account.provider_connected': {
    group: 'accounts',
    words: '{who} connected their account to single sign-on',
  },
  'account.provider_disconnected': {
    group: 'accounts',
    words: '{who} disconnected their account from single sign-on',
  },
  'account.created': { group: 'accounts', words: 'An operator added {what}' },
  'account.email_confirmed': { group: 'accounts', words: '{who} confirmed their email address' },
  'account.registration_expired': { group: 'accounts', words: 'The registration of {what} ran out' },
  'account.status_changed': { group: 'accounts', words: '{who} set {what} from {from} to {to}' },
  'account.role_changed': {
    group: 'accounts',
    words: '{who} changed the role of {what} from {from} to {to}',
  },
  'account.brands_changed': {
    group: 'accounts',
    words: '{who} changed the brands that {what} sees from {from} to {to}',
  },
  'account.slots_added': { group: 'accounts', words: '{who} added times for interviews with {what}' },
  'account.slot_removed': { group: 'accounts', words: '{who} removed a time for interviews with {what}' },
  'account.calendar_feed_made': { group: 'accounts', words: '{who} made a new address of their calendar' },
  'account.calendar_feed_ended': { group: 'accounts', words: '{who} ended the calendar address of {what}' },
  'account.deleted': { group: 'accounts', words: '{who} removed {what}' },
  'account.token_made': { group: 'accounts', words: '{who} made the API token {what}' },
  'account.token_revoked': { group: 'accounts', words: '{who} revoked the API token {what}' },

  'application.opened': { group: 'reading', words: '{who} opened {what}' },
  'application.cv_opened': { group: 'reading', words: '{who} opened the CV of {what}' },
  'application.cv_downloaded': { group: 'reading', words: '{who} downloaded the CV of {what}' },
  'application.cover_letter_opened': { group: 'reading', words: '{who} opened the cover letter of {what}' },
  'application.cover_letter_downloaded': {
    group: 'reading',
    words: '{who} downloaded the cover letter of {what}',
  },
  'application.answer_opened': {
    group: 'reading',
    words: '{who} opened a file that answers a question in {what}',
  },
  'application.answer_downloaded': {
    group: 'reading',
    words: '{who} downloaded a file that answers a question in {what}',
  },
  'application.printed': { group: 'reading', words: '{who} printed {what}' },
  'application.opinions_listed': {
    group: 'reading',
    words: 'An operator listed what the team wrote about the applicant of {what}',
  },
  'application.exported': { group: 'exports', words: '{who} exported {what}' },
  'export.created': { group: 'exports', words: '{who} asked for an export of {kind}' },
  'export.downloaded': { group: 'exports', words: '{who} downloaded an export of {kind}' },
  'export.list_read': {
    group: 'exports',
    words: '{who} read a whole list of applications',
  },

  'import.uploaded': { group: 'imports', words: '{who} uploaded a table of {kind} to import' },
  'import.started': { group: 'imports', words: '{who} started an import of {kind}' },
  'application.imported': { group: 'imports', words: '{who} imported {what}' },

  ...APPLICATION_ACTIONS,

  'tag.created': { group: 'applications', words: '{who} added {what}' },
  'tag.updated': { group: 'applications', words: '{who} changed {what}' },
  'tag.merged': { group: 'applications', words: '{who} merged a tag into {what}' },
  'tag.deleted': { group: 'applications', words: '{who} deleted {what}' },

  'job.created': { group: 'jobs', words: '{who} posted {what}' },
  'job.updated': { group: 'jobs', words: '{who} changed {what}' },
  'job.brand_changed': {
    group: 'jobs',
    words: '{who} moved {what} with its applications from {from} to {to}',
  },
  'job.closed': { group: 'jobs', words: '{who} closed {what}' },
  'job.deleted': { group: 'jobs', words: '{who} deleted {what}' },
  'job.restored': { group: 'jobs', words: '{who} restored {what}' },

  'member.signed_up': { group: 'members', words: '{what} signed up' },
  'member.sign_up_expired': { group: 'members', words: 'The sign-up of {what} ran out' },
  'member.confirmed': { group: 'members', words: '{what} confirmed their email address' },
  'member.password_changed': { group: 'members', words: '{what} changed their password' },
  'member.state_changed': { group: 'members', words: '{what} changed their state of residence' },
  'member.updated': { group: 'members', words: '{who} changed {what}' },
  'member.status_changed': { group: 'members', words: '{who} set {what} from {from} to {to}' },
  'member.details_revealed': {
    group: 'members',
    words: '{who} looked at the identification number and next of kin of {what}',
  },
  'member.details_corrected': {
    group: 'members',
    words: '{who} corrected the identification number or next of kin of {what}',
  },
  'member.deleted': { group: 'members', words: '{who} deleted {what}' },

  'purchase.created': { group: 'purchases', words: 'A visitor ordered {units} units: {what}' },
  'purchase.paid': { group: 'purchases', words: '{what} was paid' },
  'purchase.given_up': { group: 'purchases', words: '{what} was never paid' },
  'purchase.sent_to_review': { group: 'purchases', words: '{what} was sent to review' },
  'purchase.accepted': { group: 'purchases', words: '{who} accepted {what}' },
  'purchase.refused': { group: 'purchases', words: '{who} refused {what}' },

  'zone.created': { group: 'community', words: '{who} added {what}' },
  'zone.updated': { group: 'community', words: '{who} changed {what}' },
  'zone.deleted': { group: 'community', words: '{who} deleted {what}' },
  'activity.created': { group: 'community', words: '{who} added {what}' },
  'activity.updated': { group: 'community', words: '{who} changed {what}' },
  'activity.deleted': { group: 'community', words: '{who} deleted {what}' },
  'message.created': { group: 'community', words: '{who} added {what}' },
  'message.updated': { group: 'community', words: '{who} changed {what}' },
  'message.deleted': { group: 'community', words: '{who} deleted {what}' },

  'template.created': { group: 'mail', words: '{who} added {what}' },
  'template.updated': { group: 'mail', words: '{who} changed {what}' },
  'template.deleted': { group: 'mail', words: '{who} deleted {what}' },
  'mail.retried': { group: 'mail', words: '{who} had an email sent again' },

  'webhook.created': { group: 'webhooks', words: '{who} added {what}' },
  'webhook.updated': { group: 'webhooks', words: '{who} changed {what}' },
  'webhook.deleted': { group: 'webhooks', words: '{who} deleted {what}' },
  'webhook.secret_rotated': { group: 'webhooks', words: '{who} made a new secret for {what}' },
  'webhook.former_secret_ended': { group: 'webhooks', words: '{who} ended the old secret of {what}' },
  'webhook.tested': { group: 'webhooks', words: '{who} had a test event sent to {what}' },
  'webhook.resent': { group: 'webhooks', words: '{who} had events sent again to {what}' },
  'webhook.switched_off': { group: 'webhooks', words: '{what} was switched off: {reason}' },

  'backup.made': { group: 'settings', words: 'A backup was made; it has {files} files' },
  'log.pruned': {
    group: 'settings',
    words: '{left} entries left the audit log because of their age; {kept} of that age stay',
  },
  'setting.changed': { group: 'settings', words: '{what} is now {to}; it was {from}' },
} as const satisfies Record<`${AuditObject}.${string}`, ActionWords>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** Names of all actions, ordered by group. */
export const AUDIT_ACTION_NAMES = Object.keys(AUDIT_ACTIONS) as AuditAction[];

export function isAuditAction(name: string): name is AuditAction {
  return Object.hasOwn(AUDIT_ACTIONS, name);
}

/** The type of thing that an action is done to: the first half of its name. */
export function auditObjectOf(action: AuditAction): AuditObject {
  const type = AUDIT_OBJECTS.find((name) => action.startsWith(`${name}.`));
  if (!type) throw new Error(`${action} does not begin with a type of thing`);
  return type;
}

/** The actions that a filter selects; it names one action or a group. */
export function auditActionsOf(filter: AuditAction | AuditGroup): AuditAction[] {
  if (isAuditAction(filter)) return [filter];
  return AUDIT_ACTION_NAMES.filter((name) => AUDIT_ACTIONS[name].group === filter);
}

/** Label of an action in a list: `application.cv_opened` is "Application: CV opened". */
export function auditActionName(action: AuditAction): string {
  const words = action
    .replaceAll('_', ' ')
    .replace('cv', 'CV')
    .replace('second factor totp', 'authenticator app')
    .replace('second factor passkey', 'passkey')
    .replace('second factor code', 'recovery code')
    .replace('second factor guessed', 'code guessed')
    .replace('second factor reset', 'two-step login removed')
    .replace('former secret', 'old secret')
    .replace(/\bmail\b/, 'email');
  const [type = '', act = ''] = words.split('.');
  return `${capitalised(type)}: ${act}`;
}

import { isPermitted, type Permission, type Role } from '@smash/contract';

/** Who asks: the account behind the session. */
export interface Person {
  /** Needed for what depends on a record. */
  id?: unknown;
  role: Role;
  /** Whether the account is limited to the jobs of some brands (docs/decisions/0103-accounts-limited-to-brands.md). */
  isLimited?: boolean;
}

/** What the rules look at in a record; react-admin leaves its type open. */
interface Subject {
  id?: unknown;
  author?: { id?: unknown } | null;
}

/** What react-admin asks about its screens, by resource and action. Buttons ask for a permission by its own name. */
const NEEDED: Record<string, Permission> = {
  // The lists of jobs are only for people who work with applications.
  'jobs/list': 'applications.read',
  'deleted-jobs/list': 'applications.read',
  'jobs/create': 'jobs.edit',
  'jobs/edit': 'jobs.edit',
  'applications/list': 'applications.read',
  'interviews/list': 'interviews.read',
  'figures/list': 'statistics.read',
  'purchases/list': 'purchases.read',
  'purchases/decide': 'purchases.decide',
  'members/list': 'members.read',
  'members/edit': 'members.edit',
  'zones/list': 'community.read',
  'zones/create': 'community.edit',
  'zones/edit': 'community.edit',
  'activities/list': 'community.read',
  'activities/create': 'community.edit',
  'activities/edit': 'community.edit',
  'messages/list': 'community.read',
  'messages/create': 'community.edit',
  'messages/edit': 'community.edit',
  'mail-templates/list': 'mail_templates.read',
  'mail-templates/create': 'mail_templates.edit',
  'mail-templates/edit': 'mail_templates.edit',
  'mail-templates/delete': 'mail_templates.edit',
  'mail/list': 'mail.read',
  'erasures/list': 'erasures.read',
  'audit/list': 'audit.read',
  'accounts/list': 'accounts.read',
  'accounts/edit': 'accounts.manage',
  'tokens/list': 'tokens.manage',
  'webhooks/list': 'webhooks.manage',
  'notes/delete': 'notes.create',
};

/** Screens that reach the jobs of all brands at once; closed to limited accounts. */
const FOR_ALL_BRANDS: readonly string[] = ['webhooks/list', 'mail-templates/edit', 'mail-templates/delete'];

/** Rules that depend on the record as well. */
const RULES: Record<string, (me: Person, subject: Subject) => boolean> = {
  // Nobody locks themselves out (docs/requirements/server.md#r-4).
  'accounts/edit': (me, account) => account.id !== me.id,
  'notes/delete': (me, note) => note.author?.id === me.id || isPermitted(me.role, 'notes.remove_any'),
};

/** Whether the answer depends on who asks; if not, it is yes. The server decides by the same table (contract/). */
export function hasRule(resource: string, action: string): boolean {
  return `${resource}/${action}` in NEEDED;
}

export function isAllowed(me: Person, resource: string, action: string, subject?: Subject): boolean {
  const question = `${resource}/${action}`;
  const permission = NEEDED[question];
  if (permission && !isPermitted(me.role, permission)) return false;
  if (me.isLimited && FOR_ALL_BRANDS.includes(question)) return false;
  return !subject || (RULES[question]?.(me, subject) ?? true);
}

/** Who asks: the account behind the session. */
export interface Person {
  id: unknown;
  role: 'owner' | 'administrator';
}

/** What the rules look at in a record; react-admin leaves its type open. */
interface Subject {
  id?: unknown;
  role?: unknown;
  author?: { id?: unknown } | null;
}

type Rule = (me: Person, subject: Subject) => boolean;

/** The owner stays, and nobody locks themselves out (docs/requirements/server.md#r-4). */
const isOtherAdministrator: Rule = (me, account) => account.role !== 'owner' && account.id !== me.id;
const isOwner: Rule = (me) => me.role === 'owner';
const isOwnOrOwners: Rule = (me, note) => me.role === 'owner' || note.author?.id === me.id;

/**
 * What not every administrator may do with every record, by resource and action. Everything else is open to all of
 * them. The server decides by the same rules; here they only hide what it would refuse.
 */
const RULES: Record<string, Rule> = {
  'accounts/edit': isOtherAdministrator,
  'accounts/delete': isOtherAdministrator,
  'notes/delete': isOwnOrOwners,
  'purchases/decide': isOwner,
  'erasures/list': isOwner,
};

/** Whether the answer depends on who asks; if not, it is yes. */
export function hasRule(resource: string, action: string): boolean {
  return `${resource}/${action}` in RULES;
}

export function isAllowed(me: Person, resource: string, action: string, subject: Subject): boolean {
  return RULES[`${resource}/${action}`]?.(me, subject) ?? true;
}

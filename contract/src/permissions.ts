/** What an account of the portal is for. */
export const ROLES = ['owner', 'administrator', 'recruiter', 'reviewer', 'investor_desk'] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_LABELS: Record<Role, string> = {
  owner: 'Owner',
  administrator: 'Administrator',
  recruiter: 'Recruiter',
  reviewer: 'Reviewer',
  investor_desk: 'Investor desk',
};

/** What can be done in the portal, each as it completes the sentence "Your role does not allow you to …". */
export const PERMISSIONS = {
  'own_account.use': 'use your own account',
  'accounts.read': 'see the accounts of the portal',
  'accounts.manage': 'approve, change, suspend or remove accounts',
  'jobs.edit': 'post, change or close jobs',
  'jobs.remove': 'delete jobs',
  'applications.read': 'see applications',
  'applications.change_status': 'change the status of applications',
  'applications.send_mail': 'send mail to applicants',
  'applications.export': 'export applications',
  'applications.remove': 'delete or restore applications',
  'applications.remove_many': 'delete more than 25 applications at once',
  'notes.create': 'write notes',
  'notes.remove_any': 'delete the notes of others',
  'statistics.read': 'see the statistics',
  'erasures.read': 'see what was erased',
  'mail.read': 'see the mail that was sent',
  'mail.retry': 'send mail again',
  'members.read': 'see members',
  'members.edit': 'change or suspend members',
  'members.remove': 'delete members',
  'members.reveal': 'see identity numbers and next of kin',
  'purchases.read': 'see purchases',
  'purchases.export': 'export purchases',
  'purchases.decide': 'end the review of a purchase',
  'community.read': 'see zones, activities and messages',
  'community.edit': 'change zones, activities and messages',
} as const;
export type Permission = keyof typeof PERMISSIONS;

const EVERYBODY: readonly Permission[] = ['own_account.use'];
const REVIEW: readonly Permission[] = ['applications.read', 'applications.change_status', 'notes.create'];
const ALL = Object.keys(PERMISSIONS) as Permission[];
const OWNERS_ONLY: readonly Permission[] = [
  'accounts.manage',
  'notes.remove_any',
  'erasures.read',
  'members.reveal',
  'purchases.decide',
];

/** What each role may do: the one place that says it (docs/decisions/0042-five-roles-and-one-table.md). */
export const ROLE_PERMISSIONS: Record<Role, readonly Permission[]> = {
  owner: ALL,
  administrator: ALL.filter((permission) => !OWNERS_ONLY.includes(permission)),
  recruiter: [
    ...EVERYBODY,
    ...REVIEW,
    'jobs.edit',
    'applications.send_mail',
    'applications.export',
    'applications.remove',
    'statistics.read',
  ],
  reviewer: [...EVERYBODY, ...REVIEW],
  investor_desk: [
    ...EVERYBODY,
    'members.read',
    'members.edit',
    'members.reveal',
    'purchases.read',
    'purchases.export',
    'community.read',
    'community.edit',
  ],
};

/** More applications than this are removed at once only with `applications.remove_many` and the password. */
export const LARGE_REMOVAL = 25;

export function isPermitted(role: Role, permission: Permission): boolean {
  return ROLE_PERMISSIONS[role].includes(permission);
}

/** Why something is refused, and whom to ask. */
export function describeRefusal(role: Role, permission: Permission): string {
  return `Your role, ${ROLE_LABELS[role]}, does not allow you to ${PERMISSIONS[permission]}. Please ask an owner of the portal.`;
}

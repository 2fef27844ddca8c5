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
  'own_account.secure': 'change your two-step login',
  'accounts.read': 'view portal accounts',
  'accounts.manage': 'approve, edit, suspend or remove accounts',
  'tokens.manage': 'view, make or revoke API tokens',
  'jobs.edit': 'post, edit or close jobs',
  'jobs.remove': 'delete jobs',
  'applications.read': 'view applications',
  'applications.change_status': 'change the status of applications',
  'applications.correct': "correct applicants' details",
  'applications.send_mail': 'email applicants',
  'applications.export': 'export applications',
  'applications.import': 'import applications',
  'applications.remove': 'delete or restore applications',
  'applications.remove_many': 'delete more than 25 applications at once',
  'people.edit': 'join or split the applications of a person',
  'tags.edit': 'change tags',
  'notes.create': 'add notes',
  'scorecards.give': 'rate applications',
  'notes.remove_any': "delete other people's notes",
  'interviews.read': 'view interviews or offer times of your own',
  'interviews.manage': 'offer, move or cancel interviews',
  'statistics.read': 'view statistics',
  'erasures.read': 'view erasure records',
  'audit.read': 'view the audit log',
  'mail_templates.read': 'view email templates',
  'mail_templates.edit': 'edit email templates',
  'mail.read': 'view sent emails',
  'mail.retry': 'resend emails',
  'members.read': 'view members',
  'members.edit': 'edit or suspend members',
  'members.remove': 'delete members',
  'members.reveal': 'view identification numbers and next of kin',
  'purchases.read': 'view purchases',
  'purchases.export': 'export purchases',
  'purchases.decide': 'accept or refuse payments in review',
  'webhooks.manage': 'view or change webhooks',
  'webhooks.personal_data': 'send personal data by webhooks',
  'community.read': 'view zones, activities and messages',
  'community.edit': 'edit zones, activities and messages',
} as const;
export type Permission = keyof typeof PERMISSIONS;

const EVERYBODY: readonly Permission[] = ['own_account.use', 'own_account.secure'];
const REVIEW: readonly Permission[] = [
  'applications.read',
  'applications.change_status',
  'interviews.read',
  'notes.create',
  'scorecards.give',
];
const ALL = Object.keys(PERMISSIONS) as Permission[];
const OWNERS_ONLY: readonly Permission[] = [
  'accounts.manage',
  'tokens.manage',
  'notes.remove_any',
  'erasures.read',
  'audit.read',
  'members.reveal',
  'purchases.decide',
  'webhooks.personal_data',
];

/**
 * Permissions that no API token may have: those that belong to a person, those that need a password, and the one that can
 * mail the page of an applicant to any address (docs/decisions/0240-details-are-corrected-by-hr.md).
 */
const FOR_PEOPLE = [
  'own_account.use',
  'own_account.secure',
  'accounts.read',
  'accounts.manage',
  'tokens.manage',
  'members.reveal',
  'applications.correct',
  'applications.remove_many',
  'webhooks.personal_data',
] as const satisfies readonly Permission[];

/** A permission that an API token may have. */
export type TokenScope = Exclude<Permission, (typeof FOR_PEOPLE)[number]>;

export const TOKEN_SCOPES: readonly TokenScope[] = ALL.filter(
  (permission): permission is TokenScope => !FOR_PEOPLE.some((other) => other === permission),
);

/** Permissions of each role, defined only here (docs/decisions/0042-five-roles-and-one-table.md). */
export const ROLE_PERMISSIONS: Record<Role, readonly Permission[]> = {
  owner: ALL,
  administrator: ALL.filter((permission) => !OWNERS_ONLY.includes(permission)),
  recruiter: [
    ...EVERYBODY,
    ...REVIEW,
    'jobs.edit',
    'applications.correct',
    'applications.send_mail',
    'mail_templates.read',
    'applications.export',
    'applications.remove',
    'interviews.manage',
    'people.edit',
    'tags.edit',
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

/** Text that says why something is refused, and whom to ask. */
export function describeRefusal(role: Role, permission: Permission): string {
  return `Your role, ${ROLE_LABELS[role]}, does not allow you to ${PERMISSIONS[permission]}. If you need this, please ask an owner of the portal.`;
}

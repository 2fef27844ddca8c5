import { describe, expect, it } from '@jest/globals';
import {
  describeRefusal,
  isPermitted,
  type Permission,
  PERMISSIONS,
  type Role,
  ROLES,
  TOKEN_SCOPES,
} from './permissions.js';

const allowed = (permission: Permission): Role[] => ROLES.filter((role) => isPermitted(role, permission));

describe('the table of permissions', () => {
  it.each<[Permission, Role[]]>([
    ['own_account.use', [...ROLES]],
    ['own_account.secure', [...ROLES]],
    ['accounts.read', ['owner', 'administrator']],
    ['accounts.manage', ['owner']],
    ['jobs.edit', ['owner', 'administrator', 'recruiter']],
    ['jobs.remove', ['owner', 'administrator']],
    ['applications.read', ['owner', 'administrator', 'recruiter', 'reviewer']],
    ['applications.change_status', ['owner', 'administrator', 'recruiter', 'reviewer']],
    ['applications.correct', ['owner', 'administrator', 'recruiter']],
    ['applications.send_mail', ['owner', 'administrator', 'recruiter']],
    ['applications.export', ['owner', 'administrator', 'recruiter']],
    ['applications.import', ['owner', 'administrator']],
    ['applications.remove', ['owner', 'administrator', 'recruiter']],
    ['applications.remove_many', ['owner', 'administrator']],
    ['people.edit', ['owner', 'administrator', 'recruiter']],
    ['tags.edit', ['owner', 'administrator', 'recruiter']],
    ['notes.create', ['owner', 'administrator', 'recruiter', 'reviewer']],
    ['scorecards.give', ['owner', 'administrator', 'recruiter', 'reviewer']],
    ['notes.remove_any', ['owner']],
    ['interviews.read', ['owner', 'administrator', 'recruiter', 'reviewer']],
    ['interviews.manage', ['owner', 'administrator', 'recruiter']],
    ['statistics.read', ['owner', 'administrator', 'recruiter']],
    ['erasures.read', ['owner']],
    ['audit.read', ['owner']],
    ['mail_templates.read', ['owner', 'administrator', 'recruiter']],
    ['mail_templates.edit', ['owner', 'administrator']],
    ['mail.read', ['owner', 'administrator']],
    ['mail.retry', ['owner', 'administrator']],
    ['members.read', ['owner', 'administrator', 'investor_desk']],
    ['members.edit', ['owner', 'administrator', 'investor_desk']],
    ['members.remove', ['owner', 'administrator']],
    ['members.reveal', ['owner', 'investor_desk']],
    ['purchases.read', ['owner', 'administrator', 'investor_desk']],
    ['purchases.export', ['owner', 'administrator', 'investor_desk']],
    ['purchases.decide', ['owner']],
    ['webhooks.manage', ['owner', 'administrator']],
    ['webhooks.personal_data', ['owner']],
    ['community.read', ['owner', 'administrator', 'investor_desk']],
    ['community.edit', ['owner', 'administrator', 'investor_desk']],
  ])('gives %s to %j', (permission, roles) => {
    expect(allowed(permission)).toEqual(roles);
  });

  it('gives owners every permission', () => {
    for (const permission of Object.keys(PERMISSIONS)) {
      expect(isPermitted('owner', permission as Permission)).toBe(true);
    }
  });

  it('withholds from API tokens what belongs to a person, needs a password or gives the page of an applicant away', () => {
    const withheld = Object.keys(PERMISSIONS).filter((name) => !TOKEN_SCOPES.some((scope) => scope === name));
    expect(withheld).toEqual([
      ...['own_account.use', 'own_account.secure', 'accounts.read', 'accounts.manage', 'tokens.manage'],
      ...['applications.correct', 'applications.remove_many', 'members.reveal', 'webhooks.personal_data'],
    ]);
  });

  it('has a message that says why something is refused and whom to ask', () => {
    expect(describeRefusal('investor_desk', 'applications.read')).toBe(
      'Your role, Investor desk, does not allow you to view applications. If you need this, please ask an owner of the portal.',
    );
  });
});

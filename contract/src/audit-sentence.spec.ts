import { describe, expect, it } from '@jest/globals';
import {
  AUDIT_ACTION_NAMES,
  AUDIT_GROUP_NAMES,
  AUDIT_OBJECTS,
  auditActionName,
  auditActionsOf,
} from './audit-actions.js';
import { auditSentence, auditSentenceParts, type ToldEntry } from './audit-sentence.js';

const ngozi = { name: 'ngozi' };
const application = { type: 'application', id: '7', label: 'SMT-7F3K-9QXA' } as const;
const account = { type: 'account', id: '8', label: 'amina' } as const;

describe('an entry of the audit log', () => {
  const sentences: [string, ToldEntry][] = [
    [
      'ngozi opened the application SMT-7F3K-9QXA',
      { action: 'application.opened', actor: ngozi, object: application, data: {} },
    ],
    [
      'ngozi opened an application that was erased',
      { action: 'application.opened', actor: ngozi, object: { ...application, label: null }, data: {} },
    ],
    [
      'The application SMT-7F3K-9QXA was erased for good',
      { action: 'application.deleted', actor: null, object: application, data: {} },
    ],
    [
      'ngozi changed the status of the application SMT-7F3K-9QXA from Pending to Accepted',
      {
        action: 'application.status_changed',
        actor: ngozi,
        object: application,
        data: { from: 'pending', to: 'accepted' },
      },
    ],
    [
      'Somebody failed to log in as amina (3 times)',
      { action: 'account.login_failed', actor: null, object: account, data: { count: '3' } },
    ],
    [
      'Somebody failed to log in as someone unknown',
      {
        action: 'account.login_failed',
        actor: null,
        object: { type: 'account', id: 'unknown', label: null },
        data: {},
      },
    ],
    [
      'ngozi changed the role of amina from Reviewer to Investor desk',
      {
        action: 'account.role_changed',
        actor: ngozi,
        object: account,
        data: { from: 'reviewer', to: 'investor_desk' },
      },
    ],
    [
      'ngozi changed the brands that amina sees from all to Ridesmash, Qiimeet',
      {
        action: 'account.brands_changed',
        actor: ngozi,
        object: account,
        data: { from: 'all', to: 'Ridesmash, Qiimeet' },
      },
    ],
    ['The server removed amina', { action: 'account.deleted', actor: null, object: account, data: {} }],
    [
      'ngozi asked for an export of CVs',
      {
        action: 'export.created',
        actor: ngozi,
        object: { type: 'export', id: '9', label: null },
        data: { kind: 'cvs' },
      },
    ],
    [
      'The server ended the calendar address of amina',
      { action: 'account.calendar_feed_ended', actor: null, object: account, data: {} },
    ],
    [
      'ADMIN_REGISTRATION is now open; it was approval',
      {
        action: 'setting.changed',
        actor: null,
        object: { type: 'setting', id: 'ADMIN_REGISTRATION', label: null },
        data: { from: 'approval', to: 'open' },
      },
    ],
    [
      'ngozi moved the application SMT-7F3K-9QXA from gone to constructor',
      {
        action: 'application.stage_changed',
        actor: ngozi,
        object: application,
        data: { from: 'gone', to: 'constructor' },
      },
    ],
    [
      'ngozi: application.archived (the application SMT-7F3K-9QXA)',
      { action: 'application.archived', actor: ngozi, object: application, data: {} },
    ],
    [
      'Parcel: parcel.sent (2 times)',
      {
        action: 'parcel.sent',
        actor: null,
        object: { type: 'parcel', id: '9', label: null },
        data: { count: '2' },
      },
    ],
  ];
  it.each(sentences)('reads: %s', (sentence, entry) => {
    expect(auditSentence(entry)).toBe(sentence);
  });

  it('marks the words that name the actor and the object', () => {
    const entry: ToldEntry = { action: 'application.opened', actor: ngozi, object: application, data: {} };
    expect(auditSentenceParts(entry).map(({ names }) => names)).toEqual(['actor', null, 'object']);
  });

  it.each(AUDIT_ACTION_NAMES)(
    'of %s is a complete sentence about the type of object in its name',
    (action) => {
      const type = AUDIT_OBJECTS.find((name) => name === action.split('.')[0]);
      const data = {
        from: 'a',
        to: 'b',
        kind: 'csv',
        status: 'pending',
        units: '7',
        left: '9',
        kept: '2',
        files: '4',
        reason: 'gone',
      };
      const object = { type: type ?? 'job', id: '1', label: null };
      expect(type).toBeDefined();
      expect(auditSentence({ action, actor: ngozi, object, data })).not.toMatch(/[{}]|unknown|undefined/);
    },
  );
});

describe('a filter by action', () => {
  it('selects one action or those of its group, and each action is in exactly one group', () => {
    expect(auditActionsOf('job.closed')).toEqual(['job.closed']);
    expect(AUDIT_GROUP_NAMES.flatMap(auditActionsOf).sort()).toEqual([...AUDIT_ACTION_NAMES].sort());
  });
  it.each([
    ['application.cv_opened', 'Application: CV opened'],
    ['application.status_mail_sent', 'Application: status email sent'],
    ['mail.retried', 'Email: retried'],
    ['account.second_factor_totp_added', 'Account: authenticator app added'],
    ['account.second_factor_passkey_removed', 'Account: passkey removed'],
    ['account.second_factor_codes_made', 'Account: recovery codes made'],
    ['account.second_factor_reset', 'Account: two-step login removed'],
    ['webhook.former_secret_ended', 'Webhook: old secret ended'],
  ] as const)('has a readable name: %s', (action, name) => {
    expect(auditActionName(action)).toBe(name);
  });
});

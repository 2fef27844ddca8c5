import { describe, expect, it } from '@jest/globals';
import { startWarnings } from './start-warnings.js';

const own = {
  DATABASE_URL: 'postgres://smash:secret@postgres:5432/smash',
  DATABASE_STANDBY_URL: undefined,
  SMTP_URL: 'smtps://mail.smash.ng',
  MAIL_FROM: 'Smash <no-reply@smash.ng>',
  HR_EMAIL: 'hr@smash.ng',
  SUPPORT_EMAIL: 'help@example.com',
  ONBOARDING_PIN: '1234',
  ONBOARDING_FORM_URL: 'https://forms.smash.ng/test',
  ONBOARDING_VIDEO_TRAVELS: 'https://videos.smash.ng/1',
  ONBOARDING_VIDEO_RIDE: 'https://videos.smash.ng/2',
  ONBOARDING_VIDEO_MAILBUX: 'https://videos.smash.ng/3',
};

describe('the warnings at the start', () => {
  it('are none with real settings', () => {
    expect(startWarnings(own)).toEqual([]);
  });

  it.each([
    [{ MAIL_FROM: 'Smash <a@b.example>', HR_EMAIL: 'hr@Smash.EXAMPLE' }, ['MAIL_FROM', 'HR_EMAIL']],
    [{ SUPPORT_EMAIL: 'help@example' }, ['SUPPORT_EMAIL']],
    // Without a mail server nothing is lost.
    [{ HR_EMAIL: 'hr@smash.example', SMTP_URL: undefined }, []],
  ])('name mailboxes that no mail reaches: %j', (settings, names) => {
    const warnings = startWarnings({ ...own, ...settings });
    expect(warnings.map((text) => text.split(' ')[0])).toEqual(names);
  });

  it.each([
    'postgres://u:p@db.example.com/smash',
    'postgres://u:p@203.0.113.7/smash',
    'postgres://u:p@[2001:db8::1]/smash?application_name=x',
  ])('name a database that is reached without encryption: %s', (url) => {
    expect(startWarnings({ ...own, DATABASE_URL: url, DATABASE_STANDBY_URL: url })).toEqual([
      'DATABASE_URL: without ?sslmode=verify-full the connection to the database is not encrypted.',
      'DATABASE_STANDBY_URL: without ?sslmode=verify-full the connection to the database is not encrypted.',
    ]);
  });

  it('name onboarding pages that do not exist, if there is a PIN', () => {
    const pages = { ...own, ONBOARDING_FORM_URL: 'https://forms.smash.example/test' };
    expect(startWarnings(pages)).toEqual([expect.stringMatching(/^ONBOARDING_FORM_URL leads to a page/)]);
    expect(startWarnings({ ...pages, ONBOARDING_PIN: undefined })).toEqual([]);
  });

  it('name a database whose certificate is not verified', () => {
    const DATABASE_URL = 'postgres://u:p@db.example.com/smash?sslmode=no-verify';
    expect(startWarnings({ ...own, DATABASE_URL })).toEqual([
      'DATABASE_URL: sslmode=no-verify accepts any server as the database, and backups fail with it.',
    ]);
  });

  it.each(['allow', 'prefer', 'require', 'verify-ca'])(
    'name a database that backups do not verify, although backends do: sslmode=%s',
    (mode) => {
      const url = `postgres://u:p@db.example.com/smash?sslmode=${mode}`;
      expect(startWarnings({ ...own, DATABASE_URL: url, DATABASE_STANDBY_URL: url })).toEqual([
        `DATABASE_URL: with sslmode=${mode} backups do not verify the database server. Write sslmode=verify-full, in DATABASE_OWNER_URL too.`,
      ]);
    },
  );

  it.each([
    'postgres://u:p@localhost/smash',
    'postgres://u:p@10.1.2.3/smash?sslmode=require',
    'postgres://u:p@10.1.2.3/smash',
    'postgres://u:p@[fd00::1]/smash',
    'postgres://u:p@database-rw.hiring.svc.cluster.local/smash',
    'postgres:///smash?host=/var/run/postgresql',
    'postgres://u:p@db.example.com/smash?sslmode=verify-full',
    'postgres://u:p@db.example.com/smash?sslmode=disable',
  ])(
    'are none for a database in the own network, or with sslmode verify-full or disable: %s',
    (DATABASE_URL) => {
      expect(startWarnings({ ...own, DATABASE_URL })).toEqual([]);
    },
  );
});

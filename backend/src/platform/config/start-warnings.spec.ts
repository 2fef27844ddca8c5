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

describe('what a start warns of', () => {
  it('is nothing where all is one’s own', () => {
    expect(startWarnings(own)).toEqual([]);
  });

  it.each([
    [{ MAIL_FROM: 'Smash <a@b.example>', HR_EMAIL: 'hr@Smash.EXAMPLE' }, ['MAIL_FROM', 'HR_EMAIL']],
    [{ SUPPORT_EMAIL: 'help@example' }, ['SUPPORT_EMAIL']],
    [{ MAIL_FROM: 'Smash: HR <hr@smash.ng>' }, ['MAIL_FROM']],
    // Without a mail server nothing is lost.
    [{ HR_EMAIL: 'hr@smash.example', SMTP_URL: undefined }, []],
  ])('are mailboxes that no mail reaches: %j', (settings, names) => {
    const warnings = startWarnings({ ...own, ...settings });
    expect(warnings.map((text) => text.split(' ')[0])).toEqual(names);
  });

  it.each([
    'postgres://u:p@db.example.com/smash',
    'postgres://u:p@203.0.113.7/smash',
    'postgres://u:p@[2001:db8::1]/smash?application_name=x',
  ])('is a database that is spoken to in plain text: %s', (url) => {
    expect(startWarnings({ ...own, DATABASE_URL: url, DATABASE_STANDBY_URL: url })).toEqual([
      'DATABASE_URL: without ?sslmode=verify-full the connection to the database is not encrypted.',
      'DATABASE_STANDBY_URL: without ?sslmode=verify-full the connection to the database is not encrypted.',
    ]);
  });

  it('are pages for new staff that do not exist, where they are let in', () => {
    const pages = { ...own, ONBOARDING_FORM_URL: 'https://forms.smash.example/test' };
    expect(startWarnings(pages)).toEqual([expect.stringMatching(/^ONBOARDING_FORM_URL leads to a page/)]);
    expect(startWarnings({ ...pages, ONBOARDING_PIN: undefined })).toEqual([]);
  });

  it('is one that may be anybody', () => {
    const DATABASE_URL = 'postgres://u:p@db.example.com/smash?sslmode=no-verify';
    expect(startWarnings({ ...own, DATABASE_URL })).toEqual([
      'DATABASE_URL: sslmode=no-verify accepts any server as the database, and backups fail with it.',
    ]);
  });

  it.each([
    'postgres://u:p@localhost/smash',
    'postgres://u:p@10.1.2.3/smash',
    'postgres://u:p@[fd00::1]/smash',
    'postgres://u:p@database-rw.hiring.svc.cluster.local/smash',
    'postgres:///smash?host=/var/run/postgresql',
    'postgres://u:p@db.example.com/smash?sslmode=verify-full',
    'postgres://u:p@db.example.com/smash?sslmode=disable',
  ])('is no database of the own network, nor one of which the address says it: %s', (DATABASE_URL) => {
    expect(startWarnings({ ...own, DATABASE_URL })).toEqual([]);
  });
});

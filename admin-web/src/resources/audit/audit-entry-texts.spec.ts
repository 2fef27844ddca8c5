import { describe, expect, it } from '@jest/globals';
import { AUDIT_OBJECTS } from '@smash/contract';
import { addressOfThing, describeDetails } from './audit-entry-texts';

describe('the details of an entry', () => {
  it.each<[Record<string, string>, string]>([
    [{}, ''],
    [{ from: 'pending', to: 'active', address: 'unconfirmed' }, 'their email address was not confirmed'],
    [{ device: 'Chrome on Windows', network: '192.0.2.0/24' }, 'Chrome on Windows, from 192.0.2.0/24'],
    [{ kind: 'csv', job_id: '7', filters: 'status, search' }, 'job 7, filtered by status, search'],
    [{ for: 'applications.remove_many' }, 'to delete more than 25 applications at once'],
    [{ role: 'investor_desk', status: 'active' }, 'role: Investor desk'],
    [
      { scopes: 'applications.read, jobs.edit', brands: 'all' },
      'may: view applications; post, edit or close jobs, jobs of all brands',
    ],
    [{ scopes: 'applications.read', brands: 'Owenas' }, 'may: view applications, jobs of Owenas'],
    [{ kind: 'applications', rows: '1' }, '1 row'],
    [{ mail_id: '0193', tells: 'accepted' }, 'tells of the status Accepted'],
    [{ mail_id: '0193', names_interview: 'yes' }, 'names the interview'],
    [{ reason: 'address_confirmed' }, 'somebody else confirmed this address'],
    [{ by: 'mailed_link' }, 'by a link in an email'],
    [{ by: '0193', tag_id: '7', slot: '0193' }, ''],
    [{ something_new: 'x' }, 'something new x'],
  ])('with %j read "%s"', (data, words) => {
    expect(describeDetails({ data })).toBe(words);
  });
});

it('an entry about something erased has no link', () => {
  for (const type of AUDIT_OBJECTS) {
    expect(addressOfThing({ type, id: '7', label: null, is_there: false })).toBeUndefined();
  }
});

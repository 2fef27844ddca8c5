import { describe, expect, it } from '@jest/globals';
import { calendarOf } from './calendar-entry.js';

const entry = {
  id: '1',
  sequence: 0,
  startsAt: new Date('2026-12-02T09:00:00Z'),
  endsAt: new Date('2026-12-02T09:30:00Z'),
  summary: 'Interview: Rider',
  place: '12 Marina',
  url: 'https://smash.ng/my-application',
};
const inviting = { email: 'hr@smash.ng', host: 'smash.ng' };

describe('a calendar', () => {
  it('has the address of each entry in its description too, which more calendar programs show', () => {
    expect(calendarOf([entry], inviting)).toContain('DESCRIPTION:https://smash.ng/my-application\r\n');
  });

  it('has a name only to subscribe to: with one, Outlook makes a calendar of its own', () => {
    expect(calendarOf([entry], inviting)).not.toMatch(/X-WR-CALNAME|REFRESH-INTERVAL|X-PUBLISHED-TTL/);
    expect(calendarOf([entry], inviting, { name: 'Interviews', ttl: 900 })).toContain(
      'X-WR-CALNAME:Interviews',
    );
  });
});

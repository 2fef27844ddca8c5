import { describe, expect, it } from '@jest/globals';
import { ENDED_RIGHTS, formatEndedRights, parseEndedRights } from './ended-rights.js';

const id = '01970000-0000-7000-8000-000000000001';
const lines = ENDED_RIGHTS.map((right) => `${right} ${id} 2026-11-20T10:00:00.123Z\n`).join('');

describe('the list of ended rights', () => {
  it('is written exactly as it was read, with an id and a time a line', () => {
    expect(formatEndedRights(parseEndedRights(lines))).toBe(lines);
    expect(parseEndedRights(lines).token.get(id)).toEqual(new Date('2026-11-20T10:00:00.123Z'));
  });

  it.each([
    'nonsense',
    `token ${id}`,
    `owner ${id} 2026-11-20T10:00:00.123Z`,
    `token ${id} 2026-77-20T10:00:00Z`,
  ])('is refused if it has a line such as %s', (broken) => {
    expect(() => parseEndedRights(lines + broken)).toThrow('has a line that cannot be read');
  });

  it('may be empty', () => {
    expect(formatEndedRights(parseEndedRights(''))).toBe('');
  });
});

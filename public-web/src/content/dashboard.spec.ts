import { describe, expect, it } from '@jest/globals';
import { greeting, GROWTH_PERCENT, PROJECTS } from './dashboard';

describe('the dashboard', () => {
  it.each([
    [{ fname: 'Ngozi', sname: 'Okonkwo', is_admin: false }, 'Hello, Ngozi Okonkwo!'],
    [{ fname: 'Ngozi', sname: 'Okonkwo', is_admin: true }, 'Hello, Admin Ngozi!'],
    [{ fname: 'Ngozi', sname: '', is_admin: false }, 'Hello, Ngozi!'],
  ])('greets %j: %s', (member, words) => expect(greeting(member)).toBe(words));

  it('has the fixed figures', () => {
    expect(GROWTH_PERCENT).toBe(78);
    expect(PROJECTS.map(({ percent }) => percent)).toEqual([20, 40, 60, 80, 100]);
  });
});

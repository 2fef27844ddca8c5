import { describe, expect, it } from '@jest/globals';
import { type ProvidedIdentity, readClaims } from './provided-claims.js';

const token = { iss: 'https://id.example', sub: '7' };
const nothing: ProvidedIdentity = {
  issuer: 'https://id.example',
  subject: '7',
  email: undefined,
  isEmailRefused: false,
  username: undefined,
  groups: [],
  askedAt: undefined,
};

describe('readClaims', () => {
  it.each<[Record<string, unknown>, Partial<ProvidedIdentity>]>([
    [{}, {}],
    [{ email: 'ada@smash.example' }, { email: 'ada@smash.example' }],
    [{ email: 'ada@smash.example', email_verified: true }, { email: 'ada@smash.example' }],
    [{ email: 'ada@smash.example', email_verified: 'true' }, { email: 'ada@smash.example' }],
    [
      { email: 'ada@smash.example', email_verified: false },
      { email: 'ada@smash.example', isEmailRefused: true },
    ],
    [
      { email: 'a@b', email_verified: 'false' },
      { email: 'a@b', isEmailRefused: true },
    ],
    [
      { email: 'a@b', email_verified: null },
      { email: 'a@b', isEmailRefused: true },
    ],
    [{ email: 'no address' }, {}],
    [{ email: `${'a'.repeat(250)}@b.example` }, {}],
    [{ email: ['ada@smash.example'] }, {}],
    [{ preferred_username: 'ada' }, { username: 'ada' }],
    [{ roles: ['hr', 7, 'staff'] }, { groups: ['hr', 'staff'] }],
    [{ roles: 'hr' }, { groups: ['hr'] }],
    [{ roles: { hr: true } }, {}],
    [{ groups: ['hr'] }, {}],
    [{ auth_time: 1_700_000_000 }, { askedAt: 1_700_000_000 }],
    [{ auth_time: 'now' }, {}],
  ])('reads %j', (claims, expected) => {
    expect(readClaims({ ...token, ...claims }, 'roles')).toEqual({ ...nothing, ...expected });
  });
});

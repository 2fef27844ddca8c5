import { describe, expect, it } from '@jest/globals';
import { type LoginDecision, decideProviderLogin, type ProviderLogin } from './decide-provider-login.js';

const ordinary: ProviderLogin = {
  status: 'active',
  role: 'recruiter',
  isLastOwner: false,
  groupRole: undefined,
  needsGroup: false,
};
const lastOwner = { role: 'owner', isLastOwner: true } as const;

describe('decideProviderLogin', () => {
  it.each<[Partial<ProviderLogin>, LoginDecision]>([
    [{}, { role: 'recruiter' }],
    [{ status: 'pending' }, { refusal: 'pending' }],
    [{ status: 'pending', groupRole: 'reviewer' }, { role: 'reviewer' }],
    [{ status: 'suspended' }, { refusal: 'suspended' }],
    [{ status: 'suspended', groupRole: 'owner' }, { refusal: 'suspended' }],
    [{ groupRole: 'administrator' }, { role: 'administrator' }],
    [{ groupRole: 'owner' }, { role: 'owner' }],
    [{ role: 'owner', groupRole: 'reviewer' }, { role: 'reviewer' }],
    [{ needsGroup: true }, { refusal: 'without_group' }],
    [{ status: 'pending', needsGroup: true }, { refusal: 'without_group' }],
    [{ needsGroup: true, groupRole: 'recruiter' }, { role: 'recruiter' }],
    [{ ...lastOwner, groupRole: 'reviewer' }, { role: 'owner' }],
    [{ ...lastOwner, needsGroup: true }, { role: 'owner' }],
  ])('decides %j as %j', (login, decision) => {
    expect(decideProviderLogin({ ...ordinary, ...login })).toEqual(decision);
  });
});

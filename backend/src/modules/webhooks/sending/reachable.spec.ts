import { describe, expect, it } from '@jest/globals';
import ipaddr from 'ipaddr.js';
import { isPublic, isReachable } from './reachable.js';

describe('an address of a receiver', () => {
  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '0.0.0.0',
    '0.1.2.3',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.0.192',
    '192.0.2.1',
    '198.18.0.1',
    '240.0.0.1',
    '168.63.129.16',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:a9fe:a9fe',
    '::ffff:168.63.129.16',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::1',
    '2001::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '2001:db8::1',
    '4000::1',
    'not an address',
    '',
  ])('is not public: %s', (address) => {
    expect(isPublic(address)).toBe(false);
    expect(isReachable(address, true, [])).toBe(false);
  });

  it.each(['8.8.8.8', '102.89.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
    'is public and needs TLS: %s',
    (address) => {
      expect(isReachable(address, true, [])).toBe(true);
      expect(isReachable(address, false, [])).toBe(false);
    },
  );

  it('in a network allowed by the operator needs no TLS, unlike its neighbours', () => {
    const allowed = [ipaddr.parseCIDR('10.20.0.0/16'), ipaddr.parseCIDR('fd00::/64')];
    expect(isReachable('10.20.1.1', false, allowed)).toBe(true);
    expect(isReachable('::ffff:10.20.1.1', false, allowed)).toBe(true);
    expect(isReachable('fd00::7', false, allowed)).toBe(true);
    expect(isReachable('10.21.1.1', true, allowed)).toBe(false);
    expect(isReachable('fd00:1::7', true, allowed)).toBe(false);
  });
});

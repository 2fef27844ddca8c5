import { describe, expect, it } from '@jest/globals';
import { networkOf, shortNetworkOf, siteOf } from './network.js';

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:4711', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['[::ffff:192.0.2.7]:4711', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1:2:3:4', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the site of an address', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['[2001:db8:1:ffff::9]:443', '2001:db8:1::/48'],
    ['192.0.2.7', undefined],
    ['::ffff:192.0.2.7', undefined],
    ['unknown', undefined],
  ])('of %s is %s', (address, site) => {
    expect(siteOf(address)).toBe(site);
  });
});

describe('the part of an address that is stored', () => {
  it.each([
    ['192.0.2.7', '192.0.2.0/24'],
    ['192.0.2.7:4711', '192.0.2.0/24'],
    ['::ffff:192.0.2.7', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1::/48'],
    ['', undefined],
    ['unknown', undefined],
  ])('of %s is %s', (address, network) => {
    expect(shortNetworkOf(address)).toBe(network);
  });
});

import { expect, test } from 'vitest';
import { networkOf, siteOf } from './network-of.ts';

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['::ffff:cb00:7105', '203.0.113.5'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', 'unknown'],
  ['not an address', 'unknown'],
])('the address %o counts as %o', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
  ['2001:db8:2:2::1', '2001:db8:2::/48'],
  ['not an address', 'unknown'],
])('the address %o is of the site %o', (address, site) => {
  expect(siteOf(address)).toBe(site);
});

import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { hostOf } from './hosts.ts';
import { origins } from './origins.ts';

const config = readConfig({});
const appId = '0123456789abcdef01234567';

test.each([
  ['sayso.localhost:4400', { kind: 'builder' }],
  ['SAYSO.localhost.', { kind: 'builder' }],
  ['localhost:4400', { kind: 'loopback' }],
  ['127.0.0.1', { kind: 'loopback' }],
  ['[::1]:4400', { kind: 'loopback' }],
  ['vendor.sayso.localhost', { kind: 'vendor' }],
  [`preview--${appId}.sayso.localhost`, { kind: 'preview', appId }],
  ['app--my-shop.sayso.localhost:4400', { kind: 'app', slug: 'my-shop' }],
])('[P-HOST-01] [P-HOST-09] %s is ours', (host, kind) => {
  expect(hostOf(config, host)).toEqual(kind);
});

test.each([
  'shop.example',
  'sayso.localhost.evil.example',
  'evil-sayso.localhost',
  'app--a.b.sayso.localhost',
  'preview--123.sayso.localhost',
  'user@sayso.localhost',
  'sayso.localhost/x',
  '',
  undefined,
])('[P-HOST-02] %s is none of ours', (host) => {
  expect(hostOf(config, host).kind).toBe('unknown');
});

test('[P-HOST-08] the public name is a setting; apps may have a domain of their own', () => {
  const own = readConfig({
    SAYSO_HOST: 'https://sayso.example',
    SAYSO_APPS_HOST: 'https://apps.example',
    PORT: '80',
  });

  expect(hostOf(own, 'sayso.example')).toEqual({ kind: 'builder' });
  expect(hostOf(own, 'app--shop.apps.example')).toEqual({ kind: 'app', slug: 'shop' });
  expect(hostOf(own, 'app--shop.sayso.example').kind).toBe('unknown');
  expect(origins.builder(own)).toBe('https://sayso.example');
  expect(origins.app(own, 'shop')).toBe('https://app--shop.apps.example');
  expect(origins.app(config, 'shop')).toBe('http://app--shop.sayso.localhost:4400');
});

import { expect, test } from 'vitest';
import { safeFromUrl } from './from-url.ts';

const own = {
  origin: 'https://sayso.example',
  isOwnHost: (host: string) => host.endsWith('.sayso.example') || host === 'clinic.example:8443',
};

test.each([
  ['/apps', 'https://sayso.example/apps'],
  ['apps?sort=a#b', 'https://sayso.example/apps?sort=a#b'],
  [
    'https://sayso.example/apps/1/editor/preview?msgId=2',
    'https://sayso.example/apps/1/editor/preview?msgId=2',
  ],
  ['HTTPS://SAYSO.EXAMPLE:443/apps', 'https://sayso.example/apps'],
  ['https://app--tasks.sayso.example/Board', 'https://app--tasks.sayso.example/Board'],
  ['https://clinic.example:8443/', 'https://clinic.example:8443/'],
  ['/apps?access_token=stolen&a=1', 'https://sayso.example/apps?a=1'],
])('[P-LOGIN-05] %s is followed', (fromUrl, expected) => {
  expect(safeFromUrl(fromUrl, own)?.href).toBe(expected);
});

test.each([
  [null],
  [''],
  ['https://evil.example/'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['/\t/evil.example'],
  ['http:evil.example/x'],
  ['https://sayso.example.evil.example/'],
  ['https://evilsayso.example/'],
  ['https://sayso.example@evil.example/'],
  ['https://someone:secret@sayso.example/'],
  ['https://clinic.example/'],
  ['http://sayso.example/'],
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['blob:https://sayso.example/1'],
  ['http://['],
])('[P-LOGIN-05] %s is not followed', (fromUrl) => {
  expect(safeFromUrl(fromUrl, own)).toBe(null);
});

test('[P-LOGIN-05] an address without end is not followed', () => {
  expect(safeFromUrl(`/${'a'.repeat(2001)}`, own)).toBe(null);
});

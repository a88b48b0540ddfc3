import { appFilePath, privateFileUri } from '@sayso/contracts/files';
import { expect, test } from 'vitest';
import { fileNamesIn, readdress } from './file-addresses.ts';

const [from, to] = ['a'.repeat(24), 'b'.repeat(24)];
const file = (character: string) => `${character.repeat(48)}.png`;

test('a text names files by their addresses and by their uris, and those of other apps are none of its own', () => {
  const text = [
    `<img src="http://sayso.example${appFilePath({ appId: from, name: file('1') })}?token=x" />`,
    privateFileUri({ appId: from, name: file('2') }),
    appFilePath({ appId: to, name: file('3') }),
  ].join(' and ');
  expect(fileNamesIn([text, 'nothing'], from)).toEqual(new Set([file('1'), file('2')]));
  const copied = readdress(text, { from, to });
  expect(fileNamesIn([copied], from)).toEqual(new Set());
  expect(fileNamesIn([copied], to)).toEqual(new Set([file('1'), file('2'), file('3')]));
});

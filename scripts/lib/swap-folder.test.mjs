import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { swapFolder } from './swap-folder.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sayso-swap-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const built = (name, text) => {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'index.html'), text);
  return path;
};
const target = join(folder, 'dist');
const shown = () => readFileSync(join(target, 'index.html'), 'utf8');

test('a finished build takes the place of the one before, and leaves nothing else behind', () => {
  swapFolder(built('next', 'first'), target);
  expect(shown()).toBe('first');
  writeFileSync(join(target, 'old.js'), '');
  swapFolder(built('next', 'second'), target);
  expect(shown()).toBe('second');
  expect(existsSync(join(target, 'old.js'))).toBe(false);
  expect(readdirSync(folder)).toEqual(['dist']);
});

test('a build that is not there leaves the one before in its place', () => {
  expect(() => swapFolder(join(folder, 'nothing'), target)).toThrow('ENOENT');
  expect(shown()).toBe('second');
});

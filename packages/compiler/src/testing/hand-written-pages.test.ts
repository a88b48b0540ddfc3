import { expect, test } from 'vitest';
import { CheckedApp } from '../types/check-app.ts';
import { handWrittenPages } from './hand-written-pages.ts';
import { openLibrary } from './library.ts';

const tree = handWrittenPages();
const pages = Object.keys(tree).filter((path) => path.startsWith('pages/'));

test('there are at least forty pages, and the check of single files finds nothing in them', async () => {
  expect(pages.length).toBeGreaterThanOrEqual(40);
  const { check } = await openLibrary();
  expect(check.tree(tree)).toEqual([]);
});

test('the check of types finds nothing in pages that are right', () => {
  const findings = new CheckedApp().check(tree);
  expect(findings.map(({ path, line, code, message }) => `${path}:${line} ${code} ${message}`)).toEqual([]);
}, 180_000);

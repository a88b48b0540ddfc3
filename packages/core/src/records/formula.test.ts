import { expect, test } from 'vitest';
import { escapeFormula, unescapeFormula } from './formula.ts';

test.each([
  ['=1+1', "'=1+1"],
  ["''=x", "'''=x"],
  ['\n=cmd', "'\n'=cmd"],
  ['＝1+1', "'＝1+1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ["a;=cmd|' /C calc'!A0;b", "a;'=cmd|' /C calc'!A0;b"],
  ["a;-2+3+cmd|' /C calc'!A0", "a;'-2+3+cmd|' /C calc'!A0"],
  ['Oak; - leaves\r\n- bark\n- moss', 'Oak; - leaves\r\n- bark\n- moss'],
  ["it's; fine", "it's; fine"],
  ['', ''],
])('%j is written as %j, and reads as it was', (text, written) => {
  expect(escapeFormula(text)).toBe(written);
  expect(unescapeFormula(written)).toBe(text);
});

test('a text of any length takes time that grows no faster than it does', () => {
  const long = `${';-a'.repeat(200_000)}${"'".repeat(200_000)}`;
  expect(unescapeFormula(escapeFormula(long))).toBe(long);
});

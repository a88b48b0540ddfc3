import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '@sayso/contracts/limits';
import { expect, test } from 'vitest';
import { bodyLimits, tempFileLimits } from './config-bodies.ts';
import { rateRules } from './rates.ts';

const docs = join(import.meta.dirname, '../../../docs');
const chapter = /^## Limits\n([\s\S]*?)^## /m.exec(readFileSync(join(docs, 'architecture.md'), 'utf8'))?.[1];
const rows = [...(chapter ?? '').matchAll(/^\| (.+) \| (.*) \| (.+) \|$/gm)]
  .slice(1)
  .map(([, ...cells]) => cells);
const tables: Record<string, Record<string, unknown>> = { limits, bodyLimits, tempFileLimits, rateRules };

const inDocs = (name: string, value: number): string =>
  /bytes$/i.test(name) ? `${(value / 1_000_000).toLocaleString('en-US')} MB` : value.toLocaleString('en-US');

const units: Readonly<Record<number, string>> = { 1: 'second', 60: 'minute', 3600: 'hour', 86400: 'day' };

/** What the table has to say of a name such as `limits.jsonBytes`. */
function saidOf(table = '', name = ''): string[] {
  const value = tables[table]?.[name];
  if (typeof value === 'number') return [inDocs(name, value)];
  const { windows } = value as { windows: readonly { most: number; seconds: number }[] };
  return windows.map(({ most, seconds }) => {
    const unit = units[seconds] ?? '';
    return `${most.toLocaleString('en-US')} ${unit === 'hour' ? 'an' : 'a'} ${unit}`;
  });
}

test('the table of limits says what the code does', () => {
  const named = rows.filter(([, , where = '']) => where.startsWith('`'));
  expect(named.length).toBeGreaterThan(10);
  for (const [what, amount = '', where = ''] of named) {
    const names = [...where.matchAll(/`(\w+)\.(\w+)`/g)];
    const said = names.flatMap(([, table, name]) => saidOf(table, name));
    // Each in its place, and nothing beside.
    const amounts = amount.match(/[\d,]*\d(?: MB| an? (?:second|minute|hour|day)\b)?/g);
    expect([what, amounts]).toEqual([what, said]);
  }
});

test('what the table links to is there', () => {
  const links = [...(chapter ?? '').matchAll(/\]\(([^)#]+)\)/g)].map(([, path = '']) => path);
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((path) => !existsSync(join(docs, path)))).toEqual([]);
});

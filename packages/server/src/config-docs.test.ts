import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from './config.ts';

const docs = readFileSync(join(import.meta.dirname, '../../../docs/settings.md'), 'utf8');
const documented = [...docs.matchAll(/^\| `([A-Z0-9_]+)` \| \S.* \|$/gm)].map(([, name]) => name);

test('docs/settings.md has one row for each setting that the server reads, and no other', () => {
  expect(documented.toSorted()).toEqual(settingNames.toSorted());
});

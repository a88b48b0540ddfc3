import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as icons from 'lucide-react';
import { expect, test } from 'vitest';
import { unitGroups, unitWords } from './converters.ts';
import { knownGames } from './games.ts';
import { knownTimers } from './timers.ts';
import { ToolRow } from './tool-row.ts';

const kit = (file: string) =>
  readFileSync(resolve(import.meta.dirname, '../../../../runtime/src/kit', file), 'utf8');

test('games and timers are complete, and each game is one of the kit', () => {
  const [, list = ''] = /gameNames = \[([^\]]+)\]/.exec(kit('games/game-api.ts')) ?? [];
  const ofKit = [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name);

  expect(knownGames.map(({ id }) => id).sort()).toEqual(ofKit.sort());
  for (const tool of [...knownGames, ...knownTimers]) {
    expect(ToolRow.safeParse(tool).error, tool.id).toBeUndefined();
    expect(Object.hasOwn(icons, tool.icon), tool.icon).toBe(true);
  }
  const forms = [...knownGames, ...knownTimers].flatMap((tool) => tool.forms);
  expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
});

test('each unit that can be named is one of the kit’s converter', () => {
  const table = kit('tools/unit-table.ts');
  for (const { id } of unitGroups) {
    const group = new RegExp(`'${id}',\\s*\`([^\`]+)\``).exec(table)?.[1] ?? '';
    for (const unit of Object.keys(unitWords[id]))
      expect(group, `${id}.${unit}`).toMatch(new RegExp(`^\\s*${unit} \\|`, 'm'));
  }
});

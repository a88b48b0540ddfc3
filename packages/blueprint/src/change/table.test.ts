import { Blueprint } from '@sayso/core/blueprint-schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emitFiles } from '../emit/files.ts';
import { type BuiltApp, buildApp, changeApp } from '../testing/build-app.ts';
import { apps, expectSound, seen } from '../testing/change-check.ts';
import { dailyRows } from '../testing/change-daily.ts';
import { fieldRows } from '../testing/change-fields.ts';
import { figureRows } from '../testing/change-figures.ts';
import { honestRows, lookRows } from '../testing/change-look.ts';
import { plainRows } from '../testing/change-plain.ts';
import { talkRows } from '../testing/change-talk.ts';
import { viewRows } from '../testing/change-views.ts';
import { applyRequest } from './apply.ts';

const built: Record<keyof typeof apps, BuiltApp> = {
  school: await buildApp(apps.school),
  shop: await buildApp(apps.shop),
  diary: await buildApp(apps.diary),
  units: await buildApp(apps.units),
  loan: await buildApp(apps.loan),
  site: await buildApp(apps.site),
};
const rows = [
  ...fieldRows,
  ...dailyRows,
  ...talkRows,
  ...plainRows,
  ...figureRows,
  ...viewRows,
  ...lookRows,
  ...honestRows,
];

test.each(rows)('%s: "%s"', async (name, text, holds, says) => {
  const after = await changeApp(built[name], text);

  expect(after.prose).toMatch(says);
  expect(holds(seen(after)), after.prose).toBe(true);
  expectSound(after);
});

describe('what was done can be undone', () => {
  test.each(rows)('%s: "%s"', async (name, text) => {
    const before = Blueprint.parse(built[name].memory);
    const { blueprint } = applyRequest(before, { text, currentPage: null });
    const after = applyRequest(blueprint, { text: 'undo', currentPage: null }).blueprint;
    const plan = ({ entities, pages, theme, app }: Blueprint) => ({ entities, pages, theme, app });

    expect(plan(after)).toEqual(plan(before));
    const again = applyRequest(after, { text: 'redo', currentPage: null }).blueprint;
    expect(plan(again)).toEqual(plan(blueprint));
  });
});

test('twenty requests in any order leave a sound plan, and none is unanswered', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...rows), { minLength: 20, maxLength: 20 }), (chosen) => {
      let blueprint = Blueprint.parse(built.school.memory);
      for (const [, text] of chosen) {
        const { done, unread, blueprint: next } = applyRequest(blueprint, { text, currentPage: null });
        if (/\p{L}/u.test(text)) expect(done.length + unread.length, text).toBeGreaterThan(0);
        blueprint = Blueprint.parse(next);
      }
      expectSound({ ...built.school, memory: blueprint, tree: emitFiles(blueprint) });
    }),
    { numRuns: 15, seed: 5 },
  );
}, 120_000);

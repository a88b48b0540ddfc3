import { Blueprint } from '@sayso/core/blueprint-schema';
import { expect, test } from 'vitest';
import { buildApp, changeApp } from '../testing/build-app.ts';
import { apps, expectSound } from '../testing/change-check.ts';
import { dailyRows } from '../testing/change-daily.ts';
import { fieldRows } from '../testing/change-fields.ts';
import { figureRows } from '../testing/change-figures.ts';
import { honestRows, lookRows } from '../testing/change-look.ts';
import { plainRows } from '../testing/change-plain.ts';
import { viewRows } from '../testing/change-views.ts';
import { applyRequest } from './apply.ts';

const requests = [
  ...[dailyRows, fieldRows, figureRows, honestRows, lookRows, plainRows, viewRows]
    .flat()
    .map((row) => row[1]),
  'show a chart of honey by student',
];

test.each([' (C++', ' [x*', '?+ $& \\'])(
  'a request is answered in an app whose names end with "%s"',
  async (odd) => {
    const blueprint = Blueprint.parse((await buildApp(apps.school)).memory);
    for (const entity of blueprint.entities) {
      entity.label += odd;
      entity.labelPlural += odd;
      for (const field of entity.fields) field.label += odd;
    }
    for (const text of requests) {
      const answered = () => applyRequest(structuredClone(blueprint), { text, currentPage: null });
      expect(answered, text).not.toThrow();
    }
  },
);

test('a name is taken letter by letter, in the titles that hold it too', async () => {
  const app = await changeApp(await buildApp(apps.school), 'show a chart of courses by month');
  const costly = await changeApp(app, 'rename courses to C++ (US$& more)');
  const plain = await changeApp(costly, 'rename C++ (US$& more) to lessons');

  expect(costly.tree['pages/Dashboard']).toContain('C++ (US$& more)');
  expect(plain.tree['pages/Dashboard']).toMatch(/Lessons by month/);
  expectSound(plain);
});

test.each(['rename courses to Cla\ufffdses', 'add a thing called Zorb\ud83d'])(
  'words that were damaged on their way change nothing, and are asked for again: %j',
  async (text) => {
    const app = await buildApp(apps.school);
    const { tree, prose } = await changeApp(app, text);

    expect(tree).toEqual(app.tree);
    expect(prose).toContain('damaged on its way');
  },
);

test('no name holds half a character, also where it was cut or came so', async () => {
  const app = await buildApp(`Caf\ufffd app. ${apps.school}`);
  const { memory } = await changeApp(app, `rename the field subject to ${'a'.repeat(58)} 🚲`);
  const kept = JSON.stringify(memory);

  expect(kept).toContain(`A${'a'.repeat(57)}`);
  expect(kept).not.toMatch(/\\ud[89a-f]|\ufffd/i);
});

test.each(['add Google login', 'how many are there?'])(
  'an answer names things letter by letter: %s',
  async (text) => {
    const app = await changeApp(await buildApp(apps.diary), 'rename stops to C++ (US$& more)');

    expect((await changeApp(app, text)).prose).toContain('C++ (US$& more)');
  },
);

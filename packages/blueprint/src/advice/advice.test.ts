import { Blueprint } from '@sayso/core/blueprint-schema';
import { describe, expect, test } from 'vitest';
import { adoptSources } from '../change/adopt.ts';
import { applyRequest } from '../change/apply.ts';
import { emitFiles } from '../emit/files.ts';
import { type BuiltApp, buildApp, changeApp } from '../testing/build-app.ts';
import { expectSound } from '../testing/change-check.ts';
import { known } from '../testing/descriptions.ts';
import { planText } from './carried-out.ts';
import { suggestFor } from './suggest-for.ts';

const refusals =
  /I didn’t understand|what you’d like to change|already|I haven’t (?:changed|removed) anything|I kept|I left (?:it|out|.* as it is)/;
const plan = (app: BuiltApp) => Blueprint.parse(app.memory);

/** As `expectCarriedOut`, without the answer around it: quick enough for all that all descriptions are offered. */
function expectApplied(app: BuiltApp, prompt: string): void {
  const { blueprint, done, unread } = applyRequest(plan(app), { text: prompt, currentPage: null });
  const tree = emitFiles(blueprint);
  expect(unread, prompt).toEqual([]);
  expect(done.join('\n'), prompt).not.toMatch(refusals);
  expect(planText(blueprint), prompt).not.toBe(planText(plan(app)));
  expect(tree, prompt).not.toEqual(emitFiles(plan(app)));
  expectSound({ ...app, memory: blueprint, tree }, app.tree);
}

/** A press on what an answer offers is followed, changes the app, and leaves it whole. */
async function expectCarriedOut(app: BuiltApp, prompt: string): Promise<BuiltApp> {
  const after = await changeApp(app, prompt);
  expect(after.prose, prompt).not.toMatch(refusals);
  expect(planText(plan(after)), prompt).not.toBe(planText(plan(app)));
  expect(after.tree, prompt).not.toEqual(app.tree);
  expectSound(after, app.tree);
  return after;
}

describe('what an answer offers', () => {
  test.each(known)(
    '[B-CHAT-22] $id: each suggestion and each change of an assumption can be carried out',
    async ({ prompt }) => {
      const app = await buildApp(prompt);

      expect(app.suggestions).toHaveLength(3);
      expect(new Set(app.suggestions.map(({ title }) => title)).size).toBe(3);
      for (const { prompt: asked } of [...app.suggestions, ...app.assumptions]) expectApplied(app, asked);
    },
    20_000,
  );

  test('[B-CHAT-22] suggestions fit the app: hardly two apps are offered the same three', async () => {
    const offered = await Promise.all(known.map(async ({ prompt }) => (await buildApp(prompt)).suggestions));
    const trios = offered.map((three) => JSON.stringify(three.map(({ prompt }) => prompt).sort()));

    expect(new Set(trios).size).toBeGreaterThan(known.length * 0.9);
  }, 60_000);

  test('[B-CHAT-22] each answer offers others, whether or not an offer was taken', async () => {
    let app = await buildApp('Tasks with title, due date and status, and people with name and email');
    const seen = new Set<string>();
    for (const say of [undefined, 'make it dark', 'add a budget to tasks', undefined]) {
      if (say === undefined && seen.size > 0) app = await changeApp(app, app.suggestions[0]?.prompt ?? '');
      else if (say !== undefined) app = await changeApp(app, say);
      expect(app.suggestions).toHaveLength(3);
      for (const { prompt } of app.suggestions) {
        expect(seen.has(prompt), prompt).toBe(false);
        seen.add(prompt);
        expectApplied(app, prompt);
      }
    }
  }, 20_000);
});

test('an app that somebody else wrote is offered what its data lacks, no views that it may have', async () => {
  const { tree } = await buildApp('Tasks with title, due date and status, and people with name and email');
  const app = { name: 'Team desk', description: '' };
  const adopted = adoptSources({ app, sources: tree });
  const offered = suggestFor({ app, sources: tree, memory: null });

  expect(offered).toHaveLength(3);
  for (const { prompt } of offered) {
    const after = adopted && applyRequest(adopted, { text: prompt, currentPage: null });
    expect(after?.blueprint.entities, prompt).not.toEqual(adopted?.entities);
  }
});

describe('what was assumed', () => {
  const press = async (description: string, title: RegExp) => {
    const app = await buildApp(description);
    const chosen = app.assumptions.find((one) => title.test(one.title));
    expect(chosen, app.assumptions.map((one) => one.title).join()).toBeDefined();
    return { app, about: chosen?.about ?? '', after: plan(await changeApp(app, chosen?.prompt ?? '')) };
  };

  test('a thing that nobody asked for is named, and a press leaves it out', async () => {
    const { about, app, after } = await press('podcast planner for my episodes', /^Remove guests/);

    expect(about).toBe('I also added guests.');
    expect(plan(app).entities.map(({ label }) => label)).toContain('Guest');
    expect(after.entities.map(({ label }) => label)).not.toContain('Guest');
  });

  test('fields that nobody asked for are named, and a press leaves them out', async () => {
    const { about, after } = await press('Library: books with author, borrowers with email', /^Remove them$/);
    const left = after.entities.flatMap(({ labelPlural, fields }) =>
      about.includes(` to ${labelPlural.toLowerCase()}`)
        ? fields.filter(({ why, ref }) => why.from === 'default' && !ref)
        : [],
    );

    expect(
      left.filter(({ id }) =>
        after.entities.every(({ titleField, workflow }) => id !== titleField && id !== workflow),
      ),
    ).toEqual([]);
  });

  test.each([
    ['my running log with runs and shoes', /^Share/, 'registered'],
    ['Orders and customers of our company', /^Let users see only their own orders and customers$/, 'owner'],
  ])('who sees the records of "%s" is said, and a press turns it', async (description, title, rule) => {
    const { after } = await press(description, title);

    expect(new Set(after.entities.map(({ rules }) => rules.read))).toEqual(new Set([rule]));
  });

  test('a currency that nobody named is said, and a press takes another', async () => {
    const { about, after } = await press('Invoices with customer, amount and due date', /^Use euros/);

    expect(about).toBe('Amounts are in US dollars.');
    expect(after.app.currency).toBe('EUR');
    const paid = await buildApp('Invoices with customer, amount in euros and due date');
    expect(paid.assumptions.map(({ about: of }) => of).join()).not.toContain('Amounts');
  });

  test('a change request that leaves something open says so, too', async () => {
    const after = await changeApp(await buildApp('Tasks with title and due date'), 'add suppliers');
    const [assumed] = after.assumptions;

    expect(assumed?.about).toMatch(/^I also added (?:an? .* to suppliers|these fields to suppliers: .*)\.$/);
    const without = await expectCarriedOut(after, assumed?.prompt ?? '');
    const suppliers = plan(without).entities.find(({ label }) => label === 'Supplier');
    expect(suppliers?.fields.length).toBeLessThan(
      plan(after).entities.find(({ label }) => label === 'Supplier')?.fields.length ?? 0,
    );
  });

  test('the questions of a quiz that was asked for are not offered to be left out', async () => {
    const app = await buildApp(
      'Keep lost property of a climbing gym: item, place, status (found, claimed). Also a short safety quiz for new climbers.',
    );
    expect(plan(app).pages.map(({ archetype }) => archetype)).toContain('quiz');
    expect(app.assumptions.map(({ prompt }) => prompt).join()).not.toMatch(/remove (?:questions|quiz)/);
  });

  test('what a change request names is no assumption', async () => {
    const app = await buildApp('Tasks with title and due date');

    expect((await changeApp(app, 'add a priority field with low and high')).assumptions).toEqual([]);
  });
});

describe('what was not wanted', () => {
  const text = (wish: string) =>
    `Appointments with date, customer and status, and dogs with name and photo for our dog groomer. ${wish}`;

  test.each([
    ['No calendar.', 'calendar'],
    ["I don't want a board.", 'kanban'],
    ['Without a dashboard.', 'dashboard'],
  ])('"%s" takes the page out and says so', async (wish, archetype) => {
    const [plain, app] = [await buildApp(text('')), await buildApp(text(wish))];

    expect(plan(plain).pages.map((page) => page.archetype)).toContain(archetype);
    expect(plan(app).pages.map((page) => page.archetype)).not.toContain(archetype);
    expect(app.prose).toMatch(/As you asked, the app has no (?:calendar|board|dashboard)\./);
    expectSound(app);
  });

  test('a field that the builder would add is left out', async () => {
    const plain = await buildApp('Customers for our shop.');
    const app = await buildApp('Customers for our shop. No phone, no notes.');
    const labels = (one: BuiltApp) => plan(one).entities[0]?.fields.map(({ label }) => label);

    expect(labels(plain)).toEqual(expect.arrayContaining(['Phone', 'Notes']));
    expect(labels(app)).not.toContain('Phone');
    expect(labels(app)).not.toContain('Notes');
    expect(app.prose).toContain('As you asked, the app has no phone or notes.');
  });

  test('"no login" is answered by what visitors can do', async () => {
    const tool = await buildApp('Tip calculator. No login, nothing saved.');
    const kept = await buildApp('Tasks with title and due date. No login.');

    expect(tool.prose).toContain('nobody has to sign in');
    expect(tool.prose.split('“Anyone with the link”')).toHaveLength(2);
    expect(tool.prose).toContain('nothing is saved');
    expect(kept.prose).toContain(
      'users sign in before they add anything. To let everyone read without signing in, say “make everything public”',
    );
    await expectCarriedOut(kept, 'make everything public');
  });

  test('what was refused and asked for is kept, and told', async () => {
    const app = await buildApp('Recipes with photo and ingredients. No photo.');

    expect(app.prose).toContain('You asked for no photo but also mentioned it');
    await expectCarriedOut(app, 'remove photo');
  });

  test('what was refused is not offered, in any turn', async () => {
    let app = await buildApp(text('No calendar, no photos.'));
    for (let turn = 0; turn < 4; turn++) {
      for (const { prompt } of app.suggestions) expect(prompt).not.toMatch(/calendar|photo/);
      app = await changeApp(app, app.suggestions[0]?.prompt ?? '');
    }
  });

  test('undo does not bring back what the first build left out', async () => {
    const app = await buildApp(text('No calendar.'));
    const after = await changeApp(app, 'undo');

    expect(plan(after).pages.map((page) => page.archetype)).not.toContain('calendar');
  });
});

describe('what could not be done', () => {
  test('messages that should be sent are not promised, and the nearest thing is offered', async () => {
    const app = await buildApp(
      'Invoices with customer, amount and due date. Send customers reminders by email.',
    );
    const nearest = app.assumptions.find(({ about }) => about.includes('can’t send emails or reminders'));

    expect(`${nearest?.about} ${app.prose}`).toContain('The app can’t send emails or reminders');
    if (nearest) await expectCarriedOut(app, nearest.prompt);
  });

  test('a story in which messages occur promises nothing', async () => {
    const app = await buildApp(
      'We found recipes and kept sending them over WhatsApp. Recipes with ingredients.',
    );

    expect(app.prose).not.toContain('can’t send emails or reminders');
  });

  test('a wish from which nothing came is quoted; the story around it is not', async () => {
    const app = await buildApp(
      'Books with title and author. It was raining in April. We must be able to fold the covers into birds.',
    );

    expect(app.prose).toContain('“We must be able to fold the covers into birds”');
    expect(app.prose).not.toContain('raining');
  });

  test.each([
    ['Orders with customer and total for our shop. Only I see the orders.', 'read'],
    ['Recipes with ingredients for our family. Only admins may change recipes.', 'update'],
  ] as const)('a rule that the first reading missed is settled: %s', async (text, op) => {
    const rules = plan(await buildApp(text)).entities[0]?.rules;

    expect(rules?.[op]).toBe('admin');
  });
});

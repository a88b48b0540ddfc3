import { EntitySchema } from '@sayso/contracts/entity-schema';
import { uiComponents, vendorImports } from '@sayso/core/allowed-imports';
import { consistentPart } from '@sayso/core/app-imports';
import { lintEntity } from '@sayso/core/entities/lint-entity';
import * as icons from 'lucide-react';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { type BuiltApp, buildApp, changeApp, now } from './testing/build-app.ts';
import { bench, unseen } from './testing/descriptions.ts';

const prompts = [...bench.prompts, ...unseen.prompts];
const entityNames = (app: BuiltApp) =>
  Object.keys(app.tree).flatMap((path) => /^entities\/(.+)$/.exec(path)?.[1] ?? []);
const allowed = new Set<string>([
  '@/kit',
  ...vendorImports,
  ...uiComponents.map((name) => `@/components/ui/${name}`),
]);

function expectSound(app: BuiltApp): void {
  const names = entityNames(app);
  for (const [path, text] of Object.entries(app.tree)) {
    if (path.startsWith('entities/')) {
      const schema: unknown = JSON.parse(text);
      expect(lintEntity(schema, names), path).toEqual([]);
      continue;
    }
    const parsed = parseSync(`${path.replace('/', '-')}.tsx`, text, { showSemanticErrors: true });
    expect(
      parsed.errors.map(({ message }) => message),
      `${path}\n${text}`,
    ).toEqual([]);
    expect(parsed.module.staticExports.flatMap(({ entries }) => entries).length, path).toBe(1);
    for (const { moduleRequest, entries } of parsed.module.staticImports) {
      const entity = /^@\/entities\/(\w+)$/.exec(moduleRequest.value)?.[1];
      expect(
        entity === undefined ? allowed.has(moduleRequest.value) : names.includes(entity),
        `${path}: ${moduleRequest.value}`,
      ).toBe(true);
      if (moduleRequest.value !== 'lucide-react') continue;
      for (const { importName } of entries)
        expect(Object.hasOwn(icons, importName.name ?? ''), importName.name ?? '').toBe(true);
    }
  }
}

/** Every page that a file leads to is there. */
function expectLinked(app: BuiltApp): void {
  const pages = new Set(Object.keys(app.tree).flatMap((path) => /^pages\/(.+)$/.exec(path)?.[1] ?? []));
  expect(pages.has(app.settings.main_page ?? '')).toBe(true);
  for (const [path, text] of Object.entries(app.tree)) {
    if (path.startsWith('entities/')) continue;
    for (const [, name] of text.matchAll(
      /\b(?:page|detailPage|listPage|cartPage|cataloguePage)(?:=|: )["']([^"']+)["']/g,
    )) {
      expect(pages.has(name ?? ''), `${path} leads to ${name ?? ''}`).toBe(true);
    }
  }
}

describe('a first description', () => {
  test.each(prompts)(
    '[B-GEN-01] $id becomes an app whose files parse, import what is there and link',
    async ({ prompt }) => {
      const app = await buildApp(prompt);

      expectSound(app);
      expectLinked(app);
      expect(consistentPart({}, app.tree).waiting.size).toBe(0);
      expect(app.suggestions).toHaveLength(3);
    },
  );

  test('the blocks come as entities, layout, main page, other pages, settings, suggestions', async () => {
    const app = await buildApp(
      'Vet clinic: owners, pets with name and breed, appointments with date and reason',
    );
    const kinds = app.blocks.map((block) => block.split(' ')[0]);

    expect(app.text.startsWith('Here’s what I understood. Building it now.')).toBe(true);
    expect([...new Set(kinds)]).toEqual(['entity', 'layout', 'write', 'set_app', 'suggest']);
    expect(app.blocks[kinds.indexOf('write')]).toBe(`write pages/${app.settings.main_page ?? ''}`);
  });

  test('the same text gives the same bytes and samples', async () => {
    const [one, other] = [await buildApp(prompts[0]?.prompt ?? ''), await buildApp(prompts[0]?.prompt ?? '')];

    expect(other.text).toBe(one.text);
    expect(other.samples).toEqual(one.samples);
  });

  test('every entity carries rules; a personal app keeps records to their owner', async () => {
    const app = await buildApp('keep a list of my subscriptions: name, price, next payment date');
    const schema = EntitySchema.parse(JSON.parse(app.tree['entities/Subscription'] ?? ''));

    expect(schema.rls).toMatchObject({
      read: { created_by: '{{user.email}}' },
      delete: { created_by: '{{user.email}}' },
    });
    expect(schema.additionalProperties).toBe(false);
  });

  test('a public form may be sent by visitors, who cannot read what others sent', async () => {
    const app = await buildApp(
      'Shifts with location and start time, volunteers with email, sign-ups. A page for the public, volunteers choose a shift there.',
    );
    const rules = (name: string) => EntitySchema.parse(JSON.parse(app.tree[`entities/${name}`] ?? '')).rls;

    expect(rules('SignUp')?.create).toBe(true);
    expect(rules('SignUp')?.read).not.toBe(true);
    expect(rules('Shift')?.read).toBe(true);
    expect(rules('Volunteer')?.read).not.toBe(true);
  });

  test('a text without meaning gets a small app and an honest word about it', async () => {
    const app = await buildApp('?!? 123 --- ...');

    expectSound(app);
    expect(entityNames(app)).toEqual(['Task']);
    expect(app.prose).toContain('couldn’t tell from your message what the app should keep track of');
  });
});

describe('samples', () => {
  test.each(prompts)('$id: values fit their fields and references lead to samples', async ({ prompt }) => {
    const app = await buildApp(prompt);
    const counts = new Map(app.samples.map(({ entity, records }) => [entity, records.length]));
    for (const { entity, records } of app.samples) {
      const schema = EntitySchema.parse(JSON.parse(app.tree[`entities/${entity}`] ?? ''));
      expect(records.length).toBeGreaterThan(3);
      for (const record of records) {
        for (const key of schema.required ?? []) expect(record[key], `${entity}.${key}`).toBeDefined();
        for (const [key, value] of Object.entries(record)) expectFits(value, { schema, key, counts });
      }
    }
  });

  test('dates lie around the moment of the turn', async () => {
    const app = await buildApp('Tasks with due date');
    const dates = app.samples.flatMap(({ records }) =>
      records.map((record) => Date.parse(String(record['due_date']))),
    );

    expect(Math.min(...dates)).toBeLessThan(now.getTime());
    expect(Math.max(...dates)).toBeGreaterThan(now.getTime());
  });
});

type Place = { schema: EntitySchema; key: string; counts: ReadonlyMap<string, number> };

function expectFits(value: unknown, { schema, key, counts }: Place): void {
  const property = schema.properties[key];
  expect(property, key).toBeDefined();
  if (property?.$ref) {
    const [, entity = '', at = ''] = /^@(\w+):(\d+)$/.exec(String(value)) ?? [];
    expect(property.$ref).toBe(`/entities/${entity}/id`);
    expect(Number(at)).toBeLessThan(counts.get(entity) ?? 0);
    return;
  }
  if (property?.enum) expect(property.enum).toContain(value);
  const type = Array.isArray(value) ? 'array' : typeof value;
  expect(
    { integer: 'number' }[property?.type as 'integer'] ?? property?.type,
    `${key}: ${String(value)}`,
  ).toBe(type);
  if (property?.type === 'integer') expect(Number.isInteger(value), key).toBe(true);
  if (property?.maximum !== undefined) expect(Number(value)).toBeLessThanOrEqual(property.maximum);
}

describe('a change request', () => {
  const followups = bench.prompts.flatMap(({ id, prompt, ...rest }) =>
    (rest['followups'] as { say: string }[]).map(({ say }) => ({ id, prompt, say })),
  );

  test.each(followups)('[B-GEN-02] $id: "$say" is done and leaves a sound app', async ({ prompt, say }) => {
    const before = await buildApp(prompt);
    const after = await changeApp(before, say);

    expectSound(after);
    expect(after.prose).not.toContain('I didn’t understand');
  });

  test('a priority field gets its choices, in form and schema, and other files stay as they were', async () => {
    const before = await buildApp('Tasks with title and due date');
    const after = await changeApp(before, 'add a priority field with low, medium and high');
    const schema = EntitySchema.parse(JSON.parse(after.tree['entities/Task'] ?? ''));

    expect(schema.properties['priority']).toMatchObject({ enum: ['low', 'medium', 'high'] });
    expect(after.blocks.every((block) => !block.includes('layout'))).toBe(true);
  });

  test('each clause is answered: done, or not understood with three things that can be done', async () => {
    const app = await changeApp(
      await buildApp('Bug tracker with projects and issues'),
      'make it dark, add an estimate field to issues and frobnicate the gizmo',
    );

    expect(app.prose).toContain('The app now uses the dark theme.');
    expect(app.prose).toMatch(
      /I didn’t understand “frobnicate the gizmo”.* Try “.+”, “.+” or “.+” instead\./,
    );
  });

  test.each([
    [
      'make the primary color #ff6600 and the background cream',
      ["primary: '#ff6600'", "background: '#f5efe0'"],
    ],
    ['make it dark blue', ["primary: '#00008b'", "mode: 'light'"]],
    ['rename the app to Blue Ocean, make it dark', ['name="Blue Ocean"', "mode: 'dark'"]],
    ['use neumorphism style and make the header dark blue', ["preset: 'neumorphism'", "header: '#00008b'"]],
  ])('"%s" changes each named part of the look', async (text, parts) => {
    const after = await changeApp(await buildApp('Tasks with title and due date'), text);

    for (const part of parts) expect(after.tree['layout']).toContain(part);
  });

  test('an app that was renamed since keeps its new name, whatever is changed next', async () => {
    const built = await buildApp('Tasks with title and due date');

    const after = await changeApp(built, 'make the primary color #ff6600', built.tree, 'Otters');

    expect(after.settings.name).toBe('Otters');
    expect(after.tree['layout']).toContain('name="Otters"');
  });

  test.each([
    ['change the status of issues to open, doing, done', 'status', ['open', 'doing', 'done']],
    ['add option blocker to severity', 'severity', ['low', 'medium', 'high', 'critical', 'blocker']],
    ['issues should have an estimate in hours', 'estimate', undefined],
    ['remove the severity field from issues', 'severity', null],
  ])('"%s" is seen in the schema', async (text, key, choices) => {
    const after = await changeApp(await buildApp('Bug tracker with projects and issues'), text);
    const property = EntitySchema.parse(JSON.parse(after.tree['entities/Issue'] ?? '')).properties[key];

    if (choices === null) expect(property).toBeUndefined();
    else expect(property).toMatchObject(choices === undefined ? { type: 'number' } : { enum: choices });
  });

  test('a rename keeps the name that data is stored under', async () => {
    const before = await buildApp('Gym: members with plan and start date, trainers');
    const after = await changeApp(before, 'rename Members to Athletes');

    expect(entityNames(after)).toEqual(entityNames(before));
    expect(after.tree['layout']).toContain('Athletes');
    expect(JSON.parse(after.tree['entities/Member'] ?? '')).toMatchObject({ title: 'Athlete' });
  });

  test('a file that was changed by hand is edited in place, not replaced', async () => {
    const before = await buildApp('Tasks with title and due date');
    const touched = (before.tree['layout'] ?? '').replace(
      '{children}',
      '<p>my own words</p>\n      {children}',
    );
    const after = await changeApp(before, 'make the sidebar blue', { ...before.tree, layout: touched });

    expect(after.blocks).toContain('edit layout');
    expect(after.tree['layout']).toContain('my own words');
    expect(after.tree['layout']).toContain("sidebar: '#2563eb'");
  });

  test('where hand and request change the same lines the hand wins, and the answer says so', async () => {
    const before = await buildApp('Tasks with title and due date');
    const touched = (before.tree['layout'] ?? '').replace(/const theme = .*;/, 'const theme = myTheme;');
    const after = await changeApp(before, 'make it dark', { ...before.tree, layout: touched });

    expect(after.tree['layout']).toBe(touched);
    expect(after.prose).toContain('You changed `layout` by hand');
  });

  test('only admins may delete after it was asked for', async () => {
    const after = await changeApp(
      await buildApp('Work orders for a garage: customers, cars'),
      'only admins may remove work orders',
    );

    expect(JSON.parse(after.tree['entities/WorkOrder'] ?? '').rls.delete).toEqual({
      user_condition: { role: 'admin' },
    });
  });

  test('removing a thing takes its pages and its references along', async () => {
    const after = await changeApp(
      await buildApp('Library: books, borrowers, loans with due date'),
      'remove borrowers',
    );

    expectSound(after);
    expectLinked({ ...after, settings: { main_page: 'Dashboard' } });
    expect(after.tree['entities/Borrower']).toBeUndefined();
  });

  test('an app that somebody else wrote is changed from its entities', async () => {
    const tree = {
      'entities/Car': '{"name":"Car","type":"object","properties":{"plate":{"type":"string"}}}',
    };
    const empty = await buildApp('Tasks');
    const after = await changeApp({ ...empty, memory: null, tree }, 'add a colour field to cars');

    expect(after.tree['entities/Car']).toContain('"colour"');
  });
});

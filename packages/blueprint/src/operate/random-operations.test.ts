import { Fault } from '@sayso/contracts/faults';
import {
  Plan,
  type PlanField,
  PlanOperation,
  type PlanThing,
  planActs,
  planFieldKinds,
  planPageKinds,
  planWhos,
} from '@sayso/contracts/plan';
import { Blueprint } from '@sayso/core/blueprint-schema';
import { lintEntity } from '@sayso/core/entities/lint-entity';
import type { SourceTree } from '@sayso/core/source-tree';
import fc from 'fast-check';
import { parseSync } from 'oxc-parser';
import { expect, inject, test } from 'vitest';
import { patchOf, replay } from '../change/patch.ts';
import { emitFiles } from '../emit/files.ts';
import { sampleRecords } from '../seed/samples.ts';
import { now } from '../testing/build-app.ts';
import { applyOperations } from './apply-operations.ts';
import { conflictsOf } from './conflicts.ts';
import { planDescription } from './plan-description.ts';
import { planOf } from './plan-of.ts';
import { questionOf } from './question-of.ts';

const descriptions = [
  'A bike repair shop: customers with name and phone, repairs with a bike, price, due date and status (new, in repair, done).',
  'A shop that sells cakes online with a cart. Visitors order cakes, with price, photo and category.',
  'Clubs book courts: members, courts, bookings with start, end and a price. Anyone can book without an account.',
  'A website for our choir with concerts, news and a public contact form. Visitors can leave a message.',
  'A league with teams and matches: home team, away team, home score, away score. Standings are public.',
];
const starts = descriptions.map(
  (text) =>
    applyOperations(planDescription(text).blueprint, [
      { type: 'addRole', name: 'Helper' },
      { type: 'addRole', name: 'Driver' },
    ]).blueprint,
);

const names = fc.constantFrom(
  'Price',
  'Supplier',
  'bikes',
  'Status',
  'Due date',
  'constructor',
  '__proto__',
  'Photo',
  'Address',
  'toString',
  'مركبة',
  '🚲 rides',
  'A name of sixty characters, which is as long as any may be ok',
);
/** Numbers stand for items of the plan as it is then. */
const step = fc.record({
  type: fc.constantFrom(...PlanOperation.options.map((option) => option.shape.type.value)),
  a: fc.nat(),
  b: fc.nat(),
  c: fc.nat(),
  is: fc.boolean(),
  name: names,
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];

function operationFor(blueprint: Blueprint, { type, a, b, c, is, name }: Step): unknown {
  const plan = planOf(blueprint);
  const thing = pick<PlanThing>(plan.things, a);
  const fields = thing?.fields ?? [];
  const field = pick<PlanField>(fields, b);
  const choices = [
    ...(field?.choices ?? []).slice(c % 2).map(({ value, label }) => ({ value, label })),
    { label: name },
  ];
  const all: Readonly<Record<string, unknown>> = {
    type,
    name: name.slice(0, 60),
    thing: thing?.id,
    field: field?.id,
    page: pick(plan.pages, a)?.id,
    role: pick(plan.roles, a)?.id,
    kind: type === 'addPage' ? pick(planPageKinds, c) : pick(planFieldKinds, c),
    link: pick(plan.things, b)?.id,
    choices: is || type === 'setChoices' ? choices : undefined,
    required: is,
    before: is ? null : pick<PlanField>(fields, c)?.id,
    by: is ? 'visitor' : 'staff',
    act: pick(planActs, b),
    who: type === 'setSeenBy' && is ? null : pick(planWhos, c),
    audience: is ? 'visitors' : 'users',
    in_menu: is,
    look: { mode: is ? 'dark' : 'light', primary: '#AA3366' },
  };
  const option = PlanOperation.options.find((one) => one.shape.type.value === type);
  return Object.fromEntries(
    Object.keys(option?.shape ?? {}).flatMap((key) => (all[key] === undefined ? [] : [[key, all[key]]])),
  );
}

function follow(start: Blueprint, steps: readonly Step[]) {
  let blueprint = start;
  const done: PlanOperation[] = [];
  for (const one of steps) {
    const parsed = PlanOperation.safeParse(operationFor(blueprint, one));
    if (!parsed.success) continue;
    try {
      blueprint = applyOperations(blueprint, [parsed.data]).blueprint;
      done.push(parsed.data);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
    }
  }
  return { blueprint, done };
}

function expectSound(blueprint: Blueprint): void {
  expect(Blueprint.parse(blueprint)).toEqual(blueprint);
  expect(Plan.parse(planOf(blueprint))).toEqual(planOf(blueprint));
  const ids = [
    ...blueprint.entities.flatMap(({ id, fields }) => [id, ...fields.map((field) => field.id)]),
    ...blueprint.pages.flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]),
  ];
  expect(new Set(ids).size).toBe(ids.length);
  const files = emitFiles(blueprint);
  for (const { name } of blueprint.pages) expect(files[`pages/${name}`], name).toBeDefined();
  expectWritten(files);
  const entities = blueprint.entities.map(({ name }) => name);
  for (const name of entities) {
    const schema: unknown = JSON.parse(files[`entities/${name}`] ?? '');
    expect(lintEntity(schema, entities), name).toEqual([]);
  }
  for (const { fields, titleField } of blueprint.entities)
    expect(fields.map(({ id }) => id)).toContain(titleField);
  sampleRecords(blueprint, now);
}

/** Files parse, and links lead to pages that are there. */
function expectWritten(files: SourceTree): void {
  for (const [path, text] of Object.entries(files)) {
    if (path.startsWith('entities/')) continue;
    const { errors } = parseSync(`${path.replace('/', '-')}.tsx`, text, { showSemanticErrors: true });
    expect(
      errors.map(({ message }) => message),
      `${path}\n${text}`,
    ).toEqual([]);
    for (const [, name = ''] of text.matchAll(/\b\w*[pP]age(?:=|: )["']([^"']+)["']/g))
      expect(files[`pages/${name}`], `${path} leads to ${name}`).toBeDefined();
  }
}

const { log: _, ...withoutLog } = { log: [] };
const comparable = ({ nextId: __, ...blueprint }: Blueprint) => ({ ...withoutLog, ...blueprint });

test.each([1, 2, 3])(
  'random changes of five plans leave sound plans that can be undone (seed %i)',
  (seed) => {
    const carriedOut: string[] = [];
    fc.assert(
      fc.property(fc.nat(starts.length - 1), fc.array(step, { maxLength: 30 }), (at, steps) => {
        const start = starts[at];
        if (!start) throw new Error('no such start');
        const frozen = JSON.stringify(start);
        const { blueprint, done } = follow(start, steps);
        carriedOut.push(...done.map(({ type }) => type));

        expectSound(blueprint);
        expect(JSON.stringify(start)).toBe(frozen);
        const again = applyOperations(start, done);
        expect(again.blueprint).toEqual(blueprint);
        expect(again.lines).toHaveLength(done.length);
        const undone = replay(blueprint, patchOf(start, blueprint), 'undo');
        expect(undone && comparable(undone)).toEqual(comparable(start));
        questionOf(start, blueprint, emitFiles(start));
        conflictsOf(start, blueprint, done);
      }),
      { numRuns: inject('soak') ? 1_200 : 120, seed },
    );
    expect(new Set(carriedOut).size).toBe(PlanOperation.options.length);
  },
  180_000,
);

import { entitySchema } from '@sayso/blueprint/emit/entity';
import { buildBlueprint } from '@sayso/blueprint/plan/build';
import { read } from '@sayso/blueprint/read/read';
import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { describe, expect, test } from 'vitest';
import { keyOf } from './checks/all.ts';
import { hslOf, isCalled } from './checks/colours.ts';
import { pointsOf } from './checks/figures.ts';
import { secondsIn } from './checks/tools.ts';
import { loadExamples } from './descriptions.ts';
import { Fails } from './fails.ts';
import { Names, optionsOf } from './resolve.ts';
import { withoutWords } from './result.ts';
import { errorClasses, sumsOf } from './sums.ts';
import { aResult } from './testing/a-result.ts';

const [{ file }] = loadExamples() as [ReturnType<typeof loadExamples>[number]];

const namesOf = (id: string): Names => {
  const blueprint = buildBlueprint(read(file.prompts.find((one) => one.id === id)?.prompt ?? ''));
  return new Names(
    Object.fromEntries(blueprint.entities.map((one) => [one.name, entitySchema(blueprint, one)])),
    file,
  );
};

const car: EntitySchema = {
  name: 'MotorCar',
  title: 'Motor car',
  type: 'object',
  properties: {
    plate: { type: 'string', title: 'Number plate' },
    weight: { type: 'number', title: 'Weight (kg)' },
    keeper_id: { type: 'string', $ref: '/entities/Person/id', title: 'Keeper' },
    fuel: { type: 'string', enum: ['petrol', 'diesel-oil'], title: 'Fuel' },
  },
};

describe('names of a built app', () => {
  test.each([
    ['Hive', 'Hive'],
    ['Colony', 'Hive'],
    ['hives', 'Hive'],
    ['Harvest', 'Harvest'],
  ])('%s is found as %s', (wanted, name) => {
    expect(namesOf('example-bees').thing(wanted).name).toBe(name);
  });

  test('a longer name that ends with the wanted one is meant, another one is not', () => {
    const names = new Names({ MotorCar: car }, file);
    expect(names.find('car')?.name).toBe('MotorCar');
    expect(names.find('motor')).toBeUndefined();
  });

  test('what is not there fails by its class and tells what is', () => {
    const names = namesOf('example-bees');
    expect(() => names.thing('Spaceship')).toThrow(/Hive/);
    expect(() => names.path('Hive.altitude')).toThrow(Fails);
    try {
      names.path('Hive.altitude');
    } catch (error) {
      expect(error).toMatchObject({ reason: 'field missing' });
    }
  });

  test('fields are found by label without its unit, by key, by synonym, and by what they refer to', () => {
    const names = new Names(
      { MotorCar: car },
      { entity_synonyms: [['Person', 'Owner']], field_synonyms: [['plate', 'number plate']] },
    );
    const thing = names.thing('MotorCar');
    expect(['weight', 'plate', 'Owner', 'fuel'].map((one) => names.attribute(thing, one).key)).toEqual([
      'weight',
      'plate',
      'keeper_id',
      'fuel',
    ]);
    expect(thing.attributes.map(({ kind }) => kind)).toEqual(['line', 'number', 'reference', 'enum']);
    expect(optionsOf(names.attribute(thing, 'fuel')).map(({ label }) => label)).toEqual([
      'Petrol',
      'Diesel oil',
    ]);
  });

  test('labels in sight are matched as authors would', () => {
    const names = namesOf('example-bees');
    expect(names.label('phone', ['Name*', 'Telephone'])).toBe('Telephone');
    expect(names.label('phone', ['Name', 'Headphones'])).toBeUndefined();
  });
});

test('every check of the examples has a judge', () => {
  const checks = file.prompts.flatMap(({ accept, followups }) => [
    ...accept,
    ...followups.flatMap((one) => one.accept),
  ]);
  for (const { check } of checks) expect(Object.keys(check)).toContain(keyOf(check));
});

test('what a chart says is read with its thousands and commas', () => {
  expect([...pointsOf('May: 3, June: $1,234, Hill, north: 0.5')]).toEqual([
    ['May', 3],
    ['June', 1234],
    ['Hill, north', 0.5],
  ]);
});

test.each([
  ['25:00', 1500],
  ['1:05:30', 3930],
  ['00:04.2', 4.2],
])('%s are %d seconds', (text, seconds) => {
  expect(secondsIn(text)).toBeCloseTo(seconds);
});

test.each([
  ['purple', [126, 34, 206], [128, 0, 128], true],
  ['green', [31, 77, 46], [0, 128, 0], true],
  ['green', [30, 60, 200], [0, 128, 0], false],
  ['black', [20, 20, 22], [0, 0, 0], true],
  ['black', [240, 240, 240], [0, 0, 0], false],
  ['teal', [15, 118, 110], [0, 128, 128], true],
  ['#ffcc00', [250, 200, 20], [255, 204, 0], true],
] as const)('%s is said of %j: %s', (name, seen, rgb, expected) => {
  expect(isCalled(seen, { name, rgb })).toBe(expected);
});

test('grey has no hue', () => expect(hslOf([90, 90, 90])).toMatchObject({ saturation: 0 }));

describe('sums', () => {
  const result = aResult();

  test('a change is done where it was answered and all its statements hold', () => {
    const sums = sumsOf([result]);
    expect(sums.statements).toEqual({ held: 1, of: 2 });
    expect(sums.changes).toEqual({ held: 1, of: 2 });
    expect(sums.probe).toEqual({ held: 1, of: 2 });
    expect(sums.consoleErrors).toBe(2);
  });

  test('failures are counted by check and reason', () => {
    expect(errorClasses([result])).toEqual([
      { check: 'form', failed: 2, of: 3, byReason: { 'field missing': 1, stuck: 1 } },
    ]);
  });

  test('of a held-out description nothing but sums is kept', () => {
    const kept = withoutWords(result);
    expect(JSON.stringify(kept)).not.toMatch(/secret/i);
    expect(sumsOf([kept])).toEqual(sumsOf([result]));
  });
});

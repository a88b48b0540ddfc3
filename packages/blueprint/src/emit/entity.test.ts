import { Blueprint, type BlueprintField } from '@sayso/core/blueprint-schema';
import { lintEntity } from '@sayso/core/entities/lint-entity';
import { expect, test } from 'vitest';
import { buildApp } from '../testing/build-app.ts';
import { entitySchema } from './entity.ts';

test('fields that are unique together are named by their keys; lists with a field that is gone are left out', async () => {
  const { memory } = await buildApp('Bookings with room, start and guest');
  const blueprint = Blueprint.parse(memory);
  const [entity] = blueprint.entities;
  const [first, second] = entity?.fields ?? [];
  if (!entity || !first || !second) throw new Error('Nothing was built');
  const emitted = (unique?: string[][]) =>
    entitySchema(blueprint, { ...entity, ...(unique ? { unique } : {}) });

  const unique = [[first.id], [second.id, first.id], [first.id, 'gone'], []];
  expect(emitted(unique)['x-sayso']?.unique).toEqual([[first.key], [second.key, first.key]]);
  const names = blueprint.entities.map(({ name }) => name);
  expect(lintEntity(emitted(unique), names)).toEqual([]);
  expect(emitted([['gone']])['x-sayso']).not.toHaveProperty('unique');
  expect(emitted()).toEqual(entitySchema(blueprint, entity));
});

test('of choices of which several may be picked the list holds them, and the record checks', async () => {
  const { memory } = await buildApp(
    'Tastings with date, aromas (several at once, berry, oak, smoke) and a score',
  );
  const blueprint = Blueprint.parse(memory);
  const [entity] = blueprint.entities;
  if (!entity) throw new Error('Nothing was built');
  const schema = entitySchema(blueprint, entity);

  expect(schema.properties['aromas']).toMatchObject({
    type: 'array',
    items: { type: 'string', enum: ['berry', 'oak', 'smoke'] },
  });
  expect(schema.properties['aromas']?.['x-sayso']).not.toHaveProperty('kind');
  expect(
    lintEntity(
      schema,
      blueprint.entities.map(({ name }) => name),
    ),
  ).toEqual([]);
});

test('what moves through states says so, and starts in the first one unless another was said', async () => {
  const { memory } = await buildApp('Repairs with bicycle and status (received, in repair, ready)');
  const blueprint = Blueprint.parse(memory);
  const [repair] = blueprint.entities;
  const states = repair?.fields.find(({ id }) => id === repair.workflow);
  if (!repair || !states) throw new Error('Nothing was built');
  const emitted = ({ default: _start, ...field }: BlueprintField, start?: string) =>
    entitySchema(blueprint, {
      ...repair,
      fields: [start === undefined ? field : { ...field, default: start }],
    });

  expect(emitted(states)['x-sayso']).toMatchObject({ stateField: 'status' });
  expect(emitted(states).properties['status']?.default).toBe('received');
  expect(emitted(states, 'ready').properties['status']?.default).toBe('ready');
  const { workflow: _states, ...plain } = repair;
  const schema = entitySchema(blueprint, { ...plain, fields: [{ ...states, default: undefined }] });
  expect(schema['x-sayso']).not.toHaveProperty('stateField');
  expect(schema.properties['status']).not.toHaveProperty('default');
});

import { emitFiles } from '@sayso/blueprint/emit/files';
import { sampleRecords } from '@sayso/blueprint/seed/samples';
import { templateBlueprint, templates } from '@sayso/blueprint/templates/templates';
import { openLibrary } from '@sayso/compiler/testing/library';
import { createTypeChecker } from '@sayso/compiler/types/type-checker';
import { afterAll, expect, test } from 'vitest';
import { schemaOf } from '../records/schema-changes/versions.ts';
import { createValidator } from '../records/validator.ts';

const { check } = await openLibrary();
const types = createTypeChecker({ longestMs: 60_000 });
afterAll(() => types.close());

const starters = templates.flatMap(({ id }) => {
  const blueprint = templateBlueprint(id);
  return blueprint ? [{ id, blueprint, files: emitFiles(blueprint) }] : [];
});

test('every starter app has a Blueprint', () => {
  expect(starters).toHaveLength(templates.length);
});

test.each(starters)(
  'nothing is wrong with the files of the starter app $id',
  async ({ id, files }) => {
    expect(check.tree(files)).toEqual([]);
    expect(await types.check(id, files)).toEqual([]);
  },
  90_000,
);

test.each(starters)('no sample of the starter app $id breaks its schema', ({ blueprint, files }) => {
  const samples = sampleRecords(blueprint, new Date());
  expect(samples.map(({ entity }) => entity).sort()).toEqual(
    blueprint.entities.map(({ name }) => name).sort(),
  );
  for (const { entity, records } of samples) {
    const schema = schemaOf({ text: files[`entities/${entity}`] ?? '' });
    if (!schema) throw new Error(`${entity} has no schema`);
    const validator = createValidator(schema);
    for (const record of records) expect(() => validator.create(record)).not.toThrow();
  }
});

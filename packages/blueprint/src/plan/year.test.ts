import { expect, test } from 'vitest';
import { entitySchema } from '../emit/entity.ts';
import { read } from '../read/read.ts';
import { buildBlueprint } from './build.ts';

const kindOf = (label: string): string | undefined => {
  const blueprint = buildBlueprint(read(`Zorbs with name, ${label} and owner`));
  const [entity] = blueprint.entities;
  const properties = entity ? Object.values(entitySchema(blueprint, entity).properties) : [];
  return properties.find(({ title }) => title?.toLowerCase() === label)?.['x-sayso']?.kind;
};

test.each(['year', 'year built', 'vintage', 'release year', 'birth year'])('"%s" is a year', (label) => {
  expect(kindOf(label)).toBe('year');
});

test.each(['mileage', 'times per year', 'capacity', 'word count'])('"%s" is no year', (label) => {
  expect(kindOf(label)).toBeUndefined();
});

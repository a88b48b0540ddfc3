import { buildApp } from '@sayso/blueprint/testing/build-app';
import { known } from '@sayso/blueprint/testing/descriptions';
import { createTypeChecker } from '@sayso/compiler/types/type-checker';
import { afterAll, expect, test } from 'vitest';

const types = createTypeChecker({ longestMs: 60_000 });
afterAll(() => types.close());

test.each(known.map(({ id, prompt }) => [id, prompt]))(
  'nothing is wrong with what the built-in builder makes of %s',
  async (id, prompt) => {
    const { tree } = await buildApp(prompt);
    expect(await types.check(id, tree)).toEqual([]);
  },
  90_000,
);

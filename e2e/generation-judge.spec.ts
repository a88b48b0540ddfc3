import { loadExamples } from '../bench/generation/descriptions.ts';
import { judgeOne } from '../bench/generation/judge-one.ts';
import { expect, test } from './support/fixtures.ts';

test('statements of an invented description hold where they are true, and only there', async ({
  browser,
  maker,
}) => {
  test.setTimeout(480_000);
  const [example] = loadExamples();
  const description = example?.file.prompts.find(({ id }) => id === 'example-bees');
  if (!example || !description) throw new Error('The example is not there');
  const result = await judgeOne(
    { api: maker.api, browser },
    { set: 'example', words: example.file, description, commit: 'now', pictures: null, isQuick: true },
  );
  const found = Object.fromEntries(
    [...result.verdicts, ...result.changes.flatMap(({ verdicts }) => verdicts)].map((one) => [one.say, one]),
  );
  for (const say of [
    'The form for a hive asks for name, location and status',
    'A hive is strong, weak or empty',
    'An inspection is of a hive',
    'A hive can be created',
    'A hive can be deleted',
    'The list of hives shows location and status',
    'Hives are found by name',
    'Hives can be filtered by status',
    'The page of a hive lists its inspections',
    'A chart shows weight by hive',
    'The hive form has a phone field',
    'The sidebar is purple',
  ])
    expect.soft(found[say], say).toMatchObject({ holds: true, seen: expect.stringMatching(/\w{3}/) });
  expect.soft(found['A hive has an altitude']).toMatchObject({ holds: false, reason: 'field missing' });
  expect.soft(found['There is a chat']).toMatchObject({ holds: false, reason: 'page missing' });
  expect(result).toMatchObject({ failure: null, isDeterministic: true, walk: { errors: [] } });
  expect(result.walk.pages).toBeGreaterThan(3);
});

import { expect, test } from 'vitest';
import { buildApp } from '../testing/build-app.ts';

test('visitors answer the questions that the text lists, without an account and without a name', async () => {
  const { tree } = await buildApp(
    'Visitor survey for our town library, answered without an account: how often do you come, which section do you use most, how satisfied are you (1-5), would you come again, what should we improve',
  );
  const { properties, required = [], rls } = JSON.parse(tree['entities/Response'] ?? '{}');
  expect(Object.values(properties).map((one) => (one as { title: string }).title)).toEqual([
    'How often do you come',
    'Which section do you use most',
    'How satisfied are you',
    'Would you come again',
    'What should we improve',
  ]);
  expect(properties.would_you_come_again.type).toBe('boolean');
  expect(required).toEqual([]);
  expect(rls.create).toBe(true);
  expect(rls.read).not.toBe(true);
  expect(tree['layout']).toMatch(/publicPages=\{\[[^\]]*'TownLibrarySurvey'/);
});

test('a survey that asks for the name keeps it', async () => {
  const { tree } = await buildApp(
    'Parents survey: name, how satisfied are you (1-5), would you come again yes/no, what should we improve?',
  );
  expect(Object.keys(JSON.parse(tree['entities/Response'] ?? '{}').properties)).toContain('name');
});

import { expect, test } from 'vitest';
import { contentOf, isReadable } from './prompt-content.ts';
import { stylePresets } from './style-presets.ts';

const template = {
  id: 'workshop',
  name: 'Bicycle workshop',
  summary: '',
  group: 'business' as const,
  icon: 'Bike',
  color: '#1d4ed8',
  things: [],
  public_pages: [],
};

test.each([
  ['words alone are sent as they are', 'A tea shop\n', null, 'A tea shop\n'],
  [
    'a starter app is named before the words',
    'With tandems',
    template,
    'Start from Bicycle workshop.\n\nWith tandems',
  ],
  ['a starter app needs no words', ' ', template, 'Start from Bicycle workshop.'],
])('%s', (_, text, chosen, content) => {
  expect(contentOf({ text, template: chosen, style: null })).toBe(content);
});

test('the style comes last', () => {
  const [style = null] = stylePresets;

  expect(contentOf({ text: '', template, style })).toBe(
    `Start from Bicycle workshop.\n------\n${style?.prompt}`,
  );
});

test.each([
  ['', null, false],
  ['A  tea ', null, false],
  ['A tea shop', null, true],
  ['', template, true],
])('%j is enough for a plan: %s', (text, chosen, isEnough) => {
  expect(isReadable({ text, template: chosen, style: null })).toBe(isEnough);
});

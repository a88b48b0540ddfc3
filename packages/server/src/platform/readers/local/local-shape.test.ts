import { expect, test } from 'vitest';
import { draftShape } from '../draft-shape.ts';
import { localShape } from './local-shape.ts';

test('every list and text of a local draft has a length, and it is the draft’s schema otherwise', () => {
  const text = JSON.stringify(localShape);
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  expect(count(/"maxItems":/g)).toBe(count(/"type":"array"/g));
  expect(count(/"maxLength":/g) + count(/"enum":/g)).toBe(count(/"type":"string"/g));
  const without = text.replace(/,"max(?:Items|Length)":\d+/g, '');
  expect(JSON.parse(without)).toEqual(draftShape);
});

test('the lengths are those of a plan that people can take in', () => {
  expect(localShape).toMatchObject({
    properties: {
      name: { maxLength: 32 },
      things: { maxItems: 10, items: { properties: { words: { maxLength: 80 }, fields: { maxItems: 12 } } } },
      pages: { maxItems: 8 },
      leftOver: { maxItems: 6, items: { maxLength: 80 } },
    },
  });
});

import { expect, test } from 'vitest';
import { isolated, withoutIsolates } from './isolate.ts';

test.each(['متجر الدراجات', 'חנות', 'Shop متجر 24', 'ދިވެހި', '𞤀𞤣'])(
  'words from right to left are set apart, once: %s',
  (words) => {
    const apart = `\u2068${words}\u2069`;
    expect(isolated(words)).toBe(apart);
    expect(isolated(apart)).toBe(apart);
    expect(withoutIsolates(`Call it “${apart}”`)).toBe(`Call it “${words}”`);
  },
);

test.each(['Bike Shop', 'Fahrräder & Söhne', '自転車', '3 — 4', '', '🚲'])(
  'other words stay as they are: %s',
  (words) => {
    expect(isolated(words)).toBe(words);
  },
);

import { expect, test } from 'vitest';
import { FullName } from './full-name.ts';

test('a name has a letter or a digit that somebody can see', () => {
  for (const name of ['Ada', ' Ö ', '李', 'محمد', '7', '🙂 Kim', ''])
    expect(FullName.safeParse(name).success).toBe(true);
  for (const name of ['\u200b', '\u2800', '\u3164', '\u115f\u1160', '\uffa0', '-', '🙂']) {
    expect([name, FullName.safeParse(name).success]).toEqual([name, false]);
  }
});

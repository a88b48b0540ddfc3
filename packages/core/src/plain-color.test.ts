import { expect, test } from 'vitest';
import { plainColor } from './plain-color.ts';

test.each(['#7a1fa2', '#FFF', 'rgb(10, 20, 30)', 'oklch(0.6 0.2 120deg)', 'hsla(120, 50%, 40%, 0.5)'])(
  '%s is a colour',
  (text) => {
    expect(plainColor(text)).toBe(text);
  },
);

test.each(['', 'brand', '#12', '#fff;color:red', 'rgb(1,2,3)}', 'url(/x)', 'var(--x)', null, undefined])(
  '%s is none that every browser reads',
  (text) => {
    expect(plainColor(text)).toBeNull();
  },
);

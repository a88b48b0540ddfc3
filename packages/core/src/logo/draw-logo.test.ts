import { expect, test } from 'vitest';
import { drawLogo, type LogoWish, logoMarks } from './draw-logo.ts';
import { glyphsIn } from './glyphs.ts';

const app = { name: 'Harbour Clinic', color: '#2f7d4f' };
const all = (prompt: string, of: LogoWish['app'] = app) =>
  Array.from({ length: logoMarks }, (_, mark) => drawLogo({ prompt, app: of, mark }));

test('the same words give the same marks, and each mark is another', () => {
  const drawn = all('A paw for a vet');
  expect(all('A paw for a vet')).toEqual(drawn);
  expect(new Set(drawn).size).toBe(logoMarks);
  expect(logoMarks).toBeGreaterThanOrEqual(4);
});

test('other words give another picture, the app’s colour stays until the words name one', () => {
  const [paw, cup, blue] = ['A paw', 'A coffee cup', 'A blue paw'].map((prompt) => all(prompt)[0]);
  expect(paw).not.toBe(cup);
  expect(paw).toContain(app.color);
  expect(blue).not.toContain(app.color);
});

test.each([
  ['A modern logo for a dog school', ['paw', 'openbook']],
  ['cart and car', ['bag', 'car']],
  ['A green wheel', ['wheel']],
  ['A greenhouse', ['leaf']],
  ['Writing', ['pencil']],
  ['Reading writers', ['openbook', 'pencil']],
  ['Something with no thing in it', []],
])('the signs of “%s”', (prompt, names) => {
  expect(glyphsIn(prompt).map(({ name }) => name)).toEqual(names);
});

test('the usual prompt is drawn from what the app is called', () => {
  const usual = 'A modern, minimalist logo for a business app';
  expect(all(usual)[0]).toBe(all('A clinic')[0]);
  expect(all(usual, { name: 'Zzz', color: null })[0]).not.toBe(all(usual)[0]);
});

test('what people write is text in it and nothing more, however odd or long', () => {
  const odd = { name: '<script>"&', color: 'red;}</svg><script>' };
  for (const drawn of [...all('</svg><script>alert(1)</script>', odd), ...all('𝒳'.repeat(50_000), odd)]) {
    expect(drawn).not.toMatch(/<script|alert|\ud800/);
    expect(drawn.length).toBeLessThan(3_000);
  }
  for (const drawn of all('', { name: '&<>', color: null })) expect(drawn).not.toMatch(/&[^a-z]|<>/);
});

test.each(['#ffffff', '#fde047', 'oklch(0.95 0.05 90)', 'hsl(60 100% 90%)', 'rgb(250, 250, 240)'])(
  'on the light colour %s the sign is dark',
  (color) => {
    expect(all('A paw', { name: 'X', color })[0]).toContain('stroke="#1c1917"');
  },
);

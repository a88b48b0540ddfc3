// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { contrastOf, luminanceOf, readColor, shadeFor, white } from './contrast.ts';
import { hueAndChroma } from './oklch.ts';
import { barColor, lookOf, partVariables } from './theme.ts';

const color = (text: string | undefined) => readColor(text ?? '') ?? white;
const colors = [
  '#000000',
  '#ffffff',
  '#ffe600',
  '#1f4d2e',
  '#ff69b4',
  '#00ffff',
  '#808080',
  '#5b4dff',
  '#c0392b',
];

test.each(colors)('text on a button of %s can be read in both modes', (primary) => {
  for (const mode of ['light', 'dark'] as const) {
    const { variables } = lookOf({ preset: 'plain', mode, primary }, mode);
    expect(
      contrastOf(color(variables['--primary-foreground']), color(variables['--seed'])),
    ).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(colors)('links of %s can be read on light and dark pages', (primary) => {
  const light = lookOf({ preset: 'plain', mode: 'light', primary }, 'light').variables['--link'];
  const dark = lookOf({ preset: 'plain', mode: 'dark', primary }, 'dark').variables['--link'];
  expect(contrastOf(color(light), [255, 255, 255])).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(color(dark), [26, 29, 27])).toBeGreaterThanOrEqual(4.5);
});

test.each(colors)('a sidebar of %s carries text that can be read', (ground) => {
  const variables = partVariables(ground, 'sidebar');
  for (const name of ['--sidebar-foreground', '--sidebar-accent-foreground']) {
    expect(contrastOf(color(variables[name]), color(ground))).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(['#7f1d1d', '#1e2a5a', '#14532d', '#4a1942', '#0b3b3c'])(
  'a dark %s stays of its colour as a button and a link on dark pages',
  (primary) => {
    const { variables } = lookOf({ preset: 'plain', mode: 'light', primary }, 'dark');
    const seed = hueAndChroma(color(primary));
    for (const name of ['--seed', '--link']) {
      const shade = hueAndChroma(color(variables[name]));
      expect(Math.abs(shade.hue - seed.hue)).toBeLessThan(0.06);
      expect(shade.chroma).toBeGreaterThanOrEqual(seed.chroma * 0.9);
    }
    expect(contrastOf(color(variables['--seed']), [26, 29, 27])).toBeGreaterThanOrEqual(2.55);
  },
);

test.each([...colors, '#1f3a5f'])(
  'a large band of %s keeps its colour on dark pages and can be read',
  (primary) => {
    const { variables } = lookOf({ preset: 'plain', mode: 'light', primary }, 'dark');
    const [band, ink] = [color(variables['--band']), color(variables['--band-foreground'])];
    expect(contrastOf(ink, band)).toBeGreaterThanOrEqual(4.5);
    expect(luminanceOf(band)).toBeLessThanOrEqual(luminanceOf(color(primary)));
  },
);

test('a dark colour is taken to the letter by a large band on dark pages', () => {
  const { variables } = lookOf({ preset: 'plain', mode: 'light', primary: '#1f3a5f' }, 'dark');
  expect(variables['--band']).toBe('#1f3a5f');
  expect(variables['--seed']).not.toBe('#1f3a5f');
});

test('a colour that can be read already stays as it is', () => {
  expect(shadeFor([31, 77, 46], white)).toEqual([31, 77, 46]);
});

test('presets, density, radius and font reach the root element', () => {
  const { attributes, variables } = lookOf(
    {
      preset: 'claymorphism',
      mode: 'light',
      primary: '#b32d58',
      radius: 20,
      density: 'compact',
      font: 'Lora, serif',
    },
    'dark',
  );
  expect(attributes).toEqual({
    'data-preset': 'claymorphism',
    'data-mode': 'dark',
    'data-density': 'compact',
  });
  expect(variables).toMatchObject({
    '--radius': '20px',
    '--radius-control': '12px',
    '--font-app': 'Lora, serif',
  });
});

test('in the mode that the app asks for, its colours are taken to the letter', () => {
  const theme = { preset: 'plain', mode: 'dark', primary: '#0b0b3b', background: '#102030' } as const;
  const { variables, attributes } = lookOf({ ...theme, parts: { card: '#203040' }, font: 'mono' }, 'dark');
  expect(variables).toMatchObject({
    '--seed': '#0b0b3b',
    '--background': '#102030',
    '--card': '#203040',
    '--primary-edge': 'var(--control)',
  });
  expect(attributes).toMatchObject({ 'data-card': '', 'data-font': 'mono' });
  const other = lookOf({ ...theme, mode: 'light' }, 'dark').variables;
  expect(other['--background']).toBeUndefined();
  expect(contrastOf(color(other['--seed']), [26, 29, 27])).toBeGreaterThanOrEqual(2.5);
});

test('grounds of a dark look stay in the dark, and those of a light one on its light pages', () => {
  const dark = { preset: 'plain', mode: 'dark', primary: '#c6f24e', background: '#0b0d0a' } as const;
  const { attributes, variables } = lookOf({ ...dark, parts: { card: '#151813' } }, 'light');
  expect(variables).not.toHaveProperty('--background');
  expect(variables).not.toHaveProperty('--card');
  expect(variables).not.toHaveProperty('--foreground');
  expect(attributes).not.toHaveProperty('data-card');
  expect(lookOf({ ...dark, background: '#f6f1e8' }, 'light').variables['--background']).toBe('#f6f1e8');
  expect(lookOf({ ...dark, mode: 'light' }, 'light').variables['--background']).toBe('#0b0d0a');
});

test('a pale bar does not glare on a dark page that nobody asked for, and any other keeps its colour', () => {
  const theme = { preset: 'plain', mode: 'light', primary: '#7c4529' } as const;
  const header = (color: string, asked: 'light' | 'dark', mode: 'light' | 'dark') =>
    barColor({ ...theme, mode: asked, parts: { header: color } }, mode, 'header');
  expect(header('#f6f1e8', 'light', 'light')).toBe('#f6f1e8');
  expect(header('#f6f1e8', 'light', 'dark')).toBeUndefined();
  expect(header('#f6f1e8', 'dark', 'dark')).toBe('#f6f1e8');
  for (const color of ['#16143a', '#facc15', '#7c4529']) expect(header(color, 'light', 'dark')).toBe(color);
});

test.each(colors)('muted text on cards of %s can be read', (ground) => {
  const variables = partVariables(ground, 'card');
  for (const name of ['--card-foreground', '--card-muted', '--card-link']) {
    expect(contrastOf(color(variables[name]), color(ground))).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(colors)('titles of %s can be read in both modes', (heading) => {
  for (const [mode, page] of [
    ['light', [255, 255, 255]],
    ['dark', [26, 29, 27]],
  ] as const) {
    const { variables } = lookOf({ preset: 'plain', mode, primary: '#1f4d2e', parts: { heading } }, mode);
    expect(contrastOf(color(variables['--heading']), page)).toBeGreaterThanOrEqual(4.5);
  }
});

test('the size of letters and the weight of titles are told to the styles, and only where they are asked for', () => {
  const { attributes } = lookOf(
    { preset: 'plain', mode: 'light', primary: 'navy', text: 'large', headings: 'bold' },
    'light',
  );
  expect(attributes).toMatchObject({ 'data-text': 'large', 'data-headings': 'bold' });
  expect(
    Object.keys(lookOf({ preset: 'plain', mode: 'light', primary: 'navy' }, 'light').attributes),
  ).toEqual(['data-preset', 'data-mode', 'data-density']);
});

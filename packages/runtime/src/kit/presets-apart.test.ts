import { describe, expect, test } from 'vitest';
import { mix } from './contrast.ts';
import { labOf, type Rgb } from './oklch.ts';
import { shownIn, tokensOf } from './testing/look-tokens.ts';
import type { Mode } from './theme.ts';

const presets = [
  'plain',
  'neo-brutalism',
  'neumorphism',
  'glassmorphism',
  'material-design',
  'claymorphism',
] as const;
type Preset = (typeof presets)[number];

const pairs = presets.flatMap((one, at) => presets.slice(at + 1).map((other) => [one, other] as const));
const modes = ['light', 'dark'] as const satisfies Mode[];
const primaries = ['#1f4d2e', '#2563eb', '#c2410c', '#7a1fa2', '#475569'];

/** Surfaces in the order of how much of a screen they take. */
const surfaces = ['--background', '--card', '--sidebar', '--field', '--sidebar-accent', '--border'] as const;

/** What people see of a look at first sight. */
function sightOf(preset: Preset, mode: Mode, primary: string) {
  const tokens = tokensOf({ preset, mode, primary }, mode);
  const shown = shownIn(tokens);
  const ground = shown('--background').color;
  const pixels = (name: string) => Number.parseFloat(tokens.get(name) ?? '0');
  const shadow = (tokens.get('--shadow-card') ?? '').replace(
    /var\((--[\w-]+)\)/g,
    (_, name) => tokens.get(name) ?? '',
  );
  return {
    surfaces: surfaces.map((name) => {
      const { color, alpha } = shown(name);
      return mix(ground, color, alpha);
    }),
    radius: pixels('--radius'),
    control: pixels('--radius-control'),
    line: pixels('--line-width'),
    weight: pixels('--heading-weight'),
    heading: tokens.get('--font-heading') ?? '',
    gap: pixels('--gap'),
    // How far light and shade reach, and whether they are hard.
    reach: Math.max(0, ...[...shadow.matchAll(/(-?[\d.]+)px/g)].map(([, size]) => Math.abs(Number(size)))),
    ground: (tokens.get('--ground') ?? '').includes('gradient'),
  };
}

const apartBy = (one: Rgb, other: Rgb): number => {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(...a.map((part, at) => part - (b[at] ?? 0)));
};

/** Names of what differs so that nobody has to look twice. */
function differences(one: ReturnType<typeof sightOf>, other: ReturnType<typeof sightOf>): string[] {
  const colours = surfaces.filter((_, at) => {
    const [left, right] = [one.surfaces[at], other.surfaces[at]];
    return left && right && apartBy(left, right) > 0.03;
  });
  const forms = {
    radius: Math.abs(one.radius - other.radius) >= 4,
    control: Math.abs(one.control - other.control) >= 4,
    line: one.line !== other.line,
    weight: Math.abs(one.weight - other.weight) >= 100,
    heading: one.heading !== other.heading,
    gap: Math.abs(one.gap - other.gap) >= 3,
    reach: Math.abs(one.reach - other.reach) >= 6,
    ground: one.ground !== other.ground,
  };
  return [...colours, ...Object.keys(forms).filter((name) => forms[name as keyof typeof forms])];
}

describe.each(modes)('%s', (mode) => {
  test.each(pairs)('%s and %s are told apart at first sight, whatever the main colour', (one, other) => {
    for (const primary of primaries) {
      const found = differences(sightOf(one, mode, primary), sightOf(other, mode, primary));
      const colours = found.filter((name) => name.startsWith('--'));
      expect(found.length, `${primary}: ${found.join(', ')}`).toBeGreaterThanOrEqual(7);
      expect(colours.length, `${primary}: ${found.join(', ')}`).toBeGreaterThanOrEqual(3);
    }
  });
});

test('looks of which one is the other with another radius are not taken for two', () => {
  const plain = sightOf('plain', 'light', '#1f4d2e');
  expect(differences(plain, { ...plain, radius: plain.radius + 10 })).toEqual(['radius']);
});

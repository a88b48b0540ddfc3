import { describe, expect, test } from 'vitest';
import { pairedTokens, poorPairs } from './testing/look-contrast.ts';
import { shownIn, tokensOf } from './testing/look-tokens.ts';

const presets = [
  'plain',
  'neo-brutalism',
  'neumorphism',
  'glassmorphism',
  'material-design',
  'claymorphism',
] as const;
const modes = ['light', 'dark'] as const;
const primaries = ['#1f4d2e', '#ffe600', '#0b0b3b', '#ff69b4', '#000000', '#ffffff', '#00ffff', '#c0392b'];

describe.each(presets)('in %s', (preset) => {
  test.each(modes)(
    'every text of %s stands out from its ground by 4.5:1, whatever the main colour',
    (mode) => {
      for (const primary of primaries) {
        // Also where the app asks for the other mode, and the person for this one.
        for (const asked of modes) {
          const tokens = tokensOf({ preset, mode: asked, primary }, mode);
          expect(poorPairs(shownIn(tokens), tokens.get('--ground') ?? ''), `${primary}, ${asked}`).toEqual(
            [],
          );
        }
      }
    },
  );
});

test('a text that does not stand out is found', () => {
  const tokens = new Map(tokensOf({ preset: 'glassmorphism', mode: 'dark', primary: '#0b0b3b' }, 'dark'));
  tokens.set('--muted-foreground', 'color-mix(in oklab, var(--ink) 20%, var(--background))');

  expect(poorPairs(shownIn(tokens), tokens.get('--ground') ?? '')).toEqual(
    expect.arrayContaining([expect.stringMatching(/^--muted-foreground on --card: [1-3]\.\d\d$/)]),
  );
});

test('tokens come to what the sheets say: the look over the mode, the main colour mixed in', () => {
  const shown = (preset: (typeof presets)[number], mode: 'light' | 'dark') =>
    shownIn(tokensOf({ preset, mode, primary: '#1f4d2e' }, mode));

  expect(shown('neo-brutalism', 'light')('--background').color).toEqual([255, 243, 214]);
  expect(shown('neo-brutalism', 'dark')('--background').color).toEqual([26, 23, 16]);
  expect(shown('glassmorphism', 'light')('--card')).toEqual({ color: [255, 255, 255], alpha: 0.52 });
  expect(
    new Set(pairedTokens.map((token) => JSON.stringify(shown('plain', 'light')(token)))).size,
  ).toBeGreaterThan(15);
});

import type { Blueprint } from '@sayso/core/blueprint-schema';
import { lookIdeaTitles } from '../texts/ideas.ts';
import type { Idea } from './idea.ts';

/** Other looks; the least of what an app needs, so they come last. */
export function lookIdeas({ theme }: Blueprint): Idea[] {
  const found: (readonly [string, string])[] = [
    theme.mode === 'dark' ? [lookIdeaTitles.light, 'make it light'] : [lookIdeaTitles.dark, 'make it dark'],
    theme.preset === 'plain'
      ? [lookIdeaTitles.softer, 'use claymorphism']
      : [lookIdeaTitles.plain, 'use the plain style'],
    [lookIdeaTitles.serif, 'use a serif font'],
    theme.density === 'compact'
      ? [lookIdeaTitles.roomier, 'make it spacious']
      : [lookIdeaTitles.compact, 'make it more compact'],
    [lookIdeaTitles.square, 'use square corners'],
    [lookIdeaTitles.sidebar, 'make the sidebar dark blue'],
  ];
  return found.map(([title, prompt], at) => ({ kind: 'look', worth: 3 - at / 2, title, prompt }));
}

import type { Blueprint } from '@sayso/core/blueprint-schema';
import type { Idea } from './idea.ts';

/** Other looks; the least of what an app needs, so they come last. */
export function lookIdeas({ theme }: Blueprint): Idea[] {
  const found: (readonly [string, string])[] = [
    theme.mode === 'dark' ? ['Go light', 'make it light'] : ['Go dark', 'make it dark'],
    theme.preset === 'plain' ? ['Softer look', 'use claymorphism'] : ['Plain look', 'use the plain style'],
    ['Serif letters', 'use a serif font'],
    theme.density === 'compact'
      ? ['More room', 'make it spacious']
      : ['More compact', 'make it more compact'],
    ['Square corners', 'use square corners'],
    ['Dark blue sidebar', 'make the sidebar dark blue'],
  ];
  return found.map(([title, prompt], at) => ({ kind: 'look', worth: 3 - at / 2, title, prompt }));
}

import { wordsOf } from './entities/nouns.ts';

export type PublicPage = { name: string; label: string; isInMenu: boolean };

// Bounded everywhere: a layout may be any text.
const listed = /\bpublicPages\s{0,5}=\s{0,5}\{?\s{0,5}\[([^\]]{0,10000})\]/;
const quoted = /["']([A-Za-z]\w{0,99})["']/g;
const entry =
  /\bpage:\s{0,5}["']([A-Za-z]\w{0,99})["'],\s{0,20}label:\s{0,5}(?:'([^'\\\n]{1,100})'|"([^"\\\n]{1,100})")/g;

/** Pages that the layout shows to visitors, by what the menu calls them; null where the layout does not say. */
export function publicPagesOf(layout: string | null): PublicPage[] | null {
  const names = layout === null ? undefined : listed.exec(layout)?.[1];
  if (layout === null || names === undefined) return null;
  const labels = new Map(
    [...layout.matchAll(entry)].map(([, page = '', one, other]) => [page, one ?? other]),
  );
  return [...names.matchAll(quoted)].map(([, name = '']) => ({
    name,
    label: labels.get(name) ?? wordsOf(name),
    isInMenu: labels.has(name),
  }));
}

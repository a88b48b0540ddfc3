import type { Blueprint } from '@sayso/core/blueprint-schema';
import { emitFiles } from '../emit/files.ts';
import { emptyPages } from '../texts/pages-changed.ts';
import type { Change } from './context.ts';

/** What pages of a kind draw with. */
const needsOf: Readonly<Record<string, string | undefined>> = {
  kanban: emptyPages.status,
  calendar: emptyPages.date,
  timeline: emptyPages.date,
  gallery: emptyPages.picture,
  catalogue: emptyPages.price,
  cart: emptyPages.price,
  map: emptyPages.place,
  reviews: emptyPages.rating,
};

export type EmptyPages = { needs: string | undefined; names: string[] };

/** Takes pages out that lost what they show: a board without states, a shop without prices. */
export function takeEmptyPages(blueprint: Blueprint): EmptyPages[] {
  const files = emitFiles(blueprint);
  const empty = blueprint.pages.filter(({ name }) => files[`pages/${name}`] === undefined);
  if (empty.length === 0 || empty.length === blueprint.pages.length) return [];
  blueprint.pages = blueprint.pages.filter((page) => !empty.includes(page));
  return [...Map.groupBy(empty, ({ archetype }) => needsOf[archetype])].map(([needs, pages]) => ({
    needs,
    names: pages.map(({ label }) => label),
  }));
}

/** As `takeEmptyPages`, in words for the end of an answer. */
export const withoutEmptyPages = ({ blueprint }: Pick<Change, 'blueprint'>): string =>
  takeEmptyPages(blueprint)
    .map(({ names, needs }) => emptyPages.removed(names, needs))
    .join('');

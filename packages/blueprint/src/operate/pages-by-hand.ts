import type { PlanPage } from '@sayso/contracts/plan';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import { wordsOf } from '@sayso/core/entities/nouns';
import { publicPagesOf } from '@sayso/core/public-pages';
import type { SourceTree } from '@sayso/core/source-tree';
import { idOfPageByHand } from './work.ts';

/** Pages of the app that the Blueprint does not know: a model or a person wrote them. */
export function pagesByHand({ pages }: Blueprint, sources: SourceTree): PlanPage[] {
  const known = new Set(pages.map(({ name }) => name));
  const layout = sources['layout'] ?? '';
  const open = new Set(publicPagesOf(layout)?.map(({ name }) => name));
  return Object.keys(sources).flatMap((path) => {
    const name = path.startsWith('pages/') ? path.slice('pages/'.length) : '';
    if (name === '' || known.has(name)) return [];
    return {
      id: idOfPageByHand(name),
      page: name,
      name: wordsOf(name),
      icon: 'FileCode',
      kind: 'page',
      audience: open.has(name) ? ('visitors' as const) : ('users' as const),
      in_menu: layout.includes(`'${name}'`) || layout.includes(`"${name}"`),
      by_hand: true,
      is_outside: true,
    };
  });
}

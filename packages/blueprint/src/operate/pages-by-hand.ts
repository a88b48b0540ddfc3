import type { PlanPage } from '@sayso/contracts/plan';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import type { SourceTree } from '@sayso/core/source-tree';
import { idOfPageByHand } from './work.ts';

/** Pages of the app that the Blueprint does not know: a model or a person wrote them. */
export function pagesByHand({ pages }: Blueprint, sources: SourceTree): PlanPage[] {
  const known = new Set(pages.map(({ name }) => name));
  const open = openPages(sources['layout'] ?? '');
  return Object.keys(sources).flatMap((path) => {
    const name = path.startsWith('pages/') ? path.slice('pages/'.length) : '';
    if (name === '' || known.has(name)) return [];
    return {
      id: idOfPageByHand(name),
      page: name,
      name: spaced(name),
      icon: 'FileCode',
      kind: 'page',
      audience: open.has(name) ? ('visitors' as const) : ('users' as const),
      in_menu:
        (sources['layout'] ?? '').includes(`'${name}'`) || (sources['layout'] ?? '').includes(`"${name}"`),
      by_hand: true,
      is_outside: true,
    };
  });
}

/** "WorkOrders" as people read it. */
const spaced = (name: string): string =>
  name
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .replace(/(?<= )[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

/** Names that a layout gives to the shell as pages for visitors. */
function openPages(layout: string): Set<string> {
  const start = layout.indexOf('publicPages={[');
  const end = layout.indexOf(']', start);
  if (start < 0 || end < 0) return new Set();
  const list = layout.slice(start, end);
  return new Set([...list.matchAll(/['"](\w+)['"]/g)].flatMap(([, name]) => name ?? []));
}

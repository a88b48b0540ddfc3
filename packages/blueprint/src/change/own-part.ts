import type { Blueprint, BlueprintPage } from '@sayso/core/blueprint-schema';
import { emitFiles } from '../emit/files.ts';

/** What a change brings to a page as a component of its own: new blocks alone where there are any, else the page's body. */
export function ownPart(
  before: Blueprint,
  after: Blueprint,
  path: string,
): { name: string; source: string } | undefined {
  const name = /^pages\/(\w+)$/.exec(path)?.[1];
  const page = after.pages.find((one) => one.name === name);
  if (name === undefined || !page) return undefined;
  const known = new Set(before.pages.flatMap(({ blocks }) => blocks.map(({ id }) => id)));
  const fresh = page.blocks.filter(({ id }) => !known.has(id));
  const part = `${name}Part`;
  // Charts alone make a page of charts; a list alone a page of that list.
  const [first] = fresh;
  const archetype: BlueprintPage['archetype'] | undefined =
    first?.kind === 'chart' ? 'chart' : first?.kind === 'smart-list' ? 'smart-list' : undefined;
  const shown: BlueprintPage =
    archetype && first
      ? {
          ...page,
          archetype,
          blocks: fresh.filter(({ kind }) => kind === first.kind),
          label: first.title,
          ...(first.entity ? { entity: first.entity } : {}),
        }
      : page;
  const source = emitFiles({
    ...after,
    pages: after.pages.map((one) => (one === page ? shown : one)),
  })[path];
  if (source === undefined) return undefined;
  return {
    name: part,
    source: source.replace(/export default function \w+\(/, `export default function ${part}(`),
  };
}

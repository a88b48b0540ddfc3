import { parseSourcePath, type SourceTree } from '@sayso/core/source-tree';

type ByKind = { pages: Record<string, string>; components: Record<string, string>; layout: string | null };

/** A tree as clients that run sources know it; entities and functions stay on the server. */
export function sourcesByKind(tree: SourceTree): ByKind {
  const found: ByKind = { pages: {}, components: {}, layout: tree['layout'] ?? null };
  for (const [path, text] of Object.entries(tree)) {
    const source = parseSourcePath(path);
    if (source?.kind === 'page') found.pages[source.name] = text;
    if (source?.kind === 'component') found.components[source.name] = text;
  }
  return found;
}

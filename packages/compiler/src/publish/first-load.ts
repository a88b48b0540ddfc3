import type { CodeSplittingOptions, OutputChunk } from 'rolldown';
import { entryId, gateId, isOfApp, layoutId, pageId } from './app-modules.ts';

/** Names of the chunks that loading one of them fetches, itself first. */
export function loadedBy(
  file: string,
  byFile: ReadonlyMap<string, OutputChunk>,
  seen = new Set<string>(),
): string[] {
  seen.add(file);
  for (const next of byFile.get(file)?.imports ?? []) if (!seen.has(next)) loadedBy(next, byFile, seen);
  return [...seen];
}

export const byFileName = (chunks: readonly OutputChunk[]): ReadonlyMap<string, OutputChunk> =>
  new Map(chunks.map((chunk) => [chunk.fileName, chunk]));

/**
 * What the first page loads anyway, in three files in place of twenty: fewer headers, and text compresses better in one.
 * The gate's own stay apart, for they are sent to everybody; so do the app's, which change with each publish.
 * Taken from a bundle cut where users differ, since only that tells what is left of a module once it is shaken.
 */
export function firstLoadGroups(
  chunks: readonly OutputChunk[],
  mainPage: string | undefined,
): CodeSplittingOptions {
  const byFile = byFileName(chunks);
  const modulesOf = (ids: readonly string[]) => {
    const roots = chunks.filter(({ facadeModuleId }) => ids.includes(facadeModuleId ?? ''));
    const files = new Set(roots.flatMap(({ fileName }) => loadedBy(fileName, byFile)));
    return new Set(
      [...files].flatMap((file) => {
        const chunk = byFile.get(file);
        return !chunk || chunk.isEntry || chunk.isDynamicEntry ? [] : Object.keys(chunk.modules);
      }),
    );
  };
  const first = [entryId, layoutId, ...(mainPage === undefined ? [] : [pageId(mainPage)])];
  const [ofGate, ofFirst] = [modulesOf([gateId]), modulesOf(first)];
  return {
    groups: [
      { name: 'base', test: (id) => ofGate.has(id), priority: 3 },
      { name: 'kit', test: (id) => ofFirst.has(id) && !isOfApp(id), priority: 2 },
      { name: 'own', test: (id) => ofFirst.has(id), priority: 1 },
    ],
  };
}

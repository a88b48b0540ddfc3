import type { Failure } from '@sayso/contracts/chat';
import { consistentPart } from '@sayso/core/app-imports';
import { namedPages } from '@sayso/core/page-links';
import { waiting as waitingCode } from '@sayso/core/repair-report';
import type { SourceTree } from '@sayso/core/source-tree';
import { fileOutcomeWords } from '../../texts/turns.ts';
import { plainFailure, waitsFor } from './failures.ts';
import type { Rename } from './renames.ts';

type Given = {
  live: SourceTree;
  /** Staged sources without what is kept back. */
  passing: SourceTree;
  /** Staged sources with what is kept back or was refused. */
  draft: SourceTree;
  /** A new page may still come; else those count alone that did not pass. */
  expectsMore: boolean;
  /** Renames that are not live. */
  renames: readonly Rename[];
};

/** What can go live, and what waits. A layout waits for the new pages that it leads to, so that no link is dead. */
export function readyPart({ renames, ...given }: Given) {
  const needs = new Map([[layout, deadLinks(given)]]);
  return consistentPart(given.live, given.passing, { needs, together: renames });
}

const layout = 'layout';

function deadLinks({ live, passing, draft, expectsMore }: Omit<Given, 'renames'>): string[] {
  const text = passing[layout];
  if (text === undefined || text === live[layout]) return [];
  const known = pagesByName(draft);
  const before = new Set(namedPages(live[layout] ?? '').map(plain));
  return namedPages(text).flatMap((name) => {
    const path = known.get(plain(name));
    if (path !== undefined) return live[path] === undefined ? [path] : [];
    return expectsMore && !before.has(plain(name)) ? [`pages/${name}`] : [];
  });
}

const pagesByName = (tree: SourceTree): Map<string, string> =>
  new Map(
    Object.keys(tree).flatMap((path) =>
      path.startsWith('pages/') ? [[plain(path.slice('pages/'.length)), path] as const] : [],
    ),
  );
const plain = (name: string) => name.toLowerCase();

type Waiting = {
  waiting: ReadonlyMap<string, readonly string[]>;
  draft: SourceTree;
  renames: readonly Rename[];
  /** A block for this file could not be laid over it, so nothing is there of it. */
  isRefused: (path: string) => boolean;
};

/** Why these wait, file by file: good ones for what did not pass, others for what does not exist at all. */
export function whyWaiting({ waiting, draft, renames, isRefused }: Waiting): Map<string, Failure> {
  const newName = new Map(renames.map(([to, from]) => [from, to]));
  const oldName = new Map(renames);
  // What is wrong with the new file is told of that one.
  const told = [...waiting].filter(([path, files]) => files.some((file) => file !== newName.get(path)));
  return new Map(
    told.map(([path, files]) => {
      const from = oldName.get(path);
      if (from !== undefined && files.includes(from))
        return [path, plainFailure(path, fileOutcomeWords.renameWaits(from), waitingCode)];
      const isRemoval = draft[path] === undefined && !isRefused(path);
      if (isRemoval)
        return [path, plainFailure(path, fileOutcomeWords.stillImported(files.join(', ')), missing)];
      const text = draft[path] ?? '';
      // One that waits itself is not lacking either.
      const lacking = files.filter((file) => draft[file] === undefined && !isRefused(file));
      return [path, lacking.length === 0 ? waitsForBroken(path, text, files) : lacks(path, text, lacking)];
    }),
  );
}

const missing = 'missing-file';

export const waitsForBroken = (path: string, text: string, files: readonly string[]): Failure =>
  waitsFor({ path, text, files, why: fileOutcomeWords.needsBroken(files.join(', ')) });

const lacks = (path: string, text: string, files: readonly string[]): Failure => ({
  ...waitsFor({ path, text, files, why: fileOutcomeWords.needsMissing(files.join(', ')) }),
  code: missing,
});

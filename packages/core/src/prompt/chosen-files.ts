import { appImports } from '../app-imports.ts';
import { applyPairs, readPairs } from '../blocks/match.ts';
import type { SourceTree } from '../source-tree.ts';
import type { TurnRequest } from '../turn-provider.ts';
import { blocksIn } from './past-blocks.ts';
import { relevance } from './relevance.ts';
import { estimateTokens } from './tokens.ts';

/** Up to this the whole app is shown; above it, files by their score up to the second. */
const wholeAppTokens = 40_000;
const chosenTokens = 30_000;

const points = { mentioned: 5, currentPage: 4, imported: 3, touched: 2, relevant: 3 };
const recentAnswers = 3;

type Asked = Pick<TurnRequest, 'sources' | 'history' | 'text' | 'currentPage'>;
export type ChosenFiles = {
  shown: [string, string][];
  /** Not shown again: they stand word for word in the history. */
  known: string[];
  /** Not shown again either: the history has them with the edits that came since. */
  edited: string[];
  /** Not shown for want of room. */
  left: string[];
};

/** The files whose bodies the turn is given, sorted by path; what entities are, the manifest says. */
export function chooseFiles(request: Asked): ChosenFiles {
  const written = writtenInHistory(request.history);
  const scores = scoreFiles(request);
  const sources = Object.entries(request.sources).filter(([path]) => !path.startsWith('entities/'));
  const all = sources.sort(([a], [b]) => (a < b ? -1 : 1));
  const isKnown = (path: string, isWhole: boolean) =>
    written.get(path)?.text === request.sources[path] && written.get(path)?.isWhole === isWhole;
  const known = pathsWhere(all, (path) => isKnown(path, true));
  // What the message is about is to be seen as it is, lest an edit miss it.
  const edited = pathsWhere(all, (path) => isKnown(path, false) && (scores.get(path) ?? 0) < points.imported);
  const unseen = new Set([...known, ...edited]);
  const files = all.filter(([path]) => !unseen.has(path));
  if (sizeOf(files) <= wholeAppTokens) return { shown: files, known, edited, left: [] };
  const byScore = files.toSorted(([a], [b]) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
  const chosen = new Set<string>();
  let used = 0;
  for (const [path, text] of byScore) {
    const tokens = estimateTokens(text);
    if (used + tokens > chosenTokens) continue;
    used += tokens;
    chosen.add(path);
  }
  return {
    shown: files.filter(([path]) => chosen.has(path)),
    known,
    edited,
    left: pathsWhere(files, (path) => !chosen.has(path)),
  };
}

const pathsWhere = (files: readonly [string, string][], isMeant: (path: string) => boolean) =>
  files.flatMap(([path]) => (isMeant(path) ? [path] : []));

const sizeOf = (files: readonly [string, string][]) =>
  files.reduce((sum, [, text]) => sum + estimateTokens(text), 0);

type Written = { text: string; isWhole: boolean };

/** Each file as the earlier answers come to it: its last whole text, with the edits since. */
function writtenInHistory(history: Asked['history']): Map<string, Written> {
  const written = new Map<string, Written>();
  for (const { role, content } of history) {
    if (role !== 'assistant') continue;
    for (const { type, path, body } of blocksIn(content)) {
      if (path === null) continue;
      const edited = type === 'edit' ? withEdit(written.get(path)?.text, body) : undefined;
      if (['write', 'layout', 'function'].includes(type))
        written.set(path, { text: asFile(body), isWhole: true });
      else if (edited === undefined) written.delete(path);
      else written.set(path, { text: edited, isWhole: false });
    }
  }
  return written;
}

function withEdit(before: string | undefined, body: string): string | undefined {
  const pairs = readPairs(body);
  if (before === undefined || 'error' in pairs) return undefined;
  const applied = applyPairs(before, pairs);
  return 'error' in applied ? undefined : asFile(applied.text);
}

const asFile = (text: string) => (text.endsWith('\n') ? text : `${text}\n`);

function scoreFiles({ sources, history, text, currentPage }: Asked): Map<string, number> {
  const matches = relevance(text, sources);
  const isMentioned = mentionsIn(text);
  const page = currentPage === null ? undefined : `pages/${currentPage}`;
  const imported = page === undefined ? new Set<string>() : importsFrom(page, sources);
  const touched = new Set(
    history
      .filter(({ role }) => role === 'assistant')
      .slice(-recentAnswers)
      .flatMap(({ content }) => blocksIn(content).flatMap(({ path }) => path ?? [])),
  );
  const score = (path: string) =>
    (isMentioned(path) ? points.mentioned : 0) +
    (path === page ? points.currentPage : 0) +
    (imported.has(path) ? points.imported : 0) +
    (touched.has(path) ? points.touched : 0) +
    (matches.get(path) ?? 0) * points.relevant;
  return new Map(Object.keys(sources).map((path) => [path, score(path)]));
}

function importsFrom(page: string, sources: SourceTree): Set<string> {
  const source = sources[page];
  return new Set(source === undefined ? [] : appImports(page, source));
}

/** By its name as it is written, or as people say it: `TaskDetails` is also "task details". */
function mentionsIn(text: string): (path: string) => boolean {
  const said = text.toLowerCase();
  const words = ` ${said.replace(/[^\w]+/g, ' ')} `;
  return (path) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const spoken = name.replace(/([a-z\d])([A-Z])/g, '$1 $2');
    const isNamed = [name, spoken].some((each) => words.includes(` ${each.toLowerCase()} `));
    return isNamed || said.includes(path.toLowerCase());
  };
}

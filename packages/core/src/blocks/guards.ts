import { changeWords } from '../texts/answers.ts';
import { linesOf } from './line-diff.ts';

const exported =
  /^export\s+(?:(default)\b|(?:async\s+)?(?:function\*?|const|let|var|class|type|interface)\s+([A-Za-z_$][\w$]*))/gm;

function exportsOf(text: string): Set<string> {
  return new Set([...text.matchAll(exported)].map(([, isDefault, name]) => isDefault ?? name ?? ''));
}

/** The share of a file that may go without being asked to. */
export const toleratedLoss = 0.4;
/** Below this, lines are too few for a share of them to mean anything. */
const fewestLines = 10;

/** Says what a rewrite loses when that is over 40% of a file's lines or of its exported names. */
export function largeLoss(before: string, after: string): string | undefined {
  const old = exportsOf(before);
  const now = exportsOf(after);
  const gone = [...old].filter((name) => !now.has(name));
  if (gone.length > old.size * toleratedLoss) return changeWords.exportedNames(gone);
  const oldLines = linesOf(before).length;
  const lost = oldLines - linesOf(after).length;
  if (oldLines >= fewestLines && lost > oldLines * toleratedLoss) return changeWords.lines(lost, oldLines);
  return undefined;
}

/** More than anybody reads in one file, and more than a model writes again to mend it. */
const longest = { lines: 800, characters: 32_000 };
/** A small change is no reason to take a file apart. */
const smallGrowth = 4_000;

const isLong = (text: string): boolean =>
  text.length > longest.characters || linesOf(text).length > longest.lines;

/** Pages and what they are made of can be cut into components; nothing else can. */
const isSplittable = (path: string): boolean => path === 'layout' || /^(?:pages|components)\//.test(path);

/** What to say of a file that becomes far too long; one that was so before stays as people wrote it. */
export function tooLong(path: string, before: string, after: string): string | undefined {
  const isSmall = before !== '' && after.length - before.length < smallGrowth;
  if (!isSplittable(path) || isSmall || !isLong(after) || isLong(before)) return undefined;
  return changeWords.tooLong(path, { lines: linesOf(after).length, characters: after.length });
}

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

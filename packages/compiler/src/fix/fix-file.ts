import { parseSourcePath, type SourceTree } from '@sayso/core/source-tree';
import type { LibraryExports } from '../check.ts';
import { survives } from '../trial.ts';
import { Edits } from './edits.ts';
import { fixAttributes } from './fix-attributes.ts';
import { fixDefaultExport } from './fix-default-export.ts';
import { fixImports, openNames } from './fix-imports.ts';
import { fixKeys } from './fix-keys.ts';
import { readNames } from './names.ts';
import { repairText, unwrap } from './repair-text.ts';
import { type Fix, readSource, type Source } from './source.ts';

export type { Fix } from './source.ts';

export type FixGiven = {
  path: string;
  text: string;
  /** The app's files, of which the components are read for what they export. */
  tree: SourceTree;
  libraryExports: LibraryExports;
};

export type Fixed = {
  text: string;
  fixes: Fix[];
  /** Names that it uses and nothing known offers: a file that is still to come may. */
  open: readonly string[];
};

/** One thing that is put right may show another: an icon's new name, a fragment that needs an import. */
const mostRounds = 4;

/**
 * Puts right what needs no judgement (docs/assistant.md, "What is checked"). Works on the tree of the code, so that
 * strings and comments stay; a text that is no code, and cannot be made code, is left as it is.
 */
export function fixFile(given: FixGiven): Fixed {
  const { path, text } = given;
  const kind = parseSourcePath(path)?.kind;
  if (kind === undefined || kind === 'entity') return { text, fixes: [], open: [] };
  if (kind === 'function') return { ...unwrap(text), open: [] };
  if (!survives('tsx', text)) return { text, fixes: [], open: [] };
  const repaired = repairText(text);
  const fixes = [...repaired.fixes];
  let now = repaired.text;
  if (now !== text && !survives('tsx', now)) return { text, fixes: [], open: [] };
  let source = readSource(path, now);
  for (let round = 0; source !== undefined && round < mostRounds; round += 1) {
    const step = improve(source, given);
    if (step.fixes.length === 0) return { text: now, fixes, open: step.open };
    source = readSource(path, step.text);
    // Worse than before is never better than nothing.
    if (source === undefined) return { text: now, fixes, open: step.open };
    fixes.push(...step.fixes);
    now = step.text;
  }
  return { text: now, fixes, open: [] };
}

function improve(source: Source, { tree, libraryExports }: FixGiven): Fixed {
  const edit = new Edits();
  const names = readNames(source);
  const fixes = [
    ...fixKeys(source, edit),
    ...fixAttributes(source, edit),
    ...fixImports({ source, names, tree, libraryExports }, edit),
    ...fixDefaultExport(source, edit),
  ];
  return { text: fixes.length === 0 ? source.text : edit.apply(source.text), fixes, open: openNames(names) };
}

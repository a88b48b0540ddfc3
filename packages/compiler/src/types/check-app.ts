import type { Diagnostic } from '@sayso/contracts/preview';
import type { SourceTree } from '@sayso/core/source-tree';
import type ts from 'typescript';
import { diagnostic } from '../diagnostics.ts';
import { AppProgram, codePaths, fileOf } from './app-program.ts';
import { generatedDeclarations } from './declarations.ts';
import { fileKeys, hashOf } from './file-keys.ts';
import type { TypeFinding } from './finding.ts';
import { unknownKitFields } from './kit-fields.ts';
import { statesSetInRender } from './state-in-render.ts';
import { trueErrors } from './true-errors.ts';

/** A finding with its place, as it travels from the worker. */
export type AppFinding = Diagnostic & Pick<TypeFinding, 'symbol' | 'hint' | 'severity'>;

/** More than anybody reads, and enough to tell whether there are fewer than before. */
const mostFindings = 60;

type Known = { key: string; findings: readonly AppFinding[] };

/** One app under the checker: what was found in files that nothing has changed for is not looked for again. */
export class CheckedApp {
  readonly #program = new AppProgram();
  #known = new Map<string, Known>();

  /** Everything that is wrong with the app as a whole, in the order of its files. */
  check(tree: SourceTree): AppFinding[] {
    const paths = codePaths(tree);
    const declared = generatedDeclarations(tree);
    const keys = fileKeys(tree, paths, hashOf([...declared.values()]));
    const isKnown = (path: string) => this.#known.get(path)?.key === keys.get(path);
    const program = paths.every(isKnown) ? null : this.#program.update(tree, declared);
    const known = new Map<string, Known>();
    for (const path of paths) {
      const held = isKnown(path) ? this.#known.get(path) : undefined;
      const findings = held?.findings ?? (program ? this.#findingsOf(program, path, tree) : []);
      known.set(path, { key: keys.get(path) ?? '', findings });
    }
    this.#known = known;
    return [...known.values()].flatMap(({ findings }) => findings).slice(0, mostFindings);
  }

  #findingsOf(program: ts.Program, path: string, tree: SourceTree): AppFinding[] {
    const source = program.getSourceFile(fileOf(path));
    if (!source) return [];
    const found = [
      ...trueErrors(program, source),
      ...unknownKitFields({ program, source, tree }),
      ...statesSetInRender(source),
    ].sort((a, b) => a.offset - b.offset);
    const text = tree[path] ?? '';
    return found.slice(0, mostFindings).map(({ symbol, hint, severity, ...each }) => ({
      ...diagnostic(path, text, { ...each, offset: this.#program.originalOffset(path, each.offset) }),
      symbol,
      ...(hint === undefined ? {} : { hint }),
      ...(severity === undefined ? {} : { severity }),
    }));
  }
}

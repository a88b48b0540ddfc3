import type { Diagnostic } from '@sayso/contracts/preview';
import type { SourceTree } from '@sayso/core/source-tree';
import type ts from 'typescript';
import { diagnostic } from '../diagnostics.ts';
import { hintWords, mistakeWords } from '../texts/mistakes.ts';
import { AppProgram, codePaths, fileOf } from './app-program.ts';
import { asyncComponents } from './async-component.ts';
import { generatedDeclarations } from './declarations.ts';
import { wrongArguments } from './entity-calls.ts';
import { fairPart, mostOfApp, mostOfFile } from './fair-part.ts';
import { fileKeys, hashOf, reachedFiles } from './file-keys.ts';
import type { TypeFinding } from './finding.ts';
import { hooksOutOfOrder } from './hook-order.ts';
import { unknownKitFields } from './kit-fields.ts';
import { type Missable, missableFields, missableKeys, unguardedReads } from './optional-fields.ts';
import { isOverflow } from './overflow.ts';
import { deadLinks, type PageLink, routesOf } from './page-links.ts';
import { checkElements } from './props/element-check.ts';
import { statesSetInRender } from './state-in-render.ts';
import { trueErrors } from './true-errors.ts';

/** A finding with its place, as it travels from the worker. */
export type AppFinding = Diagnostic & Pick<TypeFinding, 'symbol' | 'hint' | 'severity'>;

type App = {
  tree: SourceTree;
  declared: ReadonlyMap<string, string>;
  missable: Missable;
  paths: readonly string[];
};
type Known = { key: string; findings: readonly AppFinding[]; links: readonly PageLink[] };

/** One app under the checker: what was found in files that nothing has changed for is not looked for again. */
export class CheckedApp {
  readonly #program = new AppProgram();
  #known = new Map<string, Known>();

  /** Everything that is wrong with the app as a whole, in the order of its files; each that is read is told before. */
  check(tree: SourceTree, tellNext: (path: string) => void = () => {}): AppFinding[] {
    const paths = codePaths(tree);
    const declared = generatedDeclarations(tree);
    const missable = missableFields(tree);
    const keys = fileKeys(tree, paths, hashOf([...declared.values(), ...missableKeys(missable)]));
    const isKnown = (path: string) => this.#known.get(path)?.key === keys.get(path);
    const read = paths.every(isKnown) ? null : this.#reader({ tree, declared, missable, paths });
    const known = new Map<string, Known>();
    for (const path of paths) {
      const held = isKnown(path) ? this.#known.get(path) : undefined;
      if (!held) tellNext(path);
      known.set(path, { ...(held ?? read?.(path) ?? nothing), key: keys.get(path) ?? '' });
    }
    this.#known = known;
    const routes = routesOf(tree);
    const all = [...known].flatMap(([path, { findings, links }]) => [
      ...findings,
      ...deadLinks(path, links, routes).map((each) => placed(each, tree[path] ?? '', each.offset)),
    ]);
    return fairPart(all, mostOfApp);
  }

  /** Reads one file after another. One that is nested too deep for the checker costs no other its check. */
  #reader(app: App): (path: string) => Omit<Known, 'key'> {
    const { tree, declared, paths } = app;
    let program = this.#program.update(tree, declared);
    return (path) => {
      while (!this.#program.isTooDeep(path, tree)) {
        try {
          return this.#read(program, path, app);
        } catch (error) {
          if (!isOverflow(error)) throw error;
          this.#program.leaveOutDeepest(tree, reachedFiles(tree, paths, path), path);
          program = this.#program.update(tree, declared);
        }
      }
      return { findings: [tooDeep(path, tree)], links: [] };
    };
  }

  #read(program: ts.Program, path: string, { tree, missable }: App): Omit<Known, 'key'> {
    const source = program.getSourceFile(fileOf(path));
    if (!source) return nothing;
    const checker = program.getTypeChecker();
    const elements = checkElements(program, source, tree);
    const found = [
      ...trueErrors(program, source),
      ...elements.findings,
      ...unknownKitFields({ program, source, tree }),
      ...statesSetInRender(source),
      ...wrongArguments({ source, checker }),
      ...hooksOutOfOrder(source, checker),
      ...asyncComponents(source),
      ...unguardedReads({ source, checker, missable }),
    ].sort((a, b) => a.offset - b.offset);
    const text = tree[path] ?? '';
    const placeOf = (offset: number) => this.#program.originalOffset(path, offset);
    return {
      findings: fairPart(found, mostOfFile).map((each) => placed(each, text, placeOf(each.offset))),
      links: elements.links.map((link) => ({ ...link, offset: placeOf(link.offset) })),
    };
  }
}

const nothing: Omit<Known, 'key'> = { findings: [], links: [] };

const tooDeep = (path: string, tree: SourceTree): AppFinding =>
  placed(
    {
      ...{ path, offset: 0, code: 'too-deep', symbol: path },
      ...{ message: mistakeWords.tooDeep, hint: hintWords.cutUp },
    },
    tree[path] ?? '',
    0,
  );

const placed = (
  { symbol, hint, severity, ...each }: TypeFinding,
  text: string,
  offset: number,
): AppFinding => ({
  ...diagnostic(each.path, text, { ...each, offset }),
  symbol,
  ...(hint === undefined ? {} : { hint }),
  ...(severity === undefined ? {} : { severity }),
});

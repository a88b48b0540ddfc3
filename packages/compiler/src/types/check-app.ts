import type { Diagnostic } from '@sayso/contracts/preview';
import type { SourceTree } from '@sayso/core/source-tree';
import type ts from 'typescript';
import { diagnostic } from '../diagnostics.ts';
import { AppProgram, codePaths, fileOf } from './app-program.ts';
import { asyncComponents } from './async-component.ts';
import { generatedDeclarations } from './declarations.ts';
import { wrongArguments } from './entity-calls.ts';
import { fairPart, mostOfApp, mostOfFile } from './fair-part.ts';
import { fileKeys, hashOf } from './file-keys.ts';
import type { TypeFinding } from './finding.ts';
import { hooksOutOfOrder } from './hook-order.ts';
import { unknownKitFields } from './kit-fields.ts';
import { missableFields, unguardedReads } from './optional-fields.ts';
import { deadLinks, type PageLink, routesOf } from './page-links.ts';
import { checkElements } from './props/element-check.ts';
import { statesSetInRender } from './state-in-render.ts';
import { trueErrors } from './true-errors.ts';

/** A finding with its place, as it travels from the worker. */
export type AppFinding = Diagnostic & Pick<TypeFinding, 'symbol' | 'hint' | 'severity'>;

type Known = { key: string; findings: readonly AppFinding[]; links: readonly PageLink[] };

/** One app under the checker: what was found in files that nothing has changed for is not looked for again. */
export class CheckedApp {
  readonly #program = new AppProgram();
  #known = new Map<string, Known>();

  /** Everything that is wrong with the app as a whole, in the order of its files; each that is read is told before. */
  check(tree: SourceTree, tellNext: (path: string) => void = () => {}): AppFinding[] {
    const paths = codePaths(tree);
    const declared = generatedDeclarations(tree);
    const keys = fileKeys(tree, paths, hashOf([...declared.values(), ...missableFields(tree)]));
    const isKnown = (path: string) => this.#known.get(path)?.key === keys.get(path);
    const program = paths.every(isKnown) ? null : this.#program.update(tree, declared);
    const known = new Map<string, Known>();
    for (const path of paths) {
      const held = isKnown(path) ? this.#known.get(path) : undefined;
      if (!held) tellNext(path);
      const found = held ?? (program ? this.#read(program, path, tree) : nothing);
      known.set(path, { ...found, key: keys.get(path) ?? '' });
    }
    this.#known = known;
    const routes = routesOf(tree);
    const all = [...known].flatMap(([path, { findings, links }]) => [
      ...findings,
      ...deadLinks(path, links, routes).map((each) => placed(each, tree[path] ?? '', each.offset)),
    ]);
    return fairPart(all, mostOfApp);
  }

  #read(program: ts.Program, path: string, tree: SourceTree): Omit<Known, 'key'> {
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
      ...unguardedReads({ source, checker, tree }),
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

import type { LibraryExports } from '../check.ts';
import { generatedExports } from '../check.ts';
import { generatedAliases } from '../library.ts';
import { adoptedCodeWords } from '../texts/adoption.ts';
import type { Theme } from './adopt-theme.ts';
import type { Ledger } from './adopted.ts';
import type { Code } from './code.ts';
import { type CodeFile, readCode } from './code-files.ts';
import type { Project } from './find-project.ts';
import { frameLayout } from './frame-layout.ts';
import { createImports, type Imports } from './new-imports.ts';
import { componentPath, type Place, placeOf } from './places-of-code.ts';
import { type FrameFacts, readFrame } from './read-frame.ts';
import { resolveInProject } from './resolve-in-project.ts';
import { rewriteFile } from './rewrite-file.ts';

export type Given = {
  project: Project;
  tree: Record<string, string>;
  ledger: Ledger;
  functionNames: ReadonlyMap<string, string>;
  exportsOf: LibraryExports;
  /** The app's own look, which the layout shows. */
  theme: Theme | null;
};
/** Puts pages, components, layout and what they need into the tree; answers the main page. */
export function adoptCode(given: Given): string | null {
  const { project, tree, ledger, theme } = given;
  const code = survey(given);
  const facts = readFrame([...code.files.values()].filter(({ path }) => isFrame(code, path)));
  facts.around = withOneToaster(facts.around, code);
  const around = facts.around.length > 0 || theme !== null ? moveLayout(code, tree) : null;
  const imports = createImports({ code, project, tree, ledger });
  for (const path of code.kept) write(path, given, { code, imports });
  if (around !== null) {
    const framed = frameLayout({ ...around, theme }, facts, imports.forFrame);
    if (framed !== null) tree['layout'] = framed;
  }
  tellReplaced(code, ledger, facts);
  for (const { name, importer } of facts.around) ledger.changed(importer, adoptedCodeWords.inLayout(name));
  return mainPageOf(facts, code, tree);
}

const isFrame = ({ places }: Code, path: string) => places.get(path)?.kind === 'frame';

/** All of these are one and the same here, and two of them would show each message twice. */
const oneToaster = /^(?:@\/components\/ui\/(?:toaster|sonner)|sonner)$/;

function withOneToaster(around: FrameFacts['around'], { files, kept }: Code): FrameFacts['around'] {
  const asks = ({ names }: CodeFile) =>
    names.some((one) => oneToaster.test(one.specifier) && one.names.some(({ name }) => name === 'Toaster'));
  let hasOne = [...files.values()].some((file) => kept.has(file.path) && asks(file));
  return around.filter(({ specifier }) => {
    if (!oneToaster.test(specifier)) return true;
    const isFirst = !hasOne;
    hasOne = true;
    return isFirst;
  });
}

function survey({ project, tree, exportsOf }: Given): Code {
  const root = project.kind === 'sayso' ? '' : 'src/';
  const files = readCode(project);
  const has = (path: string) => files.has(path) || project.texts.has(path) || project.pictures.has(path);
  const fileOf = (specifier: string, importer: string) =>
    resolveInProject(specifier, importer, { has, root });
  const places = new Map<string, Place>();
  const taken = new Set(Object.keys(tree));
  for (const path of [...files.keys()].sort()) {
    const place = placeOf(path, root, taken);
    const isSecondLayout = place.kind === 'layout' && taken.has('layout');
    const own: Place = isSecondLayout
      ? { kind: 'component', to: componentPath(path.slice(root.length)) }
      : place;
    places.set(path, own);
    taken.add(own.to);
  }
  const offered = (specifier: string) => {
    const alias = generatedAliases[specifier];
    return alias === undefined ? exportsOf(specifier) : generatedExports(alias, Object.keys(tree));
  };
  return { root, files, places, fileOf, kept: keptOf({ files, places, fileOf }, offered) };
}

/**
 * Everything but what frames the app, and of that what the rest needs. A module that Sayso has itself stays out unless
 * more is asked of it than Sayso's offers.
 */
function keptOf(
  { files, places, fileOf }: Pick<Code, 'files' | 'places' | 'fileOf'>,
  offered: (specifier: string) => ReadonlySet<string> | undefined,
): Set<string> {
  const kept = new Set<string>();
  const waiting = [...files.keys()].filter((path) => {
    const kind = places.get(path)?.kind;
    return kind !== 'frame' && kind !== 'provided';
  });
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (kept.has(path)) continue;
    kept.add(path);
    const file = files.get(path);
    for (const { value } of file?.specifiers ?? []) {
      const target = fileOf(value, path);
      const place = target === undefined ? undefined : places.get(target);
      if (target === undefined || place === undefined || kept.has(target)) continue;
      if (place.kind === 'frame') waiting.push(target);
      if (place.kind !== 'provided') continue;
      const known = offered(place.specifier);
      const asked =
        file?.names.filter(({ specifier }) => specifier === value).flatMap(({ names }) => names) ?? [];
      if (known !== undefined && asked.some(({ name }) => !known.has(name))) waiting.push(target);
    }
  }
  return kept;
}

/** Makes room for a layout that holds what stood around all pages; answers where the app's own one is, if it has one. */
function moveLayout({ places }: Code, tree: Record<string, string>): { inner: string | null } {
  for (const [path, place] of places) {
    if (place.kind !== 'layout') continue;
    const used = new Set([...Object.keys(tree), ...[...places.values()].map(({ to }) => to)]);
    const to = used.has('components/Layout') ? 'components/app/Layout' : 'components/Layout';
    places.set(path, { kind: 'component', to });
    return { inner: to };
  }
  return { inner: null };
}

function write(path: string, given: Given, { code, imports }: { code: Code; imports: Imports }): void {
  const { tree, ledger, functionNames } = given;
  const file = code.files.get(path);
  const place = code.places.get(path);
  if (!file || !place) return;
  const { text, notes } = rewriteFile(file, { specifier: (found) => imports.of(found, path), functionNames });
  tree[place.to] = text;
  ledger.add(path, 'taken', place.to);
  ledger.changed(path, ...notes);
  if (
    place.kind === 'component' &&
    /^pages\//.test(path.slice(code.root.length)) &&
    !/layout$/i.test(place.to)
  ) {
    ledger.warn(path, adoptedCodeWords.noAddress);
  }
}

function tellReplaced({ files, places, kept }: Code, ledger: Ledger, facts: FrameFacts): void {
  for (const path of files.keys()) {
    if (kept.has(path)) continue;
    const place = places.get(path);
    const isProvided = place?.kind === 'provided';
    const note = isProvided ? adoptedCodeWords.replaced(place.specifier) : adoptedCodeWords.starts;
    ledger.add(path, 'replaced', null, note);
  }
  for (const { name, importer } of facts.lost) {
    ledger.warn(importer, adoptedCodeWords.provides(name));
  }
  for (const { importer, path } of facts.addresses) {
    ledger.warn(importer, adoptedCodeWords.address(path));
  }
}

function mainPageOf({ mainPage }: FrameFacts, code: Code, tree: Record<string, string>): string | null {
  if (mainPage === null) return null;
  const file = 'name' in mainPage ? undefined : code.fileOf(mainPage.specifier, mainPage.importer);
  const to = 'name' in mainPage ? `pages/${mainPage.name}` : code.places.get(file ?? '')?.to;
  return to?.startsWith('pages/') && Object.hasOwn(tree, to) ? to.slice('pages/'.length) : null;
}

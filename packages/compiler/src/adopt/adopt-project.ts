import { limits } from '@sayso/contracts/limits';
import { appImports } from '@sayso/core/app-imports';
import { parseSourcePath } from '@sayso/core/source-tree';
import { type Check, createCheck, type LibraryExports } from '../check.ts';
import { adoptedAppWords, adoptedCodeWords, refusedExportWords } from '../texts/adoption.ts';
import { adoptCode } from './adopt-code.ts';
import { adoptEntities } from './adopt-entities.ts';
import { adoptFunctions } from './adopt-functions.ts';
import { adoptTheme } from './adopt-theme.ts';
import { AdoptError, type Adopted, type AdoptJob, Ledger } from './adopted.ts';
import { findProject, type Project } from './find-project.ts';
import { isObject, readJsonc } from './read-jsonc.ts';
import { tellMissing } from './tell-missing.ts';
import { tellRest } from './tell-rest.ts';

/** An export as an app of Sayso: its sources in Sayso's places, and what became of each file. */
export function adoptProject(job: AdoptJob, exportsOf: LibraryExports): Adopted {
  const project = findProject(job);
  const tree: Record<string, string> = {};
  const ledger = new Ledger();
  adoptEntities(project, tree, ledger);
  const functionNames = adoptFunctions(project, tree, ledger);
  const theme = adoptTheme(project, tree, ledger);
  const mainPage = adoptCode({ project, tree, ledger, functionNames, exportsOf, theme });
  tellMissing(project, ledger);
  tellRest(project, ledger);
  refuseOutsize(tree, project);
  tellBroken(tree, ledger, createCheck(exportsOf));
  const themeColor = theme?.primary ?? null;
  return { kind: project.kind, ...factsOf(project, job), mainPage, themeColor, tree, files: ledger.list() };
}

/** What does not compile and nothing uses would keep the whole app from being published, so it stays out. */
function tellBroken(tree: Record<string, string>, ledger: Ledger, check: Check): void {
  const used = usedIn(tree);
  for (;;) {
    const found = check.tree(tree);
    const idle = found.filter(({ path }) => !used.has(path));
    for (const { path, line, message } of idle) {
      if (!Object.hasOwn(tree, path)) continue;
      delete tree[path];
      ledger.leaveOut(path, adoptedCodeWords.idle(line, message));
    }
    if (idle.length > 0) continue;
    for (const { path, line, message } of found) {
      ledger.warnOf(path, adoptedCodeWords.broken(line, message));
    }
    return;
  }
}

/** What the pages and the layout load, entities and functions aside, which stand for themselves. */
function usedIn(tree: Readonly<Record<string, string>>): Set<string> {
  const used = new Set(Object.keys(tree).filter((path) => !path.startsWith('components/')));
  for (const path of used) {
    if (/^(?:entities|functions)\//.test(path)) continue;
    for (const next of appImports(path, tree[path] ?? '')) if (Object.hasOwn(tree, next)) used.add(next);
  }
  return used;
}

function refuseOutsize(tree: Record<string, string>, { kind }: Project): void {
  const paths = Object.keys(tree);
  if (!paths.some((path) => path.startsWith('pages/'))) {
    const where = kind === 'sayso' ? 'pages' : 'src/pages';
    throw new AdoptError(refusedExportWords.noPages(where));
  }
  if (paths.length > limits.filesPerApp) {
    throw new AdoptError(refusedExportWords.tooManyFiles(paths.length, limits.filesPerApp));
  }
  for (const [path, text] of Object.entries(tree)) {
    if (Buffer.byteLength(text) > limits.sourceFileBytes) {
      throw new AdoptError(refusedExportWords.tooLarge(path, limits.sourceFileBytes / 1_000));
    }
    if (parseSourcePath(path)?.path !== path) throw new AdoptError(refusedExportWords.noPlace(path));
  }
}

function factsOf(
  { texts }: Project,
  { archiveName }: AdoptJob,
): { name: string; description: string | null } {
  const settings = texts.get('base44/config.jsonc') ?? texts.get('base44/config.json');
  const read = settings === undefined ? null : readJsonc(settings);
  const config = read !== null && 'value' in read && isObject(read.value) ? read.value : {};
  const title = /<title>([^<]{1,100})<\/title>/i.exec(texts.get('index.html') ?? '')?.[1]?.trim();
  const names = [config['name'], title, fromArchive(archiveName), adoptedAppWords.unnamed];
  const name = names.find(
    (one): one is string =>
      typeof one === 'string' && one.trim() !== '' && !/^(?:base44\b|vite\b)/i.test(one),
  );
  const { description } = config;
  return {
    name: (name ?? adoptedAppWords.unnamed).trim().slice(0, 100).toWellFormed(),
    description: typeof description === 'string' && description !== '' ? description.slice(0, 1_000) : null,
  };
}

/** `garden-club (2).zip` as `Garden club`. */
function fromArchive(file: string): string {
  const words = file
    .replace(/\.zip$/i, '')
    .replace(/\(\d+\)$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

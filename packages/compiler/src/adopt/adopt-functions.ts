import { adoptedFunctionWords } from '../texts/adoption.ts';
import { pascal } from './adopt-entities.ts';
import type { Ledger } from './adopted.ts';
import type { Project } from './find-project.ts';
import { isObject, readJsonc } from './read-jsonc.ts';

const inFolder = /^(?:base44\/)?functions\/(.+)\/(?:entry|index)\.[jt]s$/;
const alone = /^(?:base44\/|src\/)?functions\/([^/]+)\.[jt]s$/;
const ofFunctions = /^(?:base44\/)?functions\//;
const wanted = /^[a-z][A-Za-z0-9_]{0,63}$/;

/** Backend functions as sources of the app; answers their new names by those that the code calls them by. */
export function adoptFunctions(
  { texts }: Project,
  tree: Record<string, string>,
  ledger: Ledger,
): Map<string, string> {
  const names = new Map<string, string>();
  for (const [path, text] of texts) {
    const name = nameOf(path, texts);
    if (name === undefined) continue;
    const here = wanted.test(name) ? name : camel(name);
    const to = `functions/${here}`;
    if (!wanted.test(here) || Object.hasOwn(tree, to)) {
      ledger.add(path, 'left_out', null);
      ledger.warn(path, adoptedFunctionWords.nameTaken(name));
      continue;
    }
    tree[to] = text;
    names.set(name, here);
    ledger.add(path, 'taken', to);
    if (here !== name) ledger.changed(path, adoptedFunctionWords.renamed(here));
    ledger.warn(path, adoptedFunctionWords.notRunning);
    if (/\bfrom\s+['"]\.{1,2}\//.test(text)) ledger.warn(path, adoptedFunctionWords.importsBeside);
  }
  for (const path of texts.keys()) {
    if (!ofFunctions.test(path) || ledger.has(path)) continue;
    const isSettings = /\/function\.jsonc?$/.test(path);
    ledger.add(
      path,
      'left_out',
      null,
      isSettings ? adoptedFunctionWords.automations : adoptedFunctionWords.singleFile,
    );
  }
  return names;
}

function nameOf(path: string, texts: ReadonlyMap<string, string>): string | undefined {
  const folder = inFolder.exec(path)?.[1];
  if (folder === undefined) return alone.exec(path)?.[1];
  const base = path.slice(0, path.lastIndexOf('/'));
  const settings = texts.get(`${base}/function.jsonc`) ?? texts.get(`${base}/function.json`);
  const read = settings === undefined ? undefined : readJsonc(settings);
  const named = read && 'value' in read && isObject(read.value) ? read.value['name'] : undefined;
  return typeof named === 'string' ? named : folder;
}

function camel(name: string): string {
  const joined = pascal(name);
  return joined.slice(0, 1).toLowerCase() + joined.slice(1);
}

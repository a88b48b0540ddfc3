import { runtimeImports } from '@sayso/core/allowed-imports';
import { parseSourcePath } from '@sayso/core/source-tree';
import { generatedAliases } from '../library.ts';
import { pascal } from './adopt-entities.ts';

/** What a file of code is in an export, and so in the app. */
export type Place =
  | { kind: 'page' | 'layout' | 'component'; to: string }
  /** Sayso has a module of this name. */
  | { kind: 'provided'; specifier: string; to: string }
  /** Starts the app or frames it, which Sayso does itself. */
  | { kind: 'frame'; to: string };

const frame =
  /^(?:main|App|index|pages\.config|pages\/index|lib\/(?:app-params|NavigationTracker|VisualEditAgent|PageNotFound|query-client)|components\/UserNotRegisteredError)$/;

/** Where a file of code goes; `taken` are the places that others have. */
export function placeOf(path: string, root: string, taken: ReadonlySet<string>): Place {
  const name = path.slice(root.length).replace(/\.[a-z]+$/, '');
  if (/^(?:pages\/)?layout$/i.test(name)) return { kind: 'layout', to: 'layout' };
  const specifier = `@/${name.replace(/\/index$/, '')}`;
  if (specifier in runtimeImports || specifier in generatedAliases) {
    return { kind: 'provided', specifier, to: free(componentPath(name, 'own-'), taken) };
  }
  if (frame.test(name)) return { kind: 'frame', to: free(componentPath(name), taken) };
  const page = /^pages\/([^/]+)$/.exec(name)?.[1];
  if (page === undefined) return { kind: 'component', to: free(componentPath(name), taken) };
  const asPage = parseSourcePath(`pages/${page}`) ? page : pascal(page).slice(0, 64);
  const to = `pages/${asPage}`;
  const isPage = parseSourcePath(to) !== undefined && !taken.has(to);
  return isPage ? { kind: 'page', to } : { kind: 'component', to: free(componentPath(name), taken) };
}

/** `hooks/useX` as `components/hooks/useX`; folders within folders become one. */
export function componentPath(name: string, before = ''): string {
  const parts = name.replace(/^components\//, '').split('/');
  const file = parts.pop() ?? '';
  const folder = before + parts.map(kebab).filter(Boolean).join('-');
  const plain = file.replace(/[^A-Za-z0-9_-]+/g, '-').replace(/^[^A-Za-z]+/, '');
  const last = (plain === '' ? 'part' : plain).slice(0, 60);
  return folder === '' ? `components/${last}` : `components/${folderName(folder)}/${last}`;
}

const kebab = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const folderName = (name: string) =>
  (/^[a-z]/.test(name) ? name : `in-${name}`).slice(0, 40).replace(/(?<!-)-+$/, '');

/** Names are told apart without regard to case, as some file systems do. */
function free(path: string, taken: ReadonlySet<string>): string {
  const all = new Set([...taken].map((one) => one.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? path : `${path}${number}`;
    const isLibrary = `@/${tried}` in runtimeImports;
    if (!all.has(tried.toLowerCase()) && !isLibrary) return tried;
  }
}

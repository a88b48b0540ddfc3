import type { SourceTree } from '@sayso/core/source-tree';
import { library } from '../library.ts';
import { resolveImport } from '../resolve-import.ts';
import { lastPart, looseKey } from './app-names.ts';

/** Packages that ours answers for, name by name. */
const otherPackages: readonly (readonly [RegExp, string])[] = [
  [/^react-router$/, 'react-router-dom'],
  [/^next\/(?:link|navigation|router)$/, 'react-router-dom'],
  [/^(?:motion|motion\/react|framer-motion\/.+)$/, 'framer-motion'],
  [/^react-query$/, '@tanstack/react-query'],
  [/^react-beautiful-dnd$/, '@hello-pangea/dnd'],
  [/^react-hot-toast$/, 'sonner'],
  [/^classnames$/, 'clsx'],
  [/^(?:lodash-es|lodash(?:-es)?\/.+|lodash\.\w+)$/, 'lodash'],
  [/^date-fns\/.+$/, 'date-fns'],
  [/^react-dom\/.+$/, 'react-dom'],
  [/^@\/components\/ui(?:\/index)?$/, '@/components/ui/button'],
];
/** Other sets of icons, and single files of ours. */
export const otherIcons =
  /^(?:lucide-react\/.+|lucide|react-icons(?:\/\w+)?|react-feather|@heroicons\/react(?:\/.+)?|@radix-ui\/react-icons|@tabler\/icons-react|@mui\/icons-material(?:\/\w+)?|phosphor-react|@phosphor-icons\/react)$/;
/** Modules of which each name is a file: a default import of it is the name. */
export const oneNameFile = /^(?:lodash(?:-es)?\/(\w+)|date-fns\/(\w+)|@mui\/icons-material\/(\w+))$/;

const folders: Readonly<Record<string, string>> = {
  component: 'components',
  comps: 'components',
  page: 'pages',
  views: 'pages',
  entity: 'entities',
  model: 'entities',
  models: 'entities',
  hook: 'hooks',
  function: 'functions',
  ui: 'components/ui',
};

export type FixSpecifier = (specifier: string) => string | undefined;

/** Finds what a specifier that leads nowhere most likely means; undefined where it is right or nothing is sure. */
export function createFixSpecifier(importer: string, tree: SourceTree): FixSpecifier {
  const has = (path: string) => Object.hasOwn(tree, path);
  const leads = (specifier: string) => resolveImport(specifier, importer, has).kind !== 'missing';
  let loosely: ReadonlyMap<string, string | null> | undefined;
  const nearest = (path: string) => {
    loosely ??= looseSpecifiers(tree);
    return loosely.get(looseKey(path)) ?? undefined;
  };
  return (specifier) => {
    if (leads(specifier)) return plainForm(specifier, importer, has);
    if (otherIcons.test(specifier)) return 'lucide-react';
    const other = otherPackages.find(([shape]) => shape.test(specifier))?.[1];
    if (other !== undefined) return other;
    if (!isOfApp(specifier) || /[?#%\\\0:]/.test(specifier)) return undefined;
    const path = normalPath(specifier);
    if (leads(`@/${path}`)) return `@/${path}`;
    const near = nearest(path) ?? besideImporter(specifier, importer, nearest);
    if (near !== undefined) return near;
    // Nothing can ever stand where it points, so it means the file that is still to come.
    const isLegal = /^(?:@\/|\.{1,2}\/)/.test(specifier) && resolvesToPlace(specifier, importer);
    return !isLegal && /^(?:components|pages|entities|functions)\/\w[\w/-]*$/.test(path)
      ? `@/${path}`
      : undefined;
  };
}

const isOfApp = (specifier: string): boolean =>
  /^(?:[@~]?\/|\.{1,2}\/|~|src\/|app\/|(?:components?|pages?|entit(?:y|ies)|functions?|ui|hooks?|lib|utils|models?)(?:\/|$))/.test(
    specifier,
  ) && !/^@\w/.test(specifier);

/** `src/components/X` and `components/X` work, but not all that reads imports knows them. */
function plainForm(specifier: string, importer: string, has: (path: string) => boolean): string | undefined {
  if (!/^(?:src\/)?(?:components|pages|entities|functions)\//.test(specifier)) return undefined;
  const found = resolveImport(specifier, importer, has);
  if (found.kind === 'library') return found.specifier;
  return found.kind === 'missing' ? undefined : `@/${found.path}`;
}

/** `~/component/ui/Button.jsx` -> `components/ui/Button`. */
function normalPath(specifier: string): string {
  const path = specifier
    .replace(/^[@~]?\/|^~|^(?:\.{1,2}\/)+/, '')
    .replace(/^(?:\.{1,2}\/)+/, '')
    .replace(/^(?:src|app)\//, '')
    .replace(/\.(?:jsx?|tsx?|mjs)$/, '')
    .replace(/\/index$/, '');
  const [first = '', ...rest] = path.split('/');
  const folder = Object.hasOwn(folders, first) ? (folders[first] ?? first) : first;
  const inFolder = [folder, ...rest].join('/');
  if (/^(?:api|data|lib)\/(?:entities|functions)\/\w+$/.test(inFolder)) return inFolder.replace(/^\w+\//, '');
  if (/^(?:lib|utils)\/(?:cn|util|utils|classnames)$|^lib$/.test(inFolder)) return 'lib/utils';
  return inFolder;
}

/** `./Card` in a page, where the card is a component. */
function besideImporter(
  specifier: string,
  importer: string,
  nearest: (path: string) => string | undefined,
): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = normalPath(specifier);
  const folder = importer.startsWith('components/')
    ? importer.slice(0, importer.lastIndexOf('/'))
    : 'components';
  return (
    nearest(`${folder}/${path}`) ?? nearest(`components/${path}`) ?? nearest(`components/${lastPart(path)}`)
  );
}

/** Whether a file of the app could ever answer. */
function resolvesToPlace(specifier: string, importer: string): boolean {
  const found = resolveImport(specifier, importer, (path) => /^(?:components|pages)\/\w[\w/-]*$/.test(path));
  if (found.kind !== 'missing') return true;
  return /^@\/(?:entities|functions)\/\w+$/.test(specifier);
}

/** Everything that can be imported by a path; null where two differ in case alone. */
function looseSpecifiers(tree: SourceTree): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  const ours = [...library.keys()].filter((specifier) => specifier.startsWith('@/'));
  const own = Object.keys(tree).map((path) => `@/${path}`);
  for (const specifier of [...ours, ...own, '@/entities/User', '@/entities/all', '@/functions/all']) {
    const key = looseKey(specifier.slice(2));
    found.set(key, found.has(key) && found.get(key) !== specifier ? null : specifier);
  }
  return found;
}

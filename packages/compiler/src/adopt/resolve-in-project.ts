import { posix } from 'node:path';

const endings = [
  '',
  '.jsx',
  '.js',
  '.tsx',
  '.ts',
  '.json',
  '/index.jsx',
  '/index.js',
  '/index.tsx',
  '/index.ts',
];

/** The file of the export that a specifier means; undefined for packages, and for what is not there. */
export function resolveInProject(
  specifier: string,
  importer: string,
  { has, root }: { has: (path: string) => boolean; root: string },
): string | undefined {
  const path = pathOf(specifier.replace(/[?#].*/s, ''), importer, root);
  return path === undefined ? undefined : endings.map((ending) => path + ending).find(has);
}

function pathOf(specifier: string, importer: string, root: string): string | undefined {
  if (specifier.startsWith('@/')) return posix.normalize(root + specifier.slice(2));
  if (specifier.startsWith('/src/')) return posix.normalize(specifier.slice(1));
  if (/^\.{1,2}(?:\/|$)/.test(specifier)) {
    return posix.normalize(posix.join(posix.dirname(importer), specifier)).replace(/\/$/, '');
  }
  return specifier.startsWith('src/') ? posix.normalize(specifier) : undefined;
}

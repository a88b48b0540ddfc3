import type { SourceTree } from '@sayso/core/source-tree';
import { parseModule } from '../parse-module.ts';

export type Home = { specifier: string; imported: string };

/** Upper and lower case and dashes aside: `components/task-card` and `components/TaskCard` are one. */
export const looseKey = (path: string): string => path.toLowerCase().replace(/[-_]/g, '');

export const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Names that the app's own components offer, with where; null where two offer one. */
export function readAppNames(tree: SourceTree, importer: string): ReadonlyMap<string, Home | null> {
  const homes = new Map<string, Home | null>();
  const note = (name: string, home: Home) => homes.set(name, homes.has(name) ? null : home);
  for (const [path, text] of Object.entries(tree)) {
    if (!path.startsWith('components/') || path === importer) continue;
    const { exports } = parseModule(path, text);
    const specifier = `@/${path}`;
    const own = componentName(path);
    for (const name of exports ?? []) {
      if (name !== 'default') note(name, { specifier, imported: name });
    }
    if (exports?.has('default') && !exports.has(own)) note(own, { specifier, imported: 'default' });
  }
  return homes;
}

/** `components/tasks/task-card` -> `TaskCard`. */
const componentName = (path: string): string =>
  lastPart(path).replace(/(?:^|[-_])([a-z])/g, (_, letter: string) => letter.toUpperCase());

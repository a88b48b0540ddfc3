import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { places } from '../places.ts';

const lucideFolder = () =>
  join(createRequire(join(places.runtime, 'package.json')).resolve('lucide-react'), '../../esm');

/** Exported icon name (aliases included) -> file of the icon: `Trash2` -> `trash-2`. */
export function readLucideIcons(): Record<string, string> {
  const file = join(lucideFolder(), 'lucide-react.mjs');
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  const icons: Record<string, string> = {};
  for (const { moduleRequest, exportName } of module.staticExports.flatMap((found) => found.entries)) {
    const icon = /^\.\/icons\/([a-z0-9-]+)\.mjs$/.exec(moduleRequest?.value ?? '')?.[1];
    if (icon !== undefined && icon !== 'index' && exportName.name !== null) icons[exportName.name] = icon;
  }
  return icons;
}

/** One icon as a module of its own, so that an app loads the icons it names and not all of them. */
export function lucideIconModule(icon: string, createIconAddress: string): string {
  const code = readFileSync(join(lucideFolder(), 'icons', `${icon}.mjs`), 'utf8');
  return code
    .replace(/^\/\*\*[\s\S]*?\*\/\s*/, '/* lucide-react, ISC licence */\n')
    .replace(/(['"])\.\.\/createLucideIcon\.mjs\1/, JSON.stringify(createIconAddress))
    .replace(/\n\/\/# sourceMappingURL=\S*\s*$/, '\n');
}

/** Exported icon name -> absolute file of that icon, for bundles. */
export function iconFiles(): Record<string, string> {
  const folder = join(lucideFolder(), 'icons');
  return Object.fromEntries(
    Object.entries(readLucideIcons()).map(([name, icon]) => [name, join(folder, `${icon}.mjs`)]),
  );
}

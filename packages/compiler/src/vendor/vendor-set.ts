import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { internalModules, libraryFileName } from '../library.ts';
import { places } from '../places.ts';
import type { FontName } from '../styles/fonts.ts';
import { lucideIconModule } from './lucide.ts';

/** What `vendor.json` of a built set says. */
export type VendorManifest = {
  hash: string;
  /** Exported names of each library module that was built. */
  exports: Readonly<Record<string, readonly string[]>>;
  /** Chunks that a module loads at once, itself first; what a page may preload. */
  files: Readonly<Record<string, readonly string[]>>;
  icons: Readonly<Record<string, string>>;
  /** Library modules whose runtime file did not exist at build time. */
  skipped: readonly string[];
};

/** The built library: every module that apps share, read from disk. */
export type VendorSet = {
  readonly hash: string;
  readonly folder: string;
  readonly skipped: readonly string[];
  exportsOf(specifier: string): ReadonlySet<string> | undefined;
  /** Path below the vendor origin, from its root: `/{hash}/react.js`. */
  path(specifier: string): string;
  /** Paths that loading the module fetches, for preload links. */
  preloads(specifier: string): string[];
  /** Path of a font that themes may name. */
  fontPath(name: FontName): string;
  /** Path of an icon's own module; undefined for names that are no icon. */
  iconPath(name: string): string | undefined;
  /** Text of a module that is made on demand (icons); undefined where a file on disk answers, or nothing does. */
  onDemand(file: string): string | undefined;
};

export const fontFile = (name: FontName): string => `${name}-latin.woff2`;
export const currentFile = (folder: string) => join(folder, 'current.json');
export const readCurrent = (folder: string): string =>
  (JSON.parse(readFileSync(currentFile(folder), 'utf8')) as { hash: string }).hash;

/** Opens the newest set that `build-vendor-cli.ts` left. */
export function openVendorSet(folder: string = places.vendor): VendorSet {
  if (!existsSync(currentFile(folder))) {
    throw new Error(
      'The library of generated apps is not built yet: run packages/compiler/src/build-vendor-cli.ts',
    );
  }
  const hash = readCurrent(folder);
  const text = readFileSync(join(folder, hash, 'vendor.json'), 'utf8');
  return vendorSet(JSON.parse(text) as VendorManifest, join(folder, hash));
}

export function vendorSet(manifest: VendorManifest, folder: string): VendorSet {
  const { hash, icons } = manifest;
  const known = new Map(Object.entries(manifest.exports).map(([name, exports]) => [name, new Set(exports)]));
  const iconFiles = new Set(Object.values(icons));
  const path = (specifier: string) => `/${hash}/${libraryFileName(specifier)}.js`;
  const texts = new Map<string, string>();
  return {
    hash,
    folder,
    skipped: manifest.skipped,
    exportsOf: (specifier) => known.get(specifier),
    path,
    fontPath: (name) => `/${hash}/${fontFile(name)}`,
    preloads: (specifier) => (manifest.files[specifier] ?? []).map((file) => `/${hash}/${file}`),
    iconPath: (name) => {
      const icon = Object.hasOwn(icons, name) ? icons[name] : undefined;
      return icon === undefined ? undefined : `/${hash}/icons/${icon}.js`;
    },
    onDemand: (file) => {
      const icon = /^icons\/([a-z0-9-]+)\.js$/.exec(file)?.[1];
      if (icon === undefined || !iconFiles.has(icon)) return undefined;
      const text = texts.get(icon) ?? lucideIconModule(icon, path(internalModules.lucideIcon));
      texts.set(icon, text);
      return text;
    },
  };
}

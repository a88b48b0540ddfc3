import { readdirSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Scanner } from '@tailwindcss/oxide';
import { compile } from 'tailwindcss';
import { places } from '../places.ts';

/** The whole of what a style sheet may import; apps bring no style sheets of their own. */
const sheets: Readonly<Record<string, () => string>> = {
  tailwindcss: () => readPackage('tailwindcss'),
  'tw-animate-css': () => readPackage('tw-animate-css'),
  theme: () => readFileSync(join(places.runtime, 'src/theme.css'), 'utf8'),
};
const rootSheet = "@import 'tailwindcss';\n@import 'tw-animate-css';\n@import 'theme';\n";

type PackageStyle = { style?: string; exports?: { '.': { style?: string } } };

/** The style sheet that a package names as its own. */
function readPackage(name: string): string {
  const manifest = findPackageJSON(name, pathToFileURL(join(places.runtime, 'package.json')));
  if (manifest === undefined) throw new Error(`The library lacks '${name}'`);
  const { style, exports } = JSON.parse(readFileSync(manifest, 'utf8')) as PackageStyle;
  return readFileSync(join(manifest, '..', style ?? exports?.['.'].style ?? 'index.css'), 'utf8');
}

/** Class names that may stand in a text, found as Tailwind itself finds them. */
export const candidatesIn = (texts: readonly string[], extension = 'tsx'): string[] =>
  new Scanner({}).scanFiles(texts.map((content) => ({ content, extension })));

let ofRuntime: readonly string[] | undefined;

/** Class names of kit, ui and host, which every preview may show. */
export function runtimeCandidates(): readonly string[] {
  ofRuntime ??= candidatesOf(['kit', 'ui', 'host']);
  return ofRuntime;
}

const candidatesOf = (folders: readonly string[]): string[] =>
  candidatesIn(
    folders.flatMap((folder) =>
      readdirSync(join(places.runtime, 'src', folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
    ),
  );

/** The sheet of the kit's gallery: what every app has, and the classes of its own pages. */
export const galleryStyles = async (): Promise<string> =>
  (await createStyles()).build([...runtimeCandidates(), ...candidatesOf(['kit-gallery'])]);

export type Styles = { build(candidates: readonly string[]): string };

/** A Tailwind compiler that reads the fixed sheets alone. It remembers all classes that it was ever given. */
export async function createStyles(): Promise<Styles> {
  const compiler = await compile(rootSheet, {
    base: '/',
    loadStylesheet: async (id) => {
      const read = Object.hasOwn(sheets, id) ? sheets[id] : undefined;
      if (!read) throw new Error(`No style sheet '${id}'`);
      return { path: id, base: '/', content: read() };
    },
    loadModule: async (id) => {
      throw new Error(`No style module '${id}'`);
    },
  });
  return { build: (candidates) => compiler.build([...candidates]) };
}

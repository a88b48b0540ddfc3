import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceTree } from '@sayso/core/source-tree';
import { type OutputChunk, type OutputOptions, rolldown } from 'rolldown';
import { brotliText, gzipText } from '../compress.ts';
import { places } from '../places.ts';
import { candidatesIn, createStyles } from '../styles/app-styles.ts';
import { type FontName, fontFace, fontSource } from '../styles/fonts.ts';
import { singleIcons } from '../vendor/single-icons.ts';
import { appModules, entryId, gateId, layoutId, pageId } from './app-modules.ts';
import { filesPath } from './files-path.ts';
import { byFileName, firstLoadGroups, loadedBy } from './first-load.ts';

export type BundleJob = {
  tree: SourceTree;
  folder: string;
  /** The page that most people see first; the first one where nothing is said. */
  mainPage?: string | null;
};

/** Names of the written files; what a page loads at once stands in its list, itself first. */
export type Bundle = {
  entry: string;
  /** What the entry loads before it runs. */
  entryFiles: string[];
  /** Lets people into an app that needs a login; its files hold nothing of the app. */
  gate: string;
  gateFiles: string[];
  css: string;
  cssFile: string;
  /** The one that most texts are set in. */
  font: string;
  /** False where the app's theme names a font that does not come with it. */
  usesFont: boolean;
  pages: Record<string, string[]>;
  layout: string[];
  /** All of it, with what is loaded later; missing in publishes of former releases. */
  files?: string[];
  bytes: number;
};

/** `written` names the files that no former publish had left there. */
export type Bundled = { bundle: Bundle; written: string[] };

/** Bundles an app for publishing into hashed, compressed files: production React, lazy pages, used styles alone. */
export async function bundleApp({ tree, folder, mainPage }: BundleJob): Promise<Bundled> {
  const pages = Object.keys(tree).flatMap((path) => (path.startsWith('pages/') ? [path.slice(6)] : []));
  // The bundler works in threads of its own meanwhile.
  const [chunks, styles] = await Promise.all([bundleScripts(tree, mainPage ?? pages[0]), createStyles()]);
  const candidates = candidatesIn(
    chunks.map(({ code }) => code),
    'js',
  );
  const named = /\bfont:\s*['"]([^'"]*)/.exec(tree['layout'] ?? '')?.[1] ?? 'inter';
  const fonts = await readFonts(named);
  const faces = fonts.map(({ name, fileName }) => fontFace(name, filesPath + fileName)).join('');
  const css = faces + styles.build(candidates);
  const cssFile = `style-${hashOf(css)}.css`;
  await mkdir(folder, { recursive: true });
  const files = [
    ...chunks.map(({ fileName, code }) => ({ fileName, code })),
    { fileName: cssFile, code: css },
  ];
  const fresh = await filesToWrite(folder, files);
  await Promise.all(fresh.map((file) => writeCompressed(join(folder, file.fileName), file.code)));
  for (const { fileName, data } of fonts)
    if (!existsSync(join(folder, fileName))) await writeWhole(join(folder, fileName), data);
  const byFile = byFileName(chunks);
  const of = (id: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === id);
    return chunk ? loadedBy(chunk.fileName, byFile) : [];
  };
  const [entryFiles, gateFiles] = [of(entryId), of(gateId)];
  const bundle: Bundle = {
    entry: entryFiles[0] ?? '',
    entryFiles,
    gate: gateFiles[0] ?? '',
    gateFiles,
    css,
    cssFile,
    font: fonts.at(-1)?.fileName ?? '',
    usesFont: fonts.some(({ name }) => name === named),
    pages: Object.fromEntries(pages.map((name) => [name, of(pageId(name))])),
    layout: of(layoutId),
    files: [...files, ...fonts].map(({ fileName }) => fileName),
    bytes: files.reduce((sum, { code }) => sum + Buffer.byteLength(code), 0),
  };
  return { bundle, written: fresh.map(({ fileName }) => fileName) };
}

/** Inter always, which parts of the kit may name; the serif where the theme asks for it, so that no other app pays for it. */
function readFonts(named: string) {
  const names: FontName[] = named === 'serif' ? ['inter', 'serif'] : ['inter'];
  return Promise.all(
    names.map(async (name) => {
      const data = await readFile(fontSource(name));
      return { name, data, fileName: `${name}-latin-${hashOf(data)}.woff2` };
    }),
  );
}

type File = { fileName: string; code: string };

/** Those that are not there yet; the others are touched, which says that they are in use again. */
async function filesToWrite(folder: string, files: readonly File[]): Promise<File[]> {
  const now = new Date();
  const isThere = await Promise.all(
    files.map(({ fileName }) =>
      Promise.all(['', '.br', '.gz'].map((form) => utimes(join(folder, fileName + form), now, now))).then(
        () => true,
        () => false,
      ),
    ),
  );
  return files.filter((_, at) => !isThere[at]);
}

async function bundleScripts(tree: SourceTree, mainPage: string | undefined): Promise<OutputChunk[]> {
  const build = await rolldown({
    input: { app: entryId, gate: gateId },
    cwd: places.runtime,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: { runtime: 'automatic' } },
    plugins: [appModules(tree), singleIcons()],
    logLevel: 'silent',
  });
  const names = { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' };
  const generate = async (options: OutputOptions) => {
    const { output } = await build.generate({ format: 'esm', ...names, ...options });
    return output.filter((part) => part.type === 'chunk');
  };
  try {
    const codeSplitting = firstLoadGroups(await generate({ minify: false }), mainPage);
    return await generate({ minify: true, codeSplitting });
  } finally {
    await build.close();
  }
}

/** A file that is there is whole, its compressed forms included: its name appears last. */
async function writeCompressed(path: string, text: string): Promise<void> {
  const data = Buffer.from(text);
  const [br, gz] = await Promise.all([brotliText(data), gzipText(data)]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  await writeWhole(path, data);
}

async function writeWhole(path: string, data: Buffer): Promise<void> {
  await writeFile(`${path}.${process.pid}`, data);
  await rename(`${path}.${process.pid}`, path);
}

const hashOf = (text: string | Buffer) => createHash('sha256').update(text).digest('hex').slice(0, 12);

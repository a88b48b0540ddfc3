import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { App } from '@sayso/contracts/apps';
import { runtimeImports } from '@sayso/core/allowed-imports';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Alias, build, createServer, type InlineConfig, type Rolldown } from 'vite';
import { servePrecompressed } from './support/precompressed-server.ts';

const root = resolve(import.meta.dirname, '..');
const runtime = join(root, 'packages/runtime/src');

/** Builds an app's own sources as a person would with Vite (lazy pages, the kit as a library) and serves them. */
export async function buildViteTwin(app: App, api: string): Promise<{ url: string; close(): Promise<void> }> {
  const folder = await layOut(app);
  // Once to learn which modules of the kit are used, so that no class of another one is styled.
  const used = await bundle(folder, false);
  const sources = used.filter((id) => id.startsWith(runtime)).map((id) => `@source ${JSON.stringify(id)};\n`);
  await writeFile(join(folder, 'src/styles.css'), styles(sources.join('')));
  await bundle(folder, true);
  const server = await servePrecompressed(join(folder, 'dist'), api);
  return {
    url: server.url,
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type DevTwin = { url: string; write(path: string, text: string): Promise<void>; close(): Promise<void> };

/** Vite's dev server on the same sources, with hot updates. */
export async function serveViteTwin(app: App, api: string): Promise<DevTwin> {
  const folder = await layOut(app);
  const server = await createServer({
    ...settings(folder),
    mode: 'development',
    server: { port: 0, host: '127.0.0.1', proxy: { '/api': api }, fs: { strict: false } },
  });
  await server.listen();
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    write: (path, text) => writeFile(join(folder, 'src', path), text),
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function layOut(app: App): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sayso-twin-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of Object.entries(sourcesOf(app))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

const settings = (folder: string): InlineConfig => ({
  root: folder,
  configFile: false,
  logLevel: 'silent',
  plugins: [react(), tailwindcss()],
  resolve: { alias: aliases(folder) },
});

async function bundle(folder: string, write: boolean): Promise<string[]> {
  const result = await build({
    ...settings(folder),
    mode: 'production',
    build: { outDir: 'dist', write, emptyOutDir: true, target: 'es2022' },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) =>
    output.flatMap((part) => (part.type === 'chunk' ? Object.keys(part.modules) : [])),
  );
}

const exactly = (specifier: string) => new RegExp(`^${specifier.replace(/[/@.]/g, '\\$&')}$`);

function aliases(folder: string): Alias[] {
  const own = new Set(['@/api/entities', '@/api/functions']);
  const library = Object.entries(runtimeImports)
    .filter(([specifier]) => !own.has(specifier))
    .map(([specifier, file]) => ({ find: exactly(specifier), replacement: join(runtime, file) }));
  return [
    ...library,
    { find: /^runtime\//, replacement: `${runtime}/` },
    { find: /^@\//, replacement: `${folder}/src/` },
  ];
}

const styles = (sources: string) => `@import 'tailwindcss' source('.');
@import 'tw-animate-css';
@import '@fontsource-variable/inter/wght.css';
@import '${runtime}/theme.css';
${sources}`;

function sourcesOf(app: App): Record<string, string> {
  const files: Record<string, string> = {
    'package.json': '{ "type": "module" }\n',
    'index.html': `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${app.name}</title>
</head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>\n`,
    'src/main.tsx': mainOf(app),
    'src/styles.css': styles(''),
    'src/api/entities.ts': Object.keys(app.entities)
      .map((name) => `export { ${name} } from '@/entities/${name}';\n`)
      .join(''),
    'src/entities/User.ts': "export { User, User as default } from 'runtime/sdk/entity';\n",
  };
  for (const [name, code] of Object.entries(app.pages)) files[`src/pages/${name}.tsx`] = code;
  for (const [name, code] of Object.entries(app.components)) files[`src/components/${name}.tsx`] = code;
  for (const name of Object.keys(app.entities)) files[`src/entities/${name}.ts`] = entityOf(name, app);
  if (app.layout !== null) files['src/layout.tsx'] = app.layout;
  return files;
}

function entityOf(name: string, app: App): string {
  const schema = JSON.stringify(app.entities[name], null, 2);
  const others = [...schema.matchAll(/"\/entities\/(\w+)\/id"/g)].map(([, other = '']) => other);
  const imports = [...new Set(others)]
    .filter((other) => other !== name && other in app.entities)
    .map((other) => `import '@/entities/${other}';\n`);
  return `import { createEntity } from 'runtime/sdk/entity';
${imports.join('')}export const ${name} = createEntity('${name}', ${schema});
export default ${name};
`;
}

function mainOf(app: App): string {
  const names = Object.keys(app.pages);
  const main = app.main_page ?? names[0] ?? '';
  const route = (path: string, name: string) =>
    `<Route path="${path}" element={<Layout currentPageName="${name}"><${name}Page /></Layout>} />`;
  return `import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { setPlace } from 'runtime/sdk/origin';
${app.layout === null ? 'const Layout = ({ children }) => children;' : "import Layout from './layout';"}
import './styles.css';
${names.map((name) => `const ${name}Page = lazy(() => import('./pages/${name}'));`).join('\n')}
setPlace({ appId: '${app.id}' });
createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={new QueryClient()}><BrowserRouter><Suspense fallback={<p>Loading</p>}><Routes>
    ${route('/', main)}
    ${names.map((name) => route(`/${name}`, name)).join('\n    ')}
  </Routes></Suspense></BrowserRouter></QueryClientProvider>,
);
`;
}

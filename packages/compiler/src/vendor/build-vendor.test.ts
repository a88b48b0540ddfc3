import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { runtimeImports, vendorImports } from '@sayso/core/allowed-imports';
import { parseSync } from 'oxc-parser';
import { beforeAll, expect, test } from 'vitest';
import { generatedAliases, internalModules, library } from '../library.ts';
import { openLibrary } from '../testing/library.ts';
import type { VendorSet } from './vendor-set.ts';

let vendor: VendorSet;
beforeAll(async () => {
  vendor = (await openLibrary()).vendor;
}, 60_000);

const onDisk = (path: string) => join(vendor.folder, path.slice(`/${vendor.hash}/`.length));

test('every allowed import is a module of the built set, with names to import', () => {
  const allowed = [...vendorImports, ...Object.keys(runtimeImports)].filter(
    (name) => !(name in generatedAliases),
  );
  expect(allowed.length).toBeGreaterThan(80);
  expect(vendor.skipped).toEqual([]);
  for (const name of [...allowed, ...Object.values(internalModules)]) {
    expect([name, existsSync(onDisk(vendor.path(name)))]).toEqual([name, true]);
    expect([name, vendor.exportsOf(name)?.size ?? 0]).not.toEqual([name, 0]);
  }
});

test('packages written as CommonJS offer their names, not a default alone', () => {
  expect([...(vendor.exportsOf('react') ?? [])]).toEqual(
    expect.arrayContaining(['default', 'useState', 'memo', 'Fragment']),
  );
  expect([...(vendor.exportsOf('react/jsx-dev-runtime') ?? [])]).toEqual(
    expect.arrayContaining(['jsxDEV', 'Fragment']),
  );
  expect([...(vendor.exportsOf('lodash') ?? [])]).toEqual(
    expect.arrayContaining(['default', 'debounce', 'groupBy']),
  );
  expect([...(vendor.exportsOf(internalModules.refresh) ?? [])]).toEqual(
    expect.arrayContaining(['register', 'performReactRefresh']),
  );
});

test('what each module of the set imports is in the set and has the names', () => {
  const modules = readModules(vendor.folder);
  expect(modules.size).toBeGreaterThan(library.size);
  for (const [file, { imports }] of modules) {
    for (const { from, names } of imports) {
      const target = posix.join(posix.dirname(file), from);
      const offered = modules.get(target)?.exports;
      expect([file, from, offered !== undefined]).toEqual([file, from, true]);
      expect([file, from, names.filter((name) => !offered?.has(name))]).toEqual([file, from, []]);
    }
  }
});

test('React is in one file, shared by all that need it', () => {
  const holders = [...readModules(vendor.folder)].filter(([file]) =>
    readFileSync(join(vendor.folder, file), 'utf8').includes('react.transitional.element'),
  );
  const cores = holders.filter(([file]) =>
    readFileSync(join(vendor.folder, file), 'utf8').includes(
      '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
    ),
  );
  expect(cores).toHaveLength(1);
});

test('an icon is a small module of its own, made when it is asked for', () => {
  expect(vendor.iconPath('LoaderCircleIcon')).toBe(`/${vendor.hash}/icons/loader-circle.js`);
  expect(vendor.iconPath('NoSuchIcon')).toBeUndefined();
  expect(vendor.iconPath('constructor')).toBeUndefined();
  const code = vendor.onDemand('icons/loader-circle.js');
  expect(code).toContain(`"${vendor.path(internalModules.lucideIcon)}"`);
  expect(parseSync('icon.js', code ?? '').errors).toEqual([]);
  for (const file of ['icons/none.js', 'icons/../vendor.json', 'react.js', 'icons/loader-circle.mjs']) {
    expect(vendor.onDemand(file)).toBeUndefined();
  }
});

test('files lie compressed beside themselves', () => {
  for (const end of ['', '.br', '.gz']) expect(existsSync(onDisk(vendor.path('react')) + end)).toBe(true);
});

type Read = { imports: { from: string; names: string[] }[]; exports: Set<string> };

function readModules(folder: string): Map<string, Read> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  return new Map(
    files.map((file) => [file.replaceAll('\\', '/'), readModule(readFileSync(join(folder, file), 'utf8'))]),
  );
}

function readModule(code: string): Read {
  const { module } = parseSync('module.js', code);
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    from: moduleRequest.value,
    names: entries.flatMap(({ importName: { kind, name } }) =>
      kind === 'Name' && name !== null ? [name] : kind === 'Default' ? ['default'] : [],
    ),
  }));
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  for (const { moduleRequest, importName } of exported) {
    if (moduleRequest !== null)
      imports.push({ from: moduleRequest.value, names: importName.name ? [importName.name] : [] });
  }
  const names = exported.map(({ exportName }) =>
    exportName.kind === 'Default' ? 'default' : (exportName.name ?? ''),
  );
  return { imports, exports: new Set(names) };
}

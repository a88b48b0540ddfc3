import { runtimeImports, vendorImports } from '@sayso/core/allowed-imports';

/** Where a module of the library comes from: an npm package, or a file below `packages/runtime/src`. */
export type LibraryOrigin = { package: string } | { file: string };

/**
 * Modules that our own output imports and app code may not: they have no specifier that `resolveImport` lets through.
 */
export const internalModules = {
  refresh: 'sayso:refresh',
  jsx: 'sayso:jsx',
  entity: 'sayso:entity',
  functions: 'sayso:functions',
  hostPreview: 'sayso:host-preview',
  lucideIcon: 'sayso:lucide-icon',
  kitGallery: 'sayso:kit-gallery',
} as const;

const internalOrigins: Readonly<Record<string, LibraryOrigin>> = {
  [internalModules.refresh]: { package: 'react-refresh/runtime' },
  [internalModules.jsx]: { file: 'host/jsx-source.ts' },
  [internalModules.entity]: { file: 'sdk/entity.ts' },
  [internalModules.functions]: { file: 'sdk/functions.ts' },
  [internalModules.hostPreview]: { file: 'host/start-preview.ts' },
  [internalModules.kitGallery]: { file: 'kit-gallery/start-gallery.tsx' },
  [internalModules.lucideIcon]: { package: 'lucide-react/dist/esm/createLucideIcon.mjs' },
};

/** Specifiers that answer with an app's own entities and functions, so each app gets a module of its own. */
export const generatedAliases: Readonly<Record<string, string>> = {
  '@/api/entities': 'entities/all',
  '@/api/functions': 'functions/all',
};

/** Every module that is built once for all apps: specifier -> origin. */
export const library: ReadonlyMap<string, LibraryOrigin> = new Map<string, LibraryOrigin>([
  ...vendorImports.map((name): [string, LibraryOrigin] => [name, { package: name }]),
  ...Object.entries(runtimeImports)
    .filter(([specifier]) => !(specifier in generatedAliases))
    .map(([specifier, file]): [string, LibraryOrigin] => [specifier, { file }]),
  ...Object.entries(internalOrigins),
]);

/** File name, without extension, under which a library module is served. */
export function libraryFileName(specifier: string): string {
  return specifier
    .replace(/^sayso:/, 'host/')
    .replace(/^@\/?/, '')
    .replaceAll('/', '--');
}

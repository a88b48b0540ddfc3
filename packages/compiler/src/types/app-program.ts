import type { SourceTree } from '@sayso/core/source-tree';
import ts from 'typescript';
import { resolveImport } from '../resolve-import.ts';
import {
  declarationsOf,
  isLibraryFile,
  libFolder,
  readLibraryFile,
  resolveInLibrary,
} from './library-files.ts';
import { causeOfOverflow, depthOf, isOverflow } from './overflow.ts';
import { type Typed, typeRecordStates } from './record-states.ts';
import { thinSource } from './thin-source.ts';

/** Apps are loosely typed JavaScript: nothing here asks for annotations, and `null` is a value of every type. */
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  allowJs: true,
  checkJs: true,
  strict: false,
  noImplicitAny: false,
  strictNullChecks: false,
  skipLibCheck: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  types: [],
  typeRoots: [],
};

/** Everything of an app lies below this, which is no folder of the disk. */
const appRoot = '/app/';

export const fileOf = (path: string): string => `${appRoot}${path}.jsx`;
const declarationFile = (path: string) => `${appRoot}${path}.d.ts`;
export const isAppFile = (file: string): boolean => file.startsWith(appRoot) && file.endsWith('.jsx');
export const isGenerated = (file: string): boolean => file.startsWith(appRoot) && file.endsWith('.d.ts');
export const pathOf = (file: string): string => file.slice(appRoot.length).replace(/\.(?:jsx|d\.ts)$/, '');

/** Paths of an app that are code of the browser. */
export const codePaths = (tree: SourceTree): string[] =>
  Object.keys(tree).filter((path) => /^(?:pages\/|components\/|layout$)/.test(path));

const librarySources = new Map<string, ts.SourceFile | undefined>();

function librarySource(file: string): ts.SourceFile | undefined {
  if (librarySources.has(file)) return librarySources.get(file);
  const text = readLibraryFile(file);
  const source = text === undefined ? undefined : parse(file, thinSource(file, text), ParseNone);
  librarySources.set(file, source);
  return source;
}

const { ParseAll, ParseNone } = ts.JSDocParsingMode;

const parse = (file: string, text: string, jsDocParsingMode = ParseAll) =>
  ts.createSourceFile(file, text, {
    languageVersion: ts.ScriptTarget.ESNext,
    impliedNodeFormat: ts.ModuleKind.ESNext,
    jsDocParsingMode,
    setExternalModuleIndicator: (source) => setModule(source),
  });

/** Has every file of an app be a module, whatever it holds. */
function setModule(source: ts.SourceFile): void {
  const isModule = isAppFile(source.fileName) || source.statements.some(isImportOrExport);
  Object.assign(source, { externalModuleIndicator: isModule ? (source.statements[0] ?? true) : undefined });
}

const isImportOrExport = (statement: ts.Statement): boolean =>
  ts.isImportDeclaration(statement) ||
  ts.isExportDeclaration(statement) ||
  ts.isExportAssignment(statement) ||
  (ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true) ||
  (ts.isImportEqualsDeclaration(statement) && ts.isExternalModuleReference(statement.moduleReference));

/** References to files and orders to the checker are words of the app like any other: none is followed. */
function parseAppFile(file: string, text: string): ts.SourceFile {
  const source = parse(file, text);
  const none: readonly never[] = [];
  return Object.assign(source, {
    referencedFiles: none,
    typeReferenceDirectives: none,
    libReferenceDirectives: none,
    amdDependencies: none,
    commentDirectives: undefined,
    checkJsDirective: undefined,
    pragmas: new Map(),
  });
}

/**
 * One app's sources as the checker knows them; what did not change is not read again. Programs are not kept: what each
 * has worked out takes far more room than time.
 */
export class AppProgram {
  readonly #sources = new Map<string, ts.SourceFile>();
  /** Of files whose states were given types: the way back to the places of their own text. */
  readonly #offsets = new Map<string, Typed['originalOffset']>();
  /** Texts of files that are nested too deep to be read; for the others they are as if they were not there. */
  readonly #tooDeep = new Map<string, string>();

  update(tree: SourceTree, declared: ReadonlyMap<string, string>): ts.Program {
    for (;;) {
      try {
        return this.#read(tree, declared);
      } catch (error) {
        if (!isOverflow(error)) throw error;
        this.leaveOutDeepest(tree, codePaths(tree), null);
      }
    }
  }

  #read(tree: SourceTree, declared: ReadonlyMap<string, string>): ts.Program {
    const code = codePaths(tree);
    const entities = new Set(Object.keys(tree).flatMap((path) => /^entities\/(\w+)$/.exec(path)?.[1] ?? []));
    const files = new Set([...code.map(fileOf), ...[...declared.keys()].map(declarationFile)]);
    for (const file of this.#sources.keys()) if (!files.has(file)) this.#sources.delete(file);
    for (const path of this.#tooDeep.keys()) if (!this.isTooDeep(path, tree)) this.#tooDeep.delete(path);
    for (const [path, text] of declared) this.#parse(declarationFile(path), text);
    for (const path of code) this.#parseCode(path, tree[path] ?? '', entities);
    const program = ts.createProgram({
      rootNames: code.filter((path) => !this.#tooDeep.has(path)).map(fileOf),
      options,
      host: this.#host(tree),
    });
    // Reads the names of all files, which nests as deep as they do.
    program.getTypeChecker();
    return program;
  }

  isTooDeep(path: string, tree: SourceTree): boolean {
    return this.#tooDeep.get(path) === tree[path] && tree[path] !== undefined;
  }

  /** Leaves out whichever of these files makes the checker overflow while it is at one, from the next update on. */
  leaveOutDeepest(tree: SourceTree, paths: readonly string[], at: string | null): void {
    const depths = new Map(
      paths.flatMap((path) => {
        const source = this.#sources.get(fileOf(path));
        return source ? [[path, depthOf(source)] as const] : [];
      }),
    );
    const cause = causeOfOverflow(depths, at);
    if (cause === undefined) throw new Error('The checker overflows without a file');
    this.#tooDeep.set(cause, tree[cause] ?? '');
    // What was read half-way is read anew.
    this.#sources.clear();
  }

  #parse(file: string, text: string): void {
    if (this.#sources.get(file)?.text !== text) this.#sources.set(file, parseAppFile(file, text));
  }

  #parseCode(path: string, text: string, entities: ReadonlySet<string>): void {
    if (this.#tooDeep.has(path)) {
      this.#sources.delete(fileOf(path));
      return;
    }
    try {
      this.#parse(fileOf(path), this.#typedText(path, text, entities));
    } catch (error) {
      if (!isOverflow(error)) throw error;
      this.#sources.delete(fileOf(path));
      this.#tooDeep.set(path, text);
    }
  }

  /** Place in the text as the app has it, of a place in the text as it is checked. */
  originalOffset(path: string, offset: number): number {
    return this.#offsets.get(path)?.(offset) ?? offset;
  }

  #typedText(path: string, text: string, entities: ReadonlySet<string>): string {
    if (!text.includes('useState')) {
      this.#offsets.delete(path);
      return text;
    }
    const source = ts.createSourceFile(fileOf(path), text, ts.ScriptTarget.ESNext, true);
    const typed = typeRecordStates(source, entities);
    this.#offsets.set(path, typed.originalOffset);
    return typed.text;
  }

  #host(tree: SourceTree): ts.CompilerHost {
    const sources = this.#sources;
    return {
      getSourceFile: (file) => sources.get(file) ?? librarySource(file),
      getDefaultLibFileName: () => `${libFolder}lib.d.ts`,
      getDefaultLibLocation: () => libFolder,
      writeFile: () => {},
      getCurrentDirectory: () => appRoot,
      getCanonicalFileName: (file) => file,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => '\n',
      fileExists: (file) => sources.has(file) || isLibraryFile(file),
      readFile: (file) => sources.get(file)?.text ?? readLibraryFile(file),
      directoryExists: () => false,
      getDirectories: () => [],
      realpath: (file) => file,
      resolveModuleNameLiterals: (names, importer) =>
        names.map(({ text }) => ({ resolvedModule: resolve(text, importer, { tree, sources }) })),
      resolveTypeReferenceDirectiveReferences: (names) =>
        names.map(() => ({ resolvedTypeReferenceDirective: undefined })),
    };
  }
}

type World = { tree: SourceTree; sources: ReadonlyMap<string, ts.SourceFile> };

/** Files of the library import as packages do; files of an app through the one gate that every import goes through. */
function resolve(specifier: string, importer: string, world: World): ts.ResolvedModuleFull | undefined {
  if (!importer.startsWith(appRoot)) return resolveInLibrary(specifier, importer, options);
  const own = (file: string): ts.ResolvedModuleFull | undefined => {
    if (!world.sources.has(file)) return undefined;
    const extension = file.endsWith('.jsx') ? ts.Extension.Jsx : ts.Extension.Dts;
    return { resolvedFileName: file, extension, isExternalLibraryImport: false };
  };
  if (isGenerated(importer)) return own(declarationFile(specifier.slice(2)));
  const found = resolveImport(specifier, pathOf(importer), (path) => Object.hasOwn(world.tree, path));
  switch (found.kind) {
    case 'app':
      return own(fileOf(found.path));
    case 'generated':
      return own(declarationFile(found.path));
    case 'library':
      return (
        own(declarationFile(madePerApp[found.specifier] ?? '')) ?? declarationsOf(found.specifier, options)
      );
    case 'missing':
      return undefined;
  }
}

/** Modules of the sdk whose types follow the app. */
const madePerApp: Readonly<Record<string, string>> = {
  '@/api/base44Client': 'sdk/client',
  '@/api/integrations': 'sdk/integrations',
  '@/integrations/Core': 'sdk/integrations',
};

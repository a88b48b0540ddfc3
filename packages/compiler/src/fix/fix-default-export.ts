import type { Node } from 'oxc-parser';
import { fixWords } from '../texts/fixes.ts';
import { lastPart, looseKey } from './app-names.ts';
import type { Edits } from './edits.ts';
import type { Fix, Source } from './source.ts';

/** Exports the one component of a file that nothing could import otherwise. */
export function fixDefaultExport({ path, program, text, lineAt }: Source, edit: Edits): Fix[] {
  const isComponent = path.startsWith('components/');
  const exported = program.body.filter(({ type }) => /^Export/.test(type));
  if (exported.some(isDefault) || (isComponent && exported.length > 0)) return [];
  const declared = program.body.flatMap(componentsOf);
  const own = path === 'layout' ? 'layout' : lastPart(path);
  const chosen =
    declared.length === 1
      ? declared[0]
      : declared.find(({ name }) => !isComponent && looseKey(name) === looseKey(own));
  if (chosen === undefined) return [];
  edit.insert(text.length, `${text.endsWith('\n') ? '' : '\n'}\nexport default ${chosen.name};\n`);
  const message = fixWords.defaultExport(chosen.name);
  return [{ code: 'default-export', message, line: lineAt(chosen.start) }];
}

function isDefault(statement: Node): boolean {
  if (statement.type === 'ExportDefaultDeclaration' || statement.type === 'ExportAllDeclaration') return true;
  if (statement.type !== 'ExportNamedDeclaration') return false;
  return statement.specifiers.some(
    ({ exported }) => (exported.type === 'Identifier' ? exported.name : exported.value) === 'default',
  );
}

type Declared = { name: string; start: number };

function componentsOf(statement: Node): Declared[] {
  if (statement.type === 'ExportNamedDeclaration') {
    return statement.declaration ? componentsOf(statement.declaration) : [];
  }
  if (statement.type === 'FunctionDeclaration') return named(statement.id, statement.start);
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id, init, start }) => (isFunction(init) ? named(id, start) : []));
}

function named(id: Node | null, start: number): Declared[] {
  return id?.type === 'Identifier' && /^[A-Z][a-z0-9]|^[A-Z]$/.test(id.name)
    ? [{ name: id.name, start }]
    : [];
}

function isFunction(value: Node | null): boolean {
  if (value?.type === 'CallExpression') {
    const { callee } = value;
    const name = callee.type === 'MemberExpression' ? callee.property : callee;
    return name.type === 'Identifier' && /^(?:memo|forwardRef)$/.test(name.name);
  }
  return value?.type === 'ArrowFunctionExpression' || value?.type === 'FunctionExpression';
}

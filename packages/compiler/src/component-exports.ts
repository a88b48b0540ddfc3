import type { ParseResult } from 'oxc-parser';

type Program = ParseResult['program'];
type Statement = Program['body'][number];
type Declarator = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number];
type Value = Statement | NonNullable<Declarator['init']> | null;

const componentName = /^[A-Z]/;
const wrappers = new Set(['memo', 'forwardRef']);

/**
 * Whether all that a module exports are components known by a name. A context, a constant or a hook beside them makes
 * the module's users hold on to the old value, so that they have to be loaded again as well.
 */
export function exportsComponentsAlone(program: Program): boolean {
  const declared = new Map(program.body.flatMap(declarations));
  const exported = program.body.filter((statement) => /^Export/.test(statement.type));
  return exported.length > 0 && exported.every((statement) => isComponentExport(statement, declared));
}

function isComponentExport(statement: Statement, declared: ReadonlyMap<string, Value>): boolean {
  const isComponent = (name: string) => componentName.test(name) && isFunction(declared.get(name));
  if (statement.type === 'ExportDefaultDeclaration') {
    const value = statement.declaration;
    if (value.type === 'Identifier') return isComponent(value.name);
    return value.type === 'FunctionDeclaration' && value.id !== null && componentName.test(value.id.name);
  }
  if (statement.type !== 'ExportNamedDeclaration') return false;
  if (statement.exportKind === 'type') return true;
  if (statement.source !== null) return false;
  if (statement.declaration !== null) {
    return declarations(statement).every(([name]) => isComponent(name)) && declarations(statement).length > 0;
  }
  return statement.specifiers.every(
    ({ local, exported }) =>
      local.type === 'Identifier' &&
      isComponent(local.name) &&
      (exported.type !== 'Identifier' || exported.name === 'default' || componentName.test(exported.name)),
  );
}

/** Names that a statement of the top level declares, each with its value. */
function declarations(statement: Statement): [string, Value][] {
  if (statement.type === 'ExportNamedDeclaration' && statement.declaration !== null) {
    return declarations(statement.declaration);
  }
  if (statement.type === 'ExportDefaultDeclaration') {
    const value = statement.declaration;
    return value.type === 'FunctionDeclaration' && value.id !== null ? [[value.id.name, value]] : [];
  }
  if (statement.type === 'FunctionDeclaration' && statement.id !== null) {
    return [[statement.id.name, statement]];
  }
  if (statement.type === 'ClassDeclaration' && statement.id !== null) return [[statement.id.name, statement]];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.map(({ id, init }) => [id.type === 'Identifier' ? id.name : '', init]);
}

/** Functions, also wrapped by `memo` or `forwardRef`: what react-refresh registers. */
function isFunction(value: Value | undefined): boolean {
  if (!value) return false;
  if (/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(value.type)) return true;
  if (value.type !== 'CallExpression') return false;
  const { callee } = value;
  if (callee.type === 'Identifier') return wrappers.has(callee.name);
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    wrappers.has(callee.property.name)
  );
}

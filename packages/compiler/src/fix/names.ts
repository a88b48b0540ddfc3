import type { Node } from 'oxc-parser';
import type { Source, Visit } from './source.ts';

/** How code uses a name that it does not declare. */
export type Use = {
  how: 'element' | 'member' | 'call' | 'value';
  node: Node;
  parent: Node | null;
};

export type Names = {
  /** Declared or imported anywhere in the file: a name bound in one function counts as bound in all. */
  bound: ReadonlySet<string>;
  /** Declared by statements of the top level, imports aside. */
  declared: ReadonlySet<string>;
  /** Used as a value, in the order of the text. */
  uses: ReadonlyMap<string, readonly Use[]>;
  usedInTypes: ReadonlySet<string>;
};

export function readNames(source: Source): Names {
  const bound = new Set<string>();
  const uses = new Map<string, Use[]>();
  const usedInTypes = new Set<string>();
  for (const visit of source.visits) {
    for (const name of boundBy(visit.node)) bound.add(name);
    const found = useOf(visit);
    if (found === undefined) continue;
    if (visit.inType) {
      usedInTypes.add(found.name);
      continue;
    }
    const known = uses.get(found.name);
    if (known) known.push(found.use);
    else uses.set(found.name, [found.use]);
  }
  const declared = new Set(source.program.body.flatMap(declaredBy));
  return { bound, declared, uses, usedInTypes };
}

export function declaredBy(statement: Node): string[] {
  if (statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration') {
    return statement.declaration ? declaredBy(statement.declaration) : [];
  }
  if (statement.type === 'VariableDeclaration')
    return statement.declarations.flatMap(({ id }) => inPattern(id));
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') {
    return statement.id ? [statement.id.name] : [];
  }
  return [];
}

function boundBy(node: Node): string[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return inPattern(node.id);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return [...(node.id ? [node.id.name] : []), ...node.params.flatMap(inPattern)];
    case 'ArrowFunctionExpression':
      return node.params.flatMap(inPattern);
    case 'CatchClause':
      return node.param ? inPattern(node.param) : [];
    case 'ClassDeclaration':
    case 'ClassExpression':
      return node.id ? [node.id.name] : [];
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return [node.local.name];
    case 'TSEnumDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSImportEqualsDeclaration':
      return [node.id.name];
    case 'TSModuleDeclaration':
      return node.id.type === 'Identifier' ? [node.id.name] : [];
    default:
      return [];
  }
}

/** Names that a pattern such as `{ a, b: [c] = d, ...e }` binds. */
export function inPattern(pattern: Node | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((part) =>
        inPattern(part.type === 'RestElement' ? part.argument : part.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap(inPattern);
    case 'AssignmentPattern':
      return inPattern(pattern.left);
    case 'RestElement':
      return inPattern(pattern.argument);
    case 'TSParameterProperty':
      return inPattern(pattern.parameter);
    default:
      return [];
  }
}

function useOf({ node, parent, key }: Visit): { name: string; use: Use } | undefined {
  if (node.type === 'JSXIdentifier') {
    const isTag = parent?.type === 'JSXOpeningElement' && /^[A-Z]/.test(node.name);
    const isHolder = parent?.type === 'JSXMemberExpression' && key === 'object';
    if (!isTag && !isHolder) return undefined;
    return { name: node.name, use: { how: isTag ? 'element' : 'member', node, parent } };
  }
  if (node.type !== 'Identifier' || !isReference(parent, key)) return undefined;
  if (parent?.type === 'MemberExpression') return { name: node.name, use: { how: 'member', node, parent } };
  const isCall = parent?.type === 'CallExpression' && key === 'callee';
  return { name: node.name, use: { how: isCall ? 'call' : 'value', node, parent } };
}

function isReference(parent: Node | null, key: string): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
      return key === 'object' || parent.computed;
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'AccessorProperty':
      return key !== 'key' || parent.computed;
    case 'ExportSpecifier':
      return key === 'local';
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
    case 'ExportAllDeclaration':
    case 'ImportAttribute':
    case 'LabeledStatement':
      return parent.type === 'LabeledStatement' && key !== 'label';
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'ClassDeclaration':
    case 'ClassExpression':
    case 'VariableDeclarator':
      return key !== 'id' && key !== 'params';
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'MetaProperty':
      return false;
    default:
      return true;
  }
}

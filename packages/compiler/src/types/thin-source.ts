import ts from 'typescript';

/** A part of a text, and what stands there instead. */
type Cut = { node: ts.Node; by: string };

const anyBody = '{ return null as any; }';
/** Large, and never where an app's mistakes are: their members are whatever one asks for. */
const looseInterfaces = /^(?:WebGL|GPU|RTC|SVGFE)/;
/** Forms of styles that neither React nor an app names: dashed names, lists, at-rules. */
const unusedStyles = /(?:Hyphen|Fallback)$|^AtRules?$|Pseudos$/;

/**
 * A text of the library with what no check of an app looks at left out, since its syntax tree is kept for as long as
 * the checker runs: comments, which are three quarters of declarations, bodies of functions, and some declarations.
 */
export function thinSource(file: string, text: string): string {
  const isDeclaration = /\.d\.[cm]?ts$/.test(file);
  const bare = isDeclaration ? text.replace(/^[ \t]*\/\*[\s\S]*?\*\/[ \t]*\r?\n/gm, '') : text;
  const cutsOf = cutterOf(file, isDeclaration);
  if (!cutsOf) return bare;
  const source = ts.createSourceFile(file, bare, { languageVersion: ts.ScriptTarget.ESNext });
  const cuts = source.statements.flatMap(cutsOf);
  return cuts.reduceRight(
    (left, { node, by }) => left.slice(0, node.getStart(source)) + by + left.slice(node.end),
    bare,
  );
}

function cutterOf(file: string, isDeclaration: boolean): ((statement: ts.Statement) => Cut[]) | null {
  if (!isDeclaration) return file.endsWith('.tsx') ? componentBody : annotatedBody;
  if (/[\\/]lib\.dom\.d\.ts$/.test(file)) return looseMembers;
  if (/[\\/]csstype[\\/]/.test(file)) return unusedStyle;
  return null;
}

/** What a function answers is told by its annotation, */
const annotatedBody = (statement: ts.Statement): Cut[] =>
  ts.isFunctionDeclaration(statement) && statement.body && statement.type && !statement.asteriskToken
    ? [{ node: statement.body, by: anyBody }]
    : [];

/** and what a component answers concerns nobody. */
function componentBody(statement: ts.Statement): Cut[] {
  if (!ts.isFunctionDeclaration(statement) || !statement.body) return [];
  const isComponent = /^[A-Z]/.test(statement.name?.text ?? '');
  return isComponent ? [{ node: statement.body, by: anyBody }] : annotatedBody(statement);
}

function looseMembers(statement: ts.Statement): Cut[] {
  if (ts.isInterfaceDeclaration(statement)) {
    if (!looseInterfaces.test(statement.name.text)) return [];
    return statement.members.map((node, at) => ({ node, by: at === 0 ? '[name: string]: any;' : '' }));
  }
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, type }) =>
    type && ts.isIdentifier(name) && looseInterfaces.test(name.text) ? [{ node: type, by: 'any' }] : [],
  );
}

const unusedStyle = (statement: ts.Statement): Cut[] =>
  (ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isModuleDeclaration(statement)) &&
  unusedStyles.test(statement.name.text) &&
  statement.name.text !== 'Fallback'
    ? [{ node: statement, by: '' }]
    : [];

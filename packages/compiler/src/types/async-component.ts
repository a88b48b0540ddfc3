import ts from 'typescript';
import { propHints, propWords } from '../texts/prop-mistakes.ts';
import { pathOf } from './app-program.ts';
import type { TypeFinding } from './finding.ts';

/** A component answers what is drawn at once: React does not wait in the browser. */
export function asyncComponents(source: ts.SourceFile): TypeFinding[] {
  return source.statements.flatMap((statement): TypeFinding[] => {
    if (!ts.isFunctionDeclaration(statement) || !statement.body) return [];
    const modifiers = new Set(statement.modifiers?.map(({ kind }) => kind));
    const name = statement.name?.text ?? 'Page';
    const isComponent = modifiers.has(ts.SyntaxKind.DefaultKeyword) || /^[A-Z]/.test(name);
    if (!modifiers.has(ts.SyntaxKind.AsyncKeyword) || !isComponent || !drawsSomething(statement.body))
      return [];
    return [
      {
        path: pathOf(source.fileName),
        offset: statement.getStart(source),
        code: 'async-component',
        symbol: name,
        message: propWords.asyncComponent(name),
        hint: propHints.fetchInside,
      },
    ];
  });
}

function drawsSomething(body: ts.Node): boolean {
  let isFound = false;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || isFound) return;
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) isFound = true;
    else ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return isFound;
}

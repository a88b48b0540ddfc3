import ts from 'typescript';
import { hintWords, mistakeWords } from '../texts/mistakes.ts';
import { pathOf } from './app-program.ts';
import { isConditional } from './conditional.ts';
import type { TypeFinding } from './finding.ts';

/** Setters of states that are called each time that the component draws itself: React then draws without end. */
export function statesSetInRender(source: ts.SourceFile): TypeFinding[] {
  const findings: TypeFinding[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const setters = settersIn(node.body as ts.Node);
      if (setters.size > 0) findings.push(...callsInRender(node.body as ts.Node, setters, source));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

function settersIn(body: ts.Node): Set<string> {
  const setters = new Set<string>();
  if (!ts.isBlock(body)) return setters;
  for (const statement of body.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer || !ts.isCallExpression(initializer) || !ts.isArrayBindingPattern(name)) continue;
      if (!/(?:^|\.)use(?:State|Reducer)$/.test(initializer.expression.getText())) continue;
      const setter = name.elements[1];
      if (setter && ts.isBindingElement(setter) && ts.isIdentifier(setter.name))
        setters.add(setter.name.text);
    }
  }
  return setters;
}

/** Only what surely runs: behind a condition it may be React's own way to follow a changed property. */
function callsInRender(body: ts.Node, setters: ReadonlySet<string>, source: ts.SourceFile): TypeFinding[] {
  const findings: TypeFinding[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isClassLike(node) || isConditional(node)) return;
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && setters.has(node.expression.text)) {
      findings.push(finding(node, node.expression.text, source));
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return findings;
}

function finding(call: ts.Node, setter: string, source: ts.SourceFile): TypeFinding {
  const attribute = ts.findAncestor(call, ts.isJsxAttribute)?.name.getText(source);
  const hint =
    attribute === undefined
      ? hintWords.setInEvent
      : hintWords.asFunction(attribute, call.getText(source).slice(0, 60));
  return {
    path: pathOf(source.fileName),
    offset: call.getStart(source),
    code: 'state-set-in-render',
    symbol: setter,
    message: mistakeWords.setInRender(setter),
    hint,
  };
}

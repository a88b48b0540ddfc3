import ts from 'typescript';
import { propHints, propWords } from '../texts/prop-mistakes.ts';
import { isAppFile, pathOf } from './app-program.ts';
import { alwaysRuns, isConditional } from './conditional.ts';
import type { TypeFinding } from './finding.ts';
import { symbolOf } from './origins-of-types.ts';

type Body = { block: ts.Block; name: string };

/** Hooks that are called at some draws only: React counts them, and throws when there are more or fewer. */
export function hooksOutOfOrder(source: ts.SourceFile, checker: ts.TypeChecker): TypeFinding[] {
  const findings: TypeFinding[] = [];
  const visit = (node: ts.Node): void => {
    const body = ts.isFunctionLike(node) ? bodyOf(node) : undefined;
    if (body) findings.push(...inBody(body, source, checker));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

/** The body of what React draws, or of a hook; undefined for every other function. */
function bodyOf(node: ts.SignatureDeclaration): Body | undefined {
  const isFunction =
    ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node);
  if (!isFunction || !node.body || !ts.isBlock(node.body)) return undefined;
  const name = node.name?.text ?? nameAround(node);
  return /^(?:[A-Z]|use[A-Z])/.test(name) ? { block: node.body, name } : undefined;
}

/** `const Row = memo(() => …)`; a page's own component needs no name. */
function nameAround(node: ts.Node): string {
  const { parent } = node;
  if (ts.isVariableDeclaration(parent)) return ts.isIdentifier(parent.name) ? parent.name.text : '';
  if (ts.isExportAssignment(parent) || ts.isFunctionDeclaration(node)) return 'Page';
  const isWrapped =
    ts.isCallExpression(parent) && /(?:^|\.)(?:memo|forwardRef)$/.test(parent.expression.getText());
  return isWrapped ? nameAround(parent) : '';
}

function inBody({ block }: Body, source: ts.SourceFile, checker: ts.TypeChecker): TypeFinding[] {
  const findings: TypeFinding[] = [];
  let early: ts.Node | undefined;
  for (const statement of block.statements) {
    for (const { call, condition } of hooksIn(statement, checker)) {
      const found = early ?? condition;
      if (found) findings.push(finding(call, { isAfter: early !== undefined, at: found }, source));
    }
    if (ts.isReturnStatement(statement)) break;
    early ??= returnIn(statement);
  }
  return findings;
}

type Hook = { call: ts.CallExpression; condition: ts.Node | undefined };

function hooksIn(statement: ts.Statement, checker: ts.TypeChecker): Hook[] {
  const hooks: Hook[] = [];
  const visit = (node: ts.Node, condition: ts.Node | undefined): void => {
    if (ts.isFunctionLike(node) || ts.isClassLike(node)) return;
    if (ts.isCallExpression(node) && isHook(node.expression, checker)) hooks.push({ call: node, condition });
    const isBranching = isConditional(node);
    ts.forEachChild(node, (child) => {
      const isCertain = !isBranching || alwaysRuns(node, child);
      if (ts.isTryStatement(node) && child === node.tryBlock) visitTried(node.tryBlock, node, condition);
      else visit(child, isCertain ? condition : (condition ?? node));
    });
  };
  /** What is tried runs as far as nothing throws: a hook that comes first is called each time. */
  const visitTried = (block: ts.Block, node: ts.Node, condition: ts.Node | undefined): void => {
    let mayHaveThrown = false;
    for (const each of block.statements) {
      visit(each, mayHaveThrown ? (condition ?? node) : condition);
      mayHaveThrown ||= mayThrow(each, checker);
    }
  };
  visit(statement, undefined);
  return hooks;
}

/** It throws, or calls something else than a hook: hooks throw only what the page is to end with. */
function mayThrow(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isFunctionLike(node) || ts.isClassLike(node)) return false;
  const isCall = ts.isCallExpression(node) && !isHook(node.expression, checker);
  if (isCall || ts.isNewExpression(node) || ts.isThrowStatement(node)) return true;
  return ts.forEachChild(node, (child) => mayThrow(child, checker)) ?? false;
}

/** A hook by its name, unless it is a function of the app's own that uses none. */
function isHook(callee: ts.Expression, checker: ts.TypeChecker): boolean {
  const name = ts.isPropertyAccessExpression(callee) ? callee.name : callee;
  if (!ts.isIdentifier(name) || !/^use[A-Z]/.test(name.text)) return false;
  const declared = symbolOf(checker, name)?.declarations?.[0];
  if (!declared) return false;
  if (!isAppFile(declared.getSourceFile().fileName)) return true;
  const known = ownHooks.get(declared) ?? callsHook(declared);
  ownHooks.set(declared, known);
  return known;
}

/** By the function, so that each is read once however often it is called. */
const ownHooks = new WeakMap<ts.Node, boolean>();

function callsHook(declared: ts.Node): boolean {
  const name = ts.getNameOfDeclaration(declared as ts.Declaration)?.getText() ?? '';
  return /\buse(?:[A-Z]\w*)?\(/.test(declared.getText().replace(name, ''));
}

/** A way out of the component before its end; undefined where there is none. */
function returnIn(statement: ts.Statement): ts.Node | undefined {
  let found: ts.Node | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isClassLike(node) || found) return;
    if (ts.isReturnStatement(node)) found = node;
    else ts.forEachChild(node, visit);
  };
  visit(statement);
  return found;
}

type Why = { isAfter: boolean; at: ts.Node };

function finding(call: ts.CallExpression, { isAfter, at }: Why, source: ts.SourceFile): TypeFinding {
  const name = call.expression.getText(source);
  const line = source.getLineAndCharacterOfPosition(at.getStart(source)).line + 1;
  return {
    path: pathOf(source.fileName),
    offset: call.getStart(source),
    code: 'hook-order',
    symbol: name,
    message: isAfter ? propWords.hookAfterReturn(name, line) : propWords.hookUnderCondition(name, line),
    hint: isAfter ? propHints.hooksFirst : propHints.hookAtTop,
  };
}

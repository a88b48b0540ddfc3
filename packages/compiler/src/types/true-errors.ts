import ts from 'typescript';
import { checkWords } from '../texts/checks.ts';
import { hintWords, mistakeWords } from '../texts/mistakes.ts';
import { pathOf } from './app-program.ts';
import { argumentCount, impossibleChoice, unknownField, wrongChoice } from './call-errors.ts';
import { type Complaint, type Judged, suggestion } from './complaint.ts';
import type { TypeFinding } from './finding.ts';
import { hintAt } from './nearest-name.ts';
import { missingProperty } from './property-errors.ts';

type Judge = (complaint: Complaint) => Judged | undefined;

/**
 * Complaints that are mistakes in loosely typed code too. Whatever may run well is left out: an app that works must
 * never be held back by the checker.
 */
const judges: Readonly<Record<number, Judge>> = {
  2304: undefinedName,
  2552: undefinedName,
  2580: undefinedName,
  2581: undefinedName,
  2582: undefinedName,
  2591: undefinedName,
  2592: undefinedName,
  2593: undefinedName,
  2305: missingExport,
  2614: missingExport,
  2724: missingExport,
  2459: missingExport,
  1192: missingDefault,
  2613: missingDefault,
  2339: missingProperty,
  2551: missingProperty,
  2349: notCallable,
  2351: notCallable,
  2721: notCallable,
  2604: notCallable,
  2554: argumentCount,
  2555: argumentCount,
  2353: unknownField,
  2561: unknownField,
  2322: wrongChoice,
  2345: wrongChoice,
  2820: wrongChoice,
  2367: impossibleChoice,
  2448: usedTooEarly,
  2449: usedTooEarly,
  2588: constAssigned,
};

export function trueErrors(program: ts.Program, source: ts.SourceFile): TypeFinding[] {
  const checker = program.getTypeChecker();
  return program.getSemanticDiagnostics(source).flatMap((found): TypeFinding[] => {
    const heard = complaintsOf(found);
    if (heard.length === 0 || found.start === undefined) return [];
    const node = nodeAt(source, found.start, found.length ?? 0);
    if (!node || isInComment(node) || isInType(node)) return [];
    const [judged] = heard.flatMap(
      ({ code, ...words }) => judges[code]?.({ code, ...words, node, source, checker }) ?? [],
    );
    return judged ? [{ path: pathOf(source.fileName), offset: found.start, ...judged }] : [];
  });
}

const noOverload = 2769;

/** Where a call can be made in several ways, what is wrong with each of them. */
function complaintsOf({ code, messageText }: ts.Diagnostic): { code: number; text: string; chain: string }[] {
  if (code !== noOverload || typeof messageText === 'string') {
    return judges[code] ? [{ code, ...wordsOf(messageText) }] : [];
  }
  const ways = messageText.next ?? [];
  return ways.flatMap((way) => way.next ?? []).map((why) => ({ code: why.code, ...wordsOf(why) }));
}

function wordsOf(message: string | ts.DiagnosticMessageChain): { text: string; chain: string } {
  if (typeof message === 'string') return { text: message, chain: message };
  return { text: message.messageText, chain: ts.flattenDiagnosticMessageText(message, '\n') };
}

/** The node that begins and ends where the complaint does, the innermost one. */
function nodeAt(source: ts.SourceFile, start: number, length: number): ts.Node | undefined {
  let best: ts.Node | undefined;
  const visit = (node: ts.Node): void => {
    if (node.getStart(source) > start || node.end < start + length) return;
    best = node;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return best;
}

const isInComment = (node: ts.Node) => ts.findAncestor(node, ts.isJSDoc) !== undefined;
const isInType = (node: ts.Node) =>
  ts.findAncestor(node, (each) => ts.isTypeNode(each) && !ts.isExpressionWithTypeArguments(each)) !==
  undefined;

const quoted = (text: string): string => /'([^']*)'/.exec(text)?.[1] ?? '';

function undefinedName({ node, source, checker }: Complaint): Judged | undefined {
  if (!ts.isIdentifier(node)) return undefined;
  const name = node.text;
  // Code that asks first whether a name is there runs well without it.
  if (new RegExp(`typeof\\s+${name.replaceAll('$', '\\$')}\\b`).test(source.text)) return undefined;
  const message = mistakeWords.undefinedName(name);
  return { code: 'undefined-name', symbol: name, message, ...hintAt(name, namesOf(node, checker, source)) };
}

/** Names of the file itself: a global of the browser is never what was meant. */
const namesOf = (node: ts.Node, checker: ts.TypeChecker, source: ts.SourceFile): string[] =>
  checker
    .getSymbolsInScope(node, ts.SymbolFlags.Value | ts.SymbolFlags.Alias)
    .filter((symbol) => symbol.declarations?.some((each) => each.getSourceFile() === source))
    .map((symbol) => symbol.name);

function missingExport({ text, chain, node, source }: Complaint): Judged {
  const name = ts.isImportSpecifier(node)
    ? (node.propertyName ?? node.name).getText(source)
    : node.getText(source);
  const message = checkWords.missingExport(name, specifierOf(node));
  const isDefault = new RegExp(`'import ${name} from`).test(chain);
  const hint = isDefault && name ? { hint: hintWords.asDefault(name, specifierOf(node)) } : suggestion(text);
  return { code: 'export-not-found', symbol: name, message, ...hint };
}

function missingDefault({ node, chain }: Complaint): Judged {
  const from = specifierOf(node);
  const named = /import \{ (\w+) \}/.exec(chain)?.[1];
  const message = checkWords.missingExport('default', from);
  const hint = named === undefined ? {} : { hint: hintWords.byName(named, from) };
  return { code: 'export-not-found', symbol: 'default', message, ...hint };
}

function specifierOf(node: ts.Node): string {
  const statement = ts.findAncestor(
    node,
    (each) => ts.isImportDeclaration(each) || ts.isExportDeclaration(each),
  );
  const from = statement && 'moduleSpecifier' in statement ? statement.moduleSpecifier : undefined;
  return from && ts.isStringLiteral(from as ts.Node)
    ? (from as ts.StringLiteral).text
    : quoted(node.getText());
}

function notCallable({ code, node: place, source, checker }: Complaint): Judged | undefined {
  const isMember = ts.isPropertyAccessExpression(place.parent) && place.parent.name === place;
  const node = isMember ? place.parent : place;
  const name = node.getText(source).slice(0, 60);
  const type = checker.getTypeAtLocation(node);
  if (type.flags & (ts.TypeFlags.Never | ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return undefined;
  // `cond && fn` and the like: one way through may well be callable.
  if (type.isUnion() && type.types.some((each) => each.getCallSignatures().length > 0)) return undefined;
  const words = code === 2604 ? mistakeWords.notAComponent : mistakeWords.notAFunction;
  const message = words(name, checker.typeToString(type).slice(0, 60));
  return { code: 'not-a-function', symbol: name, message };
}

function usedTooEarly({ node, source }: Complaint): Judged {
  const name = node.getText(source);
  const message = mistakeWords.usedTooEarly(name);
  return { code: 'used-before-defined', symbol: name, message, hint: hintWords.moveUp };
}

function constAssigned({ node, source }: Complaint): Judged {
  const name = node.getText(source);
  return {
    code: 'const-assigned',
    symbol: name,
    message: mistakeWords.constAssigned(name),
    hint: hintWords.useLet,
  };
}

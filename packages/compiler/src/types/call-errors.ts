import ts from 'typescript';
import { hintWords, mistakeWords } from '../texts/mistakes.ts';
import { isAppFile } from './app-program.ts';
import { type Complaint, type Judged, suggestion } from './complaint.ts';
import { hintAt } from './nearest-name.ts';
import { entityOfRecord, recordOfClass, runtimePart, symbolOf } from './origins-of-types.ts';

const quotes = /'([^']*)'/;

/** Too few for a function of the library always; too many only where the sdk or the kit would drop them in silence. */
export function argumentCount({ text, node, source, checker }: Complaint): Judged | undefined {
  const call = ts.findAncestor(node, (each) => ts.isCallExpression(each) || ts.isNewExpression(each));
  if (!call || !(ts.isCallExpression(call) || ts.isNewExpression(call))) return undefined;
  const symbol = symbolOf(checker, nameOfCallee(call.expression));
  const declared = symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
  const [wanted = 0, given = 0] = [...text.matchAll(/\d+/g)].map(([count]) => Number(count)).slice(-2);
  if (isAppFile(declared)) return undefined;
  if (given >= wanted && !runtimePart(symbol)) return undefined;
  if (given === 0 && startsEmpty.has(symbol?.name ?? '')) return undefined;
  const name = call.expression.getText(source).slice(0, 60);
  const range = /Expected ([^,]+) arguments?/.exec(text)?.[1] ?? String(wanted);
  const message = mistakeWords.argumentCount(name, range, { wanted, given });
  return { code: 'argument-count', symbol: name, message };
}

/** React's types ask for a first value where its code, and everybody's, does without one. */
const startsEmpty = new Set(['useRef', 'createContext']);

const nameOfCallee = (expression: ts.Expression): ts.Node =>
  ts.isPropertyAccessExpression(expression) ? expression.name : expression;

/** A name in an object literal that the entity does not know. */
export function unknownField({ text, chain, node, source, checker }: Complaint): Judged | undefined {
  const name =
    /'([^']*)' does not exist in type/.exec(chain)?.[1] ?? quotes.exec(text)?.[1] ?? node.getText(source);
  const literal = ts.findAncestor(node, ts.isObjectLiteralExpression);
  const wanted = literal && checker.getContextualType(literal);
  const plain = name.replace(/^["']|["']$/g, '');
  const record = wanted && (recordOfCall(literal, checker) ?? wanted);
  const entity = record && entityOfRecord(record);
  if (entity === undefined) return undefined;
  return {
    code: 'unknown-field',
    symbol: `${entity}.${plain}`,
    message: mistakeWords.unknownField(entity, plain),
    ...suggestion(chain),
  };
}

/** `Task.create({...})`: the record that an argument is about. */
function recordOfCall(literal: ts.Node, checker: ts.TypeChecker): ts.Type | undefined {
  const call = ts.findAncestor(literal, ts.isCallExpression);
  const callee = call?.expression;
  if (!callee || !ts.isPropertyAccessExpression(callee)) return undefined;
  return recordOfClass(checker.getTypeAtLocation(callee.expression), checker);
}

/** A word that is none of an entity's choices, or a field that does not exist. */
export function wrongChoice({ text, node, source, checker }: Complaint): Judged | undefined {
  const [, given, wanted] =
    /^(?:Type|Argument of type) '"([^"]*)"' is not assignable to (?:type|parameter of type) '(.+?)'\.(?: Did you mean|$)/s.exec(
      text,
    ) ?? [];
  if (given === undefined || wanted === undefined || !/^"|^SortOf|^Extract|^FieldOf|^keyof/.test(wanted))
    return undefined;
  const record = recordOfCall(node, checker);
  const entity = record && entityOfRecord(record);
  if (entity === undefined) return undefined;
  const isName = /Of<|^Extract|^keyof/.test(wanted) || isArrayElement(node) || isArgument(node);
  const message = isName
    ? mistakeWords.unknownField(entity, given.replace(/^-/, ''))
    : mistakeWords.unknownValue(given, node.getText(source).split(':')[0] ?? '', entity);
  const fields = record?.getProperties().map(({ name }) => name) ?? [];
  const hint = isName
    ? hintAt(given.replace(/^-/, ''), fields)
    : { hint: hintWords.oneOf(wanted.replaceAll(' | ', ', ')) };
  return {
    code: isName ? 'unknown-field' : 'unknown-value',
    symbol: `${entity}.${given.replace(/^-/, '')}`,
    message,
    ...hint,
  };
}

const isArgument = (node: ts.Node) => ts.isCallExpression(node.parent);
const isArrayElement = (node: ts.Node) => ts.isArrayLiteralExpression(node.parent);

/** `task.status === 'finished'`, which no record can ever be. */
export function impossibleChoice({ node, checker }: Complaint): Judged | undefined {
  const comparison = ts.findAncestor(node, ts.isBinaryExpression);
  if (!comparison) return undefined;
  const sides = [comparison.left, comparison.right];
  const literal = sides.find(ts.isStringLiteral);
  const access = sides.find(ts.isPropertyAccessExpression);
  if (!literal || !access || literal.text === '') return undefined;
  const entity = entityOfRecord(checker.getTypeAtLocation(access.expression));
  const field = checker.getSymbolAtLocation(access.name);
  if (entity === undefined || !field) return undefined;
  // What the field is declared as: code above may have narrowed it down.
  const declared = checker.getTypeOfSymbol(field);
  const choices = (declared.isUnion() ? declared.types : [declared]).flatMap((each) =>
    each.isStringLiteral() ? [each.value] : [],
  );
  if (choices.length === 0 || choices.includes(literal.text)) return undefined;
  const message = mistakeWords.unknownValue(literal.text, field.name, entity);
  const hint = hintAt(literal.text, choices).hint ?? hintWords.oneOf(choices.join(', '));
  return { code: 'unknown-value', symbol: `${entity}.${literal.text}`, message, hint };
}

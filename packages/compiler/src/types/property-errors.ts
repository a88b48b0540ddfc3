import ts from 'typescript';
import { hintWords, mistakeWords } from '../texts/mistakes.ts';
import { type Complaint, type Judged, suggestion } from './complaint.ts';
import { entityOfRecord, isMadeForApp } from './origins-of-types.ts';

/** A field or method that is not there: of a record or an entity always, of plain values where that must throw. */
export function missingProperty(complaint: Complaint): Judged | undefined {
  const { node, text, checker, source } = complaint;
  const access = node.parent;
  const name = node.getText(source);
  const owner = ownerOf(node);
  if (!owner) return undefined;
  const type = checker.getTypeAtLocation(owner);
  if (type.flags & (ts.TypeFlags.Never | ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return undefined;
  if (isGivenSomewhere(name, source)) return undefined;
  const entity = entityOfRecord(type);
  if (entity !== undefined && !isMethod(type)) {
    const fields = type.getProperties().map((field) => field.name);
    const hint = suggestion(text).hint ?? hintWords.fields(fields);
    return {
      code: 'unknown-field',
      symbol: `${entity}.${name}`,
      message: mistakeWords.unknownField(entity, name),
      hint,
    };
  }
  if (isMadeForApp(type)) {
    const message = mistakeWords.unknownMember(owner.getText(source).slice(0, 60), name);
    const known = type.getProperties().map((each) => each.name);
    const hint = suggestion(text).hint ?? hintWords.members(known);
    return { code: 'unknown-member', symbol: name, message, hint };
  }
  return isPlain(type) && mustThrow(access) ? onPlainValue(complaint, { type, name }) : undefined;
}

/** The expression that should have the property; in a pattern, what is taken apart. */
function ownerOf(node: ts.Node): ts.Node | undefined {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return parent.expression;
  if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent)) return parent.parent;
  return undefined;
}

const isMethod = (type: ts.Type) => type.getProperty('bulkCreate') !== undefined;

function onPlainValue({ checker, text }: Complaint, { type, name }: { type: ts.Type; name: string }): Judged {
  const words = checker.typeToString(type).slice(0, 80);
  const isPromise = type.symbol?.name === 'Promise';
  const message = isPromise ? mistakeWords.notOnPromise(name, words) : mistakeWords.notOnType(name, words);
  const hint = isPromise ? { hint: hintWords.await } : suggestion(text);
  return { code: 'unknown-member', symbol: name, message, ...hint };
}

const plainNames = new Set(['Promise', 'Array', 'Date', 'Map', 'Set']);

function isPlain(type: ts.Type): boolean {
  const primitive = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike;
  if (type.isUnion()) return type.types.every(isPlain);
  return (type.flags & primitive) !== 0 || plainNames.has(type.symbol?.name ?? '');
}

/** `a.b()` and `a.b.c` throw when `a` has no `b`; `a.b` alone, `a.b?.()` and what was asked for first do not. */
function mustThrow(access: ts.Node): boolean {
  if (!ts.isPropertyAccessExpression(access) || access.questionDotToken) return false;
  const { parent } = access;
  if (ts.isCallExpression(parent) && parent.expression === access) return !parent.questionDotToken;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === access) return !parent.questionDotToken;
  return false;
}

/** JavaScript gives objects new properties at any time. */
function isGivenSomewhere(name: string, source: ts.SourceFile): boolean {
  if (!/^[\w$]+$/.test(name)) return true;
  const escaped = name.replaceAll('$', '\\$');
  return new RegExp(`\\.${escaped}\\s*(?:[-+*/|&?]{0,2})=(?!=)|['"]${escaped}['"]\\s*(?:in\\b|\\])`).test(
    source.text,
  );
}

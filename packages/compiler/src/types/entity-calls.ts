import ts from 'typescript';
import { propHints, propWords } from '../texts/prop-mistakes.ts';
import { pathOf } from './app-program.ts';
import type { TypeFinding } from './finding.ts';
import { entityOfRecord, isMadeForApp } from './origins-of-types.ts';
import { type Kind, kindsOf } from './props/kinds.ts';
import { describeGiven, kindOfValue } from './props/value-kinds.ts';
import { writtenValues } from './props/written-values.ts';

type Given = { source: ts.SourceFile; checker: ts.TypeChecker };

/** `Task.delete(task)`, where the id is wanted: arguments of another kind than the calls on records take. */
export function wrongArguments({ source, checker }: Given): TypeFinding[] {
  const findings: TypeFinding[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) findings.push(...inCall(node, { source, checker }));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

function inCall(call: ts.CallExpression, { source, checker }: Given): TypeFinding[] {
  const callee = call.expression;
  if (!ts.isPropertyAccessExpression(callee) || call.arguments.some(ts.isSpreadElement)) return [];
  const owner = checker.getTypeAtLocation(callee.expression);
  if (!kindsOf(owner, checker)?.has('entity') || !isMadeForApp(owner)) return [];
  const all = checker.getTypeAtLocation(callee).getCallSignatures();
  // Of too few another check tells.
  const ways = all.filter((way) => neededIn(way) <= call.arguments.length);
  return call.arguments.flatMap((argument, at): TypeFinding[] => {
    const wanted = wantedAt(ways, at, checker);
    if (!wanted) return [];
    return writtenValues(argument, checker).flatMap((value) => {
      const kind = kindOfValue(value, checker);
      if (kind === undefined || fits(kind, wanted.kinds) || value.getSourceFile() !== source) return [];
      const name = callee.getText(source).replace(/\s+/g, '');
      const record = entityOfRecord(checker.getTypeAtLocation(value));
      const text = value.getText(source);
      const isRecord = record !== undefined && wanted.name === 'id' && /^[\w$.]{1,60}$/.test(text);
      return [
        {
          path: pathOf(source.fileName),
          offset: value.getStart(source),
          code: 'wrong-value',
          symbol: `${name}.${wanted.name}`,
          message: propWords.argument(wanted.name, name, {
            wanted: [...wanted.kinds],
            given: describeGiven({ value, kind }, checker),
          }),
          ...(isRecord ? { hint: propHints.idOf(text) } : {}),
        },
      ];
    });
  });
}

const neededIn = (way: ts.Signature): number =>
  way.getParameters().filter(({ valueDeclaration: place }) => {
    return place && ts.isParameter(place) && !place.questionToken && !place.initializer;
  }).length;

type Wanted = { name: string; kinds: ReadonlySet<Kind> };

/** What any of the ways to make the call takes in this place. */
function wantedAt(ways: readonly ts.Signature[], at: number, checker: ts.TypeChecker): Wanted | undefined {
  const places = ways.flatMap((way) => way.getParameters()[at] ?? []);
  const [first] = places;
  if (!first || places.length === 0) return undefined;
  const kinds = new Set<Kind>();
  for (const place of places) {
    const found = kindsOf(checker.getTypeOfSymbol(place), checker);
    if (!found) return undefined;
    for (const kind of found) kinds.add(kind);
  }
  return kinds.size === 0 ? undefined : { name: first.name, kinds };
}

const simple: ReadonlySet<Kind> = new Set(['text', 'number', 'flag']);

/** JavaScript turns numbers and texts into one another. */
const fits = (kind: Kind, kinds: ReadonlySet<Kind>): boolean =>
  kinds.has(kind) || (simple.has(kind) && [...kinds].some((each) => simple.has(each)));

import { kitDeclarations, kitTypeTexts } from '@sayso/core/prompt/kit-declarations';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { keysAreFields, namesFields, namesPages, outerEntity, ownersOf } from './kit-names.ts';

/** Everything that the kit declares of what its components are given. */
const declared = ts.createSourceFile(
  'kit.ts',
  [
    ...Object.values(kitDeclarations).map((text, at) => `type Props${at} = ${text};`),
    ...Object.values(kitTypeTexts),
  ].join('\n'),
  ts.ScriptTarget.Latest,
  true,
);

const aliases = new Map(
  declared.statements.filter(ts.isTypeAliasDeclaration).map(({ name, type }) => [name.text, type]),
);

/** Any text may stand there: alone, in a list, or as a key. */
function takesText(type: ts.TypeNode | undefined): boolean {
  if (!type) return false;
  if (type.kind === ts.SyntaxKind.StringKeyword) return true;
  if (ts.isArrayTypeNode(type)) return takesText(type.elementType);
  if (ts.isTupleTypeNode(type)) return type.elements.some((each) => takesText(each as ts.TypeNode));
  if (ts.isNamedTupleMember(type) || ts.isTypeOperatorNode(type) || ts.isParenthesizedTypeNode(type))
    return takesText(type.type);
  if (ts.isUnionTypeNode(type)) return type.types.some(takesText);
  if (!ts.isTypeReferenceNode(type)) return false;
  const name = type.typeName.getText();
  if (name === 'Where') return true;
  if (name === 'Record') return takesText(type.typeArguments?.[0]);
  return takesText(aliases.get(name));
}

/** Names of all of them; what is in an object of fields is one by any name. */
function textProps(): Set<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    const name = ts.isPropertySignature(node) ? node.name.getText() : '';
    const isField = namesFields.has(name);
    if (ts.isPropertySignature(node) && (isField || takesText(node.type))) found.add(name);
    if (!isField) ts.forEachChild(node, visit);
  };
  visit(declared);
  return found;
}

/** What people read or choose, addresses, ids, colours. */
const words = `className label href name title hint emptyText value suffix image src alt caption price per badge id
  question role thanks unit note placeholder submitLabel theme topic words items imageAlt text emptyTitle description
  address noun options answer explanation intro primary background sidebar header card heading until locale currency
  opens closes target from to about key strokeWidth`;
/** Values of fields that are named beside them. */
const values = 'published draft freeStates doneValue paid declined than';
/** Pages that the layout is given, or that are there by another way: a wrong one shows nothing wrong. */
const pages = 'currentPage anchors';
const others = [words, values, pages].flatMap((names) => names.split(/\s+/));
const texts = textProps();
const known = [...namesFields, ...keysAreFields, ...namesPages];

test('every text that the kit takes is known as a field, as a page, or as neither', () => {
  expect([...texts].filter((name) => ![...known, ...others].includes(name))).toEqual([]);
});

test('what is known is in the kit, as one thing only, and fields have somebody whose they are', () => {
  expect([...known, ...others].filter((name) => !texts.has(name))).toEqual([]);
  expect(others.filter((name) => known.includes(name))).toEqual([]);
  const owners = [...namesFields, ...keysAreFields]
    .flatMap((name) => ownersOf(name))
    .filter((name) => name !== outerEntity);
  expect(owners.filter((name) => !new RegExp(`\\b${name}\\??:`).test(declared.text))).toEqual([]);
});

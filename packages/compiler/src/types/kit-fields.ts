import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { readEntity } from '@sayso/core/blocks/entities';
import { referredEntity } from '@sayso/core/entities/references';
import type { SourceTree } from '@sayso/core/source-tree';
import ts from 'typescript';
import { mistakeWords } from '../texts/mistakes.ts';
import { pathOf } from './app-program.ts';
import { builtInFields } from './declarations.ts';
import type { TypeFinding } from './finding.ts';
import { keysAreFields, mapsFields, namesFields, outerEntity, ownersOf } from './kit-names.ts';
import { hintAt } from './nearest-name.ts';
import { entityOfClass, runtimePart, symbolOf } from './origins-of-types.ts';

type Given = { program: ts.Program; source: ts.SourceFile; tree: SourceTree };
type Named = { prop: string; text: string; node: ts.Node };

/** The kit takes names of fields as texts: one that the entity does not have shows an empty column, or nothing. */
export function unknownKitFields({ program, source, tree }: Given): TypeFinding[] {
  const checker = program.getTypeChecker();
  const findings: TypeFinding[] = [];
  const report = (entity: string, { text, node }: Named) => {
    const lacking = lackingField(entity, text, tree);
    if (lacking === undefined) return;
    findings.push({
      path: pathOf(source.fileName),
      offset: node.getStart(source),
      code: 'unknown-field',
      symbol: `${lacking.entity}.${lacking.field}`,
      message: mistakeWords.unknownField(lacking.entity, lacking.field),
      ...hintAt(lacking.field, lacking.known),
    });
  };
  const visit = (node: ts.Node, outer: Owners, isKit: boolean): void => {
    let place = { owners: outer, isKit };
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const isOfKit = runtimePart(symbolOf(checker, node.tagName)) === 'kit';
      place = { owners: entitiesAmong(node.attributes.properties, checker), isKit: isOfKit };
    } else if (ts.isFunctionLike(node)) {
      // What an event does is code like any other; the checker reads that.
      place = { owners: nobody, isKit: false };
    } else if (ts.isObjectLiteralExpression(node)) {
      place = { owners: within(outer, entitiesAmong(node.properties, checker)), isKit };
    }
    const { owners } = place;
    if (place.isKit) for (const each of namedIn(node, source)) reportOf(owners, each);
    ts.forEachChild(node, (child) => visit(child, owners, place.isKit));
  };
  const reportOf = (owners: Owners, named: Named) => {
    const owner = ownersOf(named.prop).find((each) => owners[each] !== undefined);
    const entity = owner === undefined ? undefined : owners[owner];
    if (entity !== undefined) report(entity, named);
  };
  ts.forEachChild(source, (node) => visit(node, nobody, false));
  return findings;
}

/** Entities by the property that gives them: `entity`, `products`. */
type Owners = Readonly<Record<string, string | undefined>>;
const nobody: Owners = {};

/** What an object names comes first. */
const within = (outer: Owners, inner: Owners): Owners => ({
  ...outer,
  ...inner,
  ...(inner['entity'] === undefined ? {} : { [outerEntity]: outer['entity'] }),
});

type Properties = readonly (ts.JsxAttributeLike | ts.ObjectLiteralElementLike)[];

function entitiesAmong(properties: Properties, checker: ts.TypeChecker): Owners {
  const owners: Record<string, string> = {};
  for (const each of properties) {
    const name = nameOf(each);
    const value = expressionOf(each);
    // A name alone: everything else would have to be worked out only to find that it is no entity.
    if (name === undefined || !value || !isReference(value)) continue;
    const entity = entityOfClass(checker.getTypeAtLocation(value), checker);
    if (entity !== undefined) owners[name] = entity;
  }
  return owners;
}

const isReference = (value: ts.Expression) => ts.isIdentifier(value) || ts.isPropertyAccessExpression(value);

function nameOf(node: ts.Node): string | undefined {
  if (!ts.isJsxAttribute(node) && !ts.isPropertyAssignment(node)) return undefined;
  return ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : undefined;
}

function expressionOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isPropertyAssignment(node)) return node.initializer;
  if (!ts.isJsxAttribute(node) || !node.initializer) return undefined;
  return ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
}

function namedIn(node: ts.Node, source: ts.SourceFile): Named[] {
  const name = nameOf(node);
  const value = expressionOf(node);
  if (name === undefined || !value) return [];
  if (namesFields.has(name)) {
    return textsIn(name, value).flatMap((each) =>
      ts.isStringLiteral(each) ? [{ prop: name, text: each.text, node: each }] : [],
    );
  }
  if (!keysAreFields.has(name) || !ts.isObjectLiteralExpression(value)) return [];
  return value.properties
    .filter(ts.isPropertyAssignment)
    .flatMap(({ name: key }) =>
      ts.isComputedPropertyName(key) ? [] : [{ prop: name, text: plainKey(key, source), node: key }],
    );
}

/** A field, several, or fields by what they are for: `{ score: 'points' }`. */
function textsIn(prop: string, value: ts.Expression): readonly ts.Expression[] {
  if (ts.isArrayLiteralExpression(value)) return value.elements;
  if (!mapsFields.has(prop) || !ts.isObjectLiteralExpression(value)) return [value];
  return value.properties.flatMap((each) => (ts.isPropertyAssignment(each) ? [each.initializer] : []));
}

const plainKey = (key: ts.PropertyName, source: ts.SourceFile) =>
  key.getText(source).replace(/^["']|["']$/g, '');

type Lacking = { entity: string; field: string; known: readonly string[] };

/** Follows `project_id.client_id.name` through the references; undefined when all of it is there, or is not known. */
function lackingField(entity: string, written: string, tree: SourceTree): Lacking | undefined {
  let owner: string | null = entity;
  for (const field of written.replace(/^-/, '').split('.')) {
    if (owner === null || owner === 'User' || field.startsWith('$') || field === '') return undefined;
    const schema: EntitySchema | undefined = schemaOf(owner, tree);
    if (!schema || schema.additionalProperties === true) return undefined;
    const own = Object.keys(schema.properties);
    if (!own.includes(field)) {
      const isThere = builtInFields.has(field);
      return isThere ? undefined : { entity: owner, field, known: [...own, ...builtInFields] };
    }
    const property: EntitySchema['properties'][string] | undefined = schema.properties[field];
    owner = referredEntity(property) ?? referredEntity(property?.items);
  }
  return undefined;
}

function schemaOf(entity: string, tree: SourceTree): EntitySchema | undefined {
  const schema = readEntity(tree[`entities/${entity}`] ?? '');
  return 'error' in schema ? undefined : schema.value;
}

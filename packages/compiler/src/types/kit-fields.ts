import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { readEntity } from '@sayso/core/blocks/entities';
import { referredEntity } from '@sayso/core/entities/references';
import type { SourceTree } from '@sayso/core/source-tree';
import ts from 'typescript';
import { mistakeWords } from '../texts/mistakes.ts';
import { pathOf } from './app-program.ts';
import { builtInFields } from './declarations.ts';
import type { TypeFinding } from './finding.ts';
import { hintAt } from './nearest-name.ts';
import { entityOfClass, runtimePart, symbolOf } from './origins-of-types.ts';

/** Properties of the kit's components whose texts are names of fields of the `entity` beside or above them. */
const namesFields = new Set([
  'field',
  'fields',
  'columns',
  'formFields',
  'cardFields',
  'filters',
  'search',
  'sort',
  'between',
  'times',
  'by',
  'groupBy',
  'imageField',
  'voteField',
  'sumField',
  'dateField',
  'dateFilter',
  'endField',
  'startField',
  'colorField',
  'doneField',
  'refField',
  'valueField',
  'nameField',
  'scoreField',
  'textField',
  'typeField',
  'optionFields',
  'optionsField',
  'answerField',
  'pointsField',
  'explanationField',
  'topicField',
  'requiredField',
  'orderField',
]);
/** Those whose keys are. */
const keysAreFields = new Set(['where', 'defaults']);

type Given = { program: ts.Program; source: ts.SourceFile; tree: SourceTree };
type Named = { text: string; node: ts.Node };

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
  const visit = (node: ts.Node, outer: string | undefined, isKit: boolean): void => {
    let place = { entity: outer, isKit };
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const isOfKit = runtimePart(symbolOf(checker, node.tagName)) === 'kit';
      place = { entity: entityAmong(node.attributes.properties, checker), isKit: isOfKit };
    } else if (ts.isFunctionLike(node)) {
      // What an event does is code like any other; the checker reads that.
      place = { entity: undefined, isKit: false };
    } else if (ts.isObjectLiteralExpression(node)) {
      place = { entity: entityAmong(node.properties, checker) ?? outer, isKit };
    }
    const { entity } = place;
    if (place.isKit && entity !== undefined) for (const each of namedIn(node, source)) report(entity, each);
    ts.forEachChild(node, (child) => visit(child, entity, place.isKit));
  };
  ts.forEachChild(source, (node) => visit(node, undefined, false));
  return findings;
}

type Properties = readonly (ts.JsxAttributeLike | ts.ObjectLiteralElementLike)[];

function entityAmong(properties: Properties, checker: ts.TypeChecker): string | undefined {
  for (const each of properties) {
    const value = expressionOf(each);
    if (value && nameOf(each) === 'entity') return entityOfClass(checker.getTypeAtLocation(value), checker);
  }
  return undefined;
}

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
    const texts = ts.isArrayLiteralExpression(value) ? value.elements : [value];
    return texts.flatMap((each) => (ts.isStringLiteral(each) ? [{ text: each.text, node: each }] : []));
  }
  if (!keysAreFields.has(name) || !ts.isObjectLiteralExpression(value)) return [];
  return value.properties
    .filter(ts.isPropertyAssignment)
    .flatMap(({ name: key }) =>
      ts.isComputedPropertyName(key) ? [] : [{ text: plainKey(key, source), node: key }],
    );
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

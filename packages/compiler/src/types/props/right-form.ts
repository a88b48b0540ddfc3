import ts from 'typescript';
import { formWords } from '../../texts/prop-mistakes.ts';
import { namesFields, namesPages } from '../kit-names.ts';
import { isRenderable, kindsOf, memberTypes, objectTypes, waysOf } from './kinds.ts';

/** A property of a component, and what the words about it may draw on. */
export type Wanted = {
  prop: string;
  type: ts.Type;
  checker: ts.TypeChecker;
  /** Names a field, a page or an entity of the app. */
  sample: { field: string; page: string; entity: string };
  /** In an object it is written after a colon. */
  isInObject: boolean;
};

/** `a list of field names, such as search={['name']}, or false`. */
export function rightForm(wanted: Wanted): string {
  const forms = formsOf(wanted);
  const [first, ...others] = forms;
  if (!first) return formWords.another;
  const example = exampleOf(wanted);
  const shown = example === undefined ? first : formWords.such(first, write(wanted, example));
  if (others.length === 0) return shown;
  return [shown, ...others].join(example === undefined ? ` ${formWords.or} ` : `, ${formWords.or} `);
}

/** As an attribute or as a member of an object. */
const write = ({ prop, isInObject }: Wanted, example: string): string => {
  if (isInObject) return `${prop}: ${example}`;
  return /^"[^"]*"$/.test(example) ? `${prop}=${example}` : `${prop}={${example}}`;
};

function formsOf(wanted: Wanted): string[] {
  const { type, checker, prop } = wanted;
  const kinds = kindsOf(type, checker) ?? new Set();
  if (isRenderable(kinds)) return [formWords.drawable];
  const forms: string[] = [];
  const choices = choicesOf(type);
  if (kinds.has('list')) forms.push(listForm(wanted));
  if (kinds.has('entity')) forms.push(formWords.entity);
  if (kinds.has('function')) forms.push(isIcon(prop) ? formWords.icon : formWords.function);
  if (kinds.has('object')) forms.push(objectForm(wanted));
  if (choices.length > 0) forms.push(formWords.oneOf(choices));
  else if (kinds.has('text')) forms.push(textForm(prop));
  if (kinds.has('number')) forms.push(formWords.number);
  if (kinds.has('flag')) forms.push(flagForm(type));
  return forms;
}

const textForm = (prop: string): string => {
  if (namesPages.has(prop)) return formWords.pageName;
  return namesFields.has(prop) ? formWords.fieldName : formWords.text;
};

function listForm({ type, checker, prop }: Wanted): string {
  if (namesFields.has(prop)) return formWords.fieldNames;
  if (namesPages.has(prop)) return formWords.pageNames;
  const members = memberTypes(type, checker);
  const [shape] = members.flatMap((each) => objectTypes(each, checker));
  return shape ? formWords.listOf(keysOf(shape)) : formWords.list;
}

function objectForm({ type, checker, prop }: Wanted): string {
  if (prop === 'where') return formWords.filter;
  if (prop === 'record' || prop === 'row') return formWords.record;
  const [shape] = objectTypes(type, checker);
  const keys = shape ? keysOf(shape) : [];
  return keys.length === 0 ? formWords.object : formWords.objectOf(keys);
}

const mostKeys = 10;

/** `label, page?`: those that have to be there first. */
function keysOf(shape: ts.Type): string[] {
  const all = shape.getProperties();
  const [must, may] = [all.filter((each) => !isOptional(each)), all.filter(isOptional)];
  const names = [...must.map(({ name }) => name), ...may.map(({ name }) => `${name}?`)];
  return names.slice(0, mostKeys);
}

export const isOptional = (symbol: ts.Symbol): boolean => (symbol.flags & ts.SymbolFlags.Optional) !== 0;

function flagForm(type: ts.Type): string {
  const flags = waysOf(type).filter((each) => each.flags & ts.TypeFlags.BooleanLike);
  const [only] = flags;
  const isOne = flags.length === 1 && only && only.flags & ts.TypeFlags.BooleanLiteral;
  return isOne && 'intrinsicName' in only ? String(only.intrinsicName) : formWords.flag;
}

/** The words that a property may have, quoted as code writes them and in one order; none where any text will do. */
export function choicesOf(type: ts.Type): string[] {
  const texts = waysOf(type).filter((each) => each.flags & ts.TypeFlags.StringLike);
  const isOpen = texts.some((each) => each.flags & ts.TypeFlags.String);
  return isOpen ? [] : texts.flatMap((each) => (each.isStringLiteral() ? [`'${each.value}'`] : [])).sort();
}

const isIcon = (prop: string): boolean => /^icon$/i.test(prop);

function exampleOf(wanted: Wanted): string | undefined {
  const { type, checker, prop, sample } = wanted;
  const kinds = kindsOf(type, checker) ?? new Set();
  if (isRenderable(kinds)) return undefined;
  if (kinds.has('list')) return listExample(wanted);
  if (kinds.has('entity')) return sample.entity;
  if (kinds.has('function')) return isIcon(prop) ? 'Truck' : functionExample(type, prop, checker);
  if (kinds.has('object')) return prop === 'where' ? `{ ${sample.field}: 'x' }` : undefined;
  if (choicesOf(type).length > 0) return undefined;
  if (kinds.has('text')) return textExample(wanted);
  if (kinds.has('number')) return '10';
  return undefined;
}

function textExample({ prop, sample, isInObject }: Wanted): string | undefined {
  const quote = (text: string) => (isInObject ? `'${text}'` : `"${text}"`);
  if (prop === 'sort') return quote('-created_date');
  if (namesPages.has(prop)) return quote(sample.page);
  return namesFields.has(prop) ? quote(sample.field) : undefined;
}

function listExample({ type, checker, prop, sample }: Wanted): string | undefined {
  if (namesFields.has(prop)) return `['${sample.field}']`;
  if (namesPages.has(prop)) return `['${sample.page}']`;
  const [shape] = memberTypes(type, checker).flatMap((each) => objectTypes(each, checker));
  return shape ? `[${objectExample(shape, checker, sample)}]` : undefined;
}

function objectExample(shape: ts.Type, checker: ts.TypeChecker, sample: Wanted['sample']): string {
  const wanted = shape.getProperties().filter((each) => !isOptional(each) || each.name === 'page');
  const parts = wanted.map((symbol) => {
    const kinds = kindsOf(checker.getTypeOfSymbol(symbol), checker) ?? new Set();
    if (kinds.has('entity')) return `${symbol.name}: ${sample.entity}`;
    const [choice] = choicesOf(checker.getTypeOfSymbol(symbol));
    if (choice !== undefined) return `${symbol.name}: ${choice}`;
    if (namesPages.has(symbol.name)) return `${symbol.name}: '${sample.page}'`;
    if (namesFields.has(symbol.name)) return `${symbol.name}: '${sample.field}'`;
    if (symbol.name === 'where') return `where: { ${sample.field}: 'x' }`;
    return `${symbol.name}: ${kinds.has('text') ? "'…'" : '…'}`;
  });
  return `{ ${parts.join(', ')} }`;
}

function functionExample(type: ts.Type, prop: string, checker: ts.TypeChecker): string {
  const [signature] = waysOf(type).flatMap((each) => each.getCallSignatures());
  const names = signature?.getParameters().map(({ name }) => name) ?? [];
  const answer = signature && kindsOf(signature.getReturnType(), checker);
  const body = answer && isRenderable(answer) ? '<Button>…</Button>' : '{ … }';
  return /^on[A-Z]/.test(prop) || names.length > 0 ? `(${names.join(', ')}) => ${body}` : `() => ${body}`;
}

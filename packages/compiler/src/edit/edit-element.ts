import type { JSXAttribute, JSXElement, Node } from 'oxc-parser';
import { Edits } from '../fix/edits.ts';
import { firstError, parseLoosely } from '../fix/source.ts';
import { jsxElements, type WrittenElement } from '../jsx-elements.ts';
import { tryText } from '../trial.ts';
import {
  type ClassText,
  classesIn,
  classTexts,
  isJoiner,
  takesWords,
  withWords,
  wordsOf,
} from './class-words.ts';
import { asAttribute, asClassText, asString, asText } from './write-literal.ts';

export type ElementEdit = {
  /** Where the element's tag begins, from 1. */
  line: number;
  column: number;
  /** The classes that it shall have, and those that it was seen with, where that is known. */
  classes?: { to: string; from?: string | undefined } | undefined;
  /** What it shall say. */
  content?: string | undefined;
};

export type EditRefusal =
  | 'no_element'
  | 'kit_element'
  | 'classes_not_static'
  | 'text_not_static'
  | 'unreadable';
export type EditResult = { text: string } | { refused: EditRefusal };

/** Rewrites classes or text of one element where they stand in a source; what code works out is left alone. */
export async function editElement(
  text: string,
  { line, column, classes, content }: ElementEdit,
): Promise<EditResult> {
  const before = await readElements(text);
  const at = before.findIndex((one) => one.line === line && one.column === column);
  const element = before[at];
  if (!element) return { refused: 'no_element' };
  const edits = new Edits();
  if (classes !== undefined) {
    if (element.isOfKit && !classNameOf(element.node)) return { refused: 'kit_element' };
    if (!editClasses(element.node, { text, edits, ...classes })) return { refused: 'classes_not_static' };
  }
  if (content !== undefined) {
    if (!element.text) return { refused: 'text_not_static' };
    const { start, end } = trimmed(text, element.text);
    edits.replace(start, end, text[start] === '{' ? `{${asString(content)}}` : asText(content));
  }
  const edited = edits.apply(text);
  return isSameShape(before, await readElements(edited)) ? { text: edited } : { refused: 'unreadable' };
}

async function readElements(text: string): Promise<WrittenElement[]> {
  if (!(await tryText('tsx', text))) return [];
  const parsed = parseLoosely(text);
  return firstError(parsed) ? [] : jsxElements(parsed.program, text);
}

/** What people write never becomes code: the same elements stand there afterwards, in the same order. */
const isSameShape = (before: readonly WrittenElement[], after: readonly WrittenElement[]) =>
  before.length === after.length && before.every(({ name }, at) => name === after[at]?.name);

function trimmed(text: string, { start, end }: { start: number; end: number }) {
  const inner = text.slice(start, end);
  const lead = inner.length - inner.trimStart().length;
  return { start: start + lead, end: end - (inner.length - inner.trimEnd().length) };
}

const classNameOf = ({ openingElement }: JSXElement): JSXAttribute | undefined =>
  openingElement.attributes.findLast(
    (one): one is JSXAttribute => one.type === 'JSXAttribute' && one.name.name === 'className',
  );

type ClassEdit = { text: string; edits: Edits; to: string; from?: string | undefined };

/** False where what is asked for cannot be said in plain text. */
function editClasses(element: JSXElement, { text, edits, to, from }: ClassEdit): boolean {
  const { openingElement } = element;
  const attribute = classNameOf(element);
  const texts = attribute ? classTexts(attribute) : [];
  const always = texts.filter(({ isAlways }) => isAlways);
  const seen = from === undefined ? always.flatMap(classesIn) : wordsOf(from);
  const wanted = [...new Set(wordsOf(to))];
  const removed = seen.filter((word) => !wanted.includes(word));
  const added = wanted.filter((word) => !seen.includes(word));
  if (attribute === undefined || attribute.value === null) {
    // Classes that were seen come from a spread, which may say more than we know.
    if (removed.length > 0) return false;
    const after = openingElement.typeArguments ?? openingElement.name;
    const written = `className=${asAttribute(added.join(' '))}`;
    if (added.length > 0 && attribute) edits.replace(attribute.start, attribute.end, written);
    else if (added.length > 0) edits.insert(after.end, ` ${written}`);
    return true;
  }
  const holders = removed.map((word) => holderOf(word, texts));
  if (holders.includes(undefined)) return false;
  const home = always.find((one) => holders.includes(one)) ?? always.find(takesWords);
  for (const one of texts) {
    const gone = new Set(removed.filter((_, at) => holders[at] === one));
    const come = one === home ? added : [];
    if (gone.size === 0 && come.length === 0) continue;
    const former = text.slice(one.start, one.end);
    edits.replace(one.start, one.end, asClassText(one, withWords(one, gone, come), former));
  }
  return home !== undefined || added.length === 0 || addApart(attribute.value, added, edits);
}

/** The one text that says a class: what always counts first, else the only one that may count. */
function holderOf(word: string, texts: readonly ClassText[]): ClassText | undefined {
  const holders = texts.filter((one) => classesIn(one).includes(word));
  return holders.find(({ isAlways }) => isAlways) ?? (holders.length === 1 ? holders[0] : undefined);
}

/** Where no plain text always counts: a first argument of `cn()`, or beside a choice between plain texts. */
function addApart(value: Node, added: readonly string[], edits: Edits): boolean {
  const code = value.type === 'JSXExpressionContainer' ? value.expression : value;
  const words = asString(added.join(' '));
  if (code.type === 'CallExpression' && isJoiner(code)) {
    const [first] = code.arguments;
    if (first) edits.insert(first.start, `${words}, `);
    else edits.insert(code.end - 1, words);
    return true;
  }
  const isChoice =
    code.type === 'ConditionalExpression' &&
    [code.consequent, code.alternate].every(
      (branch) => branch.type === 'Literal' && typeof branch.value === 'string',
    );
  if (!isChoice) return false;
  edits.insert(code.start, `${asString(`${added.join(' ')} `)} + (`);
  edits.insert(code.end, ')');
  return true;
}

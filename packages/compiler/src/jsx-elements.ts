import type { JSXElement, JSXOpeningElement, Program } from 'oxc-parser';
import { walk } from './fix/source.ts';

/** One JSX element of a file as it is written. Lines and columns count from 1, as compiled JSX names them. */
export type WrittenElement = {
  line: number;
  column: number;
  /** `div`, `Button`, `Chart.Bar`. */
  name: string;
  node: JSXElement;
  text: LiteralText | undefined;
  /** A part of the kit, which has its look from the theme and takes no classes. */
  isOfKit: boolean;
};

/** What an element says where that is one plain text in the source; offsets of the code that holds it. */
export type LiteralText = { start: number; end: number };

/** Every JSX element of a file in the order of its text, fragments left out. */
export function jsxElements(program: Program, text: string): WrittenElement[] {
  const place = placeFinder(text);
  const kit = kitNames(program);
  return walk(program).flatMap(({ node }) => {
    if (node.type !== 'JSXElement') return [];
    const name = nameOf(node.openingElement, text);
    const isOfKit = kit.has(name.split('.')[0] ?? '');
    return [{ ...place(node.start), name, node, text: literalText(node), isOfKit }];
  });
}

const kitNames = ({ body }: Program): Set<string> =>
  new Set(
    body.flatMap((statement) =>
      statement.type === 'ImportDeclaration' && statement.source.value === '@/kit'
        ? statement.specifiers.map(({ local }) => local.name)
        : [],
    ),
  );

const nameOf = ({ name }: JSXOpeningElement, text: string): string => text.slice(name.start, name.end);

/** Blank lines between tags are no children. */
const isBlank = (raw: string) => /^\s*$/.test(raw) && raw.includes('\n');

function literalText({ children }: JSXElement): LiteralText | undefined {
  const [only, ...others] = children.filter((child) => child.type !== 'JSXText' || !isBlank(child.value));
  if (!only || others.length > 0) return undefined;
  const isPlain =
    only.type === 'JSXText' ||
    (only.type === 'JSXExpressionContainer' &&
      only.expression.type === 'Literal' &&
      typeof only.expression.value === 'string');
  return isPlain ? { start: only.start, end: only.end } : undefined;
}

/** Asked in rising order, so the text is walked once. Lines end as JavaScript's do, which compiled JSX counts by. */
function placeFinder(text: string): (offset: number) => { line: number; column: number } {
  const ends = text.matchAll(/\r\n|[\n\r\u2028\u2029]/g);
  let next = ends.next();
  let line = 1;
  let start = 0;
  return (offset) => {
    while (!next.done && next.value.index < offset) {
      line += 1;
      start = next.value.index + next.value[0].length;
      next = ends.next();
    }
    return { line, column: offset - start + 1 };
  };
}

/**
 * The elements as a served module tells them to its frame, one after another in the order of the text:
 * `line:column:name`, with a `!` before the line where the element's text is a literal, and a `~` for a part of the kit.
 */
export const describeElements = (elements: readonly WrittenElement[]): string =>
  elements
    .map((one) => `${one.text ? '!' : ''}${one.isOfKit ? '~' : ''}${one.line}:${one.column}:${one.name}`)
    .join(' ');

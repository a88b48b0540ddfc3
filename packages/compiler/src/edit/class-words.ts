import type { Expression, JSXAttribute, Node } from 'oxc-parser';

/** A stretch of plain text within the value of a `className`, whose words are classes. */
export type ClassText = {
  start: number;
  end: number;
  value: string;
  kind: 'attribute' | 'string' | 'template';
  /** False where it counts on a condition only. */
  isAlways: boolean;
  /** Code stands right before or after it, so that a word at this end may be part of a longer one. */
  opensLeft: boolean;
  opensRight: boolean;
};

/** Functions that join classes, by whatever path they were imported. */
const joiners = new Set(['cn', 'clsx', 'cx', 'classNames', 'classnames', 'twMerge', 'twJoin']);
type Given = { isAlways: boolean; opensLeft: boolean; opensRight: boolean };
const whole: Given = { isAlways: true, opensLeft: false, opensRight: false };

/** The plain texts of a `className`, in the order of the code. */
export function classTexts({ value }: JSXAttribute): ClassText[] {
  if (value?.type === 'Literal') return plain(value, value.value, 'attribute', whole);
  return value?.type === 'JSXExpressionContainer' ? textsOf(value.expression, whole) : [];
}

const plain = (
  node: Pick<Node, 'start' | 'end'>,
  value: unknown,
  kind: ClassText['kind'],
  given: Given,
): ClassText[] =>
  typeof value === 'string' ? [{ start: node.start, end: node.end, value, kind, ...given }] : [];

function textsOf(node: Node, given: Given): ClassText[] {
  const sometimes = { ...given, isAlways: false };
  switch (node.type) {
    case 'Literal':
      return plain(node, node.value, 'string', given);
    case 'TemplateLiteral':
      return joinedTexts(
        node.quasis.flatMap((quasi, at) => [quasi, ...node.expressions.slice(at, at + 1)]),
        given,
      );
    case 'BinaryExpression':
      return node.operator === '+' ? joinedTexts(operands(node), given) : [];
    case 'ConditionalExpression':
      return [...textsOf(node.consequent, sometimes), ...textsOf(node.alternate, sometimes)];
    case 'LogicalExpression':
      return [
        ...(node.operator === '&&' ? [] : textsOf(node.left, sometimes)),
        ...textsOf(node.right, sometimes),
      ];
    case 'ArrayExpression':
      return node.elements.flatMap((element) => (element === null ? [] : textsOf(element, given)));
    case 'CallExpression':
      return isJoiner(node)
        ? node.arguments.flatMap((argument) => textsOf(argument, given))
        : listOf(node.callee, given);
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return textsOf(node.expression, given);
    default:
      return [];
  }
}

export const isJoiner = (node: Node): boolean =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && joiners.has(node.callee.name);

/** `['a', isOn && 'b'].filter(Boolean).join(' ')`. */
function listOf(callee: Expression, given: Given): ClassText[] {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  return /^(?:join|filter|trim)$/.test(callee.property.name) ? textsOf(callee.object, given) : [];
}

function operands(node: Node): Node[] {
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return [node];
  return [...operands(node.left), ...operands(node.right)];
}

/** Parts that follow one another without a space between them. */
function joinedTexts(parts: readonly Node[], given: Given): ClassText[] {
  const isEmpty = (part: Node | undefined) => part?.type === 'TemplateElement' && part.value.cooked === '';
  return parts.flatMap((part, at) => {
    const opensLeft = parts.slice(0, at).some((one) => !isEmpty(one)) || given.opensLeft;
    const opensRight = parts.slice(at + 1).some((one) => !isEmpty(one)) || given.opensRight;
    const inner = { ...given, opensLeft, opensRight };
    if (part.type !== 'TemplateElement') return textsOf(part, inner);
    // The parser counts the signs around it in.
    const range = { start: part.start + 1, end: part.end - (part.tail ? 1 : 2) };
    return plain(range, part.value.cooked, 'template', inner);
  });
}

/** Whether words at both ends of a text are whole. */
const startsWhole = ({ opensLeft, value }: ClassText) => !opensLeft || /^\s/.test(value);
const endsWhole = ({ opensRight, value }: ClassText) => !opensRight || /\s$/.test(value);
export const takesWords = (text: ClassText): boolean => startsWhole(text) || endsWhole(text);

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** The classes that a text says; a word that may go on in the code beside it is none. */
export const classesIn = (text: ClassText): string[] => {
  const words = wordsOf(text.value);
  return words.filter((_, at) => isWhole(text, at, words.length));
};

const isWhole = (text: ClassText, at: number, count: number) =>
  (at > 0 || startsWhole(text)) && (at < count - 1 || endsWhole(text));

/** The text without some classes, new ones standing where the first of them stood, or else at an end that takes them. */
export function withWords(text: ClassText, removed: ReadonlySet<string>, added: readonly string[]): string {
  const words = wordsOf(text.value);
  const goes = words.map((word, at) => removed.has(word) && isWhole(text, at, words.length));
  const first = goes.indexOf(true);
  const home = first >= 0 ? first : endsWhole(text) ? words.length : 0;
  const stays = (word: string, at: number) => (goes[at] ? [] : [{ word, isNew: false }]);
  const left = words.slice(0, home).flatMap((word, at) => stays(word, at));
  const right = words.slice(home).flatMap((word, at) => stays(word, home + at));
  const all = [...left, ...added.map((word) => ({ word, isNew: true })), ...right];
  const bare = text.value.trimStart();
  const lead = text.value.slice(0, text.value.length - bare.length);
  const tail = bare.slice(bare.trimEnd().length);
  if (all.length === 0) return text.opensLeft && text.opensRight ? lead || tail : '';
  const before = text.opensLeft ? lead || (all[0]?.isNew ? ' ' : '') : '';
  const after = text.opensRight ? tail || (all.at(-1)?.isNew ? ' ' : '') : '';
  return before + all.map(({ word }) => word).join(' ') + after;
}

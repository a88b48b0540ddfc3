import { formatBlock, formatEdit } from '@sayso/core/blocks/format';

/** One thing that models do wrong, and what is to come of it. */
export type Mistake = {
  what: string;
  /** What the model says; the same again however often it is asked, unless `later` has other words. */
  says: string;
  /** What it says when it is asked to mend that, round by round; the last of it again and again. */
  later?: readonly string[];
  /** What the model reads when it is asked to mend it. */
  hears?: RegExp;
  /** It is no mistake after all: the answer lands as it is, and the model is asked once. */
  isRight?: true;
  /** Files that come with the message. */
  brings?: readonly { name: string; content: string }[];
  /** What the person asked for. */
  asks?: string;
  /** How the stream ends, where it does not end in good order. */
  ends?: 'cut' | 'closed';
  /** Files that are otherwise than before, with words of their new text; null for one that was asked to go. */
  lands?: Readonly<Record<string, RegExp | null>>;
  /** Files that may land or not: what looks more closely may refuse them. */
  mayLand?: readonly string[];
  /** What the person reads beside each file that did not land. */
  tells?: Readonly<Record<string, RegExp>>;
  /** What the person reads as the app's status when the answer failed as a whole. */
  fails?: RegExp;
  /** Bytes that go into the stream before the words. */
  raw?: string;
};

export const write = (path: string, body: string) => formatBlock('write', { path }, body);
export const edit = (path: string, ...pairs: readonly [search: string, replace: string][]) =>
  formatBlock('edit', { path }, pairs.map(([search, replace]) => formatEdit(search, replace)).join(''));
export const entity = (name: string, schema: unknown, more: Record<string, string> = {}) =>
  formatBlock('entity', { name, ...more }, typeof schema === 'string' ? schema : JSON.stringify(schema));

/** A page's code; `head` are lines before it, `body` lines before what it draws. */
export const page = (name: string, drawn = `<p>${name}</p>`, { head = '', body = '' } = {}) =>
  `${head}export default function ${name}() {\n${body}  return (\n    ${drawn}\n  );\n}\n`;

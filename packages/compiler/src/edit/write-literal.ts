import type { ClassText } from './class-words.ts';

const lineEnds: Readonly<Record<string, string>> = { '\u2028': '\\u2028', '\u2029': '\\u2029' };
/** A text as a string of JavaScript. */
export const asString = (text: string): string =>
  JSON.stringify(text).replace(/[\u2028\u2029]/g, (end) => lineEnds[end] ?? end);

/** The value of an attribute: as plain as can be, and as code where quotes or entities would be read otherwise. */
export const asAttribute = (value: string): string =>
  /["\\\n\r\u2028\u2029]|&[#\w]/.test(value) ? `{${asString(value)}}` : `"${value}"`;

/** Class words in the place and the manner of the text that they replace. */
export function asClassText({ kind }: ClassText, value: string, former: string): string {
  if (kind === 'attribute') return asAttribute(value);
  if (kind === 'template') return value.replace(/[\\`]|\$(?=\{)/g, (special) => `\\${special}`);
  return former.startsWith("'") && !/['"\\\n\r\u2028\u2029]/.test(value) ? `'${value}'` : asString(value);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '{': '&#123;',
  '}': '&#125;',
};

/** Text between tags; what JSX would trim or join stands as a string. */
export const asText = (text: string): string =>
  text === '' || /^\s|\s$|\s\s|[\t\n\r\u2028\u2029]/.test(text)
    ? `{${asString(text)}}`
    : text.replace(/[&<>{}]/g, (sign) => entities[sign] ?? sign);

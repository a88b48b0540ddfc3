import type { Attributes, BlockType } from './block.ts';

/** Writes one action block as the parser reads it; the text ends with a newline. */
export function formatBlock(type: BlockType, attributes: Attributes, body = ''): string {
  const written = Object.entries({ type, ...attributes }).map(
    ([name, value]) => `${name}="${escapeAttribute(value)}"`,
  );
  const text = body === '' || body.endsWith('\n') ? body : `${body}\n`;
  return `<action ${written.join(' ')}>\n${text}</action>\n`;
}

/** Writes one SEARCH/REPLACE pair for the body of an `edit` block. */
export function formatEdit(search: string, replace: string): string {
  return `<<<<<<< SEARCH\n${asLines(search)}=======\n${asLines(replace)}>>>>>>> REPLACE\n`;
}

const asLines = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
  '\n': '&#10;',
};

function escapeAttribute(value: string): string {
  return value.replace(/[&"<>\n]/g, (character) => escapes[character] ?? character);
}

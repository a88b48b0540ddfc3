import { Parser } from 'htmlparser2';

/** What no reader of a page sees. */
const unseen = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'head',
  'svg',
  'iframe',
  'object',
  'math',
]);
const breaks = new Set(
  'p div section article header footer main aside nav ul ol table tr blockquote pre form fieldset figure dl dt dd address br hr h1 h2 h3 h4 h5 h6 li'.split(
    ' ',
  ),
);
/** Ends of sentences: a heading above a list names what the list is about. */
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** The words of a page, its headings and lists on lines of their own; nothing of it is run or fetched. */
export function htmlText(html: string): string {
  const parts: string[] = [];
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name) {
        if (unseen.has(name)) depth += 1;
        if (depth > 0) return;
        if (breaks.has(name)) parts.push('\n');
        if (name === 'li') parts.push('- ');
        if (headings.has(name)) parts.push('\n');
        if (name === 'td' || name === 'th') parts.push(' ');
      },
      ontext(text) {
        if (depth === 0) parts.push(text.replace(/\s+/g, ' '));
      },
      onclosetag(name) {
        if (unseen.has(name)) depth = Math.max(0, depth - 1);
        else if (depth === 0 && breaks.has(name)) parts.push('\n');
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return parts
    .join('')
    .split('\n')
    .map((line) => line.replace(/ {2,}/g, ' ').trim())
    .filter((line) => line !== '' && line !== '-')
    .join('\n');
}

import { Parser } from 'htmlparser2';

/** What no reader of a mail sees. */
const unseen = new Set(['style', 'script', 'head', 'title', 'template', 'noscript']);
const lines = new Set('p div h1 h2 h3 h4 h5 h6 li tr blockquote pre table ul ol'.split(' '));

/** A tag's name ends with a blank, a slash or the tag: "1 < 2" and "<ada@example.com>" are none. */
export const hasMarkup = (body: string): boolean => /<\/?[a-z][a-z0-9]*(?=[\s/>])[^<>]*>/i.test(body);

/** The words of a mail for programs that show no HTML. */
export function plainText(html: string): string {
  const parts: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentag(name) {
      if (unseen.has(name)) hidden += 1;
      else if (hidden === 0 && name === 'br') parts.push('\n');
    },
    ontext(text) {
      if (hidden === 0) parts.push(text);
    },
    onclosetag(name) {
      if (unseen.has(name)) hidden = Math.max(0, hidden - 1);
      else if (hidden === 0 && lines.has(name)) parts.push('\n');
    },
  });
  parser.end(html);
  return parts
    .join('')
    .split('\n')
    .map((line) => line.replaceAll('\u00a0', ' ').trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

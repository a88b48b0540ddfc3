const named: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&apos;': "'",
  '&#10;': '\n',
};
const entity = /&(?:amp|lt|gt|quot|apos|#39|#x27|#10);/g;

export function decodeEntities(text: string): string {
  return text.replace(entity, (written) => named[written] ?? written);
}

const openingFence = /^\s*```[\w+.-]*[ \t]*\n/;
const closingFence = /(?:^|\n)```\s*$/;

/** The text that a block means: newlines alone between lines, no fence around the whole, not escaped as a whole. */
export function cleanBody(raw: string): string {
  const body = stripFence(raw.replaceAll('\r\n', '\n'));
  return isWhollyEscaped(body) ? decodeEntities(body) : body;
}

function stripFence(body: string): string {
  if (!openingFence.test(body)) return body;
  const inside = body.replace(openingFence, '');
  if (!closingFence.test(inside)) return body;
  const text = inside.replace(closingFence, '');
  return text === '' ? '' : `${text}\n`;
}

/** Only a body without one raw bracket or ampersand was escaped by mistake; in any other, `&lt;` is meant. */
function isWhollyEscaped(body: string): boolean {
  if (!/&(?:lt|gt);/.test(body)) return false;
  return !/[<>]/.test(body) && !body.replace(entity, '').includes('&');
}

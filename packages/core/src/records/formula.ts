/**
 * A spreadsheet runs a cell that starts so (OWASP, "CSV Injection"), also in the wide letters of Asian keyboards. Such a
 * text gets an apostrophe in front, which is taken away again when it is read; one that had apostrophes already gets one
 * more.
 */
const atStart = /^'*[=+\-@\t\r\n＝＋－＠]/;
/**
 * Where a semicolon parts cells, as in half of Europe, quotes within a line mean nothing: then what follows a semicolon
 * or a line break begins a cell, too. A list has dashes there, so these count only where something could be called.
 */
const within = /^'*(?:[=@＝＠]|[+\-＋－].*[(|])/s;
const parts = /(?<=[;\r\n])/;

const isFormula = (part: string, at: number) => (at === 0 ? atStart : within).test(part);

export const escapeFormula = (text: string): string =>
  text
    .split(parts)
    .map((part, at) => (isFormula(part, at) ? `'${part}` : part))
    .join('');

export const unescapeFormula = (text: string): string =>
  text
    .split(parts)
    .map((part, at) => (part.startsWith("'") && isFormula(part, at) ? part.slice(1) : part))
    .join('');

/**
 * A spreadsheet runs a cell that starts so (OWASP, "CSV Injection"). In a csv such a text gets an apostrophe in front,
 * which is taken away again when the csv is read; one that had apostrophes already gets one more.
 */
export const escapeFormula = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text);
export const unescapeFormula = (text: string): string => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

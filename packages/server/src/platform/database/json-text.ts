/** Escapes, each as a whole, so that a backslash of the text itself begins none. */
const escapes = /\\(?:u(?:0000|d[89a-f][0-9a-f]{2})|[\s\S])/g;

/**
 * JSON for a jsonb column from what a person or a model wrote. PostgreSQL takes neither NUL nor half of a character,
 * in values or in names: both become U+FFFD. `JSON.stringify` escapes just those halves that are alone.
 */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value ?? null);
  if (!text.includes('\\u')) return text;
  return text.replace(escapes, (found) => (/^\\u(?:0000|d)/.test(found) ? '\uFFFD' : found));
}

/** Bounded everywhere: a text made for it must not cost more than its length. */
const places =
  /\bcreatePageUrl\(\s{0,20}["'`]([A-Za-z][\w-]{0,99})|\b(?:page|path|url|to|href)\s{0,5}[:=]\s{0,5}\{?\s{0,5}["'`]\/?([A-Za-z][\w-]{0,99})/g;

/** Names of pages that a layout seems to lead to, as far as they are written out. Texts of other kinds may be among them. */
export function namedPages(text: string): string[] {
  return [...new Set([...text.matchAll(places)].map(([, called, given]) => called ?? given ?? ''))];
}

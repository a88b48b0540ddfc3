/** The first so many characters of a text, never with half of an emoji at the end; `mark` tells that more followed. */
export function cutText(text: string, most: number, mark = '…'): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}${mark}`;
}

/**
 * Makes a stream of text one that a database can hold: no NUL, no half of a character. A pair that was cut between two
 * pieces is put together again.
 */
export function createTextCleaner(): (piece: string) => string {
  let half = '';
  return (piece) => {
    const text = half + piece;
    half = /[\uD800-\uDBFF]$/.exec(text)?.[0] ?? '';
    return text
      .slice(0, text.length - half.length)
      .replaceAll('\0', '\uFFFD')
      .toWellFormed();
  };
}

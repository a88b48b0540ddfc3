/** A place in the grid. Row -1 is the header; column 0 holds the boxes that choose rows. */
export type Cell = { row: number; col: number };
/** Where the keyboard is, and where a range that it reaches from began. */
export type Cursor = { at: Cell; anchor: Cell | null };
export type Size = { rows: number; cols: number; pageRows: number };
type Press = { key: string; isFar: boolean; isExtending: boolean };

export const firstCursor: Cursor = { at: { row: 0, col: 1 }, anchor: null };

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** Where a key leads; null for keys that lead nowhere. */
export function moved(cursor: Cursor, { key, isFar, isExtending }: Press, size: Size): Cursor | null {
  const to = target(cursor.at, { key, isFar }, size);
  if (to === null) return null;
  const least = isExtending ? 0 : -1;
  const at = {
    row: clamp(to.row, least, size.rows - 1),
    col: clamp(to.col, isExtending ? 1 : 0, size.cols - 1),
  };
  return { at, anchor: isExtending && cursor.at.row >= 0 ? (cursor.anchor ?? cursor.at) : null };
}

function target({ row, col }: Cell, { key, isFar }: Omit<Press, 'isExtending'>, size: Size): Cell | null {
  const last = { row: size.rows - 1, col: size.cols - 1 };
  switch (key) {
    case 'ArrowUp':
      return { row: isFar ? 0 : row - 1, col };
    case 'ArrowDown':
      return { row: isFar ? last.row : row + 1, col };
    case 'ArrowLeft':
      return { row, col: isFar ? 1 : col - 1 };
    case 'ArrowRight':
      return { row, col: isFar ? last.col : col + 1 };
    case 'Home':
      return { row: isFar ? 0 : row, col: isFar ? 1 : 0 };
    case 'End':
      return { row: isFar ? last.row : row, col: last.col };
    case 'PageUp':
      return { row: Math.max(0, row - size.pageRows), col };
    case 'PageDown':
      return { row: row + size.pageRows, col };
    default:
      return null;
  }
}

export type Span = { top: number; bottom: number; left: number; right: number };

/** The cells between anchor and cursor, ends included. */
export function spanOf({ at, anchor }: Cursor): Span {
  const from = anchor ?? at;
  return {
    top: Math.min(from.row, at.row),
    bottom: Math.max(from.row, at.row),
    left: Math.min(from.col, at.col),
    right: Math.max(from.col, at.col),
  };
}

export const isIn = ({ top, bottom, left, right }: Span, { row, col }: Cell): boolean =>
  row >= top && row <= bottom && col >= left && col <= right;

/** The next cell that Tab leads to while typing; at the end of a row the next one begins. */
export function nextCell({ row, col }: Cell, isBack: boolean, { rows, cols }: Size): Cell {
  if (isBack)
    return col > 1 ? { row, col: col - 1 } : { row: Math.max(0, row - 1), col: row > 0 ? cols - 1 : col };
  if (col < cols - 1) return { row, col: col + 1 };
  return row < rows - 1 ? { row: row + 1, col: 1 } : { row, col };
}

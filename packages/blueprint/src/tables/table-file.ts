import type { FieldType } from '@sayso/core/blueprint-schema';

/** One row as the file has it; lines count from 1, as an editor of texts does. */
export type TableRow = { line: number; cells: readonly string[] };

/** How the values of a column are written. */
export type CellStyle = { dayFirst: boolean; decimalComma: boolean };

/** What a look at all values of a column says about it. */
export type TableColumn = CellStyle & {
  label: string;
  type: FieldType;
  /** The values of a choice, in the file's own spelling, the most frequent first. */
  options?: readonly string[];
  /** All different values, where they are few. */
  values?: readonly string[];
  /** ISO code of the currency that stands beside its amounts. */
  currency?: string;
  hasBlanks: boolean;
  /** Day and month of its dates could stand in either order. */
  isUnsureDay?: boolean;
  /** The first value that kept the column from being numbers or dates. */
  odd?: { line: number; value: string };
};

/** Where the rows of a file are: the line that names the columns (0 for none), and how many cells a row has. */
export type TableLayout = { headLine: number; width: number };

/** A file of rows, looked through once; its rows are read again where they are stored. */
export type TableFile = {
  name: string;
  columns: readonly TableColumn[];
  rowCount: number;
  /** What could not be read: the first few with their lines, and how many there are. */
  leftOut: { count: number; first: readonly { line: number; why: string }[] };
  /** What else the person should know of how it was read. */
  remarks: readonly string[];
  layout: TableLayout;
  rows(): AsyncIterable<TableRow>;
};

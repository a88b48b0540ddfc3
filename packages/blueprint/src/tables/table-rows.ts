import type { FieldType } from '@sayso/core/blueprint-schema';
import type { BroughtRows } from '@sayso/core/turn-provider';
import { cellValue } from './cell-value.ts';
import type { Filled } from './table-drafts.ts';
import type { CellStyle, TableFile, TableLayout } from './table-file.ts';

/** How the rows of a file become values of its entity; plain data, so that another thread can read them by it. */
export type RowRecipe = {
  layout: TableLayout;
  /** The field that each column fills; null for a column that fills none. */
  columns: readonly (({ key: string; type: FieldType } & CellStyle) | null)[];
};

export type TableRows = BroughtRows & { table: TableFile; recipe: RowRecipe };

/** The rows of a file as records of its entity, read when they are stored. */
export function rowsFor({ table, entity, keys }: Filled): TableRows {
  const columns = keys.map((key, at) => {
    const field = entity.fields.find((each) => each.key === key);
    const column = table.columns[at];
    if (!field || !column) return null;
    const { dayFirst, decimalComma } = column;
    return { key: field.key, type: field.type, dayFirst, decimalComma };
  });
  const recipe = { layout: table.layout, columns };
  return {
    entity: entity.name,
    file: table.name,
    table,
    recipe,
    async *rows() {
      for await (const { line, cells } of table.rows()) yield { line, values: valuesOf(recipe, cells) };
    },
  };
}

export function valuesOf({ columns }: RowRecipe, cells: readonly string[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [at, column] of columns.entries()) {
    const value = column ? cellValue(cells[at] ?? '', column.type, column) : undefined;
    if (column && value !== undefined) values[column.key] = value;
  }
  return values;
}

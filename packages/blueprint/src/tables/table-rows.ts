import type { BroughtRows } from '@sayso/core/turn-provider';
import { cellValue } from './cell-value.ts';
import type { Filled } from './table-drafts.ts';

/** The rows of a file as records of its entity, read when they are stored. */
export function rowsFor({ table, entity, keys }: Filled): BroughtRows {
  const fields = keys.map((key) => entity.fields.find((field) => field.key === key));
  return {
    entity: entity.name,
    file: table.name,
    async *rows() {
      for await (const { line, cells } of table.rows()) yield { line, values: valuesOf(cells) };
    },
  };

  function valuesOf(cells: readonly string[]): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    for (const [at, field] of fields.entries()) {
      const column = table.columns[at];
      const value = field && column ? cellValue(cells[at] ?? '', field.type, column) : undefined;
      if (field && value !== undefined) values[field.key] = value;
    }
    return values;
  }
}

import type { ToolResult } from '@sayso/contracts/chat';

type Props = NonNullable<ToolResult['display_results']>['data'];
type Row = Props['rows'][number];

/** Records or figures that the assistant shows; a row is an object, or a list in the order of the columns. */
export function ResultTable({ columns, rows }: Props) {
  if (rows.length === 0) return <p className="pl-5.5 text-caption text-muted">Nothing was found.</p>;
  return (
    <section
      aria-label="Result"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full text-left text-caption">
        <thead className="text-muted">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="whitespace-nowrap px-3 py-2 font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids and never move
            <tr key={at} className="border-line border-t">
              {columns.map((column, number) => (
                <td key={column} className="max-w-56 truncate px-3 py-1.5 tabular-nums">
                  {cellText(cellOf(row, column, number))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const cellOf = (row: Row, column: string, number: number): unknown =>
  Array.isArray(row) ? row[number] : row[column];

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

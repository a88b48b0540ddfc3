import type { ToolResult } from '@sayso/contracts/chat';
import { t } from '../../../texts/chat.ts';
import { dateText } from '../../../texts/language.ts';
import { cn } from '../../../ui/cn.ts';

type Props = NonNullable<ToolResult['display_results']>['data'];
type Row = Props['rows'][number];

/** Records or figures that the assistant shows; a row is an object, or a list in the order of the columns. */
export function ResultTable({ columns, rows }: Props) {
  if (rows.length === 0) return <p className="pl-5.5 text-caption text-muted">{t('table.empty')}</p>;
  return (
    <section
      aria-label={t('table.label')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full text-left text-caption">
        <thead className="text-muted">
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="whitespace-nowrap px-3 py-2 font-medium first-letter:uppercase"
              >
                {column.replaceAll('_', ' ')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids and never move
            <tr key={at} className="border-line border-t">
              {columns.map((column, number) => {
                const value = cellOf(row, column, number);
                const isNumber = typeof value === 'number';
                return (
                  <td
                    key={column}
                    className={cn('max-w-56 truncate px-3 py-1.5', isNumber && 'tabular-nums')}
                  >
                    {cellText(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const cellOf = (row: Row, column: string, number: number): unknown =>
  Array.isArray(row) ? row[number] : row[column];

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d[\d:.]*Z$/.test(value);

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (isMoment(value)) return dateText(value, 'moment');
  if (typeof value === 'boolean') return t(value ? 'table.yes' : 'table.no');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

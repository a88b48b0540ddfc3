import type { ReactNode } from 'react';
import { figures } from '../texts/figures.ts';
import { Card } from '../ui/card.tsx';
import { cn } from '../ui/lib-utils.ts';
import { Table, TableBody, TableCell, TableFooter, TableHead, TableHeader, TableRow } from '../ui/table.tsx';
import { RowsSkeleton } from './skeletons.tsx';
import { Empty, Failed } from './states.tsx';

export type FigureTableProps = {
  title?: string | undefined;
  actions?: ReactNode;
  heads: readonly string[];
  lines: readonly { key: string; cells: readonly ReactNode[] }[] | undefined;
  foot?: readonly ReactNode[];
  error?: unknown;
  onRetry: () => void;
  emptyText: string;
};

/** A table of numbers: first column names, the others right-aligned. */
export const FigureTable = ({
  title,
  actions,
  heads,
  lines,
  foot,
  error,
  onRetry,
  emptyText,
}: FigureTableProps) => (
  <Card className="min-w-0 gap-0 overflow-hidden py-0">
    {title !== undefined || actions ? (
      <header className="flex flex-wrap items-center justify-between gap-3 px-5 pt-4 pb-3">
        <h2 className="text-[15px] font-semibold">{title}</h2>
        {actions ? <div className="flex items-center gap-2">{actions}</div> : null}
      </header>
    ) : null}
    {error ? <Failed error={error} onRetry={onRetry} /> : null}
    {lines === undefined && !error ? <RowsSkeleton rows={4} /> : null}
    {lines?.length === 0 ? <Empty title={emptyText} isSmall /> : null}
    {lines && lines.length > 0 ? (
      <Table scrollLabel={title ?? heads[0] ?? figures.label}>
        <TableHeader>
          <TableRow className="hover:bg-transparent">
            {heads.map((head, at) => (
              <TableHead key={head} className={cn(at > 0 && 'text-end')}>
                {head}
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {lines.map(({ key, cells }) => (
            <TableRow key={key}>
              {cells.map((cell, at) => (
                <TableCell key={heads[at]} className={at === 0 ? 'font-medium' : 'text-end tabular-nums'}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        {foot ? (
          <TableFooter>
            <TableRow className="hover:bg-transparent">
              {foot.map((cell, at) => (
                <TableCell key={heads[at]} className={at === 0 ? '' : 'text-end tabular-nums'}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          </TableFooter>
        ) : null}
      </Table>
    ) : null}
  </Card>
);

import { states } from '../texts/states.ts';
import { Card } from '../ui/card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const keys = (count: number) => Array.from({ length: count }, (_, at) => `part-${at}`);
const loading = { role: 'status', 'aria-label': states.loading } as const;

/** Lines of a list whose columns are not known. */
export const RowsSkeleton = ({ rows = 5 }: { rows?: number }) => (
  <div className="flex flex-col" {...loading}>
    {keys(rows).map((key) => (
      <div key={key} className="flex items-center gap-4 border-b border-border px-5 py-3.5 last:border-b-0">
        <Skeleton className="h-4 w-1/4" />
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="ms-auto h-5 w-20 rounded-full" />
      </div>
    ))}
  </div>
);

const widths = ['w-3/5', 'w-4/5', 'w-1/2', 'w-2/3'];

/** A table's head and lines, as wide as its columns will be. */
export const TableSkeleton = ({ columns, rows = 8 }: { columns: number; rows?: number }) => (
  <div className="overflow-hidden" {...loading}>
    {keys(rows + 1).map((key, line) => (
      <div
        key={key}
        className="flex items-center gap-6 border-b border-border px-5 py-(--row-pad) last:border-b-0"
      >
        {keys(Math.max(1, columns)).map((cell, at) => (
          <span key={cell} className={at > 3 ? 'flex-1 max-md:hidden' : 'flex-1'}>
            <Skeleton
              className={line === 0 ? 'h-3 w-1/2' : `my-0.5 h-4 ${widths[(line + at) % widths.length] ?? ''}`}
            />
          </span>
        ))}
      </div>
    ))}
  </div>
);

export const CardsSkeleton = ({
  cards = 6,
  hasPicture = false,
}: {
  cards?: number;
  hasPicture?: boolean;
}) => (
  <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4" {...loading}>
    {keys(cards).map((key) => (
      <Card key={key} className="gap-0 overflow-hidden py-0">
        {hasPicture ? <Skeleton className="aspect-[4/3] w-full rounded-none" /> : null}
        <div className="flex flex-col gap-3 p-5">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      </Card>
    ))}
  </div>
);

export const BoardSkeleton = ({ columns }: { columns: number }) => (
  <div className="flex gap-4 overflow-hidden" {...loading}>
    {keys(Math.max(1, columns)).map((column, at) => (
      <div
        key={column}
        className="flex w-72 min-w-60 shrink-0 flex-col gap-2 rounded-xl bg-muted/70 p-2 md:w-auto md:max-w-96 md:flex-1"
      >
        <Skeleton className="mx-2 my-2 h-4 w-1/2 bg-border" />
        {keys(3 - (at % 2)).map((card) => (
          <div key={card} className="flex flex-col gap-2 rounded-lg bg-card p-3">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-3.5 w-4/5" />
          </div>
        ))}
      </div>
    ))}
  </div>
);

const heights = ['h-2/5', 'h-3/5', 'h-1/2', 'h-4/5', 'h-3/4', 'h-full'];

export const ChartSkeleton = ({ isRing = false }: { isRing?: boolean }) =>
  isRing ? (
    <div className="flex items-center justify-center gap-6 py-3" {...loading}>
      <div className="size-34 shrink-0 animate-pulse rounded-full border-[1.35rem] border-muted motion-reduce:animate-none" />
      <div className="flex max-w-40 flex-1 flex-col gap-3">
        {keys(4).map((key) => (
          <Skeleton key={key} className="h-3.5 w-full" />
        ))}
      </div>
    </div>
  ) : (
    <div className="flex h-52 w-full items-end gap-3 border-b border-border px-4" {...loading}>
      {heights.map((height) => (
        <Skeleton key={height} className={`${height} flex-1 rounded-b-none`} />
      ))}
    </div>
  );

export const DetailSkeleton = ({ facts }: { facts: number }) => (
  <div className="flex flex-col gap-(--gap)" {...loading}>
    <div className="flex items-end justify-between gap-4">
      <div className="flex w-1/3 flex-col gap-2">
        <Skeleton className="h-4 w-16" />
        <Skeleton className="h-8 w-full" />
      </div>
      <Skeleton className="h-9 w-28" />
    </div>
    <Card className="px-5">
      <div className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-3 lg:grid-cols-4">
        {keys(Math.max(4, facts)).map((key) => (
          <div key={key} className="flex flex-col gap-2">
            <Skeleton className="h-3 w-1/3" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        ))}
      </div>
    </Card>
    <Card className="py-0">
      <TableSkeleton columns={3} rows={3} />
    </Card>
  </div>
);

/** A thing as visitors see it: its picture and what is told of it. */
export const PublicDetailSkeleton = () => (
  <div className="grid gap-8 md:grid-cols-2" {...loading}>
    <Skeleton className="aspect-[4/3] w-full rounded-xl" />
    <Skeleton className="h-64 w-full rounded-xl" />
  </div>
);

import { useQueries } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Row } from '../sdk/entity-types.ts';
import { createPageUrl } from '../sdk/utils.ts';
import { attention } from '../texts/attention.ts';
import { Card } from '../ui/card.tsx';
import type { AttentionProps } from './api.ts';
import { textOf } from './cell.tsx';
import { useReferences } from './data.ts';
import { Readable } from './readable.tsx';
import { nameOf, useTitleReferences } from './record-name.tsx';
import { SampleMark } from './sample-mark.tsx';
import { fieldOf } from './schema.ts';
import { RowsSkeleton } from './skeletons.tsx';
import { Empty, Failed } from './states.tsx';
import { useReach } from './use-reach.ts';

type Item = AttentionProps['items'][number];
const mostOfEach = 4;
const mostCompared = 500;

/** Records that want somebody's hand. */
export const Attention = (props: AttentionProps) => (
  <Readable entities={props.items.map(({ entity }) => entity)}>
    <AttentionCard {...props} />
  </Readable>
);

function AttentionCard({
  title = attention.title,
  items: all,
  emptyText = attention.allDone,
}: AttentionProps) {
  const reachOf = useReach(all.map(({ entity }) => entity));
  // "All done" would be said of those, too, that this person may not see.
  const items = all.filter(({ entity }) => reachOf(entity) === 'open');
  const results = useQueries({
    queries: items.map((item) => ({
      queryKey: ['records', item.entity.name, 'rows', 'attention', item.where, item.compare],
      queryFn: async () =>
        picked(
          await item.entity.filter(item.where, undefined, item.compare ? mostCompared : mostOfEach),
          item,
        ),
    })),
  });
  const isPending = results.some((result) => result.isPending);
  const failed = results.find((result) => result.isError);
  const isEmpty = !isPending && results.every(({ data }) => data?.length === 0);
  return (
    <Card className="min-w-0 gap-3">
      <h2 className="px-5 text-[15px] font-semibold">{title}</h2>
      {isPending ? <RowsSkeleton rows={3} /> : null}
      {failed ? <Failed error={failed.error} onRetry={() => void failed.refetch()} /> : null}
      {isEmpty ? <Empty title={emptyText} text={attention.allDoneHint} icon={CircleCheck} isSmall /> : null}
      <ul className="flex flex-col gap-1 px-2">
        {items.map((item, at) => (
          <ItemRows key={`${item.entity.name} ${item.label}`} item={item} rows={results[at]?.data ?? []} />
        ))}
      </ul>
    </Card>
  );
}

function picked(rows: Row[], { compare }: Item): Row[] {
  if (compare === undefined) return rows;
  const matches = (row: Row) => {
    const one = row[compare.field];
    const other = row[compare.than];
    if (
      typeof one !== typeof other ||
      one === null ||
      one === undefined ||
      other === null ||
      other === undefined
    )
      return false;
    return compare.is === 'below' ? one <= other : one >= other;
  };
  return rows.filter(matches).slice(0, mostOfEach);
}

function ItemRows({ item, rows }: { item: Item; rows: Row[] }) {
  const { entity, label, page, icon: Mark = TriangleAlert } = item;
  const hint = item.hint === undefined ? undefined : fieldOf(entity.schema, item.hint);
  const titles = useTitleReferences(entity, rows);
  const references = useReferences(hint ? [hint] : [], rows);
  return rows.map((row) => {
    const detail = hint === undefined ? '' : textOf(hint, row[hint.key], references);
    const name = nameOf(entity, row, titles);
    return (
      <li
        key={row.id}
        className="relative flex items-center gap-3 rounded-lg px-3 py-2 transition-colors hover:bg-muted/60"
      >
        <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-warning-soft text-warning">
          <Mark className="size-4" strokeWidth={1.75} />
        </span>
        <span className="min-w-0">
          {page === undefined ? (
            <span className="block truncate font-medium">{name}</span>
          ) : (
            <Link
              to={createPageUrl(`${page}?id=${row.id}`)}
              className="block truncate rounded-sm font-medium outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:ring-2 focus-visible:after:ring-ring"
            >
              {name}
            </Link>
          )}
          <span className="block truncate text-[13px] text-muted-foreground">
            {label}
            {detail === '' ? '' : ` · ${detail}`}
          </span>
        </span>
        <span className="ms-auto">
          <SampleMark entity={entity} row={row} />
        </span>
      </li>
    );
  });
}

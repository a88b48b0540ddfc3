import { Link } from 'react-router-dom';
import type { Row } from '../sdk/entity-types.ts';
import { createPageUrl } from '../sdk/utils.ts';
import { lists } from '../texts/lists.ts';
import { recentRecords } from '../texts/recent-records.ts';
import { Card } from '../ui/card.tsx';
import type { RecentRecordsProps } from './api.ts';
import { closedTo } from './closed-to.tsx';
import { useRows } from './data.ts';
import { readDate } from './format.ts';
import { Readable } from './readable.tsx';
import { RecentTable } from './recent-table.tsx';
import { type Field, fieldsOf, isDate, nounOf, pluralOf } from './schema.ts';
import { noteDetailPage } from './shell-context.ts';
import { RowsSkeleton } from './skeletons.tsx';
import { Empty, Failed } from './states.tsx';
import { realOnTop, useSamples } from './use-samples.ts';

/** The newest records (or the first by `sort`) in a few columns. */
export const RecentRecords = (props: RecentRecordsProps) => (
  <Readable entities={[props.entity]} explainsItself>
    <RecentCard {...props} />
  </Readable>
);

function RecentCard(props: RecentRecordsProps) {
  const {
    title,
    entity,
    fields: keys,
    sort,
    limit = 6,
    where,
    detailPage,
    listPage,
    emptyText,
    imageField,
  } = props;
  noteDetailPage(entity.name, detailPage);
  const hasReal = useSamples(entity) === 'beside';
  const order = sort ?? '-created_date';
  const rows = useRows(entity, { where, sort: hasReal ? `is_sample,${order}` : order, limit });
  const fields = fieldsOf(entity.schema, keys).filter(({ key }) => key !== imageField);
  const found = rows.data ?? [];
  const inOrder = sort === undefined ? latestFirst(found, fields.find(isDate)) : found;
  const shown = hasReal ? realOnTop(inOrder) : inOrder;
  return (
    <Card className="min-w-0 gap-0 overflow-hidden py-0">
      <header className="flex items-center justify-between gap-3 px-5 pt-4.5 pb-3">
        <h2 className="text-[15px] font-semibold">{title}</h2>
        {listPage === undefined ? null : (
          <Link
            to={createPageUrl(listPage)}
            className="rounded-sm text-[13px] font-medium text-link outline-none hover:underline focus-visible:ring-2 focus-visible:ring-ring"
          >
            {recentRecords.viewAll}
          </Link>
        )}
      </header>
      {rows.isPending ? <RowsSkeleton rows={4} /> : null}
      {rows.isError && rows.data === undefined ? (
        <Failed error={rows.error} onRetry={() => void rows.refetch()} />
      ) : null}
      {rows.data?.length === 0
        ? (closedTo(entity, { noun: nounOf(entity.schema), isSmall: true }) ?? (
            <Empty
              title={
                where === undefined ? lists.noneYet(pluralOf(nounOf(entity.schema))) : recentRecords.noneNow
              }
              text={emptyText}
              isSmall
            />
          ))
        : null}
      {shown.length > 0 ? <RecentTable {...props} columns={fields} rows={shown} /> : null}
    </Card>
  );
}

/** The newest records in the order of the date that is read beside them. */
function latestFirst(rows: readonly Row[], date: Field | undefined): readonly Row[] {
  if (date === undefined) return rows;
  const timeOf = (row: Row) => readDate(row[date.key])?.getTime() ?? 0;
  return [...rows].sort((one, other) => timeOf(other) - timeOf(one));
}

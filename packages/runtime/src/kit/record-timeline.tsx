import { lists } from '../texts/lists.ts';
import { Card } from '../ui/card.tsx';
import type { RecordTimelineProps } from './api.ts';
import { Cell } from './cell.tsx';
import { useReferences, useRows } from './data.ts';
import { FilterBar } from './filter-bar.tsx';
import { formatDay, formatMoment } from './format.ts';
import { Readable } from './readable.tsx';
import { nameOf, useTitleReferences } from './record-name.tsx';
import { SampleMark } from './sample-mark.tsx';
import { fieldOf, fieldsOf, nounOf, pluralOf } from './schema.ts';
import { RowsSkeleton } from './skeletons.tsx';
import { Failed } from './states.tsx';
import { useFiltering } from './use-filtering.ts';
import { useListing } from './use-listing.tsx';

export const RecordTimeline = (props: RecordTimelineProps) => (
  <Readable entities={[props.entity]}>
    <TimelineView {...props} />
  </Readable>
);

function TimelineView(props: RecordTimelineProps) {
  const { entity, dateField, fields: keys = [], sort } = props;
  const filtering = useFiltering({ ...props, columns: keys });
  const listing = useListing(props);
  const rows = useRows(entity, { where: filtering.where, sort: sort ?? `-${dateField}`, limit: 200 });
  const found = rows.data ?? [];
  const fields = fieldsOf(entity.schema, keys);
  const references = useReferences(fields, found);
  const titles = useTitleReferences(entity, found);
  const isMoment = fieldOf(entity.schema, dateField)?.kind === 'datetime';
  return (
    <div className="flex flex-col gap-4">
      <FilterBar filtering={filtering} placeholder={lists.search(pluralOf(nounOf(entity.schema)))} />
      <Card className="gap-0 py-2">
        {rows.isPending ? <RowsSkeleton /> : null}
        {rows.isError && rows.data === undefined ? (
          <Failed error={rows.error} onRetry={() => void rows.refetch()} />
        ) : null}
        {rows.data?.length === 0 ? listing.empty(filtering) : null}
        <ol className="flex flex-col">
          {found.map((row) => (
            <li
              key={row.id}
              className="relative flex gap-4 px-5 py-3 before:absolute before:top-0 before:bottom-0 before:start-[1.72rem] before:w-px before:bg-border first:before:top-5 last:before:bottom-auto last:before:h-5"
            >
              <span
                className="relative mt-1.5 size-3.5 shrink-0 rounded-full border-[3px] border-card bg-primary"
                aria-hidden="true"
              />
              <div className="flex min-w-0 flex-1 flex-col gap-1">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <button
                    type="button"
                    className="min-w-0 rounded-sm text-start font-medium wrap-anywhere outline-none hover:underline focus-visible:ring-2 focus-visible:ring-ring"
                    onClick={() => listing.open(row)}
                  >
                    {nameOf(entity, row, titles)}
                  </button>
                  <time className="text-[13px] text-muted-foreground">
                    {isMoment ? formatMoment(row[dateField]) : formatDay(row[dateField])}
                  </time>
                </div>
                <div className="flex flex-wrap gap-x-4 gap-y-1 text-[13px] text-muted-foreground">
                  <SampleMark entity={entity} row={row} />
                  {fields.map((field) => (
                    <Cell key={field.key} field={field} row={row} references={references} />
                  ))}
                </div>
              </div>
            </li>
          ))}
        </ol>
      </Card>
      {listing.dialogs}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Row } from '../sdk/entity-types.ts';
import { createPageUrl } from '../sdk/utils.ts';
import { lists } from '../texts/lists.ts';
import { recentRecords } from '../texts/recent-records.ts';
import { values } from '../texts/values.ts';
import { Card } from '../ui/card.tsx';
import { cn } from '../ui/lib-utils.ts';
import type { RecentRecordsProps } from './api.ts';
import { Cell, Picture, textOf } from './cell.tsx';
import { closedTo } from './closed-to.tsx';
import { type References, useReferences, useRows } from './data.ts';
import { distanceOf, readDate } from './format.ts';
import { Readable } from './readable.tsx';
import { Marked } from './sample-mark.tsx';
import { type Field, fieldsOf, isDate, isNumeric, nounOf, pluralOf } from './schema.ts';
import { noteDetailPage } from './shell-context.ts';
import { RowsSkeleton } from './skeletons.tsx';
import { Empty, Failed } from './states.tsx';
import { realOnTop, useSamples } from './use-samples.ts';
import { isEmpty } from './validate.ts';

/** The newest records (or the first by `sort`) in a few columns. */
export const RecentRecords = (props: RecentRecordsProps) => (
  <Readable entities={[props.entity]} explainsItself>
    <RecentCard {...props} />
  </Readable>
);

function RecentCard(props: RecentRecordsProps) {
  const { title, entity, fields: keys, sort, limit = 6, where, detailPage, listPage, emptyText } = props;
  const { imageField } = props;
  noteDetailPage(entity.name, detailPage);
  const hasReal = useSamples(entity) === 'beside';
  const order = sort ?? '-created_date';
  const rows = useRows(entity, { where, sort: hasReal ? `is_sample,${order}` : order, limit });
  const fields = fieldsOf(entity.schema, keys).filter(({ key }) => key !== imageField);
  const kept = keptOf(fields);
  const found = rows.data ?? [];
  const inOrder = sort === undefined ? latestFirst(found, fields.find(isDate)) : found;
  const shown = hasReal ? realOnTop(inOrder) : inOrder;
  const references = useReferences(fields, shown);
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
      {shown.length > 0 ? (
        <div className="@container overflow-x-auto">
          <table className="w-full text-[13.5px]">
            <thead className="sr-only">
              <tr>
                {fields.map(({ key, label }) => (
                  <th key={key}>{label}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <tr
                  key={row.id}
                  className="relative border-t border-border transition-colors hover:bg-muted/50"
                >
                  {fields.map((field, at) => (
                    <td
                      key={field.key}
                      className={cn(
                        'px-3 py-(--row-pad) first:ps-5 last:pe-5',
                        at === 0 ? 'max-w-56 font-medium' : 'max-w-48 text-muted-foreground',
                        isNumeric(field) && 'text-end text-foreground tabular-nums',
                        at > 1 && at !== kept && 'max-sm:hidden',
                        at === kept && 'max-sm:pe-5 max-sm:text-end',
                        // A picture takes the room of a column where there is little.
                        imageField !== undefined &&
                          at > 0 &&
                          at !== kept &&
                          (at > 1 ? '@max-xl:hidden' : 'max-sm:hidden'),
                        at === fields.length - 1 && at > 0 && 'text-end',
                      )}
                    >
                      {at === 0 ? (
                        <Marked entity={entity} row={row} isLine>
                          <Name {...props} field={field} row={row} references={references} sort={sort} />
                        </Marked>
                      ) : (
                        <Value field={field} row={row} references={references} sort={sort} />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </Card>
  );
}

/** Beside the first two, the column that a narrow screen has room for: where a thing stands, before how to reach somebody. */
function keptOf(fields: readonly Field[]): number {
  const state = fields.findIndex(({ kind }, at) => at > 1 && kind === 'enum');
  return state === -1 ? fields.length - 1 : state;
}

type ValueProps = { field: Field; row: Row; references: References; sort?: string | undefined };

const Value = ({ field, row, references, sort }: ValueProps) => (
  <>
    <DateLabel field={field} value={row[field.key]} />
    <Cell field={field} row={row} references={references} />
    {field.key === sort ? <Distance value={row[field.key]} /> : null}
  </>
);

type NameProps = Pick<RecentRecordsProps, 'detailPage' | 'imageField'> & ValueProps;

/** The first cell, which leads to the record's page where there is one. */
function Name({ detailPage, imageField, sort, field, row, references }: NameProps) {
  const name =
    detailPage === undefined ? (
      <Value field={field} row={row} references={references} sort={sort} />
    ) : (
      <Link
        to={createPageUrl(`${detailPage}?id=${row.id}`)}
        className="block truncate rounded-sm outline-none after:absolute after:inset-0 focus-visible:ring-2 focus-visible:ring-ring"
      >
        {textOf(field, row[field.key], references) || values.untitled}
      </Link>
    );
  return imageField === undefined ? name : <Head picture={row[imageField]}>{name}</Head>;
}

/** What the row is called, behind its picture; a row without one keeps the others' line. */
const Head = ({ picture, children }: { picture: unknown; children: ReactNode }) =>
  picture === null ? (
    children
  ) : (
    <div className="flex items-center gap-3">
      {typeof picture === 'string' && picture !== '' ? (
        <Picture src={picture} alt="" className="size-9 shrink-0 rounded-md" />
      ) : (
        <span className="size-9 shrink-0 rounded-md bg-muted" aria-hidden="true" />
      )}
      <div className="min-w-0">{children}</div>
    </div>
  );

/** The newest records in the order of the date that is read beside them. */
function latestFirst(rows: readonly Row[], date: Field | undefined): readonly Row[] {
  if (date === undefined) return rows;
  const timeOf = (row: Row) => readDate(row[date.key])?.getTime() ?? 0;
  return [...rows].sort((one, other) => timeOf(other) - timeOf(one));
}

/** "End Nov 26" is no sentence. */
const said: Readonly<Record<string, string>> = { start: recentRecords.starts, end: recentRecords.ends };

/** The head of these columns is not shown, and a date alone does not say of what it is. */
function DateLabel({ field, value }: { field: Field; value: unknown }) {
  const noun = isDate(field) && !isEmpty(value) ? field.label.replace(/(?:^| )(?:date|day)$/i, '') : '';
  const label = said[noun.toLowerCase()] ?? noun;
  return label === '' ? null : (
    <span className="whitespace-nowrap" aria-hidden="true">
      {label}{' '}
    </span>
  );
}

/** How long it is until the day that the list goes by. */
function Distance({ value }: { value: unknown }) {
  const text = distanceOf(value);
  return text === '' ? null : <span className="block whitespace-nowrap text-[12.5px]">{text}</span>;
}

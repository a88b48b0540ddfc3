import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Row } from '../sdk/entity-types.ts';
import { createPageUrl } from '../sdk/utils.ts';
import { recentRecords } from '../texts/recent-records.ts';
import { values } from '../texts/values.ts';
import { cn } from '../ui/lib-utils.ts';
import type { RecentRecordsProps } from './api.ts';
import { Cell, Picture, textOf } from './cell.tsx';
import { type References, useReferences } from './data.ts';
import { distanceOf } from './format.ts';
import { saysMore } from './repeats.ts';
import { Marked } from './sample-mark.tsx';
import { type Field, isDate, isNumeric } from './schema.ts';
import { isEmpty } from './validate.ts';

type Props = Pick<RecentRecordsProps, 'entity' | 'detailPage' | 'imageField' | 'sort'> & {
  columns: readonly Field[];
  rows: readonly Row[];
};

/** A line of each record: side by side in a wide card; in a narrow one two columns, the first with a second line. */
export function RecentTable({ columns, rows, ...props }: Props) {
  const { entity, imageField } = props;
  const references = useReferences(columns, rows);
  const fields = columns.filter((field, at) => at === 0 || saysMore(field, { columns, rows, references }));
  const { below, end } = narrowOf(fields);
  return (
    <div className="@container">
      <table className="w-full table-fixed text-[13.5px] @2xl:table-auto">
        <thead className="sr-only">
          <tr>
            {fields.map(({ key, label }) => (
              <th key={key}>{label}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="relative border-t border-border transition-colors hover:bg-muted/50">
              {fields.map((field, at) => (
                <td
                  key={field.key}
                  className={lookOf(field, at, { fields, end, hasPicture: imageField !== undefined })}
                >
                  {at === 0 ? (
                    <Marked entity={entity} row={row} isLine>
                      <Name {...props} field={field} row={row} references={references} below={below} />
                    </Marked>
                  ) : (
                    <Value field={field} row={row} references={references} sort={props.sort} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Line = { fields: readonly Field[]; end: Field | undefined; hasPicture: boolean };

function lookOf(field: Field, at: number, { fields, end, hasPicture }: Line): string {
  const edges = 'px-3 py-(--row-pad) first:ps-5 last:pe-5';
  if (at === 0)
    return cn(edges, 'max-w-56 font-medium', end === undefined ? '@max-lg:pe-5' : '@max-lg:w-3/5');
  return cn(
    edges,
    'max-w-48 text-muted-foreground',
    isNumeric(field) && 'text-end text-foreground tabular-nums',
    field === end ? '@max-lg:pe-5 @max-lg:text-end' : '@max-lg:hidden',
    // A picture takes the room of a column where there is little.
    hasPicture && at > 1 && field !== end && '@max-xl:hidden',
    at === fields.length - 1 && 'text-end',
  );
}

/** What a narrow card has room for: a date below the name, and at the end where a thing stands. */
function narrowOf(fields: readonly Field[]): { below: Field | undefined; end: Field | undefined } {
  const others = fields.slice(1);
  const state = others.find(({ kind }) => kind === 'enum');
  const below = others.find(isDate) ?? others.find((field) => field !== state && !isNumeric(field));
  const rest = others.filter((field) => field !== below);
  return { below, end: state ?? rest.find(isNumeric) ?? rest[0] };
}

type ValueProps = { field: Field; row: Row; references: References; sort?: string | undefined };

const Value = ({ field, row, references, sort }: ValueProps) => (
  <>
    <DateLabel field={field} value={row[field.key]} sort={sort} />
    <Cell field={field} row={row} references={references} />
    {field.key === sort ? <Distance value={row[field.key]} /> : null}
  </>
);

type NameProps = Pick<RecentRecordsProps, 'detailPage' | 'imageField'> &
  ValueProps & { below: Field | undefined };

/** The first cell, which leads to the record's page where there is one. */
function Name({ detailPage, imageField, sort, field, row, references, below }: NameProps) {
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
  const text =
    below === undefined || isEmpty(row[below.key]) ? null : (
      <Below field={below} row={row} references={references} sort={sort} />
    );
  const lines = (
    <>
      {name}
      {text}
    </>
  );
  return imageField === undefined ? lines : <Head picture={row[imageField]}>{lines}</Head>;
}

/** The second line of a narrow card. */
function Below({ field, row, references, sort }: ValueProps) {
  // With its time, a day fills the line.
  const distance = field.key === sort && field.kind === 'date' ? distanceOf(row[field.key]) : '';
  return (
    <span className="hidden truncate text-[12.5px] font-normal text-muted-foreground @max-lg:block">
      <DateLabel field={field} value={row[field.key]} sort={sort} />
      {textOf(field, row[field.key], references)}
      {distance === '' ? null : ` · ${distance}`}
    </span>
  );
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

/** "End Nov 26" is no sentence. */
const said: Readonly<Record<string, string>> = { start: '', when: '', end: recentRecords.ends };

type LabelProps = { field: Field; value: unknown; sort?: string | undefined };

/** The head of these columns is not shown, and a date alone does not say of what it is, unless the list goes by it. */
function DateLabel({ field, value, sort }: LabelProps) {
  const isTold = !isDate(field) || isEmpty(value) || field.key === sort;
  const noun = isTold ? '' : field.label.replace(/(?:^| )(?:date|day)$/i, '');
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

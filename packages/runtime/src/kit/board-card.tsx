import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { Row } from '../sdk/entity-types.ts';
import { cn } from '../ui/lib-utils.ts';
import { Cell } from './cell.tsx';
import type { References } from './data.ts';
import { isNamesake } from './repeats.ts';
import { RowMenu } from './row-menu.tsx';
import { Marked } from './sample-mark.tsx';
import type { Field } from './schema.ts';
import type { Listing } from './use-listing.tsx';
import { isEmpty } from './validate.ts';

type Props = {
  row: Row;
  name: string;
  fields: readonly Field[];
  references: References;
  listing: Listing;
  readOnly: boolean;
  isDragging: boolean;
};

/** What is cut short in a narrow column is of no use: these wrap. */
const contacts: ReadonlySet<Field['kind']> = new Set(['email', 'phone', 'reference']);

/** Drawn anew only when what it shows changes, since every move of the pointer asks all cards of a column. */
export const BoardCard = memo(
  Face,
  (one, other) =>
    one.row === other.row &&
    one.name === other.name &&
    one.references === other.references &&
    one.isDragging === other.isDragging &&
    one.readOnly === other.readOnly &&
    one.fields === other.fields,
);

function Face({ row, name, fields, references, listing, readOnly, isDragging }: Props) {
  const href = listing.hrefOf(row);
  const shown = fields.filter(
    (field) => !isEmpty(row[field.key]) && !isNamesake(field, { row, name, references }),
  );
  const look =
    'min-w-0 rounded-sm text-start font-medium wrap-anywhere outline-none hover:underline focus-visible:ring-2 focus-visible:ring-ring';
  return (
    <article
      data-dragged={isDragging ? '' : undefined}
      className={cn(
        'kit-card flex flex-col gap-2 rounded-lg border border-border bg-card p-3 text-[13px] text-card-foreground',
        isDragging && 'rotate-1 shadow-lg',
      )}
    >
      <div className="flex items-start justify-between gap-1">
        <Marked entity={listing.entity} row={row}>
          {href === undefined && !listing.mayEdit(row) ? (
            <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
          ) : href === undefined ? (
            <button type="button" className={look} onClick={() => listing.open(row)}>
              {name}
            </button>
          ) : (
            <Link to={href} className={look} draggable={false}>
              {name}
            </Link>
          )}
        </Marked>
        {readOnly ? null : (
          <span className="-mt-1.5 -me-1.5">
            <RowMenu row={row} listing={listing} />
          </span>
        )}
      </div>
      {shown.length > 0 ? (
        <ul className="flex flex-col items-start gap-1.5 text-muted-foreground">
          {shown.map((field) => (
            <li key={field.key} title={field.label} className="max-w-full min-w-0">
              <Cell field={field} row={row} references={references} isLong={contacts.has(field.kind)} />
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  );
}

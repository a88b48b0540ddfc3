import { Check } from 'lucide-react';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Row } from '../sdk/entity-types.ts';
import { selection } from '../texts/selection.ts';
import { values } from '../texts/values.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { cn } from '../ui/lib-utils.ts';
import { TableCell, TableRow } from '../ui/table.tsx';
import { Cell, textOf } from './cell.tsx';
import type { References } from './data.ts';
import { RowMenu } from './row-menu.tsx';
import { Marked } from './sample-mark.tsx';
import { type Field, isNumeric } from './schema.ts';
import type { Listing } from './use-listing.tsx';
import { isEmpty } from './validate.ts';

type Props = {
  row: Row;
  fields: readonly Field[];
  references: References;
  listing: Listing;
  readOnly: boolean;
  rowActions: ((row: Row) => ReactNode) | undefined;
  isSelected: boolean;
  canSelect?: boolean;
  onToggle: (row: Row) => void;
};

/** One record of a table: the whole line opens it, the first cell is its link. */
export const TableLine = memo(Line, isSameLine);

/** What a line calls does the same at each drawing of its table, so it is not compared. */
function isSameLine(one: Props, other: Props): boolean {
  return (
    one.row === other.row &&
    one.fields === other.fields &&
    one.references === other.references &&
    one.isSelected === other.isSelected &&
    one.readOnly === other.readOnly &&
    one.canSelect === other.canSelect &&
    one.rowActions === other.rowActions
  );
}

function Line({
  row,
  fields,
  references,
  listing,
  readOnly,
  rowActions,
  isSelected,
  canSelect = !readOnly,
  onToggle,
}: Props) {
  const canOpen = listing.hrefOf(row) !== undefined || listing.mayEdit(row);
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const isControl =
      event.target instanceof Element &&
      event.target.closest('a,button,input,[role=menuitem],[role=checkbox]');
    if (canOpen && !isControl) listing.open(row);
  };
  return (
    <TableRow
      className={cn(canOpen && 'cursor-pointer')}
      data-state={isSelected ? 'selected' : undefined}
      onClick={handleClick}
    >
      {canSelect ? (
        <TableCell className="w-10">
          <Checkbox checked={isSelected} onCheckedChange={() => onToggle(row)} aria-label={selection.row} />
        </TableCell>
      ) : null}
      {fields.map((field, at) => (
        <TableCell
          key={field.key}
          className={cn(
            isNumeric(field) && 'text-end tabular-nums',
            at === 0 && 'max-w-72 font-medium',
            at > 0 && 'max-w-64',
          )}
        >
          {at === 0 ? (
            <Marked entity={listing.entity} row={row} isLine>
              {canOpen ? (
                <TitleCell field={field} row={row} references={references} listing={listing} />
              ) : (
                <Cell field={field} row={row} references={references} />
              )}
            </Marked>
          ) : (
            <Cell field={field} row={row} references={references} />
          )}
        </TableCell>
      ))}
      <TableCell className="w-px text-end whitespace-nowrap">
        <span className="inline-flex items-center gap-1">
          {listing.quick?.isDue(row) ? (
            <Button
              variant="outline"
              size="sm"
              className="pointer-coarse:h-9"
              onClick={() => listing.quick?.run(row)}
            >
              <Check /> {listing.quick.label}
            </Button>
          ) : null}
          {rowActions?.(row)}
          {readOnly ? null : <RowMenu row={row} listing={listing} />}
        </span>
      </TableCell>
    </TableRow>
  );
}

type TitleProps = { field: Field; row: Row; references: References; listing: Listing };

function TitleCell({ field, row, references, listing }: TitleProps) {
  const text = isEmpty(row[field.key]) ? values.untitled : textOf(field, row[field.key], references) || '…';
  const href = listing.hrefOf(row);
  const look =
    'block max-w-full truncate rounded-sm text-start outline-none hover:underline focus-visible:ring-2 focus-visible:ring-ring';
  if (href !== undefined) {
    return (
      <Link to={href} className={look}>
        {text}
      </Link>
    );
  }
  return (
    <button type="button" className={look} onClick={() => listing.open(row)}>
      {text}
    </button>
  );
}

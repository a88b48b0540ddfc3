import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Row } from '../sdk/entity-types.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../ui/dropdown-menu.tsx';
import { cn } from '../ui/lib-utils.ts';
import { TableCell, TableRow } from '../ui/table.tsx';
import { Cell, textOf } from './cell.tsx';
import type { References } from './data.ts';
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
  onToggle: () => void;
};

/** One record of a table: the whole line opens it, the first cell is its link. */
export function TableLine({
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
  const canOpen = !readOnly || listing.hrefOf(row) !== undefined;
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
          <Checkbox checked={isSelected} onCheckedChange={onToggle} aria-label="Select this row" />
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
          {at === 0 && canOpen ? (
            <TitleCell field={field} row={row} references={references} listing={listing} />
          ) : (
            <Cell field={field} row={row} references={references} />
          )}
        </TableCell>
      ))}
      <TableCell className="w-px text-end whitespace-nowrap">
        <span className="inline-flex items-center gap-1">
          {rowActions?.(row)}
          {readOnly ? null : <RowMenu row={row} listing={listing} />}
        </span>
      </TableCell>
    </TableRow>
  );
}

type TitleProps = { field: Field; row: Row; references: References; listing: Listing };

function TitleCell({ field, row, references, listing }: TitleProps) {
  const text = isEmpty(row[field.key]) ? 'Untitled' : textOf(field, row[field.key], references) || '…';
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

export function RowMenu({ row, listing }: { row: Row; listing: Listing }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" className="size-8" aria-label="Actions">
          <MoreHorizontal />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={() => listing.edit(row)}>
          <Pencil /> Edit
        </DropdownMenuItem>
        <DropdownMenuItem variant="destructive" onSelect={() => listing.remove([row])}>
          <Trash2 /> Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

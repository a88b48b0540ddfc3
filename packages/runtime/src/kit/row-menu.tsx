import { Check, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Row } from '../sdk/entity-types.ts';
import { actions } from '../texts/actions.ts';
import { Button } from '../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../ui/dropdown-menu.tsx';
import type { Listing } from './use-listing.tsx';

/** Edit and delete, as far as the rules let this person. A list has a hundred of these, so the menu is made when one is opened. */
export function RowMenu({ row, listing }: { row: Row; listing: Listing }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const mayEdit = listing.mayEdit(row);
  const mayRemove = listing.mayRemove(row);
  if (!mayEdit && !mayRemove) return null;
  return (
    <span className="relative inline-flex">
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        className="size-8 max-md:size-10"
        aria-label={actions.menuOfRow}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <MoreHorizontal />
      </Button>
      {isOpen ? (
        <DropdownMenu open onOpenChange={setOpen}>
          <DropdownMenuTrigger asChild>
            <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
          </DropdownMenuTrigger>
          <DropdownMenuContent
            align="end"
            aria-label={actions.menuOfRow}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              button.current?.focus();
            }}
          >
            {listing.quick?.isDue(row) ? (
              <DropdownMenuItem onSelect={() => listing.quick?.run(row)}>
                <Check /> {listing.quick.label}
              </DropdownMenuItem>
            ) : null}
            {mayEdit ? (
              <DropdownMenuItem onSelect={() => listing.edit(row)}>
                <Pencil /> {actions.edit}
              </DropdownMenuItem>
            ) : null}
            {mayRemove ? (
              <DropdownMenuItem variant="destructive" onSelect={() => listing.remove([row])}>
                <Trash2 /> {actions.delete}
              </DropdownMenuItem>
            ) : null}
          </DropdownMenuContent>
        </DropdownMenu>
      ) : null}
    </span>
  );
}

import { Slot } from 'radix-ui';
import type { KeyboardEvent, ReactElement } from 'react';
import { actions } from '../texts/actions.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '../ui/dropdown-menu.tsx';

/** Something that can be added on a day; a calendar where nothing can has none of them. */
export type AddKind = { key: string; label: string; color: string; create: (day: Date) => void };
export type Adding = readonly AddKind[];

type Props = { adding: Adding; day: Date; children: ReactElement };

/** Adds on a day at once where there is one kind, and asks which where there are several. */
export function AddOnDay({ adding, day, children }: Props) {
  const [first] = adding;
  if (first === undefined) return null;
  if (adding.length === 1) return <Slot.Root onClick={() => first.create(day)}>{children}</Slot.Root>;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild onKeyDown={keepArrows}>
        {children}
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" collisionPadding={12}>
        <DropdownMenuLabel>{actions.add}</DropdownMenuLabel>
        {adding.map(({ key, label, color, create }) => (
          <DropdownMenuItem key={key} onSelect={() => create(day)}>
            <span className="kit-dot size-2.5 rounded-full" data-color={color} aria-hidden="true" />
            {label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** The arrows lead from day to day; Enter and Space open the menu. */
function keepArrows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'ArrowDown') event.preventDefault();
}

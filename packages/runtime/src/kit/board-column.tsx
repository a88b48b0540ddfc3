import { Draggable, Droppable } from '@hello-pangea/dnd';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Row } from '../sdk/entity-types.ts';
import { board } from '../texts/board.ts';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/lib-utils.ts';
import { BoardCard } from './board-card.tsx';
import type { Column } from './board-moves.ts';
import type { References } from './data.ts';
import { formatNumber } from './format.ts';
import type { Field } from './schema.ts';
import type { Listing } from './use-listing.tsx';

type Props = {
  column: Column;
  sum: string | null;
  nameOf: (row: Row) => string;
  fields: readonly Field[];
  references: References;
  listing: Listing;
  readOnly: boolean;
  onCreate: () => void;
  onMore: () => void;
};

/** In place of the library's `button`, which may not hold the card's own link and menu. */
const cardRole = (name: string) =>
  ({ role: 'group', 'aria-roledescription': board.card, 'aria-label': name }) as const;

/** One value of the board's field with its cards. */
export function BoardColumn({ column, sum, nameOf, onCreate, onMore, ...shared }: Props) {
  const { listing } = shared;
  const rest = column.count - column.rows.length;
  return (
    <section
      aria-label={column.label}
      className="kit-column flex w-72 min-w-60 shrink-0 snap-start flex-col rounded-xl bg-muted/70 p-2 md:w-auto md:min-w-44 md:max-w-96 md:flex-1"
    >
      <ColumnHead column={column} sum={sum}>
        {!listing.mayCreate ? null : (
          <Button
            variant="ghost"
            size="icon"
            className="size-7 max-md:size-9"
            aria-label={board.addTo(column.label)}
            onClick={onCreate}
          >
            <Plus />
          </Button>
        )}
      </ColumnHead>
      <Droppable droppableId={column.id}>
        {(drop, { isDraggingOver }) => (
          <div
            ref={drop.innerRef}
            {...drop.droppableProps}
            className={cn(
              'flex min-h-20 flex-1 flex-col rounded-lg transition-colors',
              isDraggingOver && 'bg-accent',
            )}
          >
            {column.rows.map((row, at) => (
              <Draggable key={row.id} draggableId={row.id} index={at} isDragDisabled={!listing.mayEdit(row)}>
                {(drag, { isDragging }) => (
                  <div
                    ref={drag.innerRef}
                    {...drag.draggableProps}
                    {...drag.dragHandleProps}
                    {...cardRole(nameOf(row))}
                    className="mb-2 rounded-lg outline-none focus-visible:ring-2 focus-visible:ring-ring"
                  >
                    <BoardCard row={row} name={nameOf(row)} isDragging={isDragging} {...shared} />
                  </div>
                )}
              </Draggable>
            ))}
            {drop.placeholder}
          </div>
        )}
      </Droppable>
      {rest > 0 ? (
        <Button variant="ghost" size="sm" onClick={onMore}>
          {board.showMore(formatNumber(rest))}
        </Button>
      ) : null}
    </section>
  );
}

const ColumnHead = ({
  column,
  sum,
  children,
}: {
  column: Column;
  sum: string | null;
  children: ReactNode;
}) => (
  <header className="ps-2 pe-1 pb-1.5">
    <div className="flex min-h-9 items-center gap-1.5">
      <span data-color={column.color} className="kit-dot size-2.5 shrink-0 rounded-full" aria-hidden="true" />
      <h2 className="line-clamp-2 min-w-0 text-[13px] leading-tight font-semibold wrap-break-word">
        {column.label}
      </h2>
      <span className="text-[13px] text-muted-foreground tabular-nums">{formatNumber(column.count)}</span>
      <span className="ms-auto flex items-center">{children}</span>
    </div>
    {sum === null ? null : <p className="ps-4 text-[13px] text-muted-foreground tabular-nums">{sum}</p>}
  </header>
);

import { DragDropContext, Draggable, Droppable, type DropResult } from '@hello-pangea/dnd';
import { Plus } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { cn } from '../ui/lib-utils.ts';
import type { RecordBoardProps } from './api.ts';
import { BoardCard } from './board-card.tsx';
import { type Column, columnsOf, moveOf, sumOf } from './board-moves.ts';
import { usePatch, useReferences, useRows } from './data.ts';
import { FilterBar, useFiltering } from './filter-bar.tsx';
import { formatMoney, formatNumber } from './format.ts';
import { nameOf, useTitleReferences } from './record-name.tsx';
import { fieldOf, fieldsOf, nounOf, pluralOf } from './schema.ts';
import { CardsSkeleton, Failed } from './states.tsx';
import { useListing } from './use-listing.tsx';

const mostCards = 1000;
/** In place of the library's `button`, which may not hold the card's own link and menu. */
const cardRole = (name: string) =>
  ({ role: 'group', 'aria-roledescription': 'Card that can be moved', 'aria-label': name }) as const;

/** Columns of a choice; cards are dragged by pointer, or picked up with Space and moved with the arrows. */
export function RecordBoard(props: RecordBoardProps) {
  const { entity, field: key, cardFields, sumField, sort, readOnly = false } = props;
  const filtering = useFiltering({ ...props, columns: cardFields, filters: props.filters ?? cardFields });
  const listing = useListing(props);
  const rows = useRows(entity, { where: filtering.where, sort: sort ?? '-created_date', limit: mostCards });
  const patch = usePatch(entity);
  const found = rows.data ?? [];
  const fields = fieldsOf(entity.schema, cardFields);
  const references = useReferences(fields, found);
  const titles = useTitleReferences(entity, found);
  const field = fieldOf(entity.schema, key);
  if (field === undefined)
    return <Failed error={new Error(`There is no field "${key}"`)} onRetry={() => undefined} />;
  const columns = columnsOf(field, found);

  const handleDrop = ({ draggableId, destination }: DropResult) => {
    const move = moveOf(columns, key, { recordId: draggableId, to: destination?.droppableId });
    if (move !== undefined) patch.mutate(move);
  };
  return (
    <div className="flex flex-col gap-4">
      <FilterBar filtering={filtering} placeholder={`Search ${pluralOf(nounOf(entity.schema))}`} />
      {rows.isPending ? <CardsSkeleton /> : null}
      {rows.isError && rows.data === undefined ? (
        <Card className="py-0">
          <Failed error={rows.error} onRetry={() => void rows.refetch()} />
        </Card>
      ) : null}
      {rows.data?.length === 0 ? <Card className="py-0">{listing.empty(filtering)}</Card> : null}
      {found.length > 0 ? (
        <DragDropContext onDragEnd={handleDrop}>
          <div className="-mx-4 flex snap-x gap-4 overflow-x-auto px-4 pb-3 md:mx-0 md:px-0">
            {columns.map((column) => (
              <section
                key={column.id}
                aria-label={column.label}
                className="flex w-72 min-w-60 shrink-0 snap-start md:w-auto md:max-w-96 md:flex-1 flex-col rounded-xl bg-muted/70 p-2"
              >
                <ColumnHead
                  column={column}
                  sum={sumField === undefined ? null : sumLabel(column, sumField, entity.schema)}
                >
                  {readOnly ? null : (
                    <Button
                      variant="ghost"
                      size="icon"
                      className="size-7"
                      aria-label={`Add to ${column.label}`}
                      onClick={() => listing.create({ [key]: column.value })}
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
                        <Draggable key={row.id} draggableId={row.id} index={at} isDragDisabled={readOnly}>
                          {(drag, { isDragging }) => (
                            <div
                              ref={drag.innerRef}
                              {...drag.draggableProps}
                              {...drag.dragHandleProps}
                              {...cardRole(nameOf(entity, row, titles))}
                              className="mb-2 rounded-lg outline-none focus-visible:ring-2 focus-visible:ring-ring"
                            >
                              <BoardCard
                                row={row}
                                name={nameOf(entity, row, titles)}
                                fields={fields}
                                references={references}
                                isDragging={isDragging}
                                listing={listing}
                                readOnly={readOnly}
                              />
                            </div>
                          )}
                        </Draggable>
                      ))}
                      {drop.placeholder}
                    </div>
                  )}
                </Droppable>
              </section>
            ))}
          </div>
        </DragDropContext>
      ) : null}
      {listing.dialogs}
    </div>
  );
}

function sumLabel({ rows }: Column, sumField: string, schema: Parameters<typeof fieldOf>[0]): string {
  const sum = sumOf(rows, sumField);
  const field = fieldOf(schema, sumField);
  return field?.kind === 'money'
    ? formatMoney(sum, field.property['x-sayso']?.currency, true)
    : formatNumber(sum);
}

type HeadProps = { column: Column; sum: string | null; children: React.ReactNode };

const ColumnHead = ({ column, sum, children }: HeadProps) => (
  <header className="flex h-9 items-center gap-2 px-2 pb-1">
    <span data-color={column.color} className="kit-dot size-2.5 rounded-full" aria-hidden="true" />
    <h2 className="truncate text-[13px] font-semibold">{column.label}</h2>
    <span className="text-[13px] text-muted-foreground tabular-nums">{column.rows.length}</span>
    <span className="ml-auto flex items-center gap-1 text-[13px] font-medium tabular-nums">
      {sum}
      {children}
    </span>
  </header>
);

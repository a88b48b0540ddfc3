import { DragDropContext } from '@hello-pangea/dnd';
import { useMemo } from 'react';
import { board as texts } from '../texts/board.ts';
import { lists } from '../texts/lists.ts';
import { Card } from '../ui/card.tsx';
import type { RecordBoardProps } from './api.ts';
import { BoardColumn } from './board-column.tsx';
import { useReferences } from './data.ts';
import { FilterBar } from './filter-bar.tsx';
import { formatMoney, formatNumber } from './format.ts';
import { Readable } from './readable.tsx';
import { nameOf, useTitleReferences } from './record-name.tsx';
import { type Field, fieldOf, fieldsOf, nounOf, optionsOf, pluralOf } from './schema.ts';
import { BoardSkeleton } from './skeletons.tsx';
import { Failed } from './states.tsx';
import { useBoard } from './use-board.ts';
import { useFiltering } from './use-filtering.ts';
import { useListing } from './use-listing.tsx';

/** Columns of a choice; cards are dragged by pointer, or picked up with Space and moved with the arrows. */
export function RecordBoard(props: RecordBoardProps) {
  const field = fieldOf(props.entity.schema, props.field);
  return field === undefined ? (
    <Failed error={new Error(texts.noField(props.field))} onRetry={() => undefined} />
  ) : (
    <Readable entities={[props.entity]}>
      <Board {...props} by={field} />
    </Readable>
  );
}

function Board({ by, ...props }: RecordBoardProps & { by: Field }) {
  const { entity, cardFields, sumField, sort = '-created_date', readOnly = false } = props;
  const filtering = useFiltering({ ...props, columns: cardFields, filters: props.filters ?? cardFields });
  const listing = useListing(props);
  const board = useBoard({ entity, field: by, where: filtering.where, sort, sumField });
  const names = cardFields.join();
  const fields = useMemo(() => fieldsOf(entity.schema, names.split(',')), [entity, names]);
  const references = useReferences(fields, board.found);
  const titles = useTitleReferences(entity, board.found);
  const isEmpty = board.error === null && !board.isPending && board.found.length === 0;
  const sumOf = sumField === undefined ? undefined : fieldOf(entity.schema, sumField);
  return (
    <div className="flex flex-col gap-4">
      <FilterBar filtering={filtering} placeholder={lists.search(pluralOf(nounOf(entity.schema)))} />
      {board.error !== null ? (
        <Card className="py-0">
          <Failed error={board.error} onRetry={board.retry} />
        </Card>
      ) : null}
      {board.error === null && board.isPending ? (
        <BoardSkeleton columns={by.kind === 'boolean' ? 2 : optionsOf(by.property).length} />
      ) : null}
      {isEmpty ? <Card className="py-0">{listing.empty(filtering)}</Card> : null}
      {board.found.length > 0 && !board.isPending ? (
        <DragDropContext
          onDragEnd={({ draggableId, destination }) =>
            void board.move(draggableId, destination?.droppableId, destination?.index ?? 0)
          }
        >
          <div className="kit-fade -mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-3 has-data-dragged:animate-none! md:mx-0 md:scroll-px-0 md:gap-3 md:px-0">
            {board.columns.map((column) => (
              <BoardColumn
                key={column.id}
                column={column}
                sum={sumOf === undefined ? null : sumLabel(column.sum, sumOf)}
                nameOf={(row) => nameOf(entity, row, titles)}
                fields={fields}
                references={references}
                listing={listing}
                readOnly={readOnly}
                onCreate={() => listing.create({ [by.key]: column.value })}
                onMore={() => board.showMore(column.id)}
              />
            ))}
          </div>
        </DragDropContext>
      ) : null}
      {listing.dialogs}
    </div>
  );
}

/** An amount says what it is by its currency, any other number by the name of its field. */
const sumLabel = (sum: number, { kind, property, label }: Field): string =>
  kind === 'money'
    ? formatMoney(sum, property['x-sayso']?.currency, 'sum')
    : texts.sum(label, formatNumber(sum));

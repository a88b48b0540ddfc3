import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Row } from '../sdk/entity-types.ts';
import { actions } from '../texts/actions.ts';
import { checklist } from '../texts/checklist.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Input } from '../ui/input.tsx';
import { cn } from '../ui/lib-utils.ts';
import { Progress } from '../ui/progress.tsx';
import type { ChecklistProps } from './api.ts';
import { Cell } from './cell.tsx';
import { StreakMark, useStreaks } from './checklist-streaks.tsx';
import { usePatch, useReferences, useRows, useSave } from './data.ts';
import { may } from './reach.ts';
import { Readable } from './readable.tsx';
import { nameOf, useTitleReferences } from './record-name.tsx';
import { RowMenu } from './row-menu.tsx';
import { SampleMark } from './sample-mark.tsx';
import { fieldOf, fieldsOf, nounOf, titleFieldOf } from './schema.ts';
import { RowsSkeleton } from './skeletons.tsx';
import { Failed } from './states.tsx';
import { useListing } from './use-listing.tsx';
import { isSample, useSamples } from './use-samples.ts';
import { useTicks } from './use-ticks.ts';

const most = 500;

/** Things to tick off, one by one or day by day. */
export const Checklist = (props: ChecklistProps) => (
  <Readable entities={[props.entity]}>
    <ChecklistCard {...props} />
  </Readable>
);

function ChecklistCard(props: ChecklistProps) {
  const {
    title,
    entity,
    doneField = 'done',
    doneValue,
    log,
    where,
    sort,
    quickAdd = true,
    fields: keys = [],
    emptyText,
  } = props;
  const listing = useListing({ entity, detailPage: props.detailPage, emptyText });
  const hasReal = useSamples(entity) === 'beside';
  const order = sort ?? 'created_date';
  const rows = useRows(entity, { where, sort: hasReal ? `is_sample,${order}` : order, limit: most });
  const ticks = useTicks(props);
  const streakFor = useStreaks(props);
  const patch = usePatch(entity);
  const found = rows.data ?? [];
  const fields = fieldsOf(entity.schema, keys);
  const references = useReferences(fields, found);
  const titles = useTitleReferences(entity, found);
  const options = fieldOf(entity.schema, doneField)?.property.enum ?? [];
  const isDone = (row: Row) =>
    log
      ? ticks.isTicked(row)
      : doneValue === undefined
        ? row[doneField] === true
        : row[doneField] === doneValue;
  const handleToggle = (row: Row) => {
    if (log) {
      ticks.toggle(row);
      return;
    }
    const undone = options.find((option) => option !== doneValue);
    const next = isDone(row) ? (doneValue === undefined ? false : undone) : (doneValue ?? true);
    patch.mutate({ id: row.id, body: { [doneField]: next } });
  };
  const counted = hasReal ? found.filter((row) => !isSample(row)) : found;
  const done = counted.filter(isDone).length;
  return (
    <Card className="gap-0 overflow-hidden py-0">
      <header className="flex flex-col gap-3 px-5 pt-4.5 pb-3">
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="text-[15px] font-semibold">{title ?? checklist.title}</h2>
          <span className="text-[13px] text-muted-foreground tabular-nums">
            {checklist.progress(done, counted.length)}
          </span>
        </div>
        {counted.length > 0 ? (
          <Progress value={(done / counted.length) * 100} aria-label={checklist.done} />
        ) : null}
      </header>
      {rows.isPending ? <RowsSkeleton /> : null}
      {rows.isError && rows.data === undefined ? (
        <Failed error={rows.error} onRetry={() => void rows.refetch()} />
      ) : null}
      {rows.data?.length === 0 ? listing.empty() : null}
      <ul>
        {found.map((row) => {
          const name = nameOf(entity, row, titles);
          return (
            <li key={row.id} className="flex items-center gap-3 border-t border-border px-5 py-(--row-pad)">
              <Checkbox
                className="size-5"
                checked={isDone(row)}
                disabled={log ? !may(log.entity, 'create') : !listing.mayEdit(row)}
                onCheckedChange={() => handleToggle(row)}
                aria-label={name}
              />
              <button
                type="button"
                onClick={() => listing.open(row)}
                className={cn(
                  'min-w-0 flex-1 truncate rounded-sm text-start outline-none hover:underline focus-visible:ring-2 focus-visible:ring-ring',
                  isDone(row) && 'text-muted-foreground line-through',
                )}
              >
                {name}
              </button>
              <SampleMark entity={entity} row={row} />
              {log ? <StreakMark {...streakFor(row)} /> : null}
              <span className="flex items-center gap-3 text-[13px] text-muted-foreground max-sm:hidden">
                {fields.map((field) => (
                  <Cell key={field.key} field={field} row={row} references={references} />
                ))}
              </span>
              <RowMenu row={row} listing={listing} />
            </li>
          );
        })}
      </ul>
      {quickAdd && listing.mayCreate ? <QuickAdd {...props} /> : null}
      {listing.dialogs}
    </Card>
  );
}

function QuickAdd({ entity, where }: ChecklistProps) {
  const [text, setText] = useState('');
  const save = useSave(entity);
  const title = titleFieldOf(entity.schema);
  const others = (entity.schema.required ?? []).filter(
    (key) => key !== title && entity.schema.properties[key]?.default === undefined,
  );
  // A record that needs more than its title is made in the form.
  if (title === undefined || others.length > 0) return null;
  const plain = Object.fromEntries(
    Object.entries(where ?? {}).filter(([key, value]) => !key.startsWith('$') && typeof value !== 'object'),
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    save.mutate({ id: null, body: { ...plain, [title]: text.trim() } }, { onSuccess: () => setText('') });
  };
  return (
    <form onSubmit={handleSubmit} className="flex gap-2 border-t border-border px-5 py-3">
      <Input
        value={text}
        onChange={({ target }) => setText(target.value)}
        placeholder={actions.addNoun(nounOf(entity.schema))}
        aria-label={actions.addNoun(nounOf(entity.schema))}
      />
      <Button type="submit" variant="outline" size="icon" aria-label={actions.add}>
        <Plus />
      </Button>
    </form>
  );
}

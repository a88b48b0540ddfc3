import { Lock, MessageSquare, Pin, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Row } from '../../sdk/entity-types.ts';
import { createPageUrl } from '../../sdk/utils.ts';
import { actions } from '../../texts/actions.ts';
import { forum } from '../../texts/forum.ts';
import { lists } from '../../texts/lists.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Cell } from '../cell.tsx';
import { useReferences, useRows } from '../data.ts';
import { FilterBar } from '../filter-bar.tsx';
import { nameOf, useTitleReferences } from '../record-name.tsx';
import { fieldsOf, nounOf, pluralOf } from '../schema.ts';
import { RowsSkeleton } from '../skeletons.tsx';
import { Failed } from '../states.tsx';
import { useFiltering } from '../use-filtering.ts';
import { useListing } from '../use-listing.tsx';
import { isEmpty } from '../validate.ts';
import { Ago } from './ago.tsx';
import type { ForumTopicsProps } from './api.ts';
import { useAuthors } from './authors.ts';
import { plainWords } from './markdown-marks.ts';
import { PersonMark } from './person-mark.tsx';
import { Segments } from './segments.tsx';
import { type Tally, useTally } from './use-tally.ts';

const mostTopics = 300;
type Order = 'active' | 'newest' | 'replies';
const orders = [
  { value: 'active', label: forum.active },
  { value: 'newest', label: lists.newest },
  { value: 'replies', label: forum.mostReplies },
];

/** Orders topics: pinned first, then as asked for. */
export function inOrder(
  rows: readonly Row[],
  order: Order,
  { pinnedField, tallyOf }: { pinnedField: string | undefined; tallyOf: (id: string) => Tally },
): Row[] {
  const activity = (row: Row) => tallyOf(row.id).last ?? String(row['created_date']);
  const isPinned = (row: Row) => pinnedField !== undefined && row[pinnedField] === true;
  const compare = (one: Row, other: Row): number => {
    if (order === 'replies') return tallyOf(other.id).count - tallyOf(one.id).count;
    if (order === 'newest') return String(other['created_date']).localeCompare(String(one['created_date']));
    return activity(other).localeCompare(activity(one));
  };
  return [...rows].sort(
    (one, other) => Number(isPinned(other)) - Number(isPinned(one)) || compare(one, other),
  );
}

/** The first page of a forum. */
export function ForumTopics(props: ForumTopicsProps) {
  const { entity, authorField, categoryField, replies, replyTopicField, pinnedField, formFields } = props;
  const [order, setOrder] = useState<Order>('active');
  const filtering = useFiltering({
    entity,
    columns: [],
    filters: categoryField === undefined ? [] : [categoryField],
  });
  const listing = useListing({ entity, formFields, readOnly: false });
  const rows = useRows(entity, { where: filtering.where, sort: '-created_date', limit: mostTopics });
  const found = rows.data ?? [];
  const tallyOf = useTally(replies, replyTopicField);
  const authorOf = useAuthors(entity, authorField, found);
  const titles = useTitleReferences(entity, found);
  const fields = fieldsOf(entity.schema, categoryField === undefined ? [] : [categoryField]);
  const references = useReferences(fields, found);
  const noun = nounOf(entity.schema);
  const category = (row: Row) =>
    fields.map((field) =>
      isEmpty(row[field.key]) ? null : (
        <Cell key={field.key} field={field} row={row} references={references} />
      ),
    );
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1 max-lg:basis-full">
          <FilterBar filtering={filtering} placeholder={lists.search(pluralOf(noun))} />
        </div>
        <Segments
          className="max-sm:flex-1"
          label={lists.order}
          value={order}
          onChange={(next) => setOrder(next as Order)}
          options={orders}
        />
        {listing.mayCreate ? (
          <Button onClick={() => listing.create()}>
            <Plus /> {actions.newNoun(noun)}
          </Button>
        ) : null}
      </div>
      <Card className="gap-0 overflow-hidden py-0">
        {rows.isPending ? <RowsSkeleton rows={6} /> : null}
        {rows.isError && rows.data === undefined ? (
          <Failed error={rows.error} onRetry={() => void rows.refetch()} />
        ) : null}
        {rows.data?.length === 0 ? listing.empty(filtering) : null}
        <ul>
          {inOrder(found, order, { pinnedField, tallyOf }).map((row) => (
            <TopicLine
              key={row.id}
              row={row}
              name={nameOf(entity, row, titles)}
              author={authorOf(row)}
              tally={tallyOf(row.id)}
              category={category(row)}
              {...props}
            />
          ))}
        </ul>
      </Card>
      {listing.dialogs}
    </div>
  );
}

type LineProps = ForumTopicsProps & {
  row: Row;
  name: string;
  author: string;
  tally: Tally;
  category: React.ReactNode;
};

function TopicLine({ row, name, author, tally, category, ...props }: LineProps) {
  const { threadPage, textField, pinnedField, lockedField, replies } = props;
  const text = textField === undefined ? '' : plainWords(String(row[textField] ?? ''));
  return (
    <li className="relative flex gap-3.5 border-b border-border px-5 py-4 last:border-b-0 hover:bg-accent/50 max-md:px-4">
      <PersonMark name={author} className="mt-0.5 size-9 shrink-0" />
      <div className="min-w-0 flex-1">
        <h2 className="flex items-start gap-1.5 text-[15px] leading-snug font-semibold">
          {pinnedField && row[pinnedField] === true ? (
            <Pin className="mt-0.5 size-4 shrink-0 text-link" role="img" aria-label={forum.pinned} />
          ) : null}
          {lockedField && row[lockedField] === true ? (
            <Lock
              className="mt-0.5 size-4 shrink-0 text-muted-foreground"
              role="img"
              aria-label={forum.locked}
            />
          ) : null}
          <Link
            to={createPageUrl(`${threadPage}?id=${row.id}`)}
            className="min-w-0 rounded-sm wrap-anywhere outline-none after:absolute after:inset-0 hover:underline focus-visible:ring-2 focus-visible:ring-ring"
          >
            {name}
          </Link>
        </h2>
        {text === '' ? null : <p className="mt-0.5 line-clamp-1 text-[13px] text-muted-foreground">{text}</p>}
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-[13px] text-muted-foreground">
          {category}
          <span>{author}</span>
          {tally.last === null ? (
            <Ago value={row['created_date']} />
          ) : (
            <span>
              {forum.lastReply} <Ago value={tally.last} />
            </span>
          )}
        </p>
      </div>
      {replies === undefined ? null : (
        <span className="flex shrink-0 items-center gap-1.5 self-center text-muted-foreground tabular-nums">
          <MessageSquare className="size-4" aria-hidden="true" />
          {tally.count}
          <span className="sr-only">{forum.replies(tally.count)}</span>
        </span>
      )}
    </li>
  );
}

import { Lightbulb, Plus } from 'lucide-react';
import { useState } from 'react';
import type { EntityClient, Row } from '../../sdk/entity-types.ts';
import { actions } from '../../texts/actions.ts';
import { ideas as texts } from '../../texts/ideas.ts';
import { lists } from '../../texts/lists.ts';
import { states } from '../../texts/states.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Sheet, SheetContent, SheetDescription, SheetHeader, SheetTitle } from '../../ui/sheet.tsx';
import { DeleteDialog } from '../confirm-dialog.tsx';
import { useCurrentUser, useRow, useRows } from '../data.ts';
import { FilterBar } from '../filter-bar.tsx';
import { PageAction } from '../page.tsx';
import { fieldOf, nounOf, optionsOf, plainTitle, pluralOf } from '../schema.ts';
import { CardsSkeleton, RowsSkeleton } from '../skeletons.tsx';
import { Empty, Failed } from '../states.tsx';
import { useFiltering } from '../use-filtering.ts';
import { useListing } from '../use-listing.tsx';
import { Vote } from '../vote.tsx';
import { allOf } from '../where.ts';
import type { IdeaBoardProps } from './api.ts';
import { isOwn, useAuthors } from './authors.ts';
import { ForumPost } from './forum-post.tsx';
import { ReplyForm } from './forum-reply.tsx';
import { groupFieldOf, IdeaGroups, useIsClosed } from './idea-groups.tsx';
import { IdeaList } from './idea-list.tsx';
import { MarkdownText } from './markdown.tsx';
import { Segments } from './segments.tsx';
import { useParam } from './use-param.ts';
import { useTally } from './use-tally.ts';

const most = 300;
const any = ' any';
const orders = [
  { value: 'votes', label: texts.mostVotes },
  { value: 'newest', label: lists.newest },
];

/** What people wish for, and what became of it. */
export function IdeaBoard(props: IdeaBoardProps) {
  const { entity, voteField, statusField, authorField, comments, commentIdeaField } = props;
  const [order, setOrder] = useState<'votes' | 'newest'>(voteField === undefined ? 'newest' : 'votes');
  const [lane, setLane] = useState(any);
  const [open, setOpen] = useParam('idea');
  const filtering = useFiltering({ entity, columns: [], filters: [] });
  const listing = useListing({ entity, formFields: props.formFields });
  const status = statusField === undefined ? undefined : fieldOf(entity.schema, statusField);
  const ofLane = lane === any || status === undefined ? undefined : { [status.key]: lane };
  const rows = useRows(entity, {
    where: allOf(filtering.where, ofLane),
    sort: order === 'votes' && voteField !== undefined ? `-${voteField}` : '-created_date',
    limit: most,
  });
  const found = rows.data ?? [];
  const authorOf = useAuthors(entity, authorField, found);
  const tallyOf = useTally(comments, commentIdeaField);
  const tallyOfStates = useTally(status === undefined ? undefined : entity, status?.key);
  const noun = nounOf(entity.schema);
  const group = groupFieldOf(props);
  const list = { rows: found, authorOf, tallyOf, onOpen: setOpen };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1 max-lg:basis-full">
          <FilterBar filtering={filtering} placeholder={lists.search(pluralOf(noun))} />
        </div>
        {voteField === undefined ? null : (
          <Segments
            label={lists.order}
            value={order}
            onChange={(next) => setOrder(next === 'newest' ? 'newest' : 'votes')}
            options={orders}
          />
        )}
        <PageAction>
          {listing.mayCreate ? (
            <Button onClick={() => listing.create()}>
              <Plus /> {actions.newNoun(noun)}
            </Button>
          ) : null}
        </PageAction>
      </div>
      {status === undefined ? null : (
        <Segments
          label={status.label}
          value={lane}
          onChange={setLane}
          options={[
            { value: any, label: lists.all },
            ...optionsOf(status.property).map(({ value, label, color }) => ({
              value: String(value),
              label: (
                <>
                  <span data-color={color} className="kit-dot size-2 rounded-full" aria-hidden="true" />
                  {label}
                  <span className="text-muted-foreground tabular-nums">
                    {tallyOfStates(String(value)).count}
                  </span>
                </>
              ),
            })),
          ]}
        />
      )}
      {rows.isPending ? <CardsSkeleton cards={3} /> : null}
      {rows.isError && rows.data === undefined ? (
        <Failed error={rows.error} onRetry={() => void rows.refetch()} />
      ) : null}
      {rows.data?.length === 0 ? (
        <Card className="py-0">
          {ofLane === undefined ? (
            listing.empty(filtering)
          ) : (
            <Empty icon={Lightbulb} title={texts.noneInState} text={texts.noneInStateHint} />
          )}
        </Card>
      ) : null}
      {group === undefined ? (
        <IdeaList {...props} {...list} />
      ) : (
        <IdeaGroups {...props} {...list} groupField={group} />
      )}
      <Sheet open={open !== null} onOpenChange={(next) => !next && setOpen(null)}>
        <SheetContent className="sm:max-w-xl">
          {open === null ? null : <Idea {...props} id={open} />}
        </SheetContent>
      </Sheet>
      {listing.dialogs}
    </div>
  );
}

function Idea({ id, ...props }: IdeaBoardProps & { id: string }) {
  const { entity, textField, voteField, votes, ...rest } = props;
  const { data: row, isError, error, refetch } = useRow(entity, id);
  const isClosed = useIsClosed(props, row ?? undefined);
  if (isError && row === undefined) return <Failed error={error} onRetry={() => void refetch()} />;
  if (row === undefined || row === null)
    return (
      <>
        <SheetTitle className="sr-only">{states.loading}</SheetTitle>
        <RowsSkeleton />
      </>
    );
  const text = textField === undefined ? '' : String(row[textField] ?? '');
  const { comments, commentIdeaField, commentTextField } = rest;
  return (
    <>
      <SheetHeader>
        <SheetTitle>{plainTitle(entity.schema, row)}</SheetTitle>
        <SheetDescription className="sr-only">{texts.detail(nounOf(entity.schema))}</SheetDescription>
      </SheetHeader>
      <div className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto px-6 pb-6">
        {text === '' ? null : <MarkdownText text={text} />}
        {voteField === undefined ? null : (
          <span>
            <Vote
              entity={entity}
              record={row}
              field={voteField}
              votes={votes}
              label={texts.vote}
              closed={isClosed}
            />
          </span>
        )}
        {comments && commentIdeaField && commentTextField ? (
          <Comments
            entity={comments}
            place={{ [commentIdeaField]: id }}
            textField={commentTextField}
            authorField={rest.commentAuthorField}
          />
        ) : null}
      </div>
    </>
  );
}

type CommentsProps = {
  entity: EntityClient;
  place: Record<string, unknown>;
  textField: string;
  authorField: string | undefined;
};

function Comments({ entity, place, textField, authorField }: CommentsProps) {
  const rows = useRows(entity, { where: place, sort: 'created_date', limit: most });
  const [doomed, setDoomed] = useState<readonly Row[]>([]);
  const user = useCurrentUser();
  const authorOf = useAuthors(entity, authorField, rows.data ?? []);
  return (
    <section aria-label={texts.comments} className="flex flex-col gap-4 border-t border-border pt-5">
      {rows.isPending ? <RowsSkeleton rows={2} /> : null}
      {rows.isError && rows.data === undefined ? (
        <Failed error={rows.error} onRetry={() => void rows.refetch()} />
      ) : null}
      <div className="-mx-5">
        {rows.data?.map((row) => (
          <ForumPost
            key={row.id}
            row={row}
            author={authorOf(row)}
            text={String(row[textField] ?? '')}
            onDelete={isOwn(row, user) || user?.role === 'admin' ? () => setDoomed([row]) : undefined}
          />
        ))}
      </div>
      <ReplyForm
        entity={entity}
        textField={textField}
        authorField={authorField}
        place={place}
        noun="comment"
      />
      <DeleteDialog entity={entity} rows={doomed} onDone={() => setDoomed([])} />
    </section>
  );
}

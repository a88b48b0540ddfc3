import { ChevronLeft, Lock, LockOpen, Pin, PinOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { CallError } from '../../sdk/call.ts';
import type { Row } from '../../sdk/entity-types.ts';
import { createPageUrl } from '../../sdk/utils.ts';
import { forum } from '../../texts/forum.ts';
import { lists } from '../../texts/lists.ts';
import { lostRecord } from '../../texts/lost-record.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FieldValue } from '../cell.tsx';
import { DeleteDialog } from '../confirm-dialog.tsx';
import { useCurrentUser, usePatch, useRow, useRows } from '../data.ts';
import type { FormTarget } from '../form-sheet.tsx';
import { nameOf, useTitleReferences } from '../record-name.tsx';
import { RecordSheet } from '../record-sheet.tsx';
import { nounOf, pluralOf } from '../schema.ts';
import { PublicFrame } from '../site/public-frame.tsx';
import { RowsSkeleton } from '../skeletons.tsx';
import { Empty, Failed } from '../states.tsx';
import type { ForumThreadProps } from './api.ts';
import { isOwn, useAuthors } from './authors.ts';
import { ForumPost } from './forum-post.tsx';
import { ReplyForm } from './forum-reply.tsx';
import type { EditorHandle } from './markdown-editor.tsx';
import { quoteOf } from './markdown-marks.ts';
import { ReplyPost } from './reply-post.tsx';

const mostReplies = 500;

/** The topic that `?id=` names, with what was answered. */
export const ForumThread = (props: ForumThreadProps) => (
  <PublicFrame>
    <Topic {...props} />
  </PublicFrame>
);

function Topic(props: ForumThreadProps) {
  const [params] = useSearchParams();
  const id = params.get('id');
  const { data: row, isPending, isError, error, refetch } = useRow(props.entity, id);
  if (id === null || (isError && error instanceof CallError && error.status === 404)) {
    return (
      <Card className="py-0">
        <Empty
          isPage
          title={lostRecord.notFound(nounOf(props.entity.schema))}
          text={lostRecord.maybeDeleted}
          action={
            <Button asChild variant="outline" size="sm">
              <Link to={createPageUrl(props.listPage)}>
                {lists.allOf(pluralOf(nounOf(props.entity.schema)))}
              </Link>
            </Button>
          }
        />
      </Card>
    );
  }
  if (isError && row === undefined) return <Failed error={error} onRetry={() => void refetch()} />;
  if (isPending || row === null || row === undefined)
    return (
      <Card className="py-0">
        <RowsSkeleton />
      </Card>
    );
  return <Thread {...props} topic={row} />;
}

function Thread(props: ForumThreadProps & { topic: Row }) {
  const { entity, topic, textField, authorField, replies, replyTopicField, replyTextField } = props;
  const { replyAuthorField, lockedField, listPage, formFields } = props;
  const [draft, setDraft] = useState('');
  const [editing, setEditing] = useState<string | null>(null);
  const [doomed, setDoomed] = useState<readonly Row[]>([]);
  const [target, setTarget] = useState<FormTarget | null>(null);
  const [isEnding, setEnding] = useState(false);
  const editor = useRef<EditorHandle>(null);
  const navigate = useNavigate();
  const user = useCurrentUser();
  const where = { [replyTopicField]: topic.id };
  const rows = useRows(replies, { where, sort: 'created_date', limit: mostReplies });
  const answers = rows.data ?? [];
  const authorOfReply = useAuthors(replies, replyAuthorField, answers);
  const authorOfTopic = useAuthors(entity, authorField, [topic]);
  const isLocked = lockedField !== undefined && topic[lockedField] === true;
  const mayRule = user?.role === 'admin';
  const quote = (author: string, text: string) => {
    setDraft(`${draft.trim() === '' ? '' : `${draft.trimEnd()}\n\n`}${quoteOf(author, text)}`);
    editor.current?.focusEnd();
  };
  const form = { entity: replies, textField: replyTextField, authorField: replyAuthorField };
  const opening = textField === undefined ? '' : String(topic[textField] ?? '');
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-(--gap)">
      <ThreadHead {...props} mayRule={mayRule} isLocked={isLocked} />
      <Card className="gap-0 py-0">
        <ForumPost
          row={topic}
          author={authorOfTopic(topic)}
          text={opening}
          onQuote={isLocked || opening === '' ? undefined : () => quote(authorOfTopic(topic), opening)}
          onEdit={isOwn(topic, user) || mayRule ? () => setTarget({ record: topic }) : undefined}
          onDelete={isOwn(topic, user) || mayRule ? () => setEnding(true) : undefined}
        />
        {rows.isPending ? <RowsSkeleton rows={3} /> : null}
        {rows.isError && rows.data === undefined ? (
          <Failed error={rows.error} onRetry={() => void rows.refetch()} />
        ) : null}
        {answers.map((row) => (
          <ReplyPost
            key={row.id}
            row={row}
            author={authorOfReply(row)}
            form={form}
            isEditing={editing === row.id}
            onDone={() => setEditing(null)}
            onQuote={
              isLocked ? undefined : () => quote(authorOfReply(row), String(row[replyTextField] ?? ''))
            }
            onEdit={isOwn(row, user) && !isLocked ? () => setEditing(row.id) : undefined}
            onDelete={isOwn(row, user) || mayRule ? () => setDoomed([row]) : undefined}
          />
        ))}
      </Card>
      {isLocked ? (
        <p className="flex items-center justify-center gap-2 py-4 text-muted-foreground">
          <Lock className="size-4" aria-hidden="true" /> {forum.closed(nounOf(entity.schema))}
        </p>
      ) : (
        <Card className="px-5 max-md:px-4">
          <ReplyForm {...form} place={where} draft={draft} onDraft={setDraft} handle={editor} />
        </Card>
      )}
      <RecordSheet entity={entity} target={target} fields={formFields} onClose={() => setTarget(null)} />
      <DeleteDialog entity={replies} rows={doomed} onDone={() => setDoomed([])} />
      <DeleteDialog
        entity={entity}
        rows={isEnding ? [topic] : []}
        onDone={() => setEnding(false)}
        onDeleted={() => void navigate(createPageUrl(listPage))}
      />
    </div>
  );
}

type HeadProps = ForumThreadProps & { topic: Row; mayRule: boolean; isLocked: boolean };

function ThreadHead({
  entity,
  topic,
  categoryField,
  pinnedField,
  lockedField,
  listPage,
  ...rest
}: HeadProps) {
  const titles = useTitleReferences(entity, [topic]);
  const patch = usePatch(entity);
  const isPinned = pinnedField !== undefined && topic[pinnedField] === true;
  const turn = (field: string, value: boolean) => patch.mutate({ id: topic.id, body: { [field]: value } });
  return (
    <header className="flex flex-wrap items-end justify-between gap-3">
      <div className="flex min-w-0 flex-col gap-1.5">
        <Link
          to={createPageUrl(listPage)}
          className="inline-flex w-fit items-center gap-0.5 rounded-sm text-[13px] text-muted-foreground outline-none hover:text-foreground focus-visible:ring-2 focus-visible:ring-ring"
        >
          <ChevronLeft className="size-4" aria-hidden="true" /> {lists.allOf(pluralOf(nounOf(entity.schema)))}
        </Link>
        <h1 className="kit-title text-2xl leading-8 wrap-anywhere">{nameOf(entity, topic, titles)}</h1>
        {categoryField ? <FieldValue entity={entity} field={categoryField} row={topic} /> : null}
      </div>
      {rest.mayRule ? (
        <div className="flex gap-2">
          {pinnedField ? (
            <Button variant="outline" size="sm" onClick={() => turn(pinnedField, !isPinned)}>
              {isPinned ? <PinOff /> : <Pin />} {isPinned ? forum.unpin : forum.pin}
            </Button>
          ) : null}
          {lockedField ? (
            <Button variant="outline" size="sm" onClick={() => turn(lockedField, !rest.isLocked)}>
              {rest.isLocked ? <LockOpen /> : <Lock />} {rest.isLocked ? forum.unlock : forum.lock}
            </Button>
          ) : null}
        </div>
      ) : null}
    </header>
  );
}

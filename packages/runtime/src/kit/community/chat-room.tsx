import { MessagesSquare, SendHorizontal, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import type { EntityClient, Row, Where } from '../../sdk/entity-types.ts';
import { chat } from '../../texts/chat.ts';
import { states } from '../../texts/states.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/lib-utils.ts';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { DeleteDialog } from '../confirm-dialog.tsx';
import { useCurrentUser, useRefresh, useRows } from '../data.ts';
import { formatDay } from '../format.ts';
import { reasonOf } from '../refusal.tsx';
import { Empty, Failed } from '../states.tsx';
import { Clock } from './ago.tsx';
import { authorValue, isMadeBy, isOwn, useAuthors } from './authors.ts';
import { type ChatLine, linesOf, noteRead, readUntil } from './chat-messages.ts';
import { PersonMark } from './person-mark.tsx';

const step = 50;

export type RoomProps = {
  entity: EntityClient;
  textField: string;
  authorField: string | undefined;
  /** Values that make a message one of this room, such as `{ room_id: '…' }`. */
  place: Record<string, unknown>;
  roomId: string;
  placeholder: string;
};

/** One conversation: the newest message is at the bottom, older ones come on demand. */
export function ChatRoom({ entity, textField, authorField, place, roomId, placeholder }: RoomProps) {
  const [limit, setLimit] = useState(step);
  const [doomed, setDoomed] = useState<readonly Row[]>([]);
  // As it was when the room was opened: the mark stays where it is while the person reads.
  const [seen] = useState(() => readUntil(entity.name, roomId));
  const user = useCurrentUser();
  const rows = useRows(entity, { where: place as Where, sort: '-created_date', limit: limit + 1 });
  const newest = rows.data?.[0];
  useEffect(() => noteRead(entity.name, roomId, newest), [entity, roomId, newest]);
  const shown = (rows.data ?? []).slice(0, limit).reverse();
  const authorOf = useAuthors(entity, authorField, shown);
  const lines = linesOf(shown, { authorOf, isOwn: (row) => isOwn(row, user), readUntil: seen });
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {/* Counted from the bottom, so that what is read stays in place while older messages come in above. */}
      <ScrollBox
        label={chat.conversation}
        className="flex min-h-0 flex-1 flex-col-reverse overscroll-contain px-4 py-4"
      >
        {rows.isPending ? <MessagesSkeleton /> : null}
        {rows.isError && rows.data === undefined ? (
          <Failed error={rows.error} onRetry={() => void rows.refetch()} />
        ) : null}
        {rows.data?.length === 0 ? (
          <div className="my-auto">
            <Empty icon={MessagesSquare} title={chat.empty} text={chat.emptyHint} />
          </div>
        ) : null}
        {lines.length > 0 ? (
          <div role="log" aria-label={chat.messages}>
            <ol className="flex flex-col">
              {(rows.data?.length ?? 0) > limit ? (
                <li className="flex justify-center pb-4">
                  <Button variant="outline" size="sm" onClick={() => setLimit(limit + step)}>
                    {chat.older}
                  </Button>
                </li>
              ) : null}
              {lines.map((line) => (
                <Message
                  key={line.row.id}
                  line={line}
                  text={String(line.row[textField] ?? '')}
                  author={authorOf(line.row)}
                  isMine={isMadeBy(line.row, user)}
                  onDelete={() => setDoomed([line.row])}
                />
              ))}
            </ol>
          </div>
        ) : null}
      </ScrollBox>
      <Composer
        entity={entity}
        textField={textField}
        authorField={authorField}
        place={place}
        placeholder={placeholder}
      />
      <DeleteDialog entity={entity} rows={doomed} onDone={() => setDoomed([])} />
    </div>
  );
}

type MessageProps = { line: ChatLine; text: string; author: string; isMine: boolean; onDelete: () => void };

function Message({ line, text, author, isMine, onDelete }: MessageProps) {
  const { row, startsDay, startsGroup, startsUnread } = line;
  return (
    <>
      {startsDay ? <Separator text={formatDay(row['created_date'])} /> : null}
      {startsUnread ? <Separator text={chat.unread} isNew /> : null}
      <li
        className={cn(
          'group flex max-w-[85%] gap-2.5 md:max-w-[70%]',
          startsGroup ? 'mt-4' : 'mt-1',
          isMine && 'flex-row-reverse self-end',
        )}
      >
        {isMine ? null : startsGroup ? (
          <PersonMark name={author} className="mt-0.5 size-8" />
        ) : (
          <span className="w-8 shrink-0" />
        )}
        <div className={cn('flex min-w-0 flex-col gap-1', isMine && 'items-end')}>
          {startsGroup ? (
            <p className="px-1 text-xs text-muted-foreground">
              <span className={isMine ? 'sr-only' : 'font-semibold text-card-foreground'}>
                {isMine ? chat.you : author}
              </span>{' '}
              <Clock value={row['created_date']} className="tabular-nums" />
            </p>
          ) : null}
          <p
            className={cn(
              'w-fit rounded-2xl px-3.5 py-2 wrap-anywhere whitespace-pre-wrap',
              isMine ? 'rounded-br-md bg-primary text-primary-foreground' : 'rounded-bl-md bg-muted',
            )}
          >
            {text}
          </p>
        </div>
        {isMine ? (
          <Button
            variant="ghost"
            size="icon"
            className="mb-1 size-7 self-end text-muted-foreground opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-45 pointer-coarse:focus-visible:opacity-100 [&_svg]:size-3.5"
            aria-label={chat.deleteMessage}
            onClick={onDelete}
          >
            <Trash2 />
          </Button>
        ) : null}
      </li>
    </>
  );
}

const Separator = ({ text, isNew = false }: { text: string; isNew?: boolean }) => (
  <li
    className={cn(
      'mt-4 flex items-center gap-3 text-xs font-medium first:mt-0',
      isNew ? 'text-danger' : 'text-muted-foreground',
    )}
  >
    <span className={cn('h-px flex-1', isNew ? 'bg-danger-line' : 'bg-border')} aria-hidden="true" />
    {text}
    <span className={cn('h-px flex-1', isNew ? 'bg-danger-line' : 'bg-border')} aria-hidden="true" />
  </li>
);

const MessagesSkeleton = () => (
  <div className="flex flex-col gap-4" role="status" aria-label={states.loading}>
    {['w-2/5', 'w-1/3 self-end', 'w-1/2'].map((width) => (
      <Skeleton key={width} className={cn('h-10 rounded-2xl', width)} />
    ))}
  </div>
);

type ComposerProps = Pick<RoomProps, 'entity' | 'textField' | 'authorField' | 'place' | 'placeholder'>;

/** Enter sends, Shift and Enter begins a line; what could not be sent stays in the field. */
function Composer({ entity, textField, authorField, place, placeholder }: ComposerProps) {
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const user = useCurrentUser();
  const refresh = useRefresh(entity);
  const send = async () => {
    const said = text.trim();
    if (said === '' || isSending) return;
    setSending(true);
    try {
      await entity.create({ ...(await authorValue(entity, authorField, user)), ...place, [textField]: said });
      setText((current) => (current.trim() === said ? '' : current));
      refresh();
    } catch (error) {
      toast.error(chat.notSent, {
        description: reasonOf(error),
      });
    }
    setSending(false);
    field.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    // Enter that ends the composing of a character is part of typing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  return (
    <form
      className="flex items-end gap-2 border-t border-border p-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Textarea
        ref={field}
        rows={1}
        value={text}
        aria-label={placeholder}
        placeholder={placeholder}
        className="max-h-40 min-h-10 resize-none"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={handleKey}
      />
      <Button
        type="submit"
        size="icon"
        className="size-10"
        aria-label={chat.send}
        aria-disabled={text.trim() === ''}
      >
        <SendHorizontal />
      </Button>
    </form>
  );
}

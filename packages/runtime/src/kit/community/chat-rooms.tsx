import { ChevronLeft, Hash, Plus } from 'lucide-react';
import { useState } from 'react';
import type { EntityClient, Row } from '../../sdk/entity-types.ts';
import { actions } from '../../texts/actions.ts';
import { chat } from '../../texts/chat.ts';
import { lists } from '../../texts/lists.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/lib-utils.ts';
import { useCurrentUser, useRows } from '../data.ts';
import type { FormTarget } from '../form-sheet.tsx';
import { nameOf, useTitleReferences } from '../record-name.tsx';
import { RecordSheet } from '../record-sheet.tsx';
import { fieldsOf, nounOf, pluralOf, titleFieldOf } from '../schema.ts';
import { RowsSkeleton } from '../skeletons.tsx';
import { Empty, Failed } from '../states.tsx';
import { Ago } from './ago.tsx';
import type { ChatRoomsProps } from './api.ts';
import { isMadeBy, isOwn, useAuthors } from './authors.ts';
import { newsOf, type RoomNews } from './chat-messages.ts';
import { ChatRoom } from './chat-room.tsx';
import { useParam } from './use-param.ts';

const frame = 'h-[calc(100dvh-11rem)] min-h-96 md:h-[calc(100dvh-7.5rem)] gap-0 overflow-hidden py-0';

/** A chat with or without rooms. */
export function ChatRooms(props: ChatRoomsProps) {
  const { entity, textField, authorField, rooms, roomField, placeholder = chat.write } = props;
  if (rooms !== undefined && roomField !== undefined)
    return <ManyRooms {...props} rooms={rooms} roomField={roomField} />;
  return (
    <Card className={frame}>
      <ChatRoom
        entity={entity}
        textField={textField}
        authorField={authorField}
        place={{}}
        roomId="all"
        placeholder={placeholder}
      />
    </Card>
  );
}

type ManyProps = ChatRoomsProps & { rooms: EntityClient; roomField: string };

/** How many of the newest messages tell what is new in the rooms. */
const newsWindow = 300;

function ManyRooms({ entity, textField, authorField, rooms, roomField, roomWhere, placeholder }: ManyProps) {
  const [chosen, choose] = useParam('room');
  const [target, setTarget] = useState<FormTarget | null>(null);
  const listed = useRows(rooms, { where: roomWhere, sort: titleFieldOf(rooms.schema), limit: 200 });
  const recent = useRows(entity, { sort: '-created_date', limit: newsWindow });
  const titles = useTitleReferences(rooms, listed.data ?? []);
  const user = useCurrentUser();
  const authorOf = useAuthors(entity, authorField, recent.data ?? []);
  const noun = nounOf(rooms.schema);
  if (listed.isPending) return <Card className={frame}>{<RowsSkeleton />}</Card>;
  if (listed.isError && listed.data === undefined)
    return (
      <Card className={frame}>
        <Failed error={listed.error} onRetry={() => void listed.refetch()} />
      </Card>
    );
  const all = listed.data ?? [];
  // On wide screens a room is always open; on phones the list comes first.
  const open = all.find(({ id }) => id === chosen) ?? all[0];
  const name = (row: Row) => nameOf(rooms, row, titles);
  const about = open === undefined ? undefined : aboutOf(rooms, open);
  const sheet = (
    <RecordSheet
      entity={rooms}
      target={target}
      onClose={() => setTarget(null)}
      onSaved={(row) => choose(row.id)}
    />
  );
  if (open === undefined) {
    return (
      <Card className="py-0">
        <Empty
          icon={Hash}
          title={lists.noneYet(pluralOf(noun))}
          text={chat.noRoomsHint(pluralOf(noun))}
          action={
            <Button size="sm" onClick={() => setTarget({ record: null })}>
              <Plus /> {actions.addNoun(noun)}
            </Button>
          }
        />
        {sheet}
      </Card>
    );
  }
  return (
    <Card className={cn(frame, 'flex-row')}>
      <nav
        aria-label={pluralOf(noun)}
        className={cn(
          'flex w-72 shrink-0 flex-col border-r border-border max-lg:w-60 max-md:w-full max-md:border-r-0',
          chosen !== null && 'max-md:hidden',
        )}
      >
        <header className="flex h-14 shrink-0 items-center justify-between border-b border-border pr-2 pl-4">
          <h2 className="text-[15px] font-semibold capitalize">{pluralOf(noun)}</h2>
          <Button
            variant="ghost"
            size="icon"
            aria-label={actions.addNoun(noun)}
            onClick={() => setTarget({ record: null })}
          >
            <Plus />
          </Button>
        </header>
        <ul className="flex min-h-0 flex-1 flex-col gap-0.5 overflow-y-auto p-2">
          {all.map((row) => {
            const place = { entity: entity.name, field: roomField, id: row.id };
            const news = newsOf(recent.data ?? [], place, (one) => isOwn(one, user));
            return (
              <li key={row.id}>
                <RoomButton
                  name={name(row)}
                  news={row.id === chosen ? { ...news, unread: 0 } : news}
                  said={
                    news.last === undefined
                      ? chat.empty
                      : chat.lastMessage(
                          isMadeBy(news.last, user) ? chat.you : authorOf(news.last),
                          String(news.last[textField] ?? ''),
                        )
                  }
                  isOpen={row === open}
                  onOpen={() => choose(row.id)}
                />
              </li>
            );
          })}
        </ul>
      </nav>
      <section
        aria-label={name(open)}
        className={cn('flex min-w-0 flex-1 flex-col', chosen === null && 'max-md:hidden')}
      >
        <header className="flex h-14 shrink-0 items-center gap-2 border-b border-border px-4 max-md:pl-1">
          <Button
            variant="ghost"
            size="icon"
            className="md:hidden"
            aria-label={lists.allOf(pluralOf(noun))}
            onClick={() => choose(null)}
          >
            <ChevronLeft />
          </Button>
          <div className="min-w-0">
            <h2 className="truncate text-[15px] font-semibold">{name(open)}</h2>
            {about ? <p className="truncate text-[13px] text-muted-foreground">{about}</p> : null}
          </div>
        </header>
        <ChatRoom
          key={open.id}
          entity={entity}
          textField={textField}
          authorField={authorField}
          place={{ [roomField]: open.id }}
          roomId={open.id}
          placeholder={placeholder ?? chat.writeTo(name(open))}
        />
      </section>
      {sheet}
    </Card>
  );
}

/** The first longer text of a room says what it is for. */
function aboutOf({ schema }: EntityClient, row: Row): string | undefined {
  const field = fieldsOf(schema).find(({ kind }) => kind === 'longtext');
  const value = field === undefined ? undefined : row[field.key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

type ButtonProps = { name: string; news: RoomNews; said: string; isOpen: boolean; onOpen: () => void };

const RoomButton = ({ name, news, said, isOpen, onOpen }: ButtonProps) => (
  <button
    type="button"
    aria-current={isOpen ? 'true' : undefined}
    onClick={onOpen}
    className={cn(
      'flex w-full flex-col gap-0.5 rounded-lg px-3 py-2.5 text-left outline-none hover:bg-accent focus-visible:ring-2 focus-visible:ring-ring',
      isOpen && 'md:bg-accent',
    )}
  >
    <span className="flex w-full items-center gap-2">
      <span className={cn('truncate', news.unread > 0 ? 'font-semibold' : 'font-medium')}>{name}</span>
      {news.last === undefined ? null : (
        <Ago value={news.last['created_date']} className="ml-auto shrink-0 text-xs text-muted-foreground" />
      )}
    </span>
    <span className="flex w-full items-center gap-2">
      <span className="truncate text-[13px] text-muted-foreground">{said}</span>
      {news.unread > 0 ? (
        <span className="ml-auto shrink-0 rounded-full bg-primary px-1.5 text-xs font-medium text-primary-foreground tabular-nums">
          {news.unread}
          <span className="sr-only">{chat.unreadCount}</span>
        </span>
      ) : null}
    </span>
  </button>
);

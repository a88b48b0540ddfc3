import type { App } from '@sayso/contracts/apps';
import { isPlanChange, type Message } from '@sayso/contracts/chat';
import { limits } from '@sayso/contracts/limits';
import { ArrowDown } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { t } from '../../../texts/chat.ts';
import { Button } from '../../../ui/button.tsx';
import { ImportNote } from '../imported/import-note.tsx';
import { LeftChoicesNote } from '../left-choices/left-choices-note.tsx';
import { leftChoicesOf, warnedEntities, withoutLeftChoices } from '../left-choices/warned-entities.ts';
import { AssistantMessage } from './assistant-message.tsx';
import { canRetry } from './can-retry.ts';
import { groupMessages } from './group-messages.ts';
import { isWritten } from './is-written.ts';
import { NeedsAttention } from './needs-attention.tsx';
import { isOnlyAsked } from './only-asked.ts';
import { PlanChanges } from './plan-changes.tsx';
import { PlanPlace } from './plan-place.tsx';
import { StatusNotes } from './status-notes.tsx';
import { useAutoScroll } from './use-auto-scroll.ts';
import { useBuiltIn, useEditMessage } from './use-chat.ts';
import { UserMessage } from './user-message.tsx';

type Turn = NonNullable<Message['turn']>;
type Props = {
  app: App;
  onRevert: (message: Message) => void;
  /** Sends the last message once more. */
  onRetry: (message: Message) => void;
  /** Asks for what did not pass in an answer. */
  onFinish: (turn: Turn) => void;
  /** Sends a change that an answer offers. */
  onAsk: (prompt: string) => void;
  isRetrying: boolean;
};

/** The conversation; the latest 50 at first. */
export function MessageList({ app, onRevert, onRetry, onFinish, onAsk, isRetrying }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const edit = useEditMessage(app.id);
  const box = useRef<HTMLDivElement>(null);
  const visible = app.conversation.messages.filter(({ hidden }) => !hidden);
  const shown = showsAll ? visible : visible.slice(-limits.messagesShownFirst);
  const last = shown.at(-1);
  const asked = visible.filter((message) => message.role === 'user' && isWritten(message));
  const firstAskedId = asked[0]?.id;
  const lastAsked = asked.at(-1);
  // A change of the plan that failed is made again there, and the words before it were answered.
  const isAskedLast =
    lastAsked &&
    !visible
      .slice(visible.indexOf(lastAsked))
      .some(({ additional_message_params: params }) => isPlanChange(params));
  const { isAtEnd, jump } = useAutoScroll(
    box,
    `${last?.id} ${last?.content.length} ${last?.turn?.state} ${last?.turn?.changes.length} ${last?.tool_results?.length} ${app.status.state}`,
  );
  const builtIn = useBuiltIn(app.id);
  const warned = warnedEntities(visible);
  const failed = last && isFailedModel(last) ? last : undefined;
  const lengthOf = useFileLengths(app);

  return (
    <div className="relative min-h-0 flex-1">
      <div ref={box} data-testid="messages" className="h-full overflow-y-auto px-5 py-6 max-md:px-4">
        <div role="log" aria-label={t('conversation')} className="grid grid-cols-1 gap-6">
          {shown.length < visible.length && (
            <Button size="sm" className="justify-self-center" onClick={() => setShowsAll(true)}>
              {t('loadAll')}
            </Button>
          )}
          {visible.length === 0 && (
            <>
              <ImportNote app={app} />
              <p className="text-center text-muted">{t('empty')}</p>
            </>
          )}
          {groupMessages(shown).map((group) => {
            if (group.kind === 'plan')
              return (
                <PlanChanges
                  key={group.changes[0]?.id}
                  changes={group.changes}
                  isBusy={app.status.state === 'processing'}
                  onRevert={onRevert}
                />
              );
            const { message } = group;
            return message.role === 'user' ? (
              <UserMessage
                key={message.id}
                message={message}
                isBusy={app.status.state === 'processing'}
                onEdit={(content) => edit.mutateAsync({ id: message.id, content })}
                onRevert={
                  message.id === firstAskedId || isOnlyAsked(visible, message)
                    ? undefined
                    : () => onRevert(message)
                }
              />
            ) : (
              <AssistantMessage
                key={message.id}
                message={withoutLeftChoices(message, app.entities)}
                lengthOf={lengthOf}
                onAsk={isRetrying || app.status.state === 'processing' ? undefined : onAsk}
                askedSince={askedAfter(visible, message)}
                isFailureTold={message === last && app.status.state === 'error'}
                leftChoices={warned
                  .get(message.id)
                  ?.map(
                    (entity) =>
                      app.entities[entity] && (
                        <LeftChoicesNote
                          key={entity}
                          appId={app.id}
                          entity={entity}
                          codeHash={app.app_code_hash}
                          warning={leftChoicesOf(message, entity)}
                          isBusy={app.status.state === 'processing'}
                        />
                      ),
                  )}
                attention={
                  message.turn && (
                    <NeedsAttention
                      appId={app.id}
                      turn={message.turn}
                      isBusy={isRetrying || app.status.state === 'processing'}
                      onRetry={
                        canRetry(visible, message) ? () => message.turn && onFinish(message.turn) : undefined
                      }
                    />
                  )
                }
                planPlace={
                  message.turn?.plan_place && <PlanPlace appId={app.id} place={message.turn.plan_place} />
                }
              />
            );
          })}
          <StatusNotes
            status={app.status}
            onRetry={isAskedLast ? () => onRetry(lastAsked) : undefined}
            isRetrying={isRetrying}
            onBuiltIn={failed && (() => builtIn.mutate(failed.id))}
            isBuiltInAsked={builtIn.isPending}
          />
        </div>
      </div>
      {!isAtEnd && (
        <Button size="sm" className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-float" onClick={jump}>
          <ArrowDown aria-hidden className="size-4" />
          {t('latest')}
        </Button>
      )}
    </div>
  );
}

/** The words of all messages behind one. */
const askedAfter = (messages: readonly Message[], { id }: Message): ReadonlySet<string> =>
  new Set(
    messages
      .slice(messages.findIndex((message) => message.id === id) + 1)
      .flatMap(({ role, content }) => (role === 'user' ? [content] : [])),
  );

/** A model began to answer and failed; the built-in builder would fail again at the same. */
const isFailedModel = ({ turn }: Message): boolean =>
  turn?.state === 'failed' && turn.receipt !== null && turn.receipt.model !== 'built-in';

/** How long each file is now; kept stable between events that change no file. */
function useFileLengths({ pages, components, layout }: App) {
  return useCallback(
    (path: string) => {
      if (path === 'layout') return layout?.length;
      const [folder, ...rest] = path.split('/');
      return (folder === 'pages' ? pages : components)[rest.join('/')]?.length;
    },
    [pages, components, layout],
  );
}

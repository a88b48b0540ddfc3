import type { App } from '@sayso/contracts/apps';
import { isPlanChange, type Message } from '@sayso/contracts/chat';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { filesAgain, filesOf, type MessageFiles } from '../../../lib/attached-file.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { t } from '../../../texts/chat.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAttachedFiles } from '../../../ui/use-attached-files.ts';
import type { FrameError } from '../frame-error.ts';
import { ChatInput } from './chat-input.tsx';
import { isWritten } from './is-written.ts';
import { MessageList } from './message-list.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { useSendMessage, useStop, useUndo } from './use-chat.ts';
import { useFinish } from './use-retry.ts';

type Props = {
  app: App;
  currentPage: string | null;
  /** What the preview reports by now. */
  openErrors: RefObject<readonly FrameError[]>;
};

/** The app's conversation with its input. */
export function ChatPanel({ app, currentPage, openErrors }: Props) {
  const [draft, setDraft] = useDraft(`chat:${app.id}`);
  const [reverting, setReverting] = useState<Message | null>(null);
  const [isAskingStop, setAskingStop] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const send = useSendMessage(app.id);
  const { finish, isPending: isFinishing } = useFinish(app.id, currentPage);
  const stop = useStop(app.id);
  const undo = useUndo(app.id);
  const attached = useAttachedFiles();
  const isProcessing = app.status.state === 'processing';

  const propose = (text: string) => {
    setDraft(text);
    box.current?.focus();
  };
  useEscape(isProcessing, () => setAskingStop(true));

  const sendText = (content: string, files: MessageFiles, onSuccess = () => {}) =>
    send.mutate({ content, currentPage, files, openErrors: openErrors.current }, { onSuccess });
  const handleSend = () =>
    sendText(draft, filesOf(attached.files), () => {
      setDraft('');
      attached.clear();
    });
  const handleRevert = () => {
    if (!reverting) return;
    undo.mutate(reverting.id, {
      onSuccess: ({ content }) => isWritten(reverting) && propose(content),
      onSettled: () => setReverting(null),
    });
  };
  const handleStop = () => {
    setAskingStop(false);
    stop.mutate();
  };

  return (
    <section aria-label={t('title')} data-chat className="flex h-full min-h-0 flex-col bg-page">
      <MessageList
        app={app}
        onRevert={setReverting}
        onRetry={(message) => sendText(message.content, filesAgain(message))}
        onFinish={finish}
        onAsk={(prompt) => sendText(prompt, {})}
        isRetrying={send.isPending || isFinishing}
      />
      <div className="grid gap-3 px-4 pt-1 pb-4">
        <SuggestionList app={app} onPick={propose} />
        <ChatInput
          box={box}
          attached={attached}
          text={draft}
          onText={setDraft}
          state={app.status.state}
          isSending={send.isPending}
          isStopping={stop.isPending}
          onSend={handleSend}
          onStop={() => stop.mutate()}
        />
      </div>
      <ConfirmDialog
        open={reverting !== null && !isProcessing}
        onOpenChange={(open) => open || setReverting(null)}
        title={t(titleOfRevert(reverting))}
        description={t('revert.text')}
        confirmLabel={t('revert.confirm')}
        destructive
        pending={undo.isPending}
        onConfirm={handleRevert}
      />
      <ConfirmDialog
        open={isAskingStop && isProcessing}
        onOpenChange={setAskingStop}
        title={t('stop.title')}
        description={t('stop.text')}
        confirmLabel={t('stop.button')}
        cancelLabel={t('stop.keepGoing')}
        onConfirm={handleStop}
      />
    </section>
  );
}

/** Escape outside of a dialog, while there is something to stop. */
function useEscape(isActive: boolean, onEscape: () => void) {
  const latest = useRef(onEscape);
  latest.current = onEscape;
  useEffect(() => {
    if (!isActive) return;
    const handleKey = (event: KeyboardEvent) => {
      const isInOverlay =
        document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !isInOverlay) latest.current();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isActive]);
}

function titleOfRevert(message: Message | null) {
  const params = message?.additional_message_params;
  const { diff_message: diff, restored_from: restored } = params ?? {};
  if (isPlanChange(params)) return 'revert.titleOfPlan';
  if (restored !== undefined) return 'revert.titleOfRestored';
  return diff === undefined ? 'revert.title' : 'revert.titleOfManual';
}

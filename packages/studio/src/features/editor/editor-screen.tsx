import type { App } from '@sayso/contracts/apps';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useParams } from 'react-router';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { beginDraft } from '../../lib/use-draft.ts';
import { t } from '../../texts/editor.ts';
import { cn } from '../../ui/cn.ts';
import { useKeepAlive } from '../../ui/use-keep-alive.tsx';
import { useNarrow, useWide } from '../../ui/use-narrow.ts';
import { EditorSkeleton, NoApp } from './app-loader.tsx';
import { ChatPanel } from './chat/chat-panel.tsx';
import { useSendMessage } from './chat/use-chat.ts';
import { useRetryBuild } from './chat/use-retry.ts';
import { ChatToggle } from './chat-toggle.tsx';
import { useAsked } from './editor-asks.ts';
import { NarrowLayout, WideLayout } from './editor-layout.tsx';
import './editor.css';
import type { FrameError } from './frame-error.ts';
import { PageMenu } from './page-menu.tsx';
import { PlanPane } from './plan/plan-pane.tsx';
import { usePlanAction } from './plan/use-plan-action.ts';
import { PreviewPane } from './preview/preview-pane.tsx';
import { TopBar } from './top-bar.tsx';
import { useChatFold } from './use-chat-fold.ts';
import { useEditorActions } from './use-editor-actions.ts';
import { useLiveApp } from './use-live-app.ts';
import { usePlace } from './use-place.ts';
import { ViewSwitch } from './view-switch.tsx';
import { useWorkspaceActions } from './workspace/shell/use-workspace-actions.ts';
import { WorkspacePane } from './workspace/workspace-pane.tsx';

/** Chat beside one app: its live preview, its plan, or its workspace. */
export function EditorScreen({ userMenu }: { userMenu: ReactNode }) {
  const appId = useParams()['appId'] ?? '';
  const app = useLiveApp(appId);
  useDocumentTitle(app.data?.name ?? t('title'));

  if (app.data) return <Editor key={appId} app={app.data} userMenu={userMenu} />;
  if (app.isError) return <NoApp error={app.error} onRetry={app.refetch} />;
  return <EditorSkeleton />;
}

function Editor({ app, userMenu }: { app: App; userMenu: ReactNode }) {
  const isNarrow = useNarrow();
  const place = usePlace(app);
  const currentPage = place.page?.split('?')[0] || app.main_page;
  const send = useSendMessage(app.id);
  const build = useRetryBuild(app);
  // Read when a message is sent: the chat need not be drawn anew for each error.
  const openErrors = useRef<readonly FrameError[]>([]);
  const keepErrors = useCallback((errors: readonly FrameError[]) => {
    openErrors.current = errors;
  }, []);
  const handleFix = (content: string) =>
    send.mutate({ content, currentPage, isAutomatedFix: true, openErrors: openErrors.current });
  const isPreview = place.mode === 'preview';
  // Beside the plan there is room for the app, so that a change is seen as it is made.
  const isBesidePlan = useWide() && place.mode === 'plan';
  const fold = useChatFold(place.mode);
  const handleFold = () => fold.setFolded(!fold.isFolded);
  const [chatAsked, setChatAsked] = useState(0);
  const handleWrite = () => {
    if (isNarrow) return setChatAsked(chatAsked + 1);
    if (fold.isFolded) flushSync(handleFold);
    document.querySelector<HTMLElement>('[data-chat-input]')?.focus();
  };
  useAsked('chat', (start) => {
    beginDraft(`chat:${app.id}`, start);
    handleWrite();
  });
  const canFold = !isPreview && !isNarrow;
  useEditorActions(app, {
    onPage: place.goTo,
    onWrite: handleWrite,
    chat: canFold ? { isFolded: fold.isFolded, onToggle: handleFold } : null,
  });
  useWorkspaceActions(app);
  usePlanAction(app.id);
  // Once opened the frame lives on behind plan and workspace, so that the way back finds the app as it was left.
  const wasPreviewed = useRef(false);
  if (isPreview || isBesidePlan) wasPreviewed.current = true;

  const chat = <ChatPanel app={app} currentPage={currentPage} openErrors={openErrors} />;
  // Turning a phone changes the layout, and nothing that somebody is at work on.
  const content = useKeepAlive(
    <div className="flex h-full min-h-0">
      {place.mode === 'plan' && (
        <PlanPane app={app} className={cn('flex-6', isBesidePlan && 'border-line border-r')} />
      )}
      {wasPreviewed.current && (
        <div key="preview" className={cn('h-full min-w-0 flex-5', !isPreview && !isBesidePlan && 'hidden')}>
          <PreviewPane
            app={app}
            page={place.page}
            onPage={place.show}
            onNavigated={place.follow}
            onFix={handleFix}
            onRetryBuild={build.retry}
            isAsking={send.isPending || build.isPending}
            onErrors={keepErrors}
          />
        </div>
      )}
      {place.view !== null && (
        <div className="h-full min-w-0 flex-1">
          <WorkspacePane app={app} view={place.view} />
        </div>
      )}
    </div>,
  );
  const viewSwitch = <ViewSwitch mode={place.mode} addressOf={place.addressOf} />;
  return (
    <div className="flex h-[calc(100dvh-var(--offline-line))] flex-col overflow-hidden">
      <TopBar
        app={app}
        isNarrow={isNarrow}
        isWorkspace={place.mode === 'workspace'}
        userMenu={userMenu}
        viewSwitch={viewSwitch}
        pageMenu={
          // On a phone the name needs the room, and the preview's own bar has the pages.
          !isNarrow && <PageMenu app={app} page={isPreview ? currentPage : null} onPage={place.goTo} />
        }
        chatToggle={canFold && <ChatToggle app={app} isFolded={fold.isFolded} onToggle={handleFold} />}
      />
      <main aria-label={t('title')} className="flex min-h-0 flex-1 flex-col">
        {isNarrow ? (
          <NarrowLayout
            chat={chat}
            content={content.slot}
            isProcessing={app.status.state === 'processing'}
            messageCount={app.conversation.messages.length}
            isToRead={isToRead(app)}
            asked={chatAsked}
            opensChat={app.status.state === 'error' && Object.keys(app.pages).length === 0}
          />
        ) : (
          <WideLayout chat={chat} content={content.slot} isChatFolded={fold.isFolded} />
        )}
      </main>
      {content.home}
    </div>
  );
}

/** The last answer is words alone, or something of it went wrong. */
function isToRead({ status, conversation }: App): boolean {
  const turn = conversation.messages.at(-1)?.turn;
  if (status.state === 'error' || turn?.state === 'needs_attention') return true;
  return turn?.state === 'settled' && turn.changes.length === 0;
}

import type { App } from '@sayso/contracts/apps';
import { texts } from '@sayso/contracts/texts';
import { type ReactNode, useCallback, useRef } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { Button } from '../../ui/button.tsx';
import { FullPage } from '../../ui/full-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useNarrow } from '../../ui/use-narrow.ts';
import { ChatPanel } from './chat/chat-panel.tsx';
import { useSendMessage } from './chat/use-chat.ts';
import { NarrowLayout, WideLayout } from './editor-layout.tsx';
import './editor.css';
import type { FrameError } from './preview/frame-state.ts';
import { PreviewPane } from './preview/preview-pane.tsx';
import { TopBar } from './top-bar.tsx';
import { useLiveApp } from './use-live-app.ts';

/** Chat and live preview of one app, at /apps/{id}/editor/preview/{page}. */
export function EditorScreen({ userMenu }: { userMenu: ReactNode }) {
  const appId = useParams()['appId'] ?? '';
  const app = useLiveApp(appId);
  useDocumentTitle(app.data?.name ?? 'Editor');

  if (app.data) return <Editor key={appId} app={app.data} userMenu={userMenu} />;
  if (app.isError) return <NoApp error={app.error} onRetry={app.refetch} />;
  return <EditorSkeleton />;
}

function Editor({ app, userMenu }: { app: App; userMenu: ReactNode }) {
  const isNarrow = useNarrow();
  const [page, goTo] = usePage(app.id);
  const currentPage = page?.split('?')[0] ?? app.main_page;
  const send = useSendMessage(app.id);
  // Read when a message is sent: the chat need not be drawn anew for each error.
  const openErrors = useRef<readonly FrameError[]>([]);
  const keepErrors = useCallback((errors: readonly FrameError[]) => {
    openErrors.current = errors;
  }, []);
  const handleFix = (content: string) =>
    send.mutate({ content, currentPage, isAutomatedFix: true, openErrors: openErrors.current });

  const chat = <ChatPanel app={app} currentPage={currentPage} openErrors={openErrors} />;
  const preview = (
    <PreviewPane
      app={app}
      page={page}
      onPage={goTo}
      onFix={handleFix}
      isAskingFix={send.isPending}
      onErrors={keepErrors}
    />
  );
  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <TopBar app={app} isNarrow={isNarrow} userMenu={userMenu} />
      <main aria-label="Editor" className="flex min-h-0 flex-1 flex-col">
        {isNarrow ? (
          <NarrowLayout
            chat={chat}
            preview={preview}
            isProcessing={app.status.state === 'processing'}
            messageCount={app.conversation.messages.length}
          />
        ) : (
          <WideLayout chat={chat} preview={preview} />
        )}
      </main>
    </div>
  );
}

/** The page in the address with its query; where the frame goes, the address follows without filling the history. */
function usePage(appId: string): [string | null, (page: string) => void] {
  const { pageName } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const goTo = useCallback(
    (page: string) => {
      const [path = '', query] = page.split('?');
      void navigate(
        {
          pathname: `/apps/${appId}/editor/preview${path ? `/${path}` : ''}`,
          search: query ? `?${query}` : '',
        },
        { replace: true },
      );
    },
    [appId, navigate],
  );
  return [pageName ? `${pageName}${search}` : null, goTo];
}

function NoApp({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const status = error instanceof ApiError ? error.status : 0;
  const isGone = status === 404 || status === 403;
  const home = (
    <Button asChild variant={isGone ? 'primary' : 'secondary'}>
      <Link to="/">Go to Home</Link>
    </Button>
  );
  if (isGone) {
    return (
      <FullPage
        title={status === 404 ? texts.appNotFound : texts.noAppAccess}
        text={
          status === 404
            ? 'It may have been deleted, or the address is not complete.'
            : 'Ask the person who made it to share it with you.'
        }
      >
        {home}
      </FullPage>
    );
  }
  return (
    <FullPage
      title="The app could not be opened"
      text={
        <>
          <span className="block pb-2">{texts.appLoadFailed(error.message)}</span>
          Refresh the page; if it happens again, contact support.
        </>
      }
    >
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => void onRetry()}>
          Try again
        </Button>
        {home}
      </div>
    </FullPage>
  );
}

function EditorSkeleton() {
  return (
    <main className="flex h-dvh flex-col" role="status" aria-label="Opening the editor">
      <div className="flex h-13 items-center gap-3 border-line border-b px-4">
        <Skeleton className="size-7" />
        <Skeleton className="h-4 w-40" />
      </div>
      <div className="flex min-h-0 flex-1">
        <div className="grid w-1/3 content-start gap-4 border-line border-r p-5 max-md:hidden">
          <Skeleton className="ml-auto h-14 w-3/4" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-2/3" />
        </div>
        <div className="dotted-ground flex-1 p-4">
          <Skeleton className="h-full rounded-card bg-surface" />
        </div>
      </div>
    </main>
  );
}

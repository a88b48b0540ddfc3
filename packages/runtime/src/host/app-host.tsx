import { resolvePage } from '@sayso/core/resolve-page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { AppIdentityContext } from '../kit/app-identity.ts';
import { watchHistory } from '../sdk/history-watch.ts';
import { onMissed, onReconnect } from '../sdk/socket.ts';
import type { AppSnapshot, AppSource, LayoutComponent, PageComponent } from './app-source.ts';
import { mayRetry } from './app-source.ts';
import { type CaughtError, ErrorBoundary } from './error-boundary.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { isOutOfReach, PageFailure, type PageFailureProps } from './page-failure.tsx';
import { PlainFrame } from './plain-frame.tsx';
import { PageNotFound, Spinner } from './screens.tsx';
import { spaced } from './spaced.ts';

export type AppHostProps = {
  source: AppSource;
  onError?: (caught: CaughtError) => void;
  /** Called on each change of the address, with the router's own way to go elsewhere. */
  onRoute?: (address: string, navigate: (path: string) => void) => void;
  /** Called when a page of the app is opened, with its name. */
  onPage?: (name: string) => void;
  /** False where the page around the app says already that there is no connection. */
  saysOffline?: boolean;
  /** What stands in place of a page that broke, where it is not for visitors. */
  failure?: ComponentType<PageFailureProps> | undefined;
};

/** Runs an app: its router, its data, its layout and the page that the address names. */
export function AppHost(props: AppHostProps) {
  const [queries] = useState(makeQueryClient);
  // Ahead of the router below, which listens once it is mounted.
  useState(watchHistory);
  useEffect(() => {
    const ends = [onReconnect, onMissed].map((on) => on(() => void queries.invalidateQueries()));
    return () => {
      for (const end of ends) end();
    };
  }, [queries]);
  return (
    <QueryClientProvider client={queries}>
      {props.saysOffline === false ? null : <OfflineBar />}
      <BrowserRouter>
        <CurrentPage {...props} />
      </BrowserRouter>
    </QueryClientProvider>
  );
}

const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: mayRetry, staleTime: 15_000, refetchOnWindowFocus: true } },
  });

function CurrentPage(props: AppHostProps) {
  const { source, onRoute, onPage } = props;
  const snapshot = useSyncExternalStore(source.subscribe, source.get);
  const location = useLocation();
  const navigate = useNavigate();
  const address = `${location.pathname}${location.search}${location.hash}`;
  useEffect(() => onRoute?.(address, (path) => void navigate(path)), [address, navigate, onRoute]);

  const { id, slug, mainPage } = snapshot.app;
  const page = resolvePage(location.pathname, { id, slug, mainPage, names: snapshot.pageNames });
  const pageName = page.kind === 'page' ? page.name : null;
  useEffect(() => {
    document.title = pageName === null ? snapshot.app.name : `${spaced(pageName)} · ${snapshot.app.name}`;
  }, [pageName, snapshot.app.name]);

  useEffect(() => {
    if (pageName !== null) onPage?.(pageName);
  }, [pageName, onPage]);

  const layout = useLayout(snapshot);
  const content = usePage(snapshot, pageName);
  if (pageName === null) return <PageNotFound name={page.name} homeHref="/" app={snapshot.app} />;
  if (layout.state === 'loading') return <Spinner />;
  const hasLayout = layout.state === 'failed' || layout.component !== null;
  // An address of its own for each record: the next one may be fine.
  const resetKey = `${address} ${snapshot.version}`;
  const slot = <PageSlot content={content} isWithin={hasLayout} resetKey={resetKey} {...props} />;
  return (
    <AppIdentityContext value={snapshot.app}>
      <LayoutSlot layout={layout} snapshot={snapshot} pageName={pageName} {...props}>
        {slot}
      </LayoutSlot>
    </AppIdentityContext>
  );
}

type LayoutSlotProps = AppHostProps & {
  layout: Settled<LayoutComponent>;
  snapshot: AppSnapshot;
  pageName: string;
  children: ReactNode;
};

/** The layout with the page in it; a layout that breaks leaves the ways to the pages. */
function LayoutSlot({ layout, snapshot, pageName, onError, children }: LayoutSlotProps) {
  const { pageNames, recordPages } = snapshot;
  const ways = pageNames.filter((name) => !recordPages.includes(name));
  const plain = () => (
    <PlainFrame appName={snapshot.app.name} pages={ways} current={pageName}>
      {children}
    </PlainFrame>
  );
  if (layout.state === 'failed') {
    return (
      <>
        <LoadError error={layout.error} onError={onError} />
        {plain()}
      </>
    );
  }
  const Layout = layout.component;
  if (Layout === null) return children;
  return (
    <ErrorBoundary resetKey={`${pageName} ${snapshot.version}`} onError={onError} fallback={plain}>
      <Layout currentPageName={pageName}>{children}</Layout>
    </ErrorBoundary>
  );
}

type PageSlotProps = AppHostProps & { content: Loaded<PageComponent>; isWithin: boolean; resetKey: string };

/** The page, whose errors stay inside it. */
function PageSlot({ content, isWithin, resetKey, failure: Failure = PageFailure, onError }: PageSlotProps) {
  if (content.state === 'loading') return <Spinner />;
  if (content.state === 'failed') {
    const { error } = content;
    return (
      <>
        <LoadError error={error} onError={onError} />
        <Failure error={error} isLoading isWithin={isWithin} onRetry={() => location.reload()} />
      </>
    );
  }
  const Page = content.component;
  if (Page === null) return null;
  return (
    <ErrorBoundary
      resetKey={resetKey}
      onError={onError}
      fallback={(error, retry) => (
        <Failure error={error} isLoading={false} isWithin={isWithin} onRetry={retry} />
      )}
    >
      <Page />
    </ErrorBoundary>
  );
}

type LoadErrorProps = { error: unknown; onError: AppHostProps['onError'] };

/** Tells of a module that threw while it was loaded, as of one that throws later. */
function LoadError({ error, onError }: LoadErrorProps) {
  useEffect(() => {
    if (!isOutOfReach(error)) onError?.({ error, componentStack: null });
  }, [error, onError]);
  return null;
}

type Settled<C> = { state: 'failed'; error: unknown } | { state: 'ready'; component: C | null };
type Loaded<C> = { state: 'loading' } | Settled<C>;

function useLayout({ loadLayout }: AppSnapshot): Loaded<LayoutComponent> {
  return useLoaded('layout', loadLayout);
}

function usePage(snapshot: AppSnapshot, name: string | null): Loaded<PageComponent> {
  const load = useCallback(
    () => (name === null ? Promise.reject(new Error('No page')) : snapshot.loadPage(name)),
    [snapshot, name],
  );
  return useLoaded(name ?? '', name === null ? null : load);
}

/** Keeps what it shows of the same `key` until the newer version is there, so that a swap never blinks. */
function useLoaded<C>(key: string, load: (() => Promise<C>) | null): Loaded<C> {
  const [held, setHeld] = useState<{ key: string; loaded: Loaded<C> }>({ key, loaded: { state: 'loading' } });
  useEffect(() => {
    let isCurrent = true;
    const settle = (loaded: Loaded<C>) => isCurrent && setHeld({ key, loaded });
    if (load === null) settle({ state: 'ready', component: null });
    else
      load().then(
        (component) => settle({ state: 'ready', component }),
        (error: unknown) => settle({ state: 'failed', error }),
      );
    return () => {
      isCurrent = false;
    };
  }, [key, load]);
  return held.key === key ? held.loaded : { state: 'loading' };
}

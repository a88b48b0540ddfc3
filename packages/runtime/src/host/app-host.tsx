import { resolvePage } from '@sayso/core/resolve-page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { watchHistory } from '../sdk/history-watch.ts';
import { onMissed, onReconnect } from '../sdk/socket.ts';
import { screens } from '../texts/screens.ts';
import type { AppSnapshot, AppSource, LayoutComponent, PageComponent } from './app-source.ts';
import { mayRetry } from './app-source.ts';
import { type CaughtError, ErrorBoundary } from './error-boundary.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { Failure, PageNotFound, Spinner } from './screens.tsx';

export type AppHostProps = {
  source: AppSource;
  onError?: (caught: CaughtError) => void;
  /** Called on each change of the address, with the router's own way to go elsewhere. */
  onRoute?: (address: string, navigate: (path: string) => void) => void;
  /** Called when a page of the app is opened, with its name. */
  onPage?: (name: string) => void;
  /** False where the page around the app says already that there is no connection. */
  saysOffline?: boolean;
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

function CurrentPage({ source, onError, onRoute, onPage }: AppHostProps) {
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
  if (layout.state === 'failed') return <LoadFailure error={layout.error} />;
  const Layout = layout.component;
  const inner = <PageSlot content={content} />;
  return (
    <ErrorBoundary resetKey={`${pageName} ${snapshot.version}`} onError={onError}>
      {Layout === null ? inner : <Layout currentPageName={pageName}>{inner}</Layout>}
    </ErrorBoundary>
  );
}

function PageSlot({ content }: { content: Loaded<PageComponent> }) {
  if (content.state === 'loading') return <Spinner />;
  if (content.state === 'failed') return <LoadFailure error={content.error} />;
  const Page = content.component;
  return Page === null ? null : <Page />;
}

const LoadFailure = ({ error }: { error: unknown }) => (
  <Failure
    title={screens.pageNotLoaded}
    message={error instanceof Error ? error.message : String(error)}
    onRetry={() => location.reload()}
  />
);

type Loaded<C> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'ready'; component: C | null };

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

/** `TaskBoard` reads as "Task Board" in the tab. */
const spaced = (name: string) => name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('_', ' ');

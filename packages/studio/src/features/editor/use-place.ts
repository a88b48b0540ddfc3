import type { App } from '@sayso/contracts/apps';
import { resolvePage } from '@sayso/core/resolve-page';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';

export type Mode = 'preview' | 'plan' | 'workspace';

const modeOf = (name: string | undefined): Mode =>
  name === 'plan' || name === 'workspace' ? name : 'preview';

const previewOf = (appId: string, page: string) => {
  const [path = '', query] = page.split('?');
  return {
    pathname: `/apps/${appId}/editor/preview${path ? `/${path}` : ''}`,
    search: query ? `?${query}` : '',
  };
};

/** Where in the editor the address is, and the ways to other places. */
export function usePlace(app: App) {
  const { mode: named, view } = useParams();
  const mode = modeOf(named);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isPreview = mode === 'preview';
  const isLost = useIsLost(app, isPreview ? (view ?? null) : null);
  // While plan or workspace are shown, the frame keeps the page that it is at.
  const held = useRef<string | null>(null);
  // A query without a page is for the first page (W-ROUTE-03).
  if (isPreview) held.current = (!isLost && `${view ?? ''}${search}`) || null;
  const page = held.current;
  // The way back to the workspace leads to the view that was left.
  const left = useRef({ pathname: `/apps/${app.id}/editor/workspace`, search: '' });
  if (mode === 'workspace' && view !== undefined) left.current = { pathname, search };

  const goTo = useCallback(
    (to: string, { replace = false } = {}) => void navigate(previewOf(app.id, to), { replace }),
    [app.id, navigate],
  );
  const [, redraw] = useState(0);
  /** Shows a page in the frame where it is. */
  const show = useCallback(
    (to: string) => {
      if (mode !== 'plan') return goTo(to);
      held.current = to || null;
      redraw((count) => count + 1);
    },
    [mode, goTo],
  );
  /** Where the frame goes, the address follows without filling the history. */
  const follow = useCallback(
    (to: string) => {
      if (isPreview) goTo(to, { replace: true });
      else held.current = to;
    },
    [isPreview, goTo],
  );
  return {
    mode,
    /** The page in the address with its query; null for the app's first page. */
    page,
    view: mode === 'workspace' ? (view ?? 'overview') : null,
    addressOf: {
      preview: previewOf(app.id, page ?? ''),
      plan: { pathname: `/apps/${app.id}/editor/plan`, search: '' },
      workspace:
        mode === 'workspace' ? { pathname: `/apps/${app.id}/editor/workspace`, search: '' } : left.current,
    },
    goTo,
    show,
    follow,
  };
}

/**
 * A name in the address that no page has leads to the first page (B-LOADER-03). Asked once, as the app opens: where the
 * app itself goes later is its own affair. True until the address has followed.
 */
function useIsLost({ id, slug, main_page, pages }: App, name: string | null): boolean {
  const navigate = useNavigate();
  // Undefined until it is known whether the name is one, which takes an app that has pages.
  const lost = useRef<string | null>(undefined);
  const names = Object.keys(pages);
  if (lost.current === undefined && names.length > 0) {
    const found = resolvePage(`/${name ?? ''}`, { id, slug, mainPage: main_page, names });
    lost.current = found.kind === 'unknown' ? name : null;
  }
  if (lost.current && name !== lost.current) lost.current = null;
  const isLost = Boolean(lost.current);
  useEffect(() => {
    if (isLost) void navigate(previewOf(id, ''), { replace: true });
  }, [isLost, id, navigate]);
  return isLost;
}

import { useEffect, useEffectEvent, useState } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { onHistoryStep } from '../sdk/history-watch.ts';
import { leaving } from '../texts/leaving.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Props = {
  /** Read when somebody is about to leave, so that typing renders nothing here. */
  isDirty: () => boolean;
  /** True while the form's own way out was taken, such as closing the sheet. */
  isLeaving: boolean;
  onStay: () => void;
  /** The answer is to discard; the way on is gone afterwards. */
  onDiscard: () => void;
};

/** Asks before what was typed is lost: closing, a link, the browser's back button, the tab. */
export function LeaveGuard({ isDirty, isLeaving, onStay, onDiscard }: Props) {
  const [away, setAway] = useState<(() => void) | null>(null);
  const navigate = useNavigate();
  // The router adds its own base again, so an address below one loses it here.
  const base = useHref('/').replace(/\/$/, '');
  const follow = useEffectEvent(({ pathname, search, hash }: HTMLAnchorElement) => {
    const path = `${pathname.slice(base.length)}${search}${hash}`;
    setAway(() => () => void navigate(path));
  });
  const goBack = useEffectEvent((steps: number, through: () => void) =>
    setAway(() => () => {
      through();
      history.go(steps);
    }),
  );
  const hasChanges = useEffectEvent(isDirty);
  useEffect(() => {
    const ends = [guardTab(hasChanges), guardLinks(hasChanges, follow), guardHistory(hasChanges, goBack)];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return (
    <ConfirmDialog
      isOpen={away !== null || isLeaving}
      title={leaving.title}
      text={leaving.text}
      action={leaving.discard}
      keep={leaving.stay}
      onCancel={() => {
        setAway(null);
        onStay();
      }}
      onConfirm={() => {
        setAway(null);
        onDiscard();
        away?.();
      }}
    />
  );
}

function guardTab(hasChanges: () => boolean): () => void {
  const handle = (event: BeforeUnloadEvent) => {
    if (hasChanges()) event.preventDefault();
  };
  window.addEventListener('beforeunload', handle);
  return () => window.removeEventListener('beforeunload', handle);
}

/** Links of the app change the page without unloading it; those to elsewhere meet the tab's guard. */
function guardLinks(hasChanges: () => boolean, follow: (link: HTMLAnchorElement) => void): () => void {
  const handle = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!(link instanceof HTMLAnchorElement) || !isPlain || link.target === '_blank') return;
    if (link.origin !== location.origin || link.hasAttribute('download')) return;
    const isSamePage = link.pathname === location.pathname && link.search === location.search;
    if (isSamePage || !hasChanges()) return;
    event.preventDefault();
    event.stopPropagation();
    follow(link);
  };
  document.addEventListener('click', handle, { capture: true });
  return () => document.removeEventListener('click', handle, { capture: true });
}

type GoBack = (steps: number, through: () => void) => void;

/**
 * The browser has moved before it tells. The router is kept from hearing of it, the address is set back, and only an
 * answer to discard goes the same way again. `idx` is the router's own count of the entries.
 */
function guardHistory(hasChanges: () => boolean, goBack: GoBack): () => void {
  let at = indexOf(history.state);
  let isReturning = false;
  let isThrough = false;
  const handle = (event: PopStateEvent) => {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    const steps = indexOf(event.state) - at;
    if (isThrough || steps === 0 || !hasChanges()) {
      at = indexOf(event.state);
      return;
    }
    event.stopImmediatePropagation();
    isReturning = true;
    history.go(-steps);
    goBack(steps, () => {
      isThrough = true;
    });
  };
  return onHistoryStep(handle);
}

const indexOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : 0;

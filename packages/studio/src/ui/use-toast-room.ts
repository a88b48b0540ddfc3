import { type RefObject, useLayoutEffect } from 'react';

const barHeight = '64px';
/** A toast of a title and two lines, with some air. */
const tallToast = 120;
/** So wide a toast is, with some air on both sides. */
const toastWidth = 420;

/** Tells toasts what an open drawer leaves them: they stand beside it or, without room there, above its buttons. */
export function useToastRoom(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const drawer = panel.current;
    if (!drawer) return;
    const tell = () => {
      const isBeside = window.innerWidth - drawer.offsetWidth >= toastWidth;
      leave(isBeside ? drawer.offsetWidth : 0, isBeside ? 0 : footerHeight(drawer));
    };
    tell();
    // Problems come and go in the footer, and forms begin anew.
    const changes = new MutationObserver(tell);
    changes.observe(drawer, { childList: true, subtree: true });
    window.addEventListener('resize', tell);
    return () => {
      changes.disconnect();
      window.removeEventListener('resize', tell);
      leave(0, 0);
    };
  }, [panel]);
}

const footerHeight = (drawer: HTMLElement) => drawer.querySelector('footer')?.offsetHeight ?? 0;

function leave(width: number, footer: number): void {
  const { style } = document.documentElement;
  style.setProperty('--drawer-width', `${width}px`);
  style.setProperty('--drawer-footer', `${footer}px`);
  // On phones a drawer begins where toasts are else, with what is filled in first and complained of.
  style.setProperty('--toast-top', footer === 0 ? barHeight : `calc(100dvh - ${footer + tallToast}px)`);
}

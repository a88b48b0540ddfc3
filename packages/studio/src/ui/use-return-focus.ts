import { useRef } from 'react';

/**
 * Gives the focus back to what had it when the dialog opened: Radix does so for triggers of its own alone, and ours open
 * by state. Answers the handler for the dialog's content.
 */
export function useReturnFocus(isOpen: boolean) {
  const opener = useRef<HTMLElement | null>(null);
  const wasOpen = useRef(false);
  if (isOpen && !wasOpen.current) opener.current = openerNow();
  wasOpen.current = isOpen;
  return (event: Event) => {
    if (!opener.current?.isConnected) return;
    event.preventDefault();
    if (!isElsewhere(event.currentTarget)) opener.current.focus();
  };
}

/** Somebody went on to another place, or pressed something, before what they left was gone. */
function isElsewhere(left: EventTarget | null): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && !(left instanceof Node && left.contains(focused));
}

/** What has the focus; of a menu, which is gone by then, the button that opened it. */
function openerNow(): HTMLElement | null {
  const focused = document.activeElement;
  const trigger = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = trigger ? document.getElementById(trigger) : focused;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

import { useEffect } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

type Hotkeys = { onPalette: () => void; onShortcuts: () => void };

/** Cmd/Ctrl+K everywhere, `?` where no text is being typed. */
export function useHotkeys({ onPalette, onShortcuts }: Hotkeys) {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      const mod = event.metaKey || event.ctrlKey;
      if (mod && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        onPalette();
      } else if (!mod && event.key === '?' && !isTyping(event.target)) {
        event.preventDefault();
        onShortcuts();
      }
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [onPalette, onShortcuts]);
}

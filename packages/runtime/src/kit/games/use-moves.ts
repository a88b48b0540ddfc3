import { type PointerEvent, useEffect, useRef } from 'react';

export type Arrow = 'up' | 'down' | 'left' | 'right';

const keys: Readonly<Record<string, Arrow>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  w: 'up',
  s: 'down',
  a: 'left',
  d: 'right',
};
const shortest = 24;

/** Arrow keys and W A S D anywhere but in fields, and swipes over the element that takes the handlers. */
export function useMoves(onMove: (arrow: Arrow) => void, isOn: boolean) {
  const move = useRef(onMove);
  move.current = onMove;
  const start = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (!isOn) return;
    const handleKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const arrow = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (arrow === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest('input, textarea, select, [role=combobox], [contenteditable=true]')) return;
      event.preventDefault();
      move.current(arrow);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isOn]);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (from === null || !isOn) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.max(Math.abs(x), Math.abs(y)) < shortest) return;
      move.current(Math.abs(x) > Math.abs(y) ? (x > 0 ? 'right' : 'left') : y > 0 ? 'down' : 'up');
    },
    style: { touchAction: 'none' } as const,
  };
}

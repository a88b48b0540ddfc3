import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const mark = '[data-plan-item]';

/**
 * One stop of the Tab key for all marked items of a box: arrows move between them. What is written below an item is no
 * item, so keys typed there are left alone.
 */
export function useRoving(root: RefObject<HTMLElement | null>) {
  const last = useRef({ item: null as HTMLElement | null, index: 0, hadFocus: false });

  // After each drawing: the item that had the stop may be gone, and then its neighbour takes over.
  useLayoutEffect(() => {
    const items = itemsOf(root.current);
    const { item, index, hadFocus } = last.current;
    const kept =
      item !== null && items.includes(item) ? item : (items[Math.min(index, items.length - 1)] ?? null);
    settle(items, kept);
    const isLost = kept !== item && hadFocus && document.activeElement === document.body;
    if (isLost) kept?.focus();
    last.current = {
      item: kept,
      index: kept ? items.indexOf(kept) : 0,
      hadFocus: isLost || (hadFocus && kept === item),
    };
  });

  const handleFocus = (target: EventTarget) => {
    const items = itemsOf(root.current);
    const item = itemAt(target);
    if (!item || !items.includes(item)) {
      last.current.hadFocus = false;
      return;
    }
    last.current = { item, index: items.indexOf(item), hadFocus: true };
    settle(items, item);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const item = itemAt(event.target);
    if (!item || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextOf(itemsOf(root.current), item, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return { handleFocus, handleKeyDown };
}

const itemsOf = (root: HTMLElement | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>(mark) ?? []),
];

const itemAt = (target: EventTarget): HTMLElement | null =>
  target instanceof HTMLElement && target.matches(mark) ? target : null;

function settle(items: readonly HTMLElement[], stop: HTMLElement | null): void {
  for (const item of items) item.tabIndex = item === stop ? 0 : -1;
}

function nextOf(items: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const at = items.indexOf(from);
  if (key === 'ArrowRight') return items[at + 1];
  if (key === 'ArrowLeft') return items[at - 1];
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key === 'ArrowDown') return nearest(items, from, 1) ?? items[at + 1];
  if (key === 'ArrowUp') return nearest(items, from, -1) ?? items[at - 1];
  return undefined;
}

/** The item below (1) or above (-1) that the eye would go to; undefined where nothing is laid out. */
function nearest(items: readonly HTMLElement[], from: HTMLElement, way: 1 | -1): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  let best: { item: HTMLElement; distance: number } | undefined;
  for (const item of items) {
    const there = item.getBoundingClientRect();
    const down = way === 1 ? there.top - here.bottom : here.top - there.bottom;
    if (item === from || there.height === 0 || down < -1) continue;
    const aside = Math.max(0, there.left - here.right, here.left - there.right);
    const distance = down + 2 * aside;
    if (!best || distance < best.distance) best = { item, distance };
  }
  return best?.item;
}

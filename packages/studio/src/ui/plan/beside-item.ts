import type { RefObject } from 'react';

/** As wide as the panel, and what stands around it. */
const room = 336 + 20;

type Sides = Pick<DOMRect, 'left' | 'right'>;

/** Beside where there is room, so that what is changed stays in sight; below it elsewhere. */
export function sideFor({ left, right }: Sides, width: number): 'right' | 'left' | 'bottom' {
  if (width - right >= room) return 'right';
  return left >= room ? 'left' : 'bottom';
}

/** At the height of an item, and beside the whole card that it stands in where a panel fits there. */
export function besideItem(anchor: RefObject<HTMLElement>) {
  return {
    getBoundingClientRect(): DOMRect {
      const item = anchor.current.getBoundingClientRect();
      const card = anchor.current.closest('[data-plan-thing]')?.getBoundingClientRect();
      if (!card || sideFor(card, window.innerWidth) === 'bottom') return item;
      return new DOMRect(card.left, item.top, card.width, item.height);
    },
  };
}

import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { arrows as arrowTexts } from '../../texts/games/game.ts';
import { Button } from '../../ui/button.tsx';
import type { Arrow } from './use-moves.ts';

const arrows: readonly (readonly [Arrow, string, typeof ArrowUp, string])[] = [
  ['up', arrowTexts.up, ArrowUp, 'col-start-2'],
  ['left', arrowTexts.left, ArrowLeft, 'col-start-1 row-start-2'],
  ['down', arrowTexts.down, ArrowDown, 'col-start-2 row-start-2'],
  ['right', arrowTexts.right, ArrowRight, 'col-start-3 row-start-2'],
];

/** For fingers, and for whoever cannot swipe. */
export const ArrowPad = ({ onMove }: { onMove: (arrow: Arrow) => void }) => (
  <div className="mx-auto grid grid-cols-3 gap-2 md:hidden">
    {arrows.map(([arrow, label, Mark, place]) => (
      <Button
        key={arrow}
        variant="outline"
        size="icon"
        className={`size-12! ${place}`}
        aria-label={label}
        onPointerDown={() => onMove(arrow)}
        onClick={(event) => (event.detail === 0 ? onMove(arrow) : undefined)}
      >
        <Mark />
      </Button>
    ))}
  </div>
);

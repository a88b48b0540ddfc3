import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { cn } from './cn.ts';

/** In pixels. */
export type PaneWidths = { usual: number; min: number; max: number };

export const clampWidth = (width: number, { min, max }: PaneWidths) =>
  Math.round(Math.min(max, Math.max(min, width)));

const step = 10;

type Props = {
  label: string;
  /** Id of the pane on the left, whose width it is. */
  controls: string;
  width: number;
  widths: PaneWidths;
  /** `isDone`: the hand is off, so that the width may be remembered. */
  onWidth: (width: number, isDone: boolean) => void;
};

/** The edge of a pane that is drawn wider or narrower, by mouse, finger or arrow keys; a double click resets it. */
export function PaneHandle({ label, controls, width, widths, onWidth }: Props) {
  const from = useRef<{ x: number; width: number } | null>(null);
  const [isDragged, setDragged] = useState(false);
  const set = (next: number, isDone: boolean) => onWidth(clampWidth(next, widths), isDone);

  const handleDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, width };
    setDragged(true);
  };
  const handleMove = (event: PointerEvent<HTMLElement>, isDone = false) => {
    if (from.current) set(from.current.width + event.clientX - from.current.x, isDone);
  };
  const handleUp = (event: PointerEvent<HTMLElement>) => {
    handleMove(event, true);
    from.current = null;
    setDragged(false);
  };
  const handleKey = (event: KeyboardEvent) => {
    const next: Partial<Record<string, number>> = {
      ArrowLeft: width - step,
      ArrowRight: width + step,
      Home: widths.min,
      End: widths.max,
      Enter: widths.usual,
    };
    const wanted = next[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    set(wanted, true);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves takes the focus, which a rule cannot
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-controls={controls}
      aria-valuenow={width}
      aria-valuemin={widths.min}
      aria-valuemax={widths.max}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={handleUp}
      onDoubleClick={() => set(widths.usual, true)}
      onKeyDown={handleKey}
      className={cn(
        // As wide as a hand needs it, with the hairline in its middle.
        'relative z-10 -mx-1.5 w-3 shrink-0 cursor-col-resize touch-none outline-none before:absolute before:inset-y-0 before:left-1/2 before:w-px before:bg-line before:transition-colors hover:before:bg-line-strong focus-visible:before:w-0.5 focus-visible:before:bg-accent',
        isDragged && 'before:w-0.5 before:bg-accent hover:before:bg-accent',
      )}
    />
  );
}

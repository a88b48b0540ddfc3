import { Maximize, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { map as texts } from '../../texts/map.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/lib-utils.ts';
import {
  fit,
  gridOf,
  pan,
  type Size,
  type Spot,
  scaleBar,
  spotAt,
  toPixel,
  type View,
  zoom,
} from './map-view.ts';

export type Pin = { id: string; name: string; spot: Spot; color: string };
type Props = {
  pins: readonly Pin[];
  chosenId: string | null;
  onChoose: (id: string | null) => void;
  /** A click sets coordinates. */
  isPlacing: boolean;
  onPlace: (spot: Spot) => void;
};

const stepPixels = 80;
const factor = 1.6;
const moves: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [stepPixels, 0],
  ArrowRight: [-stepPixels, 0],
  ArrowUp: [0, stepPixels],
  ArrowDown: [0, -stepPixels],
};

/** The drawn map: drag or arrow keys to move, wheel or + and - to zoom, pins as buttons. */
export function MapCanvas({ pins, chosenId, onChoose, isPlacing, onPlace }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 800, height: 520 });
  const [moved, setMoved] = useState<View | null>(null);
  const drag = useRef<{ x: number; y: number; far: boolean } | null>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null || typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(() =>
      setSize({ width: current.clientWidth || 800, height: current.clientHeight || 520 }),
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  // Until somebody moves the map it shows all places, also those that come later.
  const view =
    moved ??
    fit(
      pins.map(({ spot }) => spot),
      size,
    );
  const zoomBy = (by: number, at = { left: size.width / 2, top: size.height / 2 }) =>
    setMoved((former) => zoom(former ?? view, by, at, size));
  useWheel(box, (by, at) => zoomBy(by, at));
  const handleKey = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (move) setMoved(pan(view, ...move));
    else if (event.key === '+' || event.key === '=') zoomBy(factor);
    else if (event.key === '-') zoomBy(1 / factor);
    else if (event.key === 'Escape') onChoose(null);
    else return;
    event.preventDefault();
  };
  const handleMove = (event: PointerEvent) => {
    const { current } = drag;
    if (current === null) return;
    const [dx, dy] = [event.clientX - current.x, event.clientY - current.y];
    if (!current.far && Math.hypot(dx, dy) < 4) return;
    drag.current = { x: event.clientX, y: event.clientY, far: true };
    setMoved(pan(view, dx, dy));
  };
  const handleUp = (event: PointerEvent<HTMLDivElement>) => {
    const wasClick = drag.current !== null && !drag.current.far;
    drag.current = null;
    if (!wasClick) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    if (isPlacing) onPlace(spotAt(event.clientX - left, event.clientY - top, view, size));
    else onChoose(null);
  };
  return (
    <div ref={box} className="relative h-full min-h-80 overflow-hidden bg-muted">
      <div
        role="application"
        aria-label={texts.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved by its arrow keys
        tabIndex={0}
        onKeyDown={handleKey}
        onPointerDown={(event) => {
          drag.current = { x: event.clientX, y: event.clientY, far: false };
          event.currentTarget.setPointerCapture?.(event.pointerId);
        }}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        className={cn(
          'absolute inset-0 touch-none outline-none focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-inset',
          isPlacing ? 'cursor-crosshair' : 'cursor-grab active:cursor-grabbing',
        )}
      >
        <Drawing view={view} size={size} />
      </div>
      <ul aria-label={texts.places}>
        {pins.map((pin) => {
          const { left, top } = toPixel(pin.spot, view, size);
          const isSeen = left > -20 && left < size.width + 20 && top > -20 && top < size.height + 40;
          return isSeen ? (
            <li key={pin.id}>
              <PinButton pin={pin} left={left} top={top} isChosen={pin.id === chosenId} onChoose={onChoose} />
            </li>
          ) : null;
        })}
      </ul>
      <div className="absolute top-3 right-3 flex flex-col gap-1.5">
        <Button variant="outline" size="icon" aria-label={texts.zoomIn} onClick={() => zoomBy(factor)}>
          <Plus />
        </Button>
        <Button variant="outline" size="icon" aria-label={texts.zoomOut} onClick={() => zoomBy(1 / factor)}>
          <Minus />
        </Button>
        <Button variant="outline" size="icon" aria-label={texts.showAll} onClick={() => setMoved(null)}>
          <Maximize />
        </Button>
      </div>
    </div>
  );
}

type PinProps = { pin: Pin; left: number; top: number; isChosen: boolean; onChoose: (id: string) => void };

const PinButton = ({ pin, left, top, isChosen, onChoose }: PinProps) => (
  <button
    type="button"
    aria-label={pin.name}
    aria-pressed={isChosen}
    title={pin.name}
    onClick={() => onChoose(pin.id)}
    style={{ left, top }}
    className={cn(
      'absolute grid size-10 -translate-x-1/2 -translate-y-full place-items-end justify-center rounded-full outline-none hover:z-10 focus-visible:z-20 focus-visible:ring-2 focus-visible:ring-ring',
      isChosen && 'z-10',
    )}
  >
    <svg viewBox="0 0 24 32" className={isChosen ? 'w-9' : 'w-7'} aria-hidden="true">
      <path
        d="M12 31C12 31 23 19 23 11.5A11 11 0 0 0 1 11.5C1 19 12 31 12 31Z"
        data-color={pin.color}
        className={cn('stroke-background', isChosen ? 'fill-primary' : 'kit-pin')}
        strokeWidth="1.5"
      />
      <circle cx="12" cy="11.5" r="4.2" className="fill-background" />
    </svg>
    {isChosen ? (
      <span className="absolute top-full left-1/2 mt-0.5 max-w-44 -translate-x-1/2 truncate rounded-md bg-popover px-2 py-0.5 text-xs font-semibold text-popover-foreground shadow-sm">
        {pin.name}
      </span>
    ) : null}
  </button>
);

function Drawing({ view, size }: { view: View; size: Size }) {
  const bar = scaleBar(view, size);
  return (
    <svg width={size.width} height={size.height} className="block" aria-hidden="true">
      {gridOf(view, size).map(({ at, label, isVertical }) => (
        <g key={`${label}${isVertical}`}>
          <line
            {...(isVertical
              ? { x1: at, x2: at, y1: 0, y2: size.height }
              : { x1: 0, x2: size.width, y1: at, y2: at })}
            className="stroke-input"
            strokeWidth="1"
            strokeDasharray="2 4"
          />
          <text
            {...(isVertical ? { x: at + 4, y: 14 } : { x: 6, y: at - 4 })}
            className="fill-muted-foreground text-[11px] tabular-nums"
          >
            {label}
          </text>
        </g>
      ))}
      <g transform={`translate(16 ${size.height - 18})`} className="stroke-foreground">
        <path d={`M0 -5V0H${bar.width}V-5`} fill="none" strokeWidth="1.5" />
        <text x={bar.width + 8} y={0} className="fill-foreground stroke-none text-[11px]">
          {bar.label}
        </text>
      </g>
    </svg>
  );
}

/** React listens to the wheel passively; the page must not scroll under the map. */
function useWheel(
  box: React.RefObject<HTMLDivElement | null>,
  onZoom: (by: number, at: { left: number; top: number }) => void,
): void {
  const latest = useRef(onZoom);
  useEffect(() => {
    latest.current = onZoom;
  });
  useEffect(() => {
    const { current } = box;
    const handle = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = (current ?? document.body).getBoundingClientRect();
      latest.current(event.deltaY < 0 ? 1.2 : 1 / 1.2, {
        left: event.clientX - left,
        top: event.clientY - top,
      });
    };
    current?.addEventListener('wheel', handle, { passive: false });
    return () => current?.removeEventListener('wheel', handle);
  }, [box]);
}

import { Plus, X } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { picker, sampleItems } from '../../texts/games/picker.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import type { GameProps } from './game-api.ts';
import { GameFrame } from './game-frame.tsx';
import { upTo } from './random.ts';

const spinMs = 3600;
const hues = ['blue', 'green', 'amber', 'violet', 'teal', 'pink', 'orange', 'indigo', 'cyan', 'lime'];
const isStill = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** A wheel that stops at one of the items; the list can be changed, and winners can be taken off. */
export function PickerGame(props: GameProps) {
  const [items, setItems] = useState<readonly string[]>(props.items?.length ? props.items : sampleItems);
  const [turn, setTurn] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isSpinning, setSpinning] = useState(false);
  const [past, setPast] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  useEffect(() => {
    if (!isSpinning || chosen === null) return;
    const timer = setTimeout(
      () => {
        setSpinning(false);
        setPast((held) => [items[chosen] ?? '', ...held]);
      },
      isStill() ? 50 : spinMs,
    );
    return () => clearTimeout(timer);
  }, [isSpinning, chosen, items]);
  const spin = () => {
    if (isSpinning || items.length < 2) return;
    const at = upTo(items.length, Math.random);
    const middle = (at + 0.5) * (360 / items.length);
    // The pointer is at the top: the middle of the piece turns there, after some full turns.
    setTurn(turn + 360 * 5 + ((360 - middle - (turn % 360) + 720) % 360));
    setChosen(at);
    setSpinning(true);
  };
  const change = (next: readonly string[]) => {
    if (isSpinning) return;
    setItems(next);
    setChosen(null);
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const more = text
      .split(/[,\n]/)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    if (more.length > 0) change([...items, ...more].slice(0, 60));
    setText('');
  };
  const winner = chosen !== null && !isSpinning ? items[chosen] : undefined;
  return (
    <GameFrame
      props={props}
      name={picker.name}
      round={past.length}
      wide
      stats={[
        { label: picker.items, value: items.length },
        { label: picker.spins, value: past.length },
      ]}
      status={
        isSpinning
          ? picker.spinning
          : winner === undefined
            ? items.length < 2
              ? picker.tooFew
              : picker.ready
            : picker.picked(winner)
      }
      onNew={() => {
        change(props.items?.length ? props.items : sampleItems);
        setPast([]);
      }}
      newLabel={picker.startOver}
    >
      <div className="grid items-center gap-6 sm:grid-cols-[3fr_2fr]">
        <div className="flex flex-col items-center gap-4">
          <Wheel items={items} turn={turn} />
          <p className="kit-title min-h-8 text-2xl wrap-anywhere" aria-hidden="true">
            {winner}
          </p>
          <div className="flex flex-wrap justify-center gap-2">
            <Button
              size="lg"
              className="h-12 px-10"
              aria-disabled={isSpinning || items.length < 2}
              onClick={spin}
            >
              {picker.spin}
            </Button>
            {winner === undefined || chosen === null ? null : (
              <Button
                size="lg"
                variant="outline"
                className="h-12"
                onClick={() => change(items.filter((_, at) => at !== chosen))}
              >
                {picker.removeWinner}
              </Button>
            )}
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          <form onSubmit={add} className="flex gap-2">
            <Input
              value={text}
              onChange={({ target }) => setText(target.value)}
              aria-label={picker.newItems}
              placeholder={picker.placeholder}
            />
            <Button type="submit" variant="outline" size="icon" aria-label={picker.add}>
              <Plus />
            </Button>
          </form>
          <ul className="max-h-72 overflow-auto">
            {items.map((item, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same item may be there twice
              <li key={at} className="flex items-center gap-2 border-b border-border py-1">
                <span className="min-w-0 flex-1 wrap-anywhere">{item}</span>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={picker.remove(item)}
                  onClick={() => change(items.filter((_, index) => index !== at))}
                >
                  <X />
                </Button>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </GameFrame>
  );
}

const point = (degrees: number, radius: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(100 + radius * Math.cos(angle)).toFixed(2)} ${(100 + radius * Math.sin(angle)).toFixed(2)}`;
};

function Wheel({ items, turn }: { items: readonly string[]; turn: number }) {
  const share = 360 / Math.max(1, items.length);
  return (
    <svg viewBox="0 0 200 208" className="w-full max-w-80" aria-hidden="true">
      <g transform="translate(0 8)">
        <g
          style={{
            transform: `rotate(${turn}deg)`,
            transformOrigin: '100px 100px',
            transition: isStill() ? 'none' : `transform ${spinMs}ms cubic-bezier(0.15, 0.7, 0.1, 1)`,
          }}
        >
          {items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
            <g key={at} data-color={hues[at % hues.length]}>
              {items.length === 1 ? (
                <circle cx="100" cy="100" r="96" style={{ fill: wedge }} />
              ) : (
                <path
                  d={`M100 100 L${point(at * share, 96)} A96 96 0 ${share > 180 ? 1 : 0} 1 ${point((at + 1) * share, 96)} Z`}
                  style={{ fill: wedge }}
                  className="stroke-card"
                  strokeWidth="1.5"
                />
              )}
              <text
                x="100"
                y="100"
                dx="88"
                dy="3"
                textAnchor="end"
                fontSize={items.length > 20 ? 6 : 9}
                transform={`rotate(${(at + 0.5) * share - 90} 100 100)`}
                style={{ fill: 'oklch(0.25 0.05 var(--hue))' }}
                fontWeight="600"
              >
                {item.length > 14 ? `${item.slice(0, 13)}…` : item}
              </text>
            </g>
          ))}
        </g>
        <circle cx="100" cy="100" r="10" className="fill-card stroke-border" strokeWidth="2" />
      </g>
      <path d="M90 0 L110 0 L100 20 Z" className="fill-foreground stroke-card" strokeWidth="1.5" />
    </svg>
  );
}

/** Light enough for dark letters in both modes. */
const wedge = 'oklch(0.85 calc(0.09 * var(--chroma)) var(--hue))';

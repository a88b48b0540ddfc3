import { useState } from 'react';
import { bingo } from '../../texts/games/bingo.ts';
import { game } from '../../texts/games/game.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/lib-utils.ts';
import { fullLines, letterOf, letters, newCard, newDraw } from './bingo-rules.ts';
import type { GameProps } from './game-api.ts';
import { GameFrame } from './game-frame.tsx';
import { useBest } from './use-best.ts';

/** Calls numbers and holds a card; only called numbers can be marked. */
export function BingoGame(props: GameProps) {
  const [card, setCard] = useState(() => newCard(Math.random));
  const [draw, setDraw] = useState(() => newDraw(Math.random));
  const [called, setCalled] = useState(0);
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const [round, setRound] = useState(0);
  const numbers = draw.slice(0, called);
  const last = numbers.at(-1);
  const [line] = fullLines(marked);
  const best = useBest('bingo', line ? called : undefined, true);
  const restart = () => {
    setCard(newCard(Math.random));
    setDraw(newDraw(Math.random));
    setCalled(0);
    setMarked(new Set());
    setRound(round + 1);
  };
  const name = (number: number) => `${letterOf(number)} ${number}`;
  return (
    <GameFrame
      props={props}
      name={bingo.name}
      round={round}
      stats={[
        { label: bingo.called, value: `${called} / 75` },
        { label: game.best, value: best ?? '–' },
      ]}
      status={line ? bingo.wonAfter(called) : last === undefined ? bingo.first : bingo.last(name(last))}
      onNew={restart}
      end={line ? { title: bingo.won, text: bingo.after(called), score: called, tone: 'good' } : undefined}
    >
      <div className="flex items-center justify-center gap-4">
        <span className="kit-title grid size-20 place-items-center rounded-full bg-accent text-2xl text-accent-foreground tabular-nums">
          {last === undefined ? '–' : name(last)}
        </span>
        <Button
          size="lg"
          className="h-12 px-8"
          aria-disabled={called >= 75 || line !== undefined}
          onClick={() => (called < 75 && !line ? setCalled(called + 1) : undefined)}
        >
          {bingo.call}
        </Button>
      </div>
      <div className="mx-auto grid w-full max-w-92 grid-cols-5 gap-1.5">
        {letters.map((letter) => (
          <span key={letter} className="kit-title text-center text-lg" aria-hidden="true">
            {letter}
          </span>
        ))}
        {card.map((number, at) => {
          const isFree = at === 12;
          const isMarked = isFree || marked.has(at);
          return (
            <button
              key={number}
              type="button"
              aria-pressed={isMarked}
              aria-label={isFree ? bingo.freeSpace : name(number)}
              onClick={() =>
                !isFree && numbers.includes(number) ? setMarked(new Set([...marked, at])) : undefined
              }
              className={cn(
                'grid aspect-square place-items-center rounded-lg border border-border bg-card text-lg font-semibold text-card-foreground tabular-nums outline-none focus-visible:ring-2 focus-visible:ring-ring',
                isMarked && 'border-transparent bg-primary text-primary-foreground',
                line?.includes(at) && 'bg-success text-popover',
              )}
            >
              {isFree ? '★' : number}
            </button>
          );
        })}
      </div>
      {called > 1 ? (
        <p className="text-center text-[13px] text-muted-foreground tabular-nums">
          {bingo.before(numbers.slice(0, -1).reverse().slice(0, 15).map(name).join(', '))}
        </p>
      ) : null}
    </GameFrame>
  );
}

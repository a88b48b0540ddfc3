import { useEffect, useState } from 'react';
import { fifteen } from '../../texts/games/fifteen.ts';
import { game } from '../../texts/games/game.ts';
import { cn } from '../../ui/lib-utils.ts';
import { Choice } from '../tools/choice.tsx';
import { clockText } from '../tools/timer-clock.ts';
import { useClock } from '../tools/use-clock.ts';
import { isSorted, newPuzzle, slide } from './fifteen-rules.ts';
import type { GameProps } from './game-api.ts';
import { GameFrame } from './game-frame.tsx';
import { useBest } from './use-best.ts';
import { type Arrow, useMoves } from './use-moves.ts';

export function FifteenGame(props: GameProps) {
  const [size, setSize] = useState(Math.min(6, Math.max(3, props.size ?? 4)));
  const [puzzle, setPuzzle] = useState(() => newPuzzle(size, Math.random));
  const [moves, setMoves] = useState(0);
  const [round, setRound] = useState(0);
  const clock = useClock();
  const isDone = isSorted(puzzle);
  const best = useBest(`fifteen-${size}`, isDone && moves > 0 ? moves : undefined, true);
  const seconds = Math.floor(clock.elapsed / 1000);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock stops once
  useEffect(() => {
    if (isDone) clock.pause();
  }, [isDone]);
  const press = (at: number) => {
    const next = slide(puzzle, at);
    if (next === puzzle || isDone) return;
    clock.start();
    setPuzzle(next);
    setMoves(moves + 1);
  };
  /** The arrow says where a tile goes, so the one on the other side of the gap moves. */
  const move = (arrow: Arrow) => {
    const gap = puzzle.tiles.indexOf(0);
    const [x, y] = [gap % size, Math.floor(gap / size)];
    if (arrow === 'left' && x < size - 1) press(gap + 1);
    if (arrow === 'right' && x > 0) press(gap - 1);
    if (arrow === 'up' && y < size - 1) press(gap + size);
    if (arrow === 'down' && y > 0) press(gap - size);
  };
  const swipes = useMoves(move, !isDone);
  const restart = (next = size) => {
    setSize(next);
    setPuzzle(newPuzzle(next, Math.random));
    setMoves(0);
    setRound(round + 1);
    clock.reset();
  };
  return (
    <GameFrame
      props={props}
      name={fifteen.name}
      round={round}
      stats={[
        { label: game.moves, value: moves },
        { label: game.time, value: clockText(seconds) },
        { label: game.best, value: best ?? '–' },
      ]}
      status={isDone ? fifteen.solved : fifteen.play}
      onNew={() => restart()}
      choices={
        <Choice
          label={game.boardSize}
          value={size}
          options={[
            [3, '3 × 3'],
            [4, '4 × 4'],
            [5, '5 × 5'],
          ]}
          onChange={restart}
        />
      }
      end={
        isDone && moves > 0
          ? {
              title: fifteen.solved,
              text: fifteen.end(moves, clockText(seconds)),
              score: moves,
              seconds,
              tone: 'good',
            }
          : undefined
      }
    >
      <div
        {...swipes}
        className="mx-auto grid aspect-square w-full max-w-96 gap-1.5 rounded-xl bg-muted p-1.5"
        style={{ ...swipes.style, gridTemplateColumns: `repeat(${size}, minmax(0, 1fr))` }}
      >
        {puzzle.tiles.map((tile, at) =>
          tile === 0 ? (
            <span key="gap" />
          ) : (
            <button
              key={tile}
              type="button"
              onClick={() => press(at)}
              className={cn(
                'kit-title grid aspect-square place-items-center rounded-lg bg-primary text-2xl text-primary-foreground tabular-nums outline-none hover:bg-primary-hover focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-offset-2 focus-visible:ring-offset-background sm:text-3xl',
                tile === at + 1 && 'opacity-85',
              )}
            >
              {tile}
            </button>
          ),
        )}
      </div>
    </GameFrame>
  );
}

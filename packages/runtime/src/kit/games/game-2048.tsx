import { useState } from 'react';
import { cn } from '../../ui/lib-utils.ts';
import { ArrowPad } from './arrow-pad.tsx';
import type { GameProps } from './game-api.ts';
import { Choice, GameFrame } from './game-frame.tsx';
import { isStuck, new2048, play2048 } from './rules-2048.ts';
import { useBest } from './use-best.ts';
import { type Arrow, useMoves } from './use-moves.ts';

const hues = [
  'gray',
  'amber',
  'amber',
  'orange',
  'orange',
  'red',
  'red',
  'pink',
  'violet',
  'indigo',
  'blue',
  'teal',
  'green',
];

export function Game2048(props: GameProps) {
  const [size, setSize] = useState(Math.min(6, Math.max(3, props.size ?? 4)));
  const [state, setState] = useState(() => new2048(size, Math.random));
  const [round, setRound] = useState(0);
  const isOver = isStuck(state.tiles);
  const best = useBest(`2048-${size}`, state.score > 0 ? state.score : undefined);
  const move = (arrow: Arrow) => setState((held) => play2048(held, arrow, Math.random));
  const swipes = useMoves(move, !isOver);
  const restart = (next = size) => {
    setSize(next);
    setState(new2048(next, Math.random));
    setRound(round + 1);
  };
  const highest = Math.max(...state.tiles.flat());
  return (
    <GameFrame
      props={props}
      name="2048"
      round={round}
      stats={[
        { label: 'Score', value: state.score },
        { label: 'Best', value: best ?? '–' },
        { label: 'Highest', value: highest },
      ]}
      status={
        isOver
          ? `No moves left, score ${state.score}`
          : state.hasWon
            ? 'You reached 2048! Go on if you like.'
            : 'Join equal tiles with the arrow keys or by swiping.'
      }
      onNew={() => restart()}
      choices={
        <Choice
          label="Board"
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
        isOver
          ? {
              title: state.hasWon ? 'Well done!' : 'No moves left',
              text: `Score ${state.score}, highest tile ${highest}`,
              score: state.score,
              tone: state.hasWon ? 'good' : 'plain',
            }
          : undefined
      }
    >
      <div
        {...swipes}
        role="img"
        aria-label={`Board: ${state.tiles.map((line) => line.map((value) => value || 'empty').join(', ')).join('; ')}`}
        className="mx-auto grid aspect-square w-full max-w-108 gap-2 rounded-xl bg-muted p-2"
        style={{ ...swipes.style, gridTemplateColumns: `repeat(${size}, minmax(0, 1fr))` }}
      >
        {state.tiles.flat().map((value, at) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={at}
            data-color={hues[Math.min(hues.length - 1, Math.log2(value || 1))]}
            className={cn(
              'kit-title grid aspect-square place-items-center rounded-lg tabular-nums transition-colors select-none',
              value === 0 ? 'bg-card/60' : 'kit-soft',
              value >= 1024
                ? 'text-xl sm:text-2xl'
                : value >= 128
                  ? 'text-2xl sm:text-3xl'
                  : 'text-3xl sm:text-4xl',
            )}
          >
            {value === 0 ? '' : value}
          </div>
        ))}
      </div>
      <ArrowPad onMove={move} />
    </GameFrame>
  );
}

import { useState } from 'react';
import { game } from '../../texts/games/game.ts';
import { game2048 } from '../../texts/games/game-2048.ts';
import { cn } from '../../ui/lib-utils.ts';
import { Choice } from '../tools/choice.tsx';
import { ArrowPad } from './arrow-pad.tsx';
import type { GameProps } from './game-api.ts';
import { GameFrame } from './game-frame.tsx';
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
      name={game2048.name}
      round={round}
      stats={[
        { label: game.score, value: state.score },
        { label: game.best, value: best ?? '–' },
        { label: game2048.highest, value: highest },
      ]}
      status={isOver ? game2048.stuckWith(state.score) : state.hasWon ? game2048.reached : game2048.play}
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
        isOver
          ? {
              title: state.hasWon ? game2048.won : game2048.stuck,
              text: game2048.end(state.score, highest),
              score: state.score,
              tone: state.hasWon ? 'good' : 'plain',
            }
          : undefined
      }
    >
      <div
        {...swipes}
        role="img"
        aria-label={game2048.board(
          state.tiles.map((line) => line.map((value) => value || game2048.empty).join(', ')).join('; '),
        )}
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

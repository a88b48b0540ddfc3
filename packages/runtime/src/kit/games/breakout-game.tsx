import { type PointerEvent, useEffect, useState } from 'react';
import { breakout } from '../../texts/games/breakout.ts';
import { game } from '../../texts/games/game.ts';
import {
  ballSize,
  breakoutPaddle,
  brick,
  launch,
  movePaddle,
  newBreakout,
  stepBreakout,
} from './ball-rules.ts';
import type { GameProps } from './game-api.ts';
import { GameFrame } from './game-frame.tsx';
import { useBest } from './use-best.ts';
import { useFrames } from './use-frames.ts';

const fills = ['fill-chart-5', 'fill-chart-4', 'fill-chart-3', 'fill-chart-2', 'fill-chart-1'];

/** The pointer or the arrow keys move the paddle; click or space starts the ball. */
export function BreakoutGame(props: GameProps) {
  const [state, setState] = useState(newBreakout);
  const [isPaused, setPaused] = useState(false);
  const [round, setRound] = useState(0);
  const isOver = state.phase === 'over';
  const best = useBest('breakout', state.score > 0 ? state.score : undefined);
  useFrames((ms) => setState((held) => stepBreakout(held, ms)), state.phase === 'running' && !isPaused);
  const start = () => setState((held) => launch(held, Math.random() - 0.5));
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if ((event.target as HTMLElement).closest('button, input')) return;
      if (event.key === ' ') start();
      else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
        setState((held) => movePaddle(held, held.paddle + (event.key === 'ArrowLeft' ? -6 : 6)));
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  });
  const follow = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const center = ((event.clientX - left) / width) * 100;
    if (!isPaused) setState((held) => movePaddle(held, center));
  };
  const restart = () => {
    setState(newBreakout());
    setPaused(false);
    setRound(round + 1);
  };
  return (
    <GameFrame
      props={props}
      name={breakout.name}
      round={round}
      stats={[
        { label: game.score, value: state.score },
        { label: breakout.lives, value: state.lives },
        { label: game.level, value: state.level },
        { label: game.best, value: best ?? '–' },
      ]}
      status={
        isOver
          ? game.overWith(state.score)
          : isPaused
            ? game.paused
            : state.phase === 'ready'
              ? breakout.ready(state.lives)
              : game.pointerOrArrows
      }
      onNew={restart}
      pause={state.phase === 'running' ? { isPaused, onToggle: () => setPaused(!isPaused) } : undefined}
      end={
        isOver
          ? { title: game.over, text: breakout.end(state.score, state.level), score: state.score }
          : undefined
      }
    >
      <svg
        viewBox="0 0 100 100"
        role="img"
        aria-label={breakout.name}
        className="mx-auto aspect-square w-full max-w-116 touch-none rounded-lg bg-muted"
        onPointerMove={follow}
        onPointerDown={(event) => {
          follow(event);
          start();
        }}
      >
        {state.bricks.map(({ x, y, points }) => (
          <rect
            key={`${x}-${y}`}
            x={x}
            y={y}
            width={brick.width}
            height={brick.height}
            rx="1"
            className={fills[points % fills.length]}
          />
        ))}
        <rect
          x={state.paddle - breakoutPaddle.width / 2}
          y={breakoutPaddle.y}
          width={breakoutPaddle.width}
          height="2.4"
          rx="1.2"
          className="fill-primary"
        />
        <circle cx={state.ball.x} cy={state.ball.y} r={ballSize / 2} className="fill-foreground" />
      </svg>
    </GameFrame>
  );
}

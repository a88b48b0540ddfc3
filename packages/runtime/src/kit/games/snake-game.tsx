import { useEffect, useState } from 'react';
import { game } from '../../texts/games/game.ts';
import { snake } from '../../texts/games/snake.ts';
import { cn } from '../../ui/lib-utils.ts';
import { Choice } from '../tools/choice.tsx';
import { ArrowPad } from './arrow-pad.tsx';
import type { GameProps } from './game-api.ts';
import { GameFrame } from './game-frame.tsx';
import { newSnake, step, turn } from './snake-rules.ts';
import { useBest } from './use-best.ts';
import { type Arrow, useMoves } from './use-moves.ts';

const speeds = { slow: 220, normal: 140, fast: 85 } as const;
type Speed = keyof typeof speeds;
const isSpeed = (text: string | undefined): text is Speed => text !== undefined && text in speeds;

/** Waits for the first arrow; space or the button pauses. */
export function SnakeGame(props: GameProps) {
  const size = Math.min(30, Math.max(8, props.size ?? 16));
  const hasWalls = props.walls ?? true;
  const [speed, setSpeed] = useState<Speed>(isSpeed(props.speed) ? props.speed : 'normal');
  const [state, setState] = useState(() => newSnake(size, hasWalls, Math.random));
  const [phase, setPhase] = useState<'ready' | 'running' | 'paused'>('ready');
  const [round, setRound] = useState(0);
  const isRunning = phase === 'running' && !state.isOver;
  const best = useBest(`snake-${speed}`, state.score > 0 ? state.score : undefined);
  useEffect(() => {
    if (!isRunning) return;
    // Every fifth bite makes it a little quicker.
    const pace = Math.max(50, speeds[speed] - Math.floor(state.score / 5) * 6);
    const timer = setInterval(() => setState((held) => step(held, Math.random)), pace);
    return () => clearInterval(timer);
  }, [isRunning, speed, state.score]);
  const toggle = () => setPhase(phase === 'running' ? 'paused' : 'running');
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (
        event.key !== ' ' ||
        phase === 'ready' ||
        (event.target as HTMLElement).closest('button, input, [role=combobox]')
      )
        return;
      event.preventDefault();
      setPhase(phase === 'running' ? 'paused' : 'running');
    };
    const handleHidden = () => setPhase((held) => (document.hidden && held === 'running' ? 'paused' : held));
    window.addEventListener('keydown', handleKey);
    document.addEventListener('visibilitychange', handleHidden);
    return () => {
      window.removeEventListener('keydown', handleKey);
      document.removeEventListener('visibilitychange', handleHidden);
    };
  }, [phase]);
  const move = (arrow: Arrow) => {
    if (state.isOver) return;
    setPhase('running');
    setState((held) => turn(held, arrow));
  };
  const swipes = useMoves(move, !state.isOver);
  const restart = () => {
    setState(newSnake(size, hasWalls, Math.random));
    setPhase('ready');
    setRound(round + 1);
  };
  const cells = new Map(state.body.map(({ x, y }, at) => [y * size + x, at]));
  return (
    <GameFrame
      props={props}
      name={snake.name}
      round={round}
      stats={[
        { label: game.score, value: state.score },
        { label: game.best, value: best ?? '–' },
      ]}
      status={
        state.isOver
          ? game.overWith(state.score)
          : phase === 'running'
            ? snake.play
            : phase === 'paused'
              ? game.paused
              : snake.ready
      }
      onNew={restart}
      pause={
        phase === 'ready' || state.isOver ? undefined : { isPaused: phase === 'paused', onToggle: toggle }
      }
      choices={
        <Choice
          label={snake.speed}
          value={speed}
          options={[
            ['slow', snake.slow],
            ['normal', snake.normal],
            ['fast', snake.fast],
          ]}
          onChange={setSpeed}
        />
      }
      end={
        state.isOver
          ? {
              title: state.food === null ? snake.won : game.over,
              text: game.scoreOf(state.score),
              score: state.score,
              tone: state.food === null ? 'good' : 'plain',
            }
          : undefined
      }
    >
      <div
        {...swipes}
        role="img"
        aria-label={snake.board}
        className="mx-auto grid aspect-square w-full max-w-108 overflow-hidden rounded-lg border-2 border-border bg-muted"
        style={{ ...swipes.style, gridTemplateColumns: `repeat(${size}, 1fr)` }}
      >
        {Array.from({ length: size * size }, (_, at) => {
          const part = cells.get(at);
          const isFood = state.food !== null && state.food.y * size + state.food.x === at;
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              key={at}
              className={cn(
                part !== undefined && 'm-[3%] rounded-[25%] bg-chart-1',
                part === 0 && 'bg-primary',
                isFood && 'm-[12%] rounded-full bg-destructive',
              )}
            />
          );
        })}
      </div>
      <ArrowPad onMove={move} />
    </GameFrame>
  );
}

import { type PointerEvent, useEffect, useState } from 'react';
import { game, opponents } from '../../texts/games/game.ts';
import { pong } from '../../texts/games/pong.ts';
import { Choice } from '../tools/choice.tsx';
import { ballSize, newPong, paddleAt, pongGoal, pongPaddle, servePong, stepPong } from './ball-rules.ts';
import type { GameProps, Level } from './game-api.ts';
import { GameFrame, levels } from './game-frame.tsx';
import { useBest } from './use-best.ts';
import { useFrames } from './use-frames.ts';

const speeds = { easy: 0.028, medium: 0.042, hard: 0.06 } as const;

export function PongGame(props: GameProps) {
  const [level, setLevel] = useState<Level>(props.level ?? 'medium');
  const [state, setState] = useState(newPong);
  const [isPaused, setPaused] = useState(false);
  const [round, setRound] = useState(0);
  const isOver = state.phase === 'over';
  const lead = state.score.mine - state.score.theirs;
  const best = useBest(`pong-${level}`, isOver && lead > 0 ? lead : undefined);
  useFrames(
    (ms) => setState((held) => stepPong(held, ms, speeds[level])),
    state.phase === 'running' && !isPaused,
  );
  const start = () => setState((held) => servePong(held, Math.random() - 0.5));
  const moveTo = (center: number) =>
    setState((held) => ({ ...held, mine: paddleAt(center, pongPaddle.height) }));
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if ((event.target as HTMLElement).closest('button, input')) return;
      if (event.key === ' ') start();
      else if (event.key === 'ArrowUp' || event.key === 'ArrowDown')
        moveTo(state.mine + (event.key === 'ArrowUp' ? -7 : 7));
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  });
  const follow = (event: PointerEvent) => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    if (!isPaused) moveTo(((event.clientY - top) / height) * 100);
  };
  const restart = () => {
    setState(newPong());
    setPaused(false);
    setRound(round + 1);
  };
  return (
    <GameFrame
      props={props}
      name={pong.name}
      round={round}
      stats={[
        { label: opponents.you, value: state.score.mine },
        { label: opponents.theComputer, value: state.score.theirs },
        { label: pong.bestLead, value: best ?? '–' },
      ]}
      status={
        isOver
          ? lead > 0
            ? opponents.youWin
            : opponents.computerWins
          : isPaused
            ? game.paused
            : state.phase === 'ready'
              ? pong.ready(pongGoal)
              : game.pointerOrArrows
      }
      onNew={restart}
      choices={
        <Choice
          label={game.level}
          value={level}
          options={levels}
          onChange={(next) => {
            setLevel(next);
            restart();
          }}
        />
      }
      pause={state.phase === 'running' ? { isPaused, onToggle: () => setPaused(!isPaused) } : undefined}
      end={
        isOver
          ? {
              title: lead > 0 ? opponents.youWin : opponents.computerWins,
              text: opponents.result(state.score.mine, state.score.theirs),
              score: Math.max(0, lead),
              tone: lead > 0 ? 'good' : 'bad',
            }
          : undefined
      }
    >
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={pong.name}
        className="mx-auto aspect-4/3 w-full touch-none rounded-lg bg-muted"
        onPointerMove={follow}
        onPointerDown={(event) => {
          follow(event);
          start();
        }}
      >
        <line
          x1="50"
          y1="0"
          x2="50"
          y2="100"
          className="stroke-border"
          strokeWidth="0.6"
          strokeDasharray="3 3"
        />
        <rect
          x={pongPaddle.x - 2}
          y={state.mine - pongPaddle.height / 2}
          width="2"
          height={pongPaddle.height}
          rx="1"
          className="fill-primary"
        />
        <rect
          x={100 - pongPaddle.x}
          y={state.theirs - pongPaddle.height / 2}
          width="2"
          height={pongPaddle.height}
          rx="1"
          className="fill-warning"
        />
        <ellipse
          cx={state.ball.x}
          cy={state.ball.y}
          rx={(ballSize / 2) * 0.75}
          ry={ballSize / 2}
          className="fill-foreground"
        />
      </svg>
    </GameFrame>
  );
}

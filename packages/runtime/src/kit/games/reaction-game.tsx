import { useEffect, useRef, useState } from 'react';
import { game } from '../../texts/games/game.ts';
import { reaction } from '../../texts/games/reaction.ts';
import { cn } from '../../ui/lib-utils.ts';
import type { GameProps } from './game-api.ts';
import { GameFrame } from './game-frame.tsx';
import { useBest } from './use-best.ts';

/** Wait for the colour, then click; the score is the average of all rounds in milliseconds. */
export function ReactionGame(props: GameProps) {
  const total = Math.min(20, Math.max(1, props.rounds ?? 5));
  const [times, setTimes] = useState<readonly number[]>([]);
  const [phase, setPhase] = useState<'ready' | 'waiting' | 'now' | 'early'>('ready');
  const [round, setRound] = useState(0);
  const shownAt = useRef(0);
  const isDone = times.length >= total;
  const average =
    times.length === 0 ? undefined : Math.round(times.reduce((sum, time) => sum + time, 0) / times.length);
  const best = useBest('reaction', isDone ? average : undefined, true);
  useEffect(() => {
    if (phase !== 'waiting') return;
    const timer = setTimeout(
      () => {
        shownAt.current = performance.now();
        setPhase('now');
      },
      1200 + Math.random() * 2800,
    );
    return () => clearTimeout(timer);
  }, [phase]);
  const press = () => {
    if (isDone) return;
    if (phase === 'waiting') setPhase('early');
    else if (phase === 'now') {
      setTimes([...times, Math.round(performance.now() - shownAt.current)]);
      setPhase('ready');
    } else setPhase('waiting');
  };
  const restart = () => {
    setTimes([]);
    setPhase('ready');
    setRound(round + 1);
  };
  const last = times.at(-1);
  const text = {
    ready: isDone ? reaction.done : last === undefined ? reaction.ready : reaction.next(last),
    waiting: reaction.waiting,
    now: reaction.now,
    early: reaction.early,
  }[phase];
  return (
    <GameFrame
      props={props}
      name={reaction.name}
      round={round}
      stats={[
        { label: game.round, value: `${Math.min(total, times.length + 1)} / ${total}` },
        { label: reaction.average, value: average === undefined ? '–' : reaction.milliseconds(average) },
        { label: game.best, value: best === undefined ? '–' : reaction.milliseconds(best) },
      ]}
      status={text}
      onNew={restart}
      end={
        isDone && average !== undefined
          ? {
              title: reaction.end(average),
              text: times.map(reaction.milliseconds).join(' · '),
              score: average,
              tone: 'good',
            }
          : undefined
      }
    >
      <button
        type="button"
        onPointerDown={press}
        onKeyDown={(event) => {
          if (event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return;
          event.preventDefault();
          press();
        }}
        className={cn(
          'kit-title grid h-64 w-full touch-manipulation place-items-center rounded-xl bg-muted px-4 text-center text-2xl outline-none select-none focus-visible:ring-2 focus-visible:ring-ring',
          phase === 'waiting' && 'bg-danger-soft text-danger',
          phase === 'now' && 'bg-success text-popover',
          phase === 'early' && 'bg-warning-soft text-warning',
        )}
      >
        {text}
      </button>
    </GameFrame>
  );
}

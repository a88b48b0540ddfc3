import { useEffect, useState } from 'react';
import { game } from '../../texts/games/game.ts';
import { simon } from '../../texts/games/simon.ts';
import { cn } from '../../ui/lib-utils.ts';
import type { GameProps } from './game-api.ts';
import { GameFrame } from './game-frame.tsx';
import { upTo } from './random.ts';
import { useBest } from './use-best.ts';

const pads = [
  [simon.green, 'bg-success-soft', 'bg-success'],
  [simon.red, 'bg-danger-soft', 'bg-danger'],
  [simon.yellow, 'bg-warning-soft', 'bg-warning'],
  [simon.blue, 'bg-info-soft', 'bg-info'],
] as const;

/** A sequence that grows by one; it is shown, then repeated. */
export function SimonGame(props: GameProps) {
  const [sequence, setSequence] = useState<readonly number[]>([]);
  const [phase, setPhase] = useState<'ready' | 'showing' | 'asking' | 'over'>('ready');
  const [at, setAt] = useState(0);
  const [lit, setLit] = useState<number | null>(null);
  const [round, setRound] = useState(0);
  const score = Math.max(0, sequence.length - 1);
  const best = useBest('simon', phase === 'over' && score > 0 ? score : undefined);
  useEffect(() => {
    if (phase !== 'showing') return;
    const pace = Math.max(260, 620 - sequence.length * 25);
    const timers = sequence.flatMap((pad, step) => [
      setTimeout(() => setLit(pad), 500 + step * pace),
      setTimeout(() => setLit(null), 500 + step * pace + pace * 0.65),
    ]);
    timers.push(
      setTimeout(
        () => {
          setAt(0);
          setPhase('asking');
        },
        500 + sequence.length * pace,
      ),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [phase, sequence]);
  useEffect(() => {
    if (phase !== 'asking' || lit === null) return;
    const timer = setTimeout(() => setLit(null), 180);
    return () => clearTimeout(timer);
  }, [phase, lit]);
  const grow = (from: readonly number[]) => {
    setSequence([...from, upTo(4, Math.random)]);
    setPhase('showing');
  };
  const start = () => {
    setLit(null);
    setRound(round + 1);
    grow([]);
  };
  const press = (pad: number) => {
    if (phase !== 'asking') return;
    setLit(pad);
    if (pad !== sequence[at]) return setPhase('over');
    if (at + 1 === sequence.length) grow(sequence);
    else setAt(at + 1);
  };
  const status = {
    ready: simon.ready,
    showing: simon.watch,
    asking: simon.repeat(at, sequence.length),
    over: game.overWith(score),
  }[phase];
  return (
    <GameFrame
      props={props}
      name={simon.name}
      round={round}
      stats={[
        { label: game.score, value: score },
        { label: game.best, value: best ?? '–' },
      ]}
      status={status}
      onNew={start}
      newLabel={phase === 'ready' ? game.start : game.newGame}
      end={phase === 'over' ? { title: simon.wrong, text: simon.end(score), score } : undefined}
    >
      <div className="mx-auto grid w-full max-w-84 grid-cols-2 gap-3">
        {pads.map(([name, soft, full], pad) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            aria-disabled={phase !== 'asking'}
            onClick={() => press(pad)}
            className={cn(
              'grid aspect-square place-items-center rounded-2xl border-2 border-border font-semibold outline-none transition-colors duration-75 focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-offset-2 focus-visible:ring-offset-background',
              lit === pad ? cn(full, 'text-popover') : soft,
            )}
          >
            {name}
          </button>
        ))}
      </div>
    </GameFrame>
  );
}

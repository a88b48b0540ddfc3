import { Rat } from 'lucide-react';
import { useEffect, useState } from 'react';
import { game } from '../../texts/games/game.ts';
import { whack } from '../../texts/games/whack.ts';
import { cn } from '../../ui/lib-utils.ts';
import { useClock } from '../tools/use-clock.ts';
import type { GameProps } from './game-api.ts';
import { GameFrame } from './game-frame.tsx';
import { upTo } from './random.ts';
import { useBest } from './use-best.ts';

const holes = 9;

/** Keys 1 to 9 hit as on a number pad's order from the top left. */
export function WhackGame(props: GameProps) {
  const limit = Math.min(300, Math.max(10, props.seconds || 30)) * 1000;
  const [mole, setMole] = useState<number | null>(null);
  const [score, setScore] = useState(0);
  const [misses, setMisses] = useState(0);
  const [round, setRound] = useState(0);
  const clock = useClock();
  const isOver = clock.elapsed >= limit;
  const isOn = clock.isRunning && !isOver;
  const best = useBest('whack-a-mole', isOver && score > 0 ? score : undefined);
  const stay = Math.max(450, 1000 - score * 15);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock stops once
  useEffect(() => {
    if (isOver) clock.pause();
  }, [isOver]);
  useEffect(() => {
    if (!isOn) return setMole(null);
    const timer = setTimeout(
      () => setMole((held) => (held === null ? upTo(holes, Math.random) : null)),
      mole === null ? 250 : stay,
    );
    return () => clearTimeout(timer);
  }, [isOn, mole, stay]);
  const hit = (at: number) => {
    if (!isOn) return;
    if (at === mole) {
      setScore(score + 1);
      setMole(null);
    } else setMisses(misses + 1);
  };
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (/^[1-9]$/.test(event.key) && !(event.target as HTMLElement).closest('input'))
        hit(Number(event.key) - 1);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  });
  const start = () => {
    setScore(0);
    setMisses(0);
    setMole(null);
    setRound(round + 1);
    clock.reset();
    clock.start();
  };
  return (
    <GameFrame
      props={props}
      name={whack.name}
      round={round}
      stats={[
        { label: whack.hits, value: score },
        { label: whack.misses, value: misses },
        { label: game.secondsLeft, value: Math.max(0, Math.ceil((limit - clock.elapsed) / 1000)) },
        { label: game.best, value: best ?? '–' },
      ]}
      status={
        isOver ? whack.overWith(score) : isOn ? whack.play : clock.elapsed > 0 ? game.paused : whack.ready
      }
      onNew={start}
      newLabel={clock.elapsed === 0 ? game.start : game.newGame}
      pause={
        clock.elapsed > 0 && !isOver
          ? { isPaused: !clock.isRunning, onToggle: clock.isRunning ? clock.pause : clock.start }
          : undefined
      }
      end={
        isOver
          ? { title: whack.endTitle(score), text: whack.endText(misses), score, tone: 'good' }
          : undefined
      }
    >
      <div className="mx-auto grid w-full max-w-92 grid-cols-3 gap-3">
        {Array.from({ length: holes }, (_, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a hole is its place
            key={at}
            type="button"
            aria-label={at === mole ? whack.holeWithMole(at + 1) : whack.hole(at + 1)}
            onPointerDown={() => hit(at)}
            onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ' ? hit(at) : undefined)}
            className="grid aspect-square touch-manipulation place-items-center overflow-hidden rounded-full bg-muted outline-none select-none focus-visible:ring-2 focus-visible:ring-ring"
          >
            <Rat
              strokeWidth={1.6}
              className={cn(
                'size-3/5 text-warning transition-transform duration-100 motion-reduce:transition-none',
                at === mole ? 'translate-y-0' : 'invisible translate-y-full',
              )}
            />
          </button>
        ))}
      </div>
    </GameFrame>
  );
}

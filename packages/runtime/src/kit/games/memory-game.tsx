import { useEffect, useState } from 'react';
import { game } from '../../texts/games/game.ts';
import { memory } from '../../texts/games/memory.ts';
import { cn } from '../../ui/lib-utils.ts';
import { Choice } from '../tools/choice.tsx';
import { clockText } from '../tools/timer-clock.ts';
import { useClock } from '../tools/use-clock.ts';
import type { GameProps } from './game-api.ts';
import { GameFrame } from './game-frame.tsx';
import { facesOf, MemoryFace } from './memory-faces.tsx';
import { closeCards, isMemoryDone, newMemory, turnCard } from './memory-rules.ts';
import { mixed } from './random.ts';
import { useBest } from './use-best.ts';

const sizes = [6, 8, 12, 18] as const;
const hues = [
  'blue',
  'green',
  'amber',
  'violet',
  'teal',
  'pink',
  'orange',
  'indigo',
  'cyan',
  'lime',
  'red',
  'gray',
] as const;

const most = 18;

export function MemoryGame(props: GameProps) {
  const set = facesOf(props.theme);
  const first = Math.min(most, Math.max(2, props.pairs ?? 8));
  const deal = (count: number) =>
    newMemory(mixed(Object.keys(set), Math.random).slice(0, count), Math.random);
  const [pairs, setPairs] = useState(first);
  const [state, setState] = useState(() => deal(first));
  const [round, setRound] = useState(0);
  const clock = useClock();
  const isDone = isMemoryDone(state);
  const seconds = Math.floor(clock.elapsed / 1000);
  const best = useBest(`memory-${pairs}`, isDone ? state.moves : undefined, true);
  useEffect(() => {
    if (state.open.length < 2) return;
    const timer = setTimeout(() => setState(closeCards), 1100);
    return () => clearTimeout(timer);
  }, [state.open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock stops once
  useEffect(() => {
    if (isDone) clock.pause();
  }, [isDone]);
  const restart = (count: number) => {
    setPairs(count);
    setState(deal(count));
    setRound(round + 1);
    clock.reset();
  };
  const columns = pairs <= 6 ? 4 : pairs <= 8 ? 4 : pairs <= 10 ? 5 : 6;
  const options = [...new Set([...sizes, first])].sort((one, two) => one - two);
  const [last] = state.open.slice(-1);
  const shown = last === undefined ? undefined : state.cards[last]?.face;
  return (
    <GameFrame
      props={props}
      name={memory.name}
      round={round}
      stats={[
        { label: game.moves, value: state.moves },
        { label: memory.pairs, value: `${state.found.size / 2} / ${pairs}` },
        { label: game.time, value: clockText(seconds) },
        { label: game.best, value: best ?? '–' },
      ]}
      status={
        shown === undefined
          ? state.moves === 0
            ? memory.first
            : memory.next
          : state.open.length === 2
            ? memory.noMatch(shown)
            : shown
      }
      onNew={() => restart(pairs)}
      choices={
        <Choice
          label={memory.pairs}
          value={pairs}
          options={options.map((count) => [count, memory.pairCount(count)] as const)}
          onChange={restart}
        />
      }
      end={
        isDone
          ? {
              title: memory.done,
              text: memory.end(state.moves, clockText(seconds)),
              score: state.moves,
              seconds,
              tone: 'good',
            }
          : undefined
      }
    >
      <div
        className="grid gap-2 sm:gap-2.5"
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {state.cards.map(({ id, face }, at) => {
          const isFound = state.found.has(at);
          const isOpen = isFound || state.open.includes(at);
          return (
            <button
              key={`${round}-${id}`}
              type="button"
              aria-label={isFound ? memory.found(face) : isOpen ? face : memory.card(at + 1)}
              aria-disabled={isFound}
              data-color={hues[Object.keys(set).indexOf(face) % hues.length]}
              onClick={() => {
                clock.start();
                setState((held) => turnCard(held, at));
              }}
              className={cn(
                'grid aspect-square place-items-center rounded-lg border outline-none transition-[background-color,transform] focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-offset-2 focus-visible:ring-offset-background',
                isOpen
                  ? 'kit-soft border-transparent'
                  : 'kit-card-back border-transparent bg-primary hover:bg-primary-hover',
                isFound && 'opacity-60',
              )}
            >
              {isOpen ? <MemoryFace face={set[face]} /> : null}
            </button>
          );
        })}
      </div>
    </GameFrame>
  );
}

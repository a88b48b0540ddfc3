import {
  Anchor,
  Apple,
  Banana,
  Bell,
  Bike,
  Bird,
  Bone,
  Bug,
  Cake,
  Camera,
  Candy,
  Car,
  Carrot,
  Cat,
  Cherry,
  Citrus,
  Cloud,
  CloudRain,
  Clover,
  Coffee,
  Cookie,
  Crown,
  Dog,
  Donut,
  Egg,
  EggFried,
  Feather,
  Fish,
  Flame,
  Flower2,
  Gem,
  Ghost,
  Gift,
  Grape,
  Guitar,
  Heart,
  IceCreamCone,
  Key,
  Lamp,
  Leaf,
  type LucideIcon,
  Moon,
  Mountain,
  Nut,
  Panda,
  PawPrint,
  Pizza,
  Plane,
  Rabbit,
  Rainbow,
  Rat,
  Rocket,
  Salad,
  Sandwich,
  Shell,
  Ship,
  Shrimp,
  Snail,
  Snowflake,
  Soup,
  Sparkles,
  Sprout,
  Squirrel,
  Star,
  Sun,
  Tornado,
  TrainFront,
  TreePalm,
  TreePine,
  Turtle,
  Umbrella,
  Waves,
  Worm,
  Zap,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { cn } from '../../ui/lib-utils.ts';
import { clockText } from '../tools/timer-clock.ts';
import { useClock } from '../tools/use-clock.ts';
import type { GameProps } from './game-api.ts';
import { Choice, GameFrame } from './game-frame.tsx';
import { closeCards, isMemoryDone, newMemory, turnCard } from './memory-rules.ts';
import { mixed } from './random.ts';
import { useBest } from './use-best.ts';

/** Pictures by name, which screen readers say. */
const faces = {
  animal: {
    Cat: Cat,
    Dog: Dog,
    Bird: Bird,
    Fish: Fish,
    Rabbit: Rabbit,
    Turtle: Turtle,
    Snail: Snail,
    Squirrel: Squirrel,
    Bug: Bug,
    Rat: Rat,
    Worm: Worm,
    Shrimp: Shrimp,
    Paw: PawPrint,
    Feather: Feather,
    Egg: Egg,
    Shell: Shell,
    Bone: Bone,
    Panda: Panda,
  },
  food: {
    Apple: Apple,
    Banana: Banana,
    Cherry: Cherry,
    Grape: Grape,
    Citrus: Citrus,
    Carrot: Carrot,
    Pizza: Pizza,
    Cake: Cake,
    Cookie: Cookie,
    'Ice cream': IceCreamCone,
    Donut: Donut,
    Coffee: Coffee,
    Egg: EggFried,
    Sandwich: Sandwich,
    Salad: Salad,
    Soup: Soup,
    Nut: Nut,
    Candy: Candy,
  },
  nature: {
    Sun: Sun,
    Moon: Moon,
    Star: Star,
    Cloud: Cloud,
    Rain: CloudRain,
    Snow: Snowflake,
    Flower: Flower2,
    Tree: TreePine,
    Palm: TreePalm,
    Leaf: Leaf,
    Clover: Clover,
    Mountain: Mountain,
    Waves: Waves,
    Flame: Flame,
    Rainbow: Rainbow,
    Tornado: Tornado,
    Sprout: Sprout,
    Lightning: Zap,
  },
  thing: {
    Rocket: Rocket,
    Car: Car,
    Bike: Bike,
    Plane: Plane,
    Ship: Ship,
    Train: TrainFront,
    Guitar: Guitar,
    Camera: Camera,
    Crown: Crown,
    Gift: Gift,
    Heart: Heart,
    Key: Key,
    Bell: Bell,
    Umbrella: Umbrella,
    Anchor: Anchor,
    Ghost: Ghost,
    Gem: Gem,
    Lamp: Lamp,
  },
} as const;
const themeOf = (theme = ''): keyof typeof faces =>
  /animal|pet/.test(theme)
    ? 'animal'
    : /food|fruit/.test(theme)
      ? 'food'
      : /nature/.test(theme)
        ? 'nature'
        : 'thing';

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
  const set: Record<string, LucideIcon> = faces[themeOf(props.theme)];
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
      name="Memory"
      round={round}
      stats={[
        { label: 'Moves', value: state.moves },
        { label: 'Pairs', value: `${state.found.size / 2} / ${pairs}` },
        { label: 'Time', value: clockText(seconds) },
        { label: 'Best', value: best ?? '–' },
      ]}
      status={
        shown === undefined
          ? state.moves === 0
            ? 'Turn two cards that match.'
            : 'Turn the next card.'
          : `${shown}${state.open.length === 2 ? ': no match' : ''}`
      }
      onNew={() => restart(pairs)}
      choices={
        <Choice
          label="Pairs"
          value={pairs}
          options={options.map((count) => [count, `${count} pairs`] as const)}
          onChange={restart}
        />
      }
      end={
        isDone
          ? {
              title: 'All pairs found!',
              text: `${state.moves} moves in ${clockText(seconds)}`,
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
          const Face = set[face] ?? Star;
          return (
            <button
              key={`${round}-${id}`}
              type="button"
              aria-label={isOpen ? `${face}${isFound ? ', found' : ''}` : `Card ${at + 1}`}
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
                  : 'border-transparent bg-primary text-primary-foreground hover:bg-primary-hover',
                isFound && 'opacity-60',
              )}
            >
              {isOpen ? (
                <Face className="size-1/2" strokeWidth={1.6} />
              ) : (
                <Sparkles className="size-1/4 opacity-50" />
              )}
            </button>
          );
        })}
      </div>
    </GameFrame>
  );
}

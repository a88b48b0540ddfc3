import { Dices } from 'lucide-react';
import { useState } from 'react';
import { dice as diceTexts } from '../../texts/games/dice.ts';
import { game } from '../../texts/games/game.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/lib-utils.ts';
import { Choice } from '../tools/choice.tsx';
import type { GameProps } from './game-api.ts';
import { GameFrame } from './game-frame.tsx';
import { upTo } from './random.ts';
import { useBest } from './use-best.ts';

const spots: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

export function DiceGame(props: GameProps) {
  const [count, setCount] = useState(Math.min(10, Math.max(1, props.dice ?? 2)));
  const [sides, setSides] = useState(Math.min(100, Math.max(2, props.sides ?? 6)));
  const [dice, setDice] = useState<readonly number[]>([]);
  const [past, setPast] = useState<readonly number[]>([]);
  const total = dice.reduce((sum, value) => sum + value, 0);
  const best = useBest(`dice-${count}-${sides}`, dice.length > 0 ? total : undefined);
  const roll = () => {
    const rolled = Array.from({ length: count }, () => upTo(sides, Math.random) + 1);
    setDice(rolled);
    setPast([rolled.reduce((sum, value) => sum + value, 0), ...past].slice(0, 12));
  };
  const clear = () => {
    setDice([]);
    setPast([]);
  };
  const counts = [...new Set([1, 2, 3, 4, 5, 6, count])].sort((one, other) => one - other);
  const kinds = [...new Set([4, 6, 8, 10, 12, 20, sides])].sort((one, other) => one - other);
  return (
    <GameFrame
      props={props}
      name={diceTexts.name}
      round={past.length}
      stats={[
        { label: diceTexts.total, value: dice.length === 0 ? '–' : total },
        { label: diceTexts.rolls, value: past.length },
        { label: game.best, value: best ?? '–' },
      ]}
      status={dice.length === 0 ? diceTexts.ready : diceTexts.rolled(dice.join(', '), total)}
      onNew={clear}
      newLabel={game.clear}
      choices={
        <>
          <Choice
            label={diceTexts.number}
            value={count}
            options={counts.map((each) => [each, String(each)] as const)}
            onChange={(next) => {
              setCount(next);
              setDice([]);
            }}
          />
          <Choice
            label={diceTexts.sides}
            value={sides}
            options={kinds.map((each) => [each, diceTexts.die(each)] as const)}
            onChange={(next) => {
              setSides(next);
              setDice([]);
            }}
          />
        </>
      }
    >
      <div className="flex min-h-28 flex-wrap items-center justify-center gap-3">
        {(dice.length === 0 ? Array.from({ length: count }, () => 0) : dice).map((value, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other identity
          <Die key={at} value={value} sides={sides} />
        ))}
      </div>
      <Button size="lg" className="h-12 self-center px-10" onClick={roll}>
        <Dices /> {diceTexts.roll}
      </Button>
      {past.length > 1 ? (
        <p className="text-center text-[13px] text-muted-foreground tabular-nums">
          {diceTexts.previous(past.slice(1).join(', '))}
        </p>
      ) : null}
    </GameFrame>
  );
}

const Die = ({ value, sides }: { value: number; sides: number }) => (
  <span
    className="grid size-20 grid-cols-3 grid-rows-3 place-items-center rounded-xl border-2 border-border bg-muted p-2.5"
    aria-hidden="true"
  >
    {sides <= 6 && value > 0 && value <= 6 ? (
      Array.from({ length: 9 }, (_, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a spot is its place
          key={at}
          className={cn('size-3.5 rounded-full', spots[value]?.includes(at) && 'bg-foreground')}
        />
      ))
    ) : (
      <span className="kit-title col-span-3 row-span-3 text-3xl tabular-nums">
        {value === 0 ? '?' : value}
      </span>
    )}
  </span>
);

import { useEffect, useState } from 'react';
import { connectFour } from '../../texts/games/connect-four.ts';
import { game, opponents } from '../../texts/games/game.ts';
import { cn } from '../../ui/lib-utils.ts';
import { Choice } from '../tools/choice.tsx';
import {
  canDrop,
  type Disc,
  drop,
  fourOf,
  height,
  isFull,
  machineColumn,
  noDiscs,
  type Stacks,
  width,
} from './connect-four-rules.ts';
import type { GameProps, Level } from './game-api.ts';
import { GameFrame, levels } from './game-frame.tsx';
import { useBest } from './use-best.ts';

const thinkMs = 400;
const colors = { 1: 'bg-destructive', 2: 'bg-chart-3' } as const;

const winnerText = (opponent: 'machine' | 'person', disc: Disc, name: string) => {
  if (opponent === 'person') return opponents.wins(name);
  return disc === 1 ? opponents.youWin : opponents.computerWins;
};

export function ConnectFourGame(props: GameProps) {
  const [opponent, setOpponent] = useState(props.opponent ?? 'machine');
  const [level, setLevel] = useState<Level>(props.level ?? 'medium');
  const [stacks, setStacks] = useState<Stacks>(noDiscs);
  const [turn, setTurn] = useState<Disc>(1);
  const [wins, setWins] = useState({ 1: 0, 2: 0 });
  const [round, setRound] = useState(0);
  const four = fourOf(stacks);
  const isOver = four !== undefined || isFull(stacks);
  const isMachine = opponent === 'machine' && turn === 2 && !isOver;
  const best = useBest(`connect-four-${opponent}-${level}`, wins[1] > 0 ? wins[1] : undefined);
  const play = (column: number, disc: Disc) => {
    if (!canDrop(stacks, column) || isOver) return;
    const next = drop(stacks, column, disc);
    setStacks(next);
    setTurn(disc === 1 ? 2 : 1);
    const won = fourOf(next);
    if (won) setWins({ ...wins, [won.disc]: wins[won.disc] + 1 });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the machine answers each board once
  useEffect(() => {
    if (!isMachine) return;
    const timer = setTimeout(() => {
      const column = machineColumn(stacks, 2, level, Math.random);
      if (column !== undefined) play(column, 2);
    }, thinkMs);
    return () => clearTimeout(timer);
  }, [isMachine, stacks]);
  const restart = () => {
    setStacks(noDiscs);
    // Whoever lost begins.
    setTurn(opponent === 'person' && four?.disc === 1 ? 2 : 1);
    setRound(round + 1);
  };
  const anew = () => {
    setWins({ 1: 0, 2: 0 });
    setStacks(noDiscs);
    setTurn(1);
  };
  const names =
    opponent === 'machine'
      ? { 1: opponents.you, 2: opponents.theComputer }
      : { 1: connectFour.red, 2: connectFour.yellow };
  const title = four ? winnerText(opponent, four.disc, names[four.disc]) : opponents.draw;
  return (
    <GameFrame
      props={props}
      name={connectFour.name}
      round={round}
      stats={[
        { label: names[1], value: wins[1] },
        { label: names[2], value: wins[2] },
        ...(opponent === 'machine' ? [{ label: game.best, value: best ?? '–' }] : []),
      ]}
      status={
        isOver
          ? title
          : isMachine
            ? opponents.thinking
            : opponent === 'machine'
              ? connectFour.yourTurn
              : opponents.turnOf(names[turn])
      }
      onNew={restart}
      choices={
        <>
          <Choice
            label={opponents.label}
            value={opponent}
            options={[
              ['machine', opponents.computer],
              ['person', opponents.twoPlayers],
            ]}
            onChange={(next) => {
              setOpponent(next);
              anew();
            }}
          />
          {opponent === 'machine' ? (
            <Choice
              label={game.level}
              value={level}
              options={levels}
              onChange={(next) => {
                setLevel(next);
                anew();
              }}
            />
          ) : null}
        </>
      }
      end={
        isOver
          ? {
              title,
              score: wins[1],
              tone: !four ? 'plain' : four.disc === 1 || opponent === 'person' ? 'good' : 'bad',
            }
          : undefined
      }
    >
      <div className="mx-auto grid w-full max-w-108 grid-cols-7 rounded-xl bg-primary p-1.5">
        {Array.from({ length: width }, (_, x) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={x}
            type="button"
            aria-label={connectFour.column(x + 1, stacks[x]?.length ?? 0, height)}
            aria-disabled={!canDrop(stacks, x) || isOver || isMachine}
            onClick={() => (isMachine ? undefined : play(x, turn))}
            className="flex flex-col-reverse gap-1 rounded-lg p-[6%] outline-none hover:bg-primary-hover focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-offset-2 focus-visible:ring-offset-background"
          >
            {Array.from({ length: height }, (_, y) => {
              const disc = stacks[x]?.[y];
              const isOfFour = four?.cells.some(([cx, cy]) => cx === x && cy === y);
              return (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  key={y}
                  className={cn(
                    'block aspect-square w-full rounded-full bg-popover transition-colors',
                    disc && colors[disc],
                    isOfFour && 'ring-4 ring-popover ring-inset',
                  )}
                />
              );
            })}
          </button>
        ))}
      </div>
    </GameFrame>
  );
}

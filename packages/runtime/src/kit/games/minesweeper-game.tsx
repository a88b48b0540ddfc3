import { Bomb, Flag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { game } from '../../texts/games/game.ts';
import { minesweeper } from '../../texts/games/minesweeper.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/lib-utils.ts';
import { Choice } from '../tools/choice.tsx';
import { clockText } from '../tools/timer-clock.ts';
import { useClock } from '../tools/use-clock.ts';
import type { GameProps } from './game-api.ts';
import { GameFrame, levels } from './game-frame.tsx';
import { flagField, isCleared, minesAround, newMines, openField } from './minesweeper-rules.ts';
import { useBest } from './use-best.ts';

const fields = {
  easy: { columns: 9, rows: 9, mines: 10 },
  medium: { columns: 12, rows: 12, mines: 24 },
  hard: { columns: 16, rows: 16, mines: 45 },
} as const;
const figures = [
  '',
  'text-info',
  'text-success',
  'text-danger',
  'text-link',
  'text-warning',
  'text-info',
  'text-foreground',
  'text-muted-foreground',
];
const holdMs = 450;

type Square = { isMine: boolean; isOpen: boolean; isFlagged: boolean; around: number };

const contentOf = ({ isMine, isOpen, isFlagged, around }: Square): string => {
  if (isMine) return minesweeper.mine;
  if (isOpen) return around === 0 ? minesweeper.clear : String(around);
  return isFlagged ? minesweeper.flagged : minesweeper.unopened;
};

/** Right click, a long press, F, or the flag mode set flags. */
export function MinesweeperGame(props: GameProps) {
  const given = props.columns !== undefined || props.mines !== undefined;
  const ownField = {
    columns: Math.min(24, Math.max(5, props.columns ?? 9)),
    rows: Math.min(24, Math.max(5, props.rows ?? props.columns ?? 9)),
    mines: Math.max(1, props.mines ?? 10),
  };
  const [level, setLevel] = useState<'easy' | 'medium' | 'hard' | 'own'>(
    given ? 'own' : (props.level ?? 'easy'),
  );
  const fieldOf = (key: typeof level) => (key === 'own' ? ownField : fields[key]);
  const [state, setState] = useState(() => newMines(fieldOf(level)));
  const [isFlagging, setFlagging] = useState(false);
  const [round, setRound] = useState(0);
  const held = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  const clock = useClock();
  const isWon = isCleared(state);
  const isOver = isWon || state.hit !== null;
  const seconds = Math.floor(clock.elapsed / 1000);
  const best = useBest(`minesweeper-${level}`, isWon ? seconds : undefined, true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock stops once
  useEffect(() => {
    if (isOver) clock.pause();
  }, [isOver]);
  const restart = (next = level) => {
    setLevel(next);
    setState(newMines(fieldOf(next)));
    setRound(round + 1);
    clock.reset();
  };
  const flag = (at: number) => setState((before) => flagField(before, at));
  const press = (at: number) => {
    if (wasHeld.current || isOver) {
      wasHeld.current = false;
      return;
    }
    if (isFlagging && !state.open.has(at)) return flag(at);
    clock.start();
    setState((before) => openField(before, at, Math.random));
  };
  const options = given ? ([['own', minesweeper.custom], ...levels] as const) : levels;
  return (
    <GameFrame
      props={props}
      name={minesweeper.name}
      round={round}
      wide={state.columns > 12}
      stats={[
        { label: minesweeper.minesLeft, value: state.mines - state.flags.size },
        { label: game.time, value: clockText(seconds) },
        { label: game.best, value: best === undefined ? '–' : clockText(best) },
      ]}
      status={
        isWon
          ? minesweeper.won
          : state.hit !== null
            ? minesweeper.hit
            : minesweeper.open(state.open.size, state.flags.size)
      }
      onNew={() => restart()}
      choices={
        <>
          <Choice label={game.level} value={level} options={options} onChange={restart} />
          <Button
            variant="outline"
            aria-pressed={isFlagging}
            className="aria-pressed:border-primary aria-pressed:text-link"
            onClick={() => setFlagging(!isFlagging)}
          >
            <Flag /> {minesweeper.flagMode}
          </Button>
        </>
      }
      end={
        isOver
          ? {
              title: isWon ? minesweeper.won : minesweeper.lost,
              text: isWon ? game.timeOf(clockText(seconds)) : minesweeper.hit,
              tone: isWon ? 'good' : 'bad',
              ...(isWon ? { score: seconds, seconds } : {}),
            }
          : undefined
      }
    >
      <div className="overflow-auto">
        <div
          className="mx-auto grid w-fit gap-[3px]"
          style={{ gridTemplateColumns: `repeat(${state.columns}, minmax(0, 2.25rem))` }}
        >
          {Array.from({ length: state.columns * state.rows }, (_, at) => {
            const isOpen = state.open.has(at);
            const isFlagged = state.flags.has(at);
            const isMine = isOver && state.mined?.has(at) === true;
            const around = isOpen ? minesAround(state, at) : 0;
            return (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
                key={at}
                type="button"
                aria-label={minesweeper.square(
                  Math.floor(at / state.columns) + 1,
                  (at % state.columns) + 1,
                  contentOf({ isMine, isOpen, isFlagged, around }),
                )}
                onClick={() => press(at)}
                onContextMenu={(event) => {
                  event.preventDefault();
                  if (!wasHeld.current) flag(at);
                }}
                onKeyDown={(event) => (event.key.toLowerCase() === 'f' ? flag(at) : undefined)}
                onPointerDown={(event) => {
                  wasHeld.current = false;
                  if (event.pointerType === 'mouse') return;
                  held.current = setTimeout(() => {
                    wasHeld.current = true;
                    flag(at);
                  }, holdMs);
                }}
                onPointerUp={() => clearTimeout(held.current)}
                onPointerLeave={() => clearTimeout(held.current)}
                className={cn(
                  'grid aspect-square min-w-7 place-items-center rounded-[5px] text-[15px] font-bold outline-none select-none focus-visible:ring-2 focus-visible:ring-ring',
                  isOpen
                    ? cn('bg-muted', figures[around])
                    : 'bg-accent text-accent-foreground hover:bg-secondary',
                  isMine && 'bg-warning-soft text-warning',
                  state.hit === at && 'bg-danger-soft text-danger',
                )}
              >
                {isMine ? (
                  <Bomb className="size-4" />
                ) : isFlagged ? (
                  <Flag className="size-4 text-danger" />
                ) : around === 0 ? (
                  ''
                ) : (
                  around
                )}
              </button>
            );
          })}
        </div>
      </div>
    </GameFrame>
  );
}

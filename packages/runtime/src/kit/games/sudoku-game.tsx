import { Eraser, Pencil } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { game } from '../../texts/games/game.ts';
import { sudoku } from '../../texts/games/sudoku.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/lib-utils.ts';
import { Choice } from '../tools/choice.tsx';
import { clockText } from '../tools/timer-clock.ts';
import { useClock } from '../tools/use-clock.ts';
import type { GameProps, Level } from './game-api.ts';
import { GameFrame, levels } from './game-frame.tsx';
import { conflicts, newSudoku } from './sudoku-rules.ts';
import { useBest } from './use-best.ts';

const figures = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const moves: Readonly<Record<string, number>> = { ArrowUp: -9, ArrowDown: 9, ArrowLeft: -1, ArrowRight: 1 };

const begin = (level: Level) => {
  const { puzzle, solution } = newSudoku(level, Math.random);
  return { puzzle, solution, grid: [...puzzle], notes: new Map<number, ReadonlySet<number>>() };
};

/** Arrow keys move, figures fill in, N switches to notes. */
export function SudokuGame(props: GameProps) {
  const [level, setLevel] = useState<Level>(props.level ?? 'easy');
  const [state, setState] = useState(() => begin(level));
  const [chosen, setChosen] = useState(-1);
  const [isNoting, setNoting] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [round, setRound] = useState(0);
  const board = useRef<HTMLFieldSetElement>(null);
  const clock = useClock();
  const { puzzle, solution, grid, notes } = state;
  const isDone = grid.every((figure, at) => figure === solution[at]);
  const wrong = conflicts(grid);
  const seconds = Math.floor(clock.elapsed / 1000);
  const best = useBest(`sudoku-${level}`, isDone ? seconds : undefined, true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock stops once
  useEffect(() => {
    if (isDone) clock.pause();
  }, [isDone]);
  const restart = (next = level) => {
    setLevel(next);
    setState(begin(next));
    setChosen(-1);
    setChecking(false);
    setRound(round + 1);
    clock.reset();
  };
  const fill = (figure: number) => {
    if (chosen < 0 || puzzle[chosen] !== 0 || isDone) return;
    clock.start();
    if (isNoting && figure !== 0) {
      const held = new Set(notes.get(chosen));
      if (!held.delete(figure)) held.add(figure);
      setState({
        ...state,
        grid: grid.map((each, at) => (at === chosen ? 0 : each)),
        notes: new Map(notes).set(chosen, held),
      });
      return;
    }
    const left = new Map(notes);
    left.delete(chosen);
    setState({
      ...state,
      grid: grid.map((each, at) => (at === chosen ? (each === figure ? 0 : figure) : each)),
      notes: left,
    });
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = moves[event.key];
    if (/^[0-9]$/.test(event.key)) fill(Number(event.key));
    else if (event.key === 'Backspace' || event.key === 'Delete') fill(0);
    else if (event.key.toLowerCase() === 'n') setNoting(!isNoting);
    else if (step !== undefined) {
      const next = chosen < 0 ? 0 : chosen + step;
      const staysInRow = Math.abs(step) === 9 || Math.floor(next / 9) === Math.floor(chosen / 9);
      if (next < 0 || next > 80 || !staysInRow) return;
      setChosen(next);
      board.current?.querySelectorAll('button')[next]?.focus();
    } else return;
    event.preventDefault();
  };
  const figure = chosen < 0 ? 0 : grid[chosen];
  const left = grid.filter((each) => each === 0).length;
  return (
    <GameFrame
      props={props}
      name={sudoku.name}
      round={round}
      stats={[
        { label: game.time, value: clockText(seconds) },
        { label: sudoku.cellsLeft, value: left },
        { label: game.best, value: best === undefined ? '–' : clockText(best) },
      ]}
      status={isDone ? sudoku.solved : left === 0 ? sudoku.wrong : isNoting ? sudoku.notesAreOn : sudoku.play}
      onNew={() => restart()}
      choices={
        <>
          <Choice label={game.level} value={level} options={levels} onChange={restart} />
          <Button
            variant="outline"
            aria-pressed={isChecking}
            className="aria-pressed:border-primary aria-pressed:text-link"
            onClick={() => setChecking(!isChecking)}
          >
            {sudoku.showMistakes}
          </Button>
        </>
      }
      end={
        isDone
          ? {
              title: sudoku.solved,
              text: game.timeOf(clockText(seconds)),
              score: seconds,
              seconds,
              tone: 'good',
            }
          : undefined
      }
    >
      <fieldset
        ref={board}
        onKeyDown={handleKey}
        aria-label={sudoku.name}
        className="mx-auto grid aspect-square w-full max-w-116 min-w-0 grid-cols-9 overflow-hidden rounded-lg border-2 border-foreground/60 bg-card"
      >
        {grid.map((each, at) => (
          <SudokuCell
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={at}
            at={at}
            figure={each}
            notes={notes.get(at)}
            isFirst={at === Math.max(0, chosen)}
            isChosen={at === chosen}
            isSame={figure !== 0 && each === figure}
            isGiven={puzzle[at] !== 0}
            isBad={wrong.has(at) || (isChecking && each !== 0 && each !== solution[at])}
            onChoose={() => setChosen(at)}
          />
        ))}
      </fieldset>
      <div className="mx-auto grid w-full max-w-116 grid-cols-9 gap-1">
        {figures.map((each) => (
          <Button
            key={each}
            variant="outline"
            className="h-11 px-0 text-lg"
            aria-label={sudoku.number(each)}
            onClick={() => fill(each)}
          >
            {each}
          </Button>
        ))}
      </div>
      <div className="flex justify-center gap-2">
        <Button
          variant="outline"
          aria-pressed={isNoting}
          className="aria-pressed:border-primary aria-pressed:text-link"
          onClick={() => setNoting(!isNoting)}
        >
          <Pencil /> {isNoting ? sudoku.notesOn : sudoku.notesOff}
        </Button>
        <Button variant="outline" onClick={() => fill(0)}>
          <Eraser /> {sudoku.erase}
        </Button>
      </div>
    </GameFrame>
  );
}

type CellProps = {
  at: number;
  figure: number;
  notes: ReadonlySet<number> | undefined;
  isFirst: boolean;
  isChosen: boolean;
  isSame: boolean;
  isGiven: boolean;
  isBad: boolean;
  onChoose: () => void;
};

function SudokuCell({ at, figure, notes, isFirst, isChosen, isSame, isGiven, isBad, onChoose }: CellProps) {
  const [row, column] = [Math.floor(at / 9), at % 9];
  const content = [
    figure === 0 ? sudoku.empty : figure,
    ...(isGiven ? [sudoku.isGiven] : []),
    ...(isBad ? [sudoku.isWrong] : []),
  ];
  return (
    <button
      type="button"
      tabIndex={isFirst ? 0 : -1}
      aria-label={sudoku.cell(row + 1, column + 1, content.join(', '))}
      aria-current={isChosen ? 'true' : undefined}
      onClick={onChoose}
      className={cn(
        'relative grid place-items-center border-border text-lg tabular-nums outline-none focus-visible:z-10 focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-inset sm:text-xl',
        column < 8 && (column % 3 === 2 ? 'border-r-2 border-r-foreground/60' : 'border-r'),
        row < 8 && (row % 3 === 2 ? 'border-b-2 border-b-foreground/60' : 'border-b'),
        isGiven ? 'bg-muted font-semibold' : 'text-link',
        isSame && 'bg-accent',
        isChosen && 'bg-accent ring-2 ring-primary ring-inset',
        isBad && 'bg-danger-soft text-danger',
      )}
    >
      {figure !== 0 ? figure : <Notes figures={notes} />}
    </button>
  );
}

const Notes = ({ figures: held }: { figures: ReadonlySet<number> | undefined }) =>
  held === undefined || held.size === 0 ? null : (
    <span className="grid size-full grid-cols-3 p-0.5 text-[9px] leading-none text-muted-foreground sm:text-[10px]">
      {figures.map((figure) => (
        <span key={figure} className="grid place-items-center">
          {held.has(figure) ? figure : ''}
        </span>
      ))}
    </span>
  );

import { useEffect, useState } from 'react';
import { cn } from '../../ui/lib-utils.ts';
import type { GameProps, Level } from './game-api.ts';
import { Choice, GameFrame, levels } from './game-frame.tsx';
import {
  type Board,
  emptyBoard,
  freeCells,
  isDraw,
  type Mark,
  machineMove,
  other,
  winnerOf,
  withMark,
} from './tic-tac-toe-rules.ts';
import { useBest } from './use-best.ts';

const thinkMs = 450;

export function TicTacToeGame(props: GameProps) {
  const [opponent, setOpponent] = useState(props.opponent ?? 'machine');
  const [level, setLevel] = useState<Level>(props.level ?? 'hard');
  const [board, setBoard] = useState<Board>(emptyBoard);
  const [turn, setTurn] = useState<Mark>('X');
  const [opener, setOpener] = useState<Mark>('X');
  const [wins, setWins] = useState({ X: 0, O: 0, draws: 0 });
  const [round, setRound] = useState(0);
  const winner = winnerOf(board);
  const drawn = isDraw(board);
  const isOver = winner !== undefined || drawn;
  const isMachine = opponent === 'machine' && turn === 'O' && !isOver;
  const best = useBest(`tic-tac-toe-${opponent}-${level}`, wins.X > 0 ? wins.X : undefined);
  const place = (at: number, mark: Mark) => {
    const next = withMark(board, at, mark);
    setBoard(next);
    setTurn(other(mark));
    const won = winnerOf(next);
    if (won) setWins({ ...wins, [won.mark]: wins[won.mark] + 1 });
    else if (isDraw(next)) setWins({ ...wins, draws: wins.draws + 1 });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the machine answers each board once
  useEffect(() => {
    if (!isMachine) return;
    const timer = setTimeout(() => {
      const at = machineMove(board, 'O', level, Math.random);
      if (at !== undefined) place(at, 'O');
    }, thinkMs);
    return () => clearTimeout(timer);
  }, [isMachine, board]);
  const restart = () => {
    const next = isOver ? other(opener) : opener;
    setBoard(emptyBoard);
    setOpener(next);
    setTurn(next);
    setRound(round + 1);
  };
  const anew = () => {
    setWins({ X: 0, O: 0, draws: 0 });
    setBoard(emptyBoard);
    setOpener('X');
    setTurn('X');
  };
  const names = opponent === 'machine' ? { X: 'You', O: 'Machine' } : { X: 'Player X', O: 'Player O' };
  const title = drawn
    ? 'A draw'
    : winner
      ? opponent === 'machine' && winner.mark === 'X'
        ? 'You win!'
        : `${names[winner.mark]} wins`
      : '';
  return (
    <GameFrame
      props={props}
      name="Tic-tac-toe"
      round={round}
      stats={[
        { label: names.X, value: wins.X },
        { label: 'Draws', value: wins.draws },
        { label: names.O, value: wins.O },
        ...(opponent === 'machine' ? [{ label: 'Best', value: best ?? '–' }] : []),
      ]}
      status={
        isOver
          ? title
          : isMachine
            ? 'The machine is thinking.'
            : opponent === 'machine'
              ? 'Your turn: you play X.'
              : `${names[turn]} to move.`
      }
      onNew={restart}
      choices={
        <>
          <Choice
            label="Opponent"
            value={opponent}
            options={[
              ['machine', 'Against the machine'],
              ['person', 'Two players'],
            ]}
            onChange={(next) => {
              setOpponent(next);
              anew();
            }}
          />
          {opponent === 'machine' ? (
            <Choice
              label="Level"
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
              score: wins.X,
              tone: drawn ? 'plain' : winner?.mark === 'X' || opponent === 'person' ? 'good' : 'bad',
            }
          : undefined
      }
    >
      <div className="mx-auto grid w-full max-w-84 grid-cols-3 gap-2">
        {board.map((mark, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={at}
            type="button"
            aria-label={`Row ${Math.floor(at / 3) + 1}, column ${(at % 3) + 1}: ${mark ?? 'empty'}`}
            aria-disabled={mark !== null || isOver || isMachine}
            onClick={() => {
              if (freeCells(board).includes(at) && !isOver && !isMachine) place(at, turn);
            }}
            className={cn(
              'kit-title grid aspect-square place-items-center rounded-lg border border-border bg-muted text-5xl outline-none transition-colors focus-visible:ring-2 focus-visible:ring-ring sm:text-6xl',
              mark === null && !isOver && 'hover:bg-accent',
              mark === 'X' ? 'text-link' : 'text-warning',
              winner?.line.includes(at) && 'border-success bg-success-soft text-success',
            )}
          >
            {mark}
          </button>
        ))}
      </div>
    </GameFrame>
  );
}

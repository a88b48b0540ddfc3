import { useEffect, useState } from 'react';
import { game, opponents } from '../../texts/games/game.ts';
import { ticTacToe } from '../../texts/games/tic-tac-toe.ts';
import { cn } from '../../ui/lib-utils.ts';
import { Choice } from '../tools/choice.tsx';
import type { GameProps, Level } from './game-api.ts';
import { GameFrame, levels } from './game-frame.tsx';
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

const winnerText = (opponent: 'machine' | 'person', mark: Mark, name: string) => {
  if (opponent === 'person') return opponents.wins(name);
  return mark === 'X' ? opponents.youWin : opponents.computerWins;
};

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
  const names =
    opponent === 'machine'
      ? { X: opponents.you, O: opponents.theComputer }
      : { X: ticTacToe.playerX, O: ticTacToe.playerO };
  const title = winner ? winnerText(opponent, winner.mark, names[winner.mark]) : drawn ? opponents.draw : '';
  return (
    <GameFrame
      props={props}
      name={ticTacToe.name}
      round={round}
      stats={[
        { label: names.X, value: wins.X },
        { label: game.draws, value: wins.draws },
        { label: names.O, value: wins.O },
        ...(opponent === 'machine' ? [{ label: game.best, value: best ?? '–' }] : []),
      ]}
      status={
        isOver
          ? title
          : isMachine
            ? opponents.thinking
            : opponent === 'machine'
              ? ticTacToe.yourTurn
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
            aria-label={ticTacToe.cell(Math.floor(at / 3) + 1, (at % 3) + 1, mark ?? ticTacToe.empty)}
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

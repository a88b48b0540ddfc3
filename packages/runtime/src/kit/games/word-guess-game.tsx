import { CornerDownLeft, Delete } from 'lucide-react';
import { useEffect, useState } from 'react';
import { game } from '../../texts/games/game.ts';
import { wordGuess } from '../../texts/games/word-guess.ts';
import { fiveLetters } from '../../texts/games/word-guess-words.ts';
import { cn } from '../../ui/lib-utils.ts';
import type { GameProps } from './game-api.ts';
import { GameFrame } from './game-frame.tsx';
import { pick } from './random.ts';
import { useBest } from './use-best.ts';
import {
  isWordOver,
  knownLetters,
  type LetterMark,
  markGuess,
  typeKey,
  type WordState,
} from './word-guess-rules.ts';

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const length = 5;
const faces: Readonly<Record<LetterMark, string>> = {
  right: 'border-transparent bg-success text-popover',
  elsewhere: 'border-transparent bg-warning text-popover',
  absent: 'border-transparent bg-muted text-muted-foreground',
};
const said: Readonly<Record<LetterMark, string>> = {
  right: wordGuess.rightPlace,
  elsewhere: wordGuess.elsewhere,
  absent: wordGuess.notInWord,
};

export function WordGuessGame(props: GameProps) {
  const tries = Math.min(10, Math.max(3, props.tries ?? 6));
  const words = (props.words ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => /^[a-z]{5}$/.test(word));
  const draw = () => pick(words.length > 0 ? words : fiveLetters, Math.random) ?? 'apple';
  const [state, setState] = useState<WordState>(() => ({ secret: draw(), tries, guesses: [], typed: '' }));
  const [streak, setStreak] = useState(0);
  const [round, setRound] = useState(0);
  const { secret, guesses, typed } = state;
  const isOver = isWordOver(state);
  const isWon = guesses.at(-1) === secret;
  const known = knownLetters(secret, guesses);
  const best = useBest('word-guess', streak > 0 ? streak : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each word counts once
  useEffect(() => {
    if (isOver) setStreak(isWon ? streak + 1 : 0);
  }, [isOver]);
  const press = (key: string) => setState((held) => typeKey(held, key));
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const isOther = event.ctrlKey || event.metaKey || event.altKey || target.closest('input');
      if (isOther || (event.key === 'Enter' && target.closest('button'))) return;
      setState((held) => typeKey(held, event.key));
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
  const restart = () => {
    setState({ secret: draw(), tries, guesses: [], typed: '' });
    setRound(round + 1);
  };
  const last = guesses.at(-1);
  const status =
    last === undefined
      ? wordGuess.ready(length, tries)
      : `${last.toUpperCase()}: ${markGuess(secret, last)
          .map((mark, at) => `${last[at]} ${said[mark]}`)
          .join(', ')}`;
  return (
    <GameFrame
      props={props}
      name={wordGuess.name}
      round={round}
      stats={[
        { label: wordGuess.try, value: `${Math.min(tries, guesses.length + (isOver ? 0 : 1))} / ${tries}` },
        { label: game.streak, value: streak },
        { label: game.best, value: best ?? '–' },
      ]}
      status={status}
      onNew={restart}
      newLabel={wordGuess.newWord}
      end={
        isOver
          ? {
              title: isWon ? wordGuess.won : game.noTriesLeft,
              text: wordGuess.word(secret.toUpperCase()),
              tone: isWon ? 'good' : 'bad',
              ...(isWon ? { score: streak } : {}),
            }
          : undefined
      }
    >
      <div className="mx-auto grid w-full max-w-72 gap-1.5" aria-hidden="true">
        {Array.from({ length: tries }, (_, row) => {
          const guess = guesses[row];
          const text = guess ?? (row === guesses.length ? typed : '');
          const marks = guess === undefined ? [] : markGuess(secret, guess);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            <div key={row} className="grid grid-cols-5 gap-1.5">
              {Array.from({ length }, (_, at) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
                  key={at}
                  className={cn(
                    'kit-title grid aspect-square place-items-center rounded-md border-2 border-input bg-card text-2xl uppercase',
                    text[at] && 'border-control',
                    marks[at] && faces[marks[at]],
                  )}
                >
                  {text[at]}
                </span>
              ))}
            </div>
          );
        })}
      </div>
      <div className="flex flex-col items-center gap-1.5">
        {rows.map((row, at) => (
          <div key={row} className="flex w-full justify-center gap-1">
            {at === 2 ? (
              <Key label={wordGuess.enter} onPress={() => press('Enter')} wide>
                <CornerDownLeft className="size-4" />
              </Key>
            ) : null}
            {[...row].map((letter) => {
              const mark = known.get(letter);
              return (
                <Key
                  key={letter}
                  label={mark ? `${letter}, ${said[mark]}` : letter}
                  onPress={() => press(letter)}
                  face={mark && faces[mark]}
                >
                  {letter.toUpperCase()}
                </Key>
              );
            })}
            {at === 2 ? (
              <Key label={wordGuess.delete} onPress={() => press('Backspace')} wide>
                <Delete className="size-4" />
              </Key>
            ) : null}
          </div>
        ))}
      </div>
    </GameFrame>
  );
}

type KeyProps = {
  label: string;
  onPress: () => void;
  wide?: boolean;
  face?: string | undefined;
  children: React.ReactNode;
};

const Key = ({ label, onPress, wide = false, face, children }: KeyProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onPress}
    className={cn(
      'grid h-12 max-w-10 flex-1 place-items-center rounded-md bg-accent text-[15px] font-semibold text-accent-foreground outline-none focus-visible:ring-2 focus-visible:ring-ring',
      wide && 'max-w-14 flex-[1.5]',
      face,
    )}
  >
    {children}
  </button>
);

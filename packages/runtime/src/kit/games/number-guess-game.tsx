import { ArrowDown, ArrowUp } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { game } from '../../texts/games/game.ts';
import { numberGuess } from '../../texts/games/number-guess.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import type { GameProps } from './game-api.ts';
import { GameFrame } from './game-frame.tsx';
import { upTo } from './random.ts';
import { useBest } from './use-best.ts';

export function NumberGuessGame(props: GameProps) {
  const highest = Math.min(1_000_000, Math.max(5, props.highest ?? 100));
  const [secret, setSecret] = useState(() => upTo(highest, Math.random) + 1);
  const [guesses, setGuesses] = useState<readonly number[]>([]);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [round, setRound] = useState(0);
  const last = guesses.at(-1);
  const isWon = last === secret;
  const isLost = !isWon && props.tries !== undefined && guesses.length >= props.tries;
  const best = useBest(`number-guess-${highest}`, isWon ? guesses.length : undefined, true);
  const restart = () => {
    setSecret(upTo(highest, Math.random) + 1);
    setGuesses([]);
    setText('');
    setProblem('');
    setRound(round + 1);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const guess = Number(text);
    if (text.trim() === '' || !Number.isInteger(guess) || guess < 1 || guess > highest) {
      setProblem(numberGuess.invalid(highest));
      return;
    }
    setProblem('');
    setText('');
    setGuesses([...guesses, guess]);
  };
  const hint =
    last === undefined
      ? numberGuess.ready(highest)
      : last < secret
        ? numberGuess.guessLow(last)
        : numberGuess.guessHigh(last);
  return (
    <GameFrame
      props={props}
      name={numberGuess.name}
      round={round}
      stats={[
        {
          label: numberGuess.tries,
          value: props.tries === undefined ? guesses.length : `${guesses.length} / ${props.tries}`,
        },
        { label: game.best, value: best ?? '–' },
      ]}
      status={isWon ? numberGuess.right(secret) : isLost ? numberGuess.was(secret) : hint}
      onNew={restart}
      end={
        isWon
          ? {
              title: numberGuess.right(secret),
              text: numberGuess.found(guesses.length),
              score: guesses.length,
              tone: 'good',
            }
          : isLost
            ? { title: game.noTriesLeft, text: numberGuess.was(secret), tone: 'bad' }
            : undefined
      }
    >
      <form onSubmit={handleSubmit} className="mx-auto flex w-full max-w-sm flex-col gap-2 py-3">
        <div className="flex gap-2">
          <Input
            value={text}
            onChange={({ target }) => setText(target.value)}
            inputMode="numeric"
            aria-label={numberGuess.label}
            placeholder={numberGuess.range(highest)}
            aria-invalid={problem !== ''}
            disabled={isWon || isLost}
            className="h-12 text-center text-xl font-semibold tabular-nums md:text-xl"
          />
          <Button type="submit" size="lg" className="h-12" disabled={isWon || isLost}>
            {numberGuess.guess}
          </Button>
        </div>
        {problem === '' ? null : (
          <p role="alert" className="text-[13px] text-danger">
            {problem}
          </p>
        )}
      </form>
      <ol className="flex flex-wrap justify-center gap-2">
        {guesses.map((guess, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the same number may be guessed twice
            key={at}
            className="flex items-center gap-1 rounded-full bg-muted px-3 py-1 text-[13px] tabular-nums"
          >
            {guess}
            {guess === secret ? null : guess < secret ? (
              <ArrowUp className="size-3.5" aria-label={numberGuess.tooLow} />
            ) : (
              <ArrowDown className="size-3.5" aria-label={numberGuess.tooHigh} />
            )}
          </li>
        ))}
      </ol>
    </GameFrame>
  );
}

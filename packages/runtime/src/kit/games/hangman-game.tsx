import { useEffect, useState } from 'react';
import { game } from '../../texts/games/game.ts';
import { hangman } from '../../texts/games/hangman.ts';
import { hangmanTopics } from '../../texts/games/hangman-words.ts';
import { cn } from '../../ui/lib-utils.ts';
import { Choice } from '../tools/choice.tsx';
import type { GameProps } from './game-api.ts';
import { GameFrame } from './game-frame.tsx';
import { guessLetter, hangmanEnd, newHangman, shownLetters, topicOf, wrongLetters } from './hangman-rules.ts';
import { pick } from './random.ts';
import { useBest } from './use-best.ts';

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const own = 'own';
const wordsAbout = (topic: string) => hangmanTopics.find(({ id }) => id === topic)?.words;

export function HangmanGame(props: GameProps) {
  const tries = Math.min(12, Math.max(4, props.tries ?? 7));
  const hasOwn = (props.words?.length ?? 0) > 0;
  const [topic, setTopic] = useState(hasOwn ? own : (topicOf(props.topic) ?? 'animals'));
  const wordOf = (key: string) =>
    pick((key === own ? props.words : wordsAbout(key)) ?? [], Math.random) ?? 'hangman';
  const [state, setState] = useState(() => newHangman(wordOf(topic), tries));
  const [wins, setWins] = useState(0);
  const [round, setRound] = useState(0);
  const end = hangmanEnd(state);
  const wrong = wrongLetters(state);
  const best = useBest('hangman', wins > 0 ? wins : undefined);
  useEffect(() => {
    if (end === 'won') setWins((held) => held + 1);
    if (end === 'lost') setWins(0);
  }, [end]);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (
        /^[a-z]$/i.test(event.key) &&
        !event.ctrlKey &&
        !event.metaKey &&
        !(event.target as HTMLElement).closest('input')
      )
        setState((held) => guessLetter(held, event.key));
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
  const restart = (next = topic) => {
    setTopic(next);
    setState(newHangman(wordOf(next), tries));
    setRound(round + 1);
  };
  const topics = [
    ...(hasOwn ? [[own, hangman.customWords] as const] : []),
    ...hangmanTopics.map(({ id, name }) => [id, name] as const),
  ];
  const shown = shownLetters(state);
  return (
    <GameFrame
      props={props}
      name={hangman.name}
      round={round}
      stats={[
        { label: game.streak, value: wins },
        { label: game.best, value: best ?? '–' },
        { label: hangman.triesLeft, value: tries - wrong.length },
      ]}
      status={
        end === 'won'
          ? hangman.won
          : end === 'lost'
            ? hangman.word(state.word)
            : hangman.left(shown.filter((letter) => letter === null).length, tries - wrong.length)
      }
      onNew={() => restart()}
      newLabel={hangman.newWord}
      choices={<Choice label={hangman.topic} value={topic} options={topics} onChange={restart} />}
      end={
        end
          ? {
              title: end === 'won' ? hangman.won : game.noTriesLeft,
              text: hangman.word(state.word),
              tone: end === 'won' ? 'good' : 'bad',
              ...(end === 'won' ? { score: wins } : {}),
            }
          : undefined
      }
    >
      <Gallows share={wrong.length / tries} />
      <div
        role="img"
        className="flex flex-wrap justify-center gap-1.5"
        aria-label={shown.map((letter) => letter ?? hangman.blank).join(' ')}
      >
        {shown.map((letter, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
            key={at}
            className={cn(
              'kit-title grid h-11 w-8 place-items-center text-2xl sm:w-9',
              letter !== ' ' && 'border-b-2 border-foreground',
            )}
          >
            {letter ?? (end === 'lost' ? <span className="text-danger">{[...state.word][at]}</span> : '')}
          </span>
        ))}
      </div>
      <div className="flex flex-wrap justify-center gap-1.5">
        {alphabet.map((letter) => (
          <button
            key={letter}
            type="button"
            aria-disabled={state.guessed.has(letter) || end !== undefined}
            onClick={() => setState(guessLetter(state, letter))}
            className={cn(
              'grid size-10 place-items-center rounded-md border border-input bg-card font-semibold text-card-foreground outline-none hover:bg-accent focus-visible:ring-2 focus-visible:ring-ring',
              state.guessed.has(letter) &&
                (wrong.includes(letter)
                  ? 'border-transparent bg-danger-soft text-danger'
                  : 'border-transparent bg-success-soft text-success'),
            )}
          >
            {letter}
          </button>
        ))}
      </div>
    </GameFrame>
  );
}

/** The drawing has ten strokes, however many tries there are. */
const strokes = [
  'M10 150 H120',
  'M35 150 V15',
  'M35 15 H95',
  'M95 15 V32',
  'M95 32 a13 13 0 1 0 0.1 0',
  'M95 58 V100',
  'M95 68 L75 85',
  'M95 68 L115 85',
  'M95 100 L78 125',
  'M95 100 L112 125',
];

const Gallows = ({ share }: { share: number }) => (
  <svg
    viewBox="0 0 130 160"
    className="mx-auto h-40 text-foreground"
    fill="none"
    stroke="currentColor"
    strokeWidth="3.5"
    strokeLinecap="round"
    aria-hidden="true"
  >
    {strokes.slice(0, Math.ceil(share * strokes.length)).map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
);

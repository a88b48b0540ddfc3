import { useEffect, useRef, useState } from 'react';
import { game } from '../../texts/games/game.ts';
import { typing, typingTexts } from '../../texts/games/typing.ts';
import { cn } from '../../ui/lib-utils.ts';
import { useClock } from '../tools/use-clock.ts';
import type { GameProps } from './game-api.ts';
import { GameFrame } from './game-frame.tsx';
import { mixed } from './random.ts';
import { accuracy, rightCharacters, wordsPerMinute } from './typing-rules.ts';
import { useBest } from './use-best.ts';

const longText = () => mixed(typingTexts, Math.random).join(' ');

export function TypingGame(props: GameProps) {
  const limit = Math.min(600, Math.max(10, props.seconds || 60)) * 1000;
  const [text, setText] = useState(longText);
  const [typed, setTyped] = useState('');
  const [round, setRound] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const clock = useClock(100);
  const elapsed = Math.min(limit, clock.elapsed);
  const isOver = elapsed >= limit || typed.length >= text.length;
  const right = rightCharacters(text, typed);
  const speed = wordsPerMinute(right, isOver ? elapsed : Math.max(elapsed, 1000));
  const best = useBest(`typing-${limit / 1000}`, isOver && speed > 0 ? speed : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock stops once
  useEffect(() => {
    if (isOver) clock.pause();
  }, [isOver]);
  const restart = () => {
    setText(longText());
    setTyped('');
    setRound(round + 1);
    clock.reset();
    field.current?.focus();
  };
  const from = Math.max(0, typed.length - 60);
  return (
    <GameFrame
      props={props}
      name={typing.name}
      round={round}
      wide
      stats={[
        { label: typing.wordsPerMinute, value: typed === '' ? '–' : speed },
        { label: typing.accuracy, value: `${accuracy(text, typed)}%` },
        { label: game.secondsLeft, value: Math.ceil((limit - elapsed) / 1000) },
        { label: game.best, value: best ?? '–' },
      ]}
      status={typed === '' ? typing.ready : isOver ? typing.over : typing.play}
      onNew={restart}
      newLabel={typing.newText}
      end={
        isOver
          ? {
              title: typing.speed(speed),
              text: typing.correct(accuracy(text, typed), typed.length),
              score: speed,
              tone: 'good',
            }
          : undefined
      }
    >
      <div
        role="img"
        className="rounded-lg bg-muted px-4 py-4 font-mono text-lg leading-8 wrap-anywhere"
        aria-label={text}
      >
        {[...text.slice(from, from + 260)].map((letter, at) => {
          const place = from + at;
          const given = typed[place];
          return (
            <span
              key={place}
              className={cn(
                given === undefined && 'text-muted-foreground',
                given !== undefined && given !== letter && 'rounded-xs bg-danger-soft text-danger',
                place === typed.length && !isOver && 'border-b-2 border-primary text-foreground',
              )}
            >
              {letter}
            </span>
          );
        })}
      </div>
      <textarea
        ref={field}
        value={typed}
        rows={2}
        aria-label={typing.label}
        placeholder={typing.placeholder}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        disabled={isOver}
        onPaste={(event) => event.preventDefault()}
        onChange={({ target }) => {
          if (target.value !== '') clock.start();
          setTyped(target.value.slice(0, text.length));
        }}
        className="kit-field w-full resize-none rounded-md border border-input bg-field px-3 py-2 font-mono text-base text-field-foreground outline-none focus-visible:border-ring focus-visible:ring-2 focus-visible:ring-ring/30"
      />
    </GameFrame>
  );
}

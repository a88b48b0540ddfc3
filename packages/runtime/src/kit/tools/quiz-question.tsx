import { Check, Clock, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { quiz, quizQuestion } from '../../texts/tools/quiz.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Input } from '../../ui/input.tsx';
import { cn } from '../../ui/lib-utils.ts';
import { Progress } from '../../ui/progress.tsx';
import { isRight, type QuizQuestion, type QuizState } from './quiz-rules.ts';
import { clockText } from './timer-clock.ts';
import { useNow } from './use-clock.ts';

type Props = {
  state: QuizState;
  endsAt: number | undefined;
  secondsPerQuestion: number | undefined;
  onAnswer: (answer: string | null) => void;
  onNext: () => void;
  onTimeUp: () => void;
};

/** One question with its options; keys 1 to 9 choose, Enter goes on. */
export function QuizQuestionCard({ state, endsAt, secondsPerQuestion, onAnswer, onNext, onTimeUp }: Props) {
  const isTold = state.phase === 'told';
  const at = isTold ? state.given.length - 1 : state.given.length;
  const question = state.questions[at];
  const given = isTold ? state.given[at] : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the question
  useEffect(() => (isTold ? next.current?.focus() : heading.current?.focus()), [at, isTold]);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const option = question?.options[Number(event.key) - 1];
      if (isTold || option === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      onAnswer(option);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [question, isTold, onAnswer]);
  if (question === undefined) return null;
  const count = state.questions.length;
  return (
    <Card className="mx-auto w-full max-w-2xl px-5 sm:px-7">
      <div className="flex flex-col gap-2.5">
        <div className="flex items-center justify-between gap-3 text-[13px] text-muted-foreground">
          <span>
            {quizQuestion.place(at + 1, count)}
            {question.points === 1 ? '' : ` · ${quiz.points(question.points)}`}
          </span>
          {secondsPerQuestion !== undefined && !isTold ? (
            <Left key={at} seconds={secondsPerQuestion} onOver={() => onAnswer(null)} />
          ) : null}
          {endsAt === undefined ? null : <Until endsAt={endsAt} onOver={onTimeUp} />}
        </div>
        <Progress value={((at + (isTold ? 1 : 0)) / count) * 100} aria-label={quizQuestion.progress} />
      </div>
      {question.image === '' ? null : (
        <img src={question.image} alt="" className="max-h-72 w-full rounded-lg object-contain" />
      )}
      <h2 ref={heading} tabIndex={-1} className="kit-title text-xl leading-7 outline-none">
        {question.text}
      </h2>
      {question.options.length === 0 ? (
        <TypedAnswer key={question.id} isTold={isTold} onAnswer={onAnswer} />
      ) : (
        <ul className="grid gap-2.5">
          {question.options.map((option, position) => (
            <li key={option}>
              <Option
                question={question}
                option={option}
                position={position}
                chosen={given?.answer ?? undefined}
                isTold={isTold}
                onChoose={() => onAnswer(option)}
              />
            </li>
          ))}
        </ul>
      )}
      <div aria-live="polite">
        {given === undefined ? null : <Told question={question} answer={given.answer} />}
      </div>
      {isTold ? (
        <Button ref={next} size="lg" className="self-end max-sm:w-full" onClick={onNext}>
          {at + 1 === count ? quizQuestion.seeResult : quizQuestion.next}
        </Button>
      ) : null}
    </Card>
  );
}

type OptionProps = {
  question: QuizQuestion;
  option: string;
  position: number;
  chosen: string | undefined;
  isTold: boolean;
  onChoose: () => void;
};

function Option({ question, option, position, chosen, isTold, onChoose }: OptionProps) {
  const isCorrect = isTold && isRight(question, option);
  const isWrong = isTold && chosen === option && !isCorrect;
  return (
    <button
      type="button"
      onClick={onChoose}
      disabled={isTold}
      aria-pressed={chosen === option}
      className={cn(
        'kit-button-outline flex w-full items-center gap-3 rounded-md border border-input bg-card px-3.5 py-3 text-left text-[15px] text-card-foreground outline-none transition-colors focus-visible:ring-2 focus-visible:ring-ring enabled:hover:bg-accent enabled:hover:text-accent-foreground',
        isCorrect && 'border-success bg-success-soft font-medium text-success',
        isWrong && 'border-danger bg-danger-soft text-danger',
      )}
    >
      <span
        aria-hidden="true"
        className="grid size-7 shrink-0 place-items-center rounded-full bg-muted text-[13px] font-semibold text-muted-foreground"
      >
        {isCorrect ? (
          <Check className="size-4" />
        ) : isWrong ? (
          <X className="size-4" />
        ) : (
          String.fromCharCode(65 + position)
        )}
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">{option}</span>
      {isCorrect ? <span className="text-[13px]">{quizQuestion.correctAnswer}</span> : null}
      {isWrong ? <span className="text-[13px]">{quizQuestion.yourAnswer}</span> : null}
    </button>
  );
}

function TypedAnswer({ isTold, onAnswer }: { isTold: boolean; onAnswer: (answer: string) => void }) {
  const [text, setText] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onAnswer(text);
  };
  return (
    <form onSubmit={handleSubmit} className="flex gap-2">
      <Input
        value={text}
        onChange={({ target }) => setText(target.value)}
        aria-label={quizQuestion.yourAnswer}
        placeholder={quizQuestion.yourAnswer}
        disabled={isTold}
      />
      <Button type="submit" disabled={isTold}>
        {quizQuestion.answer}
      </Button>
    </form>
  );
}

function Told({ question, answer }: { question: QuizQuestion; answer: string | null }) {
  const right = isRight(question, answer);
  return (
    <div
      className={cn(
        'rounded-md px-3.5 py-3 text-[14px]',
        right ? 'bg-success-soft text-success' : 'bg-danger-soft text-danger',
      )}
    >
      <p className="font-semibold">
        {right ? quizQuestion.correct : answer === null ? quizQuestion.timeUp : quizQuestion.wrong}
        {right ? '' : ` ${quizQuestion.solution(question.answer)}`}
      </p>
      {question.explanation === '' ? null : <p className="mt-1">{question.explanation}</p>}
    </div>
  );
}

function Left({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const [endsAt] = useState(() => Date.now() + seconds * 1000);
  return <Until endsAt={endsAt} onOver={onOver} />;
}

/** The time that is left; calls back once when there is none. */
function Until({ endsAt, onOver }: { endsAt: number; onOver: () => void }) {
  const now = useNow(true);
  const left = Math.max(0, endsAt - now);
  const over = useRef(onOver);
  over.current = onOver;
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) over.current();
  }, [isOver]);
  return (
    <span
      role="timer"
      className={cn('flex items-center gap-1.5 font-medium tabular-nums', left <= 5000 && 'text-danger')}
    >
      <Clock className="size-4" aria-hidden="true" /> {clockText(Math.ceil(left / 1000))}
    </span>
  );
}

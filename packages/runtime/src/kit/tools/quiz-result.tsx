import { Check, RotateCcw, Trophy, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { createPageUrl } from '../../sdk/utils.ts';
import { quizResult } from '../../texts/tools/quiz.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/lib-utils.ts';
import { Progress } from '../../ui/progress.tsx';
import { formatNumber } from '../format.ts';
import { type Given, isRight, quizScore } from './quiz-rules.ts';
import { SaveScore } from './save-score.tsx';
import { clockText } from './timer-clock.ts';
import type { QuizProps } from './tool-api.ts';

type Props = QuizProps & { given: readonly Given[]; seconds: number; onAgain: () => void };

const praise = (percent: number): string =>
  percent === 100
    ? quizResult.perfect
    : percent >= 80
      ? quizResult.great
      : percent >= 50
        ? quizResult.good
        : quizResult.low;

/** Score, and every question with the answer that was given. */
export function QuizResult({ title, given, seconds, passMark, scores, leaderboardPage, onAgain }: Props) {
  const { score, total, right } = quizScore(given);
  const percent = total === 0 ? 0 : Math.round((score / total) * 100);
  const hasPassed = passMark === undefined ? undefined : percent >= passMark;
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-(--gap)">
      <Card className="items-center gap-4 px-6 py-8 text-center" role="status">
        <h2 className="text-[15px] font-semibold text-muted-foreground">{praise(percent)}</h2>
        <p className="kit-title text-5xl leading-14 tracking-[-0.02em] tabular-nums">
          {formatNumber(score)}
          <span className="text-2xl text-muted-foreground"> / {formatNumber(total)}</span>
        </p>
        <Progress value={percent} aria-label={quizResult.score} className="max-w-72" />
        <p className="text-muted-foreground">
          {quizResult.summary(percent, right, given.length)} · {clockText(seconds)}
        </p>
        {hasPassed === undefined ? null : (
          <p
            className={cn(
              'rounded-full px-3 py-1 text-[13px] font-semibold',
              hasPassed ? 'bg-success-soft text-success' : 'bg-danger-soft text-danger',
            )}
          >
            {hasPassed || passMark === undefined ? quizResult.passed : quizResult.notPassed(passMark)}
          </p>
        )}
        {scores === undefined ? null : (
          <SaveScore keeping={scores} given={{ score, total, seconds, game: title ?? quizResult.game }} />
        )}
        <div className="flex flex-wrap justify-center gap-2">
          <Button onClick={onAgain}>
            <RotateCcw /> {quizResult.playAgain}
          </Button>
          {leaderboardPage === undefined ? null : (
            <Button variant="outline" asChild>
              <Link to={createPageUrl(leaderboardPage)}>
                <Trophy /> {quizResult.leaderboard}
              </Link>
            </Button>
          )}
        </div>
      </Card>
      <Card className="gap-0 py-0">
        <h2 className="px-5 pt-4.5 pb-3 text-[15px] font-semibold">{quizResult.answers}</h2>
        <ol>
          {given.map(({ question, answer }, at) => (
            <li key={question.id} className="flex gap-3 border-t border-border px-5 py-3">
              <Mark isRight={isRight(question, answer)} />
              <div className="min-w-0">
                <p className="font-medium">
                  {at + 1}. {question.text}
                </p>
                <p className="mt-0.5 text-[13px] text-muted-foreground">
                  {isRight(question, answer)
                    ? question.answer
                    : answer === null
                      ? quizResult.noAnswer(question.answer)
                      : quizResult.said(answer, question.answer)}
                </p>
                {question.explanation === '' ? null : (
                  <p className="mt-0.5 text-[13px] text-muted-foreground">{question.explanation}</p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
}

const Mark = ({ isRight: right }: { isRight: boolean }) => (
  <span
    role="img"
    aria-label={right ? quizResult.correct : quizResult.wrong}
    className={cn(
      'mt-0.5 grid size-5 shrink-0 place-items-center rounded-full',
      right ? 'bg-success-soft text-success' : 'bg-danger-soft text-danger',
    )}
  >
    {right ? <Check className="size-3.5" /> : <X className="size-3.5" />}
  </span>
);

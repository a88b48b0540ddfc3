import { Pause, Play, RotateCcw, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { createPageUrl } from '../../sdk/utils.ts';
import { game } from '../../texts/games/game.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/lib-utils.ts';
import { SaveScore } from '../tools/save-score.tsx';
import type { GameProps } from './game-api.ts';

type GameStat = { label: string; value: ReactNode };
type GameEnd = {
  title: string;
  text?: string;
  score?: number;
  seconds?: number;
  tone?: 'good' | 'bad' | 'plain';
};

type Props = {
  props: GameProps;
  name: string;
  stats: readonly GameStat[];
  /** Said to screen readers as it changes, and shown below the board. */
  status: string;
  onNew: () => void;
  newLabel?: string;
  /** Choices of level or opponent, before the buttons. */
  choices?: ReactNode;
  pause?: { isPaused: boolean; onToggle: () => void } | undefined;
  end?: GameEnd | undefined;
  /** Counts the games, so that each one's score is stored once. */
  round: number;
  wide?: boolean;
  children: ReactNode;
};

/** What all games share: figures, new game, the line that tells what happens, and the end with its score. */
export function GameFrame({
  props,
  name,
  stats,
  status,
  onNew,
  newLabel,
  choices,
  pause,
  end,
  round,
  wide,
  children,
}: Props) {
  return (
    <Card className={cn('w-full gap-4 p-4 sm:p-6', wide ? 'max-w-3xl' : 'max-w-xl')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <dl className="flex flex-wrap gap-2">
          {stats.map(({ label, value }) => (
            <div key={label} className="min-w-18 rounded-md bg-muted px-3 py-1.5 text-center">
              <dt className="text-[11px] text-muted-foreground">{label}</dt>
              <dd className="text-[15px] font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap items-center gap-2">
          {pause ? (
            <Button variant="outline" onClick={pause.onToggle}>
              {pause.isPaused ? <Play /> : <Pause />} {pause.isPaused ? game.resume : game.pause}
            </Button>
          ) : null}
          <Button variant="outline" onClick={onNew}>
            <RotateCcw /> {newLabel ?? game.newGame}
          </Button>
        </div>
      </div>
      {choices ? <div className="flex flex-wrap gap-2">{choices}</div> : null}
      {children}
      <p
        role="status"
        aria-live="polite"
        className={cn('min-h-5 text-center text-muted-foreground', end && 'sr-only')}
      >
        {status}
      </p>
      {end ? (
        <div
          className={cn(
            'flex flex-col items-center gap-3 rounded-lg bg-muted px-4 py-5 text-center',
            end.tone === 'good' && 'bg-success-soft',
            end.tone === 'bad' && 'bg-warning-soft',
          )}
        >
          <div>
            <p
              className={cn(
                'kit-title text-lg',
                end.tone === 'good' && 'text-success',
                end.tone === 'bad' && 'text-warning',
              )}
            >
              {end.title}
            </p>
            {end.text ? (
              <p
                className={cn(
                  'text-muted-foreground',
                  end.tone === 'good' && 'text-success',
                  end.tone === 'bad' && 'text-warning',
                )}
              >
                {end.text}
              </p>
            ) : null}
          </div>
          {props.scores && end.score !== undefined ? (
            <SaveScore
              key={round}
              keeping={props.scores}
              given={{
                score: end.score,
                game: name,
                ...(end.seconds === undefined ? {} : { seconds: end.seconds }),
              }}
            />
          ) : null}
          <div className="flex flex-wrap justify-center gap-2">
            <Button onClick={onNew}>{game.playAgain}</Button>
            {props.leaderboardPage ? (
              <Button variant="outline" asChild>
                <Link to={createPageUrl(props.leaderboardPage)}>
                  <Trophy /> {game.leaderboard}
                </Link>
              </Button>
            ) : null}
          </div>
        </div>
      ) : null}
    </Card>
  );
}

export const levels = [
  ['easy', game.easy],
  ['medium', game.medium],
  ['hard', game.hard],
] as const;

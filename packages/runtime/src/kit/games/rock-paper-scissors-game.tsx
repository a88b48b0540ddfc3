import { Gem, Hand as Palm, Scissors, Sparkles, Turtle } from 'lucide-react';
import { useState } from 'react';
import { game, opponents } from '../../texts/games/game.ts';
import { rockPaperScissors as texts } from '../../texts/games/rock-paper-scissors.ts';
import { cn } from '../../ui/lib-utils.ts';
import type { GameProps } from './game-api.ts';
import { GameFrame } from './game-frame.tsx';
import { pick } from './random.ts';
import { type Hand, hands, judge, winsNeeded } from './rock-paper-scissors-rules.ts';
import { useBest } from './use-best.ts';

const marks = { rock: Gem, paper: Palm, scissors: Scissors, lizard: Turtle, spock: Sparkles } as const;
const names: Readonly<Record<Hand, string>> = {
  rock: texts.rock,
  paper: texts.paper,
  scissors: texts.scissors,
  lizard: texts.lizard,
  spock: texts.spock,
};
const results = { won: texts.wonRound, lost: texts.lostRound, draw: opponents.draw } as const;

export function RockPaperScissorsGame(props: GameProps) {
  const bestOf = Math.min(99, Math.max(1, props.bestOf ?? 5));
  const known = props.extended ? hands : hands.slice(0, 3);
  const [score, setScore] = useState({ won: 0, lost: 0, draw: 0 });
  const [shown, setShown] = useState<{ mine: Hand; theirs: Hand }>();
  const [streak, setStreak] = useState(0);
  const [round, setRound] = useState(0);
  const isOver = Math.max(score.won, score.lost) >= winsNeeded(bestOf);
  const best = useBest('rock-paper-scissors', streak > 0 ? streak : undefined);
  const play = (mine: Hand) => {
    if (isOver) return;
    const theirs = pick(known, Math.random) ?? 'rock';
    const result = judge(mine, theirs);
    const next = { ...score, [result]: score[result] + 1 };
    setShown({ mine, theirs });
    setScore(next);
    if (result === 'won' && next.won >= winsNeeded(bestOf)) setStreak(streak + 1);
    if (result === 'lost' && next.lost >= winsNeeded(bestOf)) setStreak(0);
  };
  const restart = () => {
    setScore({ won: 0, lost: 0, draw: 0 });
    setShown(undefined);
    setRound(round + 1);
  };
  const result = shown && judge(shown.mine, shown.theirs);
  return (
    <GameFrame
      props={props}
      name={texts.name}
      round={round}
      stats={[
        { label: opponents.you, value: score.won },
        { label: opponents.theComputer, value: score.lost },
        { label: game.draws, value: score.draw },
        { label: game.bestStreak, value: best ?? '–' },
      ]}
      status={
        shown && result
          ? texts.played(names[shown.mine], names[shown.theirs], results[result])
          : texts.ready(bestOf)
      }
      onNew={restart}
      end={
        isOver
          ? {
              title: score.won > score.lost ? texts.wonMatch : texts.lostMatch,
              text: opponents.result(score.won, score.lost),
              score: streak,
              tone: score.won > score.lost ? 'good' : 'bad',
            }
          : undefined
      }
    >
      <div className="grid grid-cols-2 gap-3" aria-hidden="true">
        {(['mine', 'theirs'] as const).map((side) => {
          const hand = shown?.[side];
          const Mark = hand ? marks[hand] : undefined;
          const isBetter = result === (side === 'mine' ? 'won' : 'lost');
          return (
            <div
              key={side}
              className={cn(
                'flex flex-col items-center gap-2 rounded-lg bg-muted py-6',
                isBetter && 'bg-success-soft text-success',
              )}
            >
              {Mark ? (
                <Mark className="size-14" strokeWidth={1.5} />
              ) : (
                <span className="kit-title text-5xl leading-14 text-muted-foreground">?</span>
              )}
              <span className="text-[13px]">{side === 'mine' ? opponents.you : opponents.theComputer}</span>
            </div>
          );
        })}
      </div>
      <div className={cn('grid gap-2', props.extended ? 'grid-cols-3 sm:grid-cols-5' : 'grid-cols-3')}>
        {known.map((hand) => {
          const Mark = marks[hand];
          return (
            <button
              key={hand}
              type="button"
              aria-disabled={isOver}
              onClick={() => play(hand)}
              className="flex flex-col items-center gap-1.5 rounded-lg border border-input bg-card py-4 font-medium text-card-foreground outline-none hover:bg-accent focus-visible:ring-2 focus-visible:ring-ring"
            >
              <Mark className="size-7" strokeWidth={1.6} /> {names[hand]}
            </button>
          );
        })}
      </div>
    </GameFrame>
  );
}

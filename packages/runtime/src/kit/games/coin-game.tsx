import { useState } from 'react';
import { coin } from '../../texts/games/coin.ts';
import { game } from '../../texts/games/game.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/lib-utils.ts';
import type { GameProps } from './game-api.ts';
import { GameFrame } from './game-frame.tsx';
import { useBest } from './use-best.ts';

type Side = 'heads' | 'tails';

export function CoinGame(props: GameProps) {
  const [past, setPast] = useState<readonly Side[]>([]);
  const [last] = past;
  const heads = past.filter((side) => side === 'heads').length;
  const firstOther = past.findIndex((side) => side !== last);
  const streak = firstOther === -1 ? past.length : firstOther;
  const best = useBest('coin', streak > 0 ? streak : undefined);
  return (
    <GameFrame
      props={props}
      name={coin.name}
      round={past.length}
      stats={[
        { label: coin.heads, value: heads },
        { label: coin.tails, value: past.length - heads },
        { label: coin.inARow, value: streak },
        { label: coin.longest, value: best ?? '–' },
      ]}
      status={last === undefined ? coin.ready : coin.flipped(past.length, coin[last])}
      onNew={() => setPast([])}
      newLabel={game.clear}
    >
      <div className="grid place-items-center py-4">
        <span
          key={past.length}
          className={cn(
            'kit-title grid size-36 place-items-center rounded-full border-8 text-2xl',
            last === 'tails'
              ? 'border-info bg-info-soft text-info'
              : 'border-warning bg-warning-soft text-warning',
            past.length > 0 && 'animate-in zoom-in-50 spin-in-180 duration-300 motion-reduce:animate-none',
          )}
        >
          {last === undefined ? '?' : coin[last]}
        </span>
      </div>
      <Button
        size="lg"
        className="h-12 self-center px-10"
        onClick={() => setPast([Math.random() < 0.5 ? 'heads' : 'tails', ...past])}
      >
        {coin.flip}
      </Button>
    </GameFrame>
  );
}

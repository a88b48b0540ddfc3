import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/lib-utils.ts';
import type { GameProps } from './game-api.ts';
import { GameFrame } from './game-frame.tsx';
import { useBest } from './use-best.ts';

type Side = 'Heads' | 'Tails';

export function CoinGame(props: GameProps) {
  const [past, setPast] = useState<readonly Side[]>([]);
  const [last] = past;
  const heads = past.filter((side) => side === 'Heads').length;
  const firstOther = past.findIndex((side) => side !== last);
  const streak = firstOther === -1 ? past.length : firstOther;
  const best = useBest('coin', streak > 0 ? streak : undefined);
  return (
    <GameFrame
      props={props}
      name="Coin flip"
      round={past.length}
      stats={[
        { label: 'Heads', value: heads },
        { label: 'Tails', value: past.length - heads },
        { label: 'In a row', value: streak },
        { label: 'Longest row', value: best ?? '–' },
      ]}
      status={last === undefined ? 'Flip the coin.' : `${last}, flip ${past.length}`}
      onNew={() => setPast([])}
      newLabel="Clear"
    >
      <div className="grid place-items-center py-4">
        <span
          key={past.length}
          className={cn(
            'kit-title grid size-36 place-items-center rounded-full border-8 text-2xl',
            last === 'Tails'
              ? 'border-info bg-info-soft text-info'
              : 'border-warning bg-warning-soft text-warning',
            past.length > 0 && 'animate-in zoom-in-50 spin-in-180 duration-300 motion-reduce:animate-none',
          )}
        >
          {last ?? '?'}
        </span>
      </div>
      <Button
        size="lg"
        className="h-12 self-center px-10"
        onClick={() => setPast([Math.random() < 0.5 ? 'Heads' : 'Tails', ...past])}
      >
        Flip
      </Button>
    </GameFrame>
  );
}

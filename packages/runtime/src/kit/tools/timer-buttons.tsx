import { Pause, Play, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { timers } from '../../texts/tools/timers.ts';
import { Button } from '../../ui/button.tsx';

type Props = {
  isRunning: boolean;
  hasBegun: boolean;
  isOver?: boolean;
  onStart: () => void;
  onPause: () => void;
  onReset: () => void;
  children?: ReactNode;
};

/** Start, pause, resume and reset; further buttons between them. */
export const TimerButtons = ({
  isRunning,
  hasBegun,
  isOver = false,
  onStart,
  onPause,
  onReset,
  children,
}: Props) => (
  <div className="flex flex-wrap justify-center gap-2">
    {isOver ? null : (
      <Button size="lg" className="min-w-32 max-md:h-11" onClick={isRunning ? onPause : onStart}>
        {isRunning ? <Pause /> : <Play />}{' '}
        {isRunning ? timers.pause : hasBegun ? timers.resume : timers.start}
      </Button>
    )}
    {children}
    <Button size="lg" variant="outline" className="max-md:h-11" aria-disabled={!hasBegun} onClick={onReset}>
      <RotateCcw /> {timers.reset}
    </Button>
  </div>
);

import type { ReactNode } from 'react';
import { cn } from '../../ui/lib-utils.ts';

const radius = 92;
const round = 2 * Math.PI * radius;

type Props = { share: number; tone?: 'work' | 'rest' | 'over'; children: ReactNode };

const strokes = { work: 'stroke-primary', rest: 'stroke-success', over: 'stroke-warning' };

/** A ring that empties, with the time in its middle. */
export const TimeRing = ({ share, tone = 'work', children }: Props) => (
  <div className="relative mx-auto grid aspect-square w-full max-w-76 place-items-center">
    <svg viewBox="0 0 200 200" className="absolute inset-0 size-full -rotate-90" aria-hidden="true">
      <circle cx="100" cy="100" r={radius} fill="none" strokeWidth="8" className="stroke-muted" />
      <circle
        cx="100"
        cy="100"
        r={radius}
        fill="none"
        strokeWidth="8"
        strokeLinecap="round"
        className={cn(
          'transition-[stroke-dashoffset] duration-200 ease-linear motion-reduce:transition-none',
          strokes[tone],
        )}
        strokeDasharray={round}
        strokeDashoffset={round * (1 - Math.min(1, Math.max(0, share)))}
      />
    </svg>
    <div className="flex flex-col items-center gap-1 text-center">{children}</div>
  </div>
);

/** Figures of one width, so that nothing jumps while it counts. */
export const TimeText = ({ children, label }: { children: string; label: string }) => (
  <span
    role="timer"
    aria-label={`${label}: ${children}`}
    className={cn(
      'kit-title leading-none tracking-[-0.03em] tabular-nums',
      children.length > 7 ? 'text-4xl sm:text-5xl' : 'text-6xl sm:text-7xl',
    )}
  >
    {children}
  </span>
);

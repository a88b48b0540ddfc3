import { cn } from './cn.ts';

/** Stands where content will be, in its shape. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('animate-shimmer rounded-control bg-filled', className)} />;
}

type CardProps = {
  /** How many lines it shows below its title. */
  lines?: number;
  /** As high as the card that comes. */
  className?: string;
};

/** The shape of a card that is on its way: on the ground of cards, so that nothing flashes when it comes. */
export const CardSkeleton = ({ lines = 2, className }: CardProps) => (
  <div
    aria-hidden
    className={cn(
      'grid grid-cols-1 content-start gap-3 overflow-hidden rounded-card border border-line bg-surface p-4',
      className,
    )}
  >
    <Skeleton className="my-0.5 h-4 w-36 max-w-full" />
    {Array.from({ length: lines }, (_, at) => at).map((line) => (
      <Skeleton key={line} className={cn('h-3.5', line % 2 === 0 ? 'w-4/5' : 'w-3/5')} />
    ))}
  </div>
);

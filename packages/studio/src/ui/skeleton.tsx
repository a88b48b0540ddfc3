import { cn } from './cn.ts';

/** Stands where content will be, in its shape. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('animate-shimmer rounded-control bg-sunken', className)} />;
}

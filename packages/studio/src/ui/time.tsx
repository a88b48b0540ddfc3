import { absoluteTime, relativeTime } from '../lib/relative-time.ts';

/** How long ago, with the full date on hover. */
export function Time({ value, className }: { value: string; className?: string }) {
  return (
    <time dateTime={value} title={absoluteTime(value)} className={className}>
      {relativeTime(value)}
    </time>
  );
}

import { relativeTime } from '../lib/relative-time.ts';
import { dateText } from '../texts/language.ts';

/** How long ago, with the full date on hover. */
export function Time({ value, className }: { value: string; className?: string }) {
  return (
    <time dateTime={value} title={dateText(value, 'moment')} className={className}>
      {relativeTime(value)}
    </time>
  );
}

import { initialsOf } from '@sayso/core/initials';
import { cn } from './cn.ts';

/** Initials of a person, drawn from their name or e-mail address. */
export function Avatar({ name, className }: { name: string; className?: string }) {
  return (
    // Drawn by CSS: the initials are a picture, not text to be read out.
    <span
      aria-hidden
      data-initials={initialsOf(name) || '?'}
      className={cn(
        'inline-flex size-8 shrink-0 select-none items-center justify-center rounded-full bg-info-soft font-semibold text-caption text-info before:content-[attr(data-initials)]',
        className,
      )}
    />
  );
}

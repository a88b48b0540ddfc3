import { cn } from './cn.ts';

/** The product's mark. */
export function Mark({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        'inline-flex size-9 shrink-0 items-center justify-center rounded-[10px] bg-ink pr-px font-serif text-[20px] text-page italic leading-none',
        className,
      )}
    >
      S
    </span>
  );
}

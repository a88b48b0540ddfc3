import { type ReactNode, useId } from 'react';
import { cn } from '../../../../ui/cn.ts';

type CardProps = { title: string; aside?: ReactNode; className?: string; children: ReactNode };

/** One figure or list of the view, under its name. */
export function Card({ title, aside, className, children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn(
        'flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface',
        className,
      )}
    >
      <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 pt-2">
        <h3 id={id} className="font-semibold text-dense">
          {title}
        </h3>
        {aside}
      </header>
      {children}
    </section>
  );
}

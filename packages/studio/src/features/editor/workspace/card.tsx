import { type ReactNode, useId } from 'react';
import { cn } from '../../../ui/cn.ts';

type CardProps = { title: string; text?: ReactNode; tone?: 'danger'; children: ReactNode };

/** One matter of a section that holds several. */
export function Card({ title, text, tone, children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn(
        'grid grid-cols-1 content-start gap-3 rounded-card border bg-surface p-4',
        tone === 'danger' ? 'border-danger/40' : 'border-line',
      )}
    >
      <div className="grid gap-0.5">
        <h3 id={id} className="font-medium">
          {title}
        </h3>
        {text && <p className="text-dense text-muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}

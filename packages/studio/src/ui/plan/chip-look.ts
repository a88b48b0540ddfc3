import { cva } from 'class-variance-authority';
import { cn } from '../cn.ts';
import type { PlanState } from './plan-context.ts';

export const chipLook = cva(
  'inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-control border px-2 aria-expanded:outline-2 aria-expanded:outline-ink py-1 font-medium text-caption transition-colors max-md:min-h-10 max-md:px-2.5 [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        plain: 'border-transparent bg-filled text-ink hover:border-line-strong [&_svg]:text-muted',
        link: 'border-transparent bg-info-soft text-info hover:border-info',
        page: 'border-line bg-surface text-ink hover:border-line-strong [&_svg]:text-muted',
        add: 'border-line-strong border-dashed bg-transparent text-muted hover:bg-filled hover:text-ink',
      },
      isAssumed: { true: 'border-line-strong border-dashed', false: '' },
    },
  },
);

/** Where somebody was led to, outlined as what is open; a change on its way. */
export const markLook = ({ pending, marked }: PlanState, id: string): string =>
  cn(marked === id && 'outline-2 outline-ink', pending.has(id) && 'animate-shimmer');

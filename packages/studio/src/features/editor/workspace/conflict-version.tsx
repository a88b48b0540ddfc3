import type { ReactNode } from 'react';
import { cn } from '../../../ui/cn.ts';

type Props = { title: string; isKept: boolean; children: ReactNode };

/** One of two values that a question is about; the one that is kept stands out. */
export const ConflictVersion = ({ title, isKept, children }: Props) => (
  <div className={cn('rounded-card border p-3', isKept ? 'border-ink' : 'border-line text-muted')}>
    <p className="pb-1 text-caption text-muted">{title}</p>
    <div dir="auto" className="wrap-anywhere max-h-40 overflow-y-auto text-dense">
      {children}
    </div>
  </div>
);

import { ChevronDown } from 'lucide-react';
import { cn } from '../cn.ts';

/** What is held back, at the end of the button that shows it. */
export function FoldMark({ summary, isOpen }: { summary: string; isOpen: boolean }) {
  return (
    <>
      <span className="ml-auto shrink-0 font-normal text-caption text-muted">{summary}</span>
      <ChevronDown
        aria-hidden
        className={cn('size-4 shrink-0 text-muted transition-transform', isOpen && 'rotate-180')}
      />
    </>
  );
}

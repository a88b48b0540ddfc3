import { LoaderCircle } from 'lucide-react';
import { cn } from './cn.ts';

/** Decoration beside words that say what is under way; never alone. */
export function Spinner({ className }: { className?: string }) {
  return (
    <LoaderCircle aria-hidden className={cn('size-4 animate-spin motion-reduce:animate-none', className)} />
  );
}

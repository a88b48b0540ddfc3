import type { ReactNode } from 'react';
import { t } from '../texts/ui.ts';
import { cn } from './cn.ts';

const isApple = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent);

/** The modifier's name on this machine's keyboard. */
export const modKey = isApple ? '⌘' : t('control');

export function Kbd({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <kbd
      className={cn(
        'inline-flex h-5 items-center rounded border border-line-strong bg-surface px-1.5 font-mono text-[11px] text-muted',
        className,
      )}
    >
      {children}
    </kbd>
  );
}

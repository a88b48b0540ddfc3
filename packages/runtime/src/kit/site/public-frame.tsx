import type { ReactNode } from 'react';
import { useShell } from '../shell-context.ts';

/** The room that a page of its own heading has: like `Page`, which writes the heading itself. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { isPublic } = useShell();
  return (
    <div className={isPublic ? 'mx-auto w-full max-w-6xl px-4 py-8 sm:px-6' : undefined}>{children}</div>
  );
}

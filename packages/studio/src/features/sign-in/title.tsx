import type { ReactNode } from 'react';

/** Heading of a sign-in step, with a line that says why. */
export const Title = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="grid gap-2">
    <h1 className="font-semibold text-title">{text}</h1>
    {children && <p className="text-muted">{children}</p>}
  </div>
);

/** A part of that line that stands out, such as an email address of any length. */
export const emphasis = (parts: ReactNode) => (
  <strong className="break-words font-medium text-ink">{parts}</strong>
);

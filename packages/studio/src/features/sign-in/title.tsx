import type { ReactNode } from 'react';

/** What a step of the sign-in asks for, and in a line why. */
export const Title = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="grid gap-2">
    <h1 className="font-semibold text-title">{text}</h1>
    {children && <p className="text-muted">{children}</p>}
  </div>
);

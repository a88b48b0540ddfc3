import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

type Props = {
  /** What is being done, with counts where they are known. */
  text: string;
  /** Read out for the bar. */
  label: string;
  /** From 0 to 1; undefined where nobody knows. */
  part: number | undefined;
  /** A way to stop it. */
  children?: ReactNode;
};

/** How far a piece of long work has come. */
export const WorkProgress = ({ text, label, part, children }: Props) => (
  <div className="grid gap-3 rounded-card border border-line bg-sunken px-6 py-8">
    <p role="status" className="flex items-center gap-2 text-body tabular-nums">
      <Spinner className="text-muted" />
      {text}
    </p>
    <progress
      aria-label={label}
      {...(part === undefined ? {} : { value: part })}
      max={1}
      className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink"
    />
    {children}
  </div>
);

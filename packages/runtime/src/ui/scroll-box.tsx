import type { ComponentProps } from 'react';
import { cn } from './lib-utils.ts';

/** Room that scrolls and may hold nothing to press: it can be reached and scrolled by keys. */
export const ScrollBox = ({ label, className, ...props }: { label: string } & ComponentProps<'section'>) => (
  <section
    data-slot="scroll-box"
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a place in the order of tabs, keys cannot scroll it
    tabIndex={0}
    className={cn(
      'relative overflow-auto outline-none focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-inset',
      className,
    )}
    {...props}
  />
);

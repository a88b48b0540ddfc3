import type { ComponentProps, CSSProperties } from 'react';
import { Toaster as Sonner } from 'sonner';

const style = {
  // The library would take the system's.
  fontFamily: 'inherit',
  '--normal-bg': 'var(--popover)',
  '--normal-text': 'var(--popover-foreground)',
  '--normal-border': 'var(--border)',
  '--border-radius': 'var(--radius)',
} as CSSProperties;

/** In the middle, because the buttons of rows and forms stand at the right; pages leave room at their end. */
export const Toaster = (props: ComponentProps<typeof Sonner>) => (
  <Sonner position="bottom-center" closeButton style={style} {...props} />
);

import type { ComponentProps, CSSProperties } from 'react';
import { Toaster as Sonner } from 'sonner';

const style = {
  // The library would take the system's.
  fontFamily: 'inherit',
  '--normal-bg': 'var(--popover)',
  '--normal-text': 'var(--popover-foreground)',
  '--normal-border': 'var(--border)',
  '--border-radius': 'var(--radius)',
  '--toast-close-button-transform': 'translateY(-50%)',
} as CSSProperties;

// Inside at the end, where the library has it on the corner.
const closeButton = '!start-auto !end-2 !top-1/2 !border-0 !bg-transparent';

/** In the middle, because the buttons of rows and forms stand at the right; pages leave room at their end. */
export const Toaster = (props: ComponentProps<typeof Sonner>) => (
  <Sonner
    position="bottom-center"
    closeButton
    style={style}
    toastOptions={{ classNames: { toast: '!pe-10', closeButton } }}
    {...props}
  />
);

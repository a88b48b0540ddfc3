import type { ComponentProps, CSSProperties } from 'react';
import { Toaster as Sonner } from 'sonner';

const style = {
  '--normal-bg': 'var(--popover)',
  '--normal-text': 'var(--popover-foreground)',
  '--normal-border': 'var(--border)',
  '--border-radius': 'var(--radius)',
} as CSSProperties;

export const Toaster = (props: ComponentProps<typeof Sonner>) => (
  <Sonner position="bottom-right" closeButton style={style} {...props} />
);

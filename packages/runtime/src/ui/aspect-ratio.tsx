import { AspectRatio as AspectRatioPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';

export const AspectRatio = (props: ComponentProps<typeof AspectRatioPrimitive.Root>) => (
  <AspectRatioPrimitive.Root data-slot="aspect-ratio" {...props} />
);

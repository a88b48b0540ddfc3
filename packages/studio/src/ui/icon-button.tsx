import type { ComponentProps, ReactNode } from 'react';
import { SquareButton } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

// Apart from `button.tsx`, so that the sign-in pages do without the weight of tooltips.
export type IconButtonProps = ComponentProps<typeof SquareButton> & {
  /** False where the icon needs no words for those who see it. */
  tooltip?: boolean;
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
};

export function IconButton({ side, tooltip = true, ...rest }: IconButtonProps) {
  const button = <SquareButton {...rest} />;
  if (!tooltip) return button;
  return (
    <Tooltip label={rest.label} side={side}>
      {button}
    </Tooltip>
  );
}

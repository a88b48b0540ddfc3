import { GripVertical } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { cn } from './lib-utils.ts';

type GroupProps = ComponentProps<typeof Group> & { direction?: 'horizontal' | 'vertical' };

/** `direction` is the name that older code uses for the orientation. */
export const ResizablePanelGroup = ({ className, direction, orientation, ...props }: GroupProps) => (
  <Group
    orientation={orientation ?? direction ?? 'horizontal'}
    className={cn('flex size-full', className)}
    {...props}
  />
);

export const ResizablePanel = Panel;

export const ResizableHandle = ({
  withHandle = false,
  className,
  ...props
}: ComponentProps<typeof Separator> & { withHandle?: boolean }) => (
  <Separator
    className={cn(
      'relative flex items-center justify-center bg-border outline-none focus-visible:ring-2 focus-visible:ring-ring aria-[orientation=horizontal]:h-px aria-[orientation=horizontal]:w-full aria-[orientation=vertical]:w-px',
      className,
    )}
    {...props}
  >
    {withHandle ? (
      <div className="z-10 flex h-4 w-3 items-center justify-center rounded-sm border border-border bg-border">
        <GripVertical className="size-2.5" />
      </div>
    ) : null}
  </Separator>
);

import { t } from '../../../texts/chat.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { toast } from '../../../ui/toasts.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';

/** Small links, with room for a finger around them on touch screens. */
export const linkLook =
  'relative text-muted hover:text-ink max-md:before:absolute max-md:before:-inset-x-1.5 max-md:before:-inset-y-3';

type Props = { label?: string; onRevert: () => void; isBusy: boolean };

/** The way back to before a message. */
export function RevertLink({ label = t('revert.button'), onRevert, isBusy }: Props) {
  return (
    <Tooltip label={t(isBusy ? 'revert.busy' : 'revert.hint')}>
      <Button
        variant="link"
        size="inline"
        // Not `disabled`: keyboard, pointer and finger must reach the reason.
        aria-disabled={isBusy || undefined}
        className={cn(linkLook, 'aria-disabled:text-faint aria-disabled:no-underline')}
        onClick={() => (isBusy ? toast(t('revert.busy')) : onRevert())}
      >
        {label}
      </Button>
    </Tooltip>
  );
}

import type { Message } from '@sayso/contracts/chat';
import { Button } from '../../../ui/button.tsx';
import { Time } from '../../../ui/time.tsx';
import { toast } from '../../../ui/toasts.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';

type Props = {
  message: Message;
  /** Absent on the first message, which has nothing before it (B-UNDO-01). */
  onRevert?: (() => void) | undefined;
  /** While the assistant works there is nothing settled to go back from. */
  isBusy: boolean;
};

const busyHint = 'The assistant is at work. Wait for it or stop it, then revert.';

export function UserMessage({ message, onRevert, isBusy }: Props) {
  return (
    <article
      className="ml-auto max-w-[85%] rounded-card bg-sunken px-3.5 py-2.5 text-body"
      aria-label="You"
      data-message={message.id}
    >
      <p className="whitespace-pre-wrap wrap-anywhere">{message.content}</p>
      <p className="mt-1.5 flex items-center justify-end gap-1.5 text-caption text-muted">
        <Time value={message.metadata.created_date} />
        {onRevert && (
          <>
            <span aria-hidden>·</span>
            <RevertLink onRevert={onRevert} isBusy={isBusy} />
          </>
        )}
      </p>
    </article>
  );
}

function RevertLink({ onRevert, isBusy }: { onRevert: () => void; isBusy: boolean }) {
  return (
    <Tooltip label={isBusy ? busyHint : 'Go back to how the app was before this message'}>
      <Button
        variant="link"
        size="inline"
        // Not `disabled`: keyboard, pointer and finger must reach the reason.
        aria-disabled={isBusy || undefined}
        className="font-normal text-muted hover:text-ink aria-disabled:text-faint aria-disabled:no-underline"
        onClick={() => (isBusy ? toast(busyHint) : onRevert())}
      >
        Revert this
      </Button>
    </Tooltip>
  );
}

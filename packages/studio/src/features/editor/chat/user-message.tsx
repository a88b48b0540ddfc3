import type { Message } from '@sayso/contracts/chat';
import { Button } from '../../../ui/button.tsx';
import { Time } from '../../../ui/time.tsx';

type Props = {
  message: Message;
  /** Absent on the first message, which has nothing before it (B-UNDO-01). */
  onRevert?: (() => void) | undefined;
};

export function UserMessage({ message, onRevert }: Props) {
  return (
    <article
      className="ml-auto max-w-[85%] rounded-card bg-sunken px-3.5 py-2.5 text-body"
      aria-label="You"
      data-message={message.id}
    >
      <p className="whitespace-pre-wrap break-words">{message.content}</p>
      <p className="mt-1.5 flex items-center justify-end gap-1.5 text-caption text-muted">
        <Time value={message.metadata.created_date} />
        {onRevert && (
          <>
            <span aria-hidden>·</span>
            <Button
              variant="link"
              size="inline"
              className="font-normal text-muted hover:text-ink"
              onClick={onRevert}
            >
              Revert this
            </Button>
          </>
        )}
      </p>
    </article>
  );
}

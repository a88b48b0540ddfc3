import type { Message } from '@sayso/contracts/chat';
import { useState } from 'react';
import { t } from '../../../texts/chat.ts';
import { Button } from '../../../ui/button.tsx';
import { Time } from '../../../ui/time.tsx';
import { isWritten } from './is-written.ts';
import { MessageBanner, RestoredBanner } from './message-banner.tsx';
import { MessageEditor } from './message-editor.tsx';
import { linkLook, RevertLink } from './revert-link.tsx';
import { SentFiles } from './sent-files.tsx';

type Props = {
  message: Message;
  /** Absent on the first message, which has nothing before it (B-UNDO-01), and where nothing was changed. */
  onRevert?: (() => void) | undefined;
  /** Settles when the new words are stored. */
  onEdit: (content: string) => Promise<unknown>;
  /** While the assistant works there is nothing settled to go back from. */
  isBusy: boolean;
};

export function UserMessage({ message, onRevert, onEdit, isBusy }: Props) {
  const [isEditing, setEditing] = useState(false);
  const params = message.additional_message_params;
  const { automated_fix: isFix = false, diff_message: diff, restored_from: restoredFrom } = params ?? {};
  const isBanner = isFix || !isWritten(message);
  return (
    <article
      className="ml-auto max-w-[90%] rounded-card bg-filled px-3.5 py-2.5 text-body data-[wide=true]:w-full"
      data-wide={isEditing}
      aria-label={t('user.name')}
      data-message={message.id}
    >
      <SentFiles message={message} />
      {restoredFrom ? (
        <RestoredBanner from={restoredFrom} />
      ) : isBanner ? (
        <MessageBanner content={message.content} diff={diff} />
      ) : isEditing ? (
        <MessageEditor content={message.content} onSave={onEdit} onClose={() => setEditing(false)} />
      ) : (
        <p className="whitespace-pre-wrap wrap-anywhere">{message.content}</p>
      )}
      {!isEditing && (
        <p className="mt-1.5 flex flex-wrap items-center justify-end gap-x-3 whitespace-nowrap text-caption text-muted">
          <Time value={message.metadata.created_date} />
          {!isBanner && (
            <Button variant="link" size="inline" className={linkLook} onClick={() => setEditing(true)}>
              {t('user.edit')}
            </Button>
          )}
          {onRevert && <RevertLink onRevert={onRevert} isBusy={isBusy} />}
        </p>
      )}
    </article>
  );
}

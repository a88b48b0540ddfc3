import type { App } from '@sayso/contracts/apps';
import { MessageSquare } from 'lucide-react';
import { t } from '../../texts/editor.ts';
import { Button } from '../../ui/button.tsx';

type Props = { app: App; isFolded: boolean; onToggle: () => void };

/** Folds the chat away beside the workspace and brings it back; folded, it says that the assistant is at work. */
export function ChatToggle({ app, isFolded, onToggle }: Props) {
  const isWorking = app.status.state === 'processing';
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-pressed={!isFolded}
      aria-label={t(isFolded && isWorking ? 'chat.toggleWorking' : 'chat.toggle')}
      className="relative aria-pressed:bg-filled aria-pressed:text-ink"
      onClick={onToggle}
    >
      <MessageSquare aria-hidden className="size-4" />
      <span className="max-lg:sr-only">{t('chat.toggle')}</span>
      {isFolded && isWorking && (
        <span aria-hidden className="absolute top-1 right-1 size-2 rounded-full bg-accent" />
      )}
    </Button>
  );
}

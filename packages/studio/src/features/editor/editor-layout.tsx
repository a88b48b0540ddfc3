import { MessageSquare } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { useLocation } from 'react-router';
import { t } from '../../texts/editor.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { useToastMark } from '../../ui/toast-place.ts';

type Props = { chat: ReactNode; content: ReactNode };
type WideProps = Props & {
  /** Hidden, but there: what is typed and attached in it stays. */
  isChatFolded: boolean;
};

/** Chat beside preview or workspace, at a third and between 20 and 40 percent (W-PREV-05). */
export function WideLayout({ chat, content, isChatFolded }: WideProps) {
  return (
    <Group
      orientation="horizontal"
      disabled={isChatFolded}
      data-chat-folded={isChatFolded || undefined}
      className="min-h-0 flex-1"
    >
      <Panel id="chat" defaultSize="33%" minSize="20%" maxSize="40%">
        {chat}
      </Panel>
      <Separator
        aria-label={t('chat.width')}
        className="w-px bg-line outline-none transition-colors data-[separator=active]:bg-accent data-[separator=hover]:bg-line-strong focus-visible:bg-accent"
      />
      <Panel id="content" defaultSize="67%">
        {content}
      </Panel>
    </Group>
  );
}

type NarrowProps = Props & {
  isProcessing: boolean;
  /** How many messages there are; a young conversation opens the drawer by itself while work goes on. */
  messageCount: number;
  /** The answer is in the chat and not to be seen in the app: words alone, or what went wrong. */
  isToRead: boolean;
  /** There is nothing to see but the reason, which is in the chat. */
  opensChat: boolean;
  /** How often somebody asked for the chat from elsewhere. */
  asked: number;
};

/** Narrow screens: preview or workspace, and the chat in a drawer. */
export function NarrowLayout({
  chat,
  content,
  isProcessing,
  messageCount,
  isToRead,
  opensChat,
  asked,
}: NarrowProps) {
  const [isOpen, setOpen] = useState(opensChat);
  // Who follows a link of the chat to plan or workspace wants to see it; where the app itself goes is no reason.
  const { pathname, search } = useLocation();
  const place = /\/editor\/(?:plan|workspace)/.test(pathname) ? pathname + search : 'preview';
  const [shownPlace, setShownPlace] = useState(place);
  if (place !== shownPlace) {
    setShownPlace(place);
    setOpen(false);
  }
  const [answered, setAnswered] = useState(asked);
  if (asked !== answered) {
    setAnswered(asked);
    setOpen(true);
  }
  useToastMark('bar', place !== 'preview');
  const wasProcessing = useRef(false);
  const isYoung = messageCount <= 3;
  useEffect(() => {
    if (isProcessing && !wasProcessing.current && isYoung) setOpen(true);
    if (!isProcessing && wasProcessing.current && !isToRead) setOpen(false);
    wasProcessing.current = isProcessing;
  }, [isProcessing, isYoung, isToRead]);

  return (
    // Beside the preview the button floats; below the workspace it has room of its own, so that it covers no row.
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div className="min-h-0 flex-1">{content}</div>
      {place !== 'preview' && <div className="h-15 shrink-0 border-line border-t bg-page" />}
      <Button
        size="lg"
        className={cn(
          'absolute left-4 rounded-full border-transparent bg-ink text-page shadow-float hover:bg-ink hover:opacity-90',
          place === 'preview' ? 'bottom-4' : 'bottom-2',
        )}
        onClick={() => setOpen(true)}
      >
        <MessageSquare aria-hidden className="size-4.5" />
        {t('chat.open')}
      </Button>
      <Drawer open={isOpen} onOpenChange={setOpen} title={t('chat.drawer')} side="left">
        <div className="min-h-0 flex-1 border-line border-t">{chat}</div>
      </Drawer>
    </div>
  );
}

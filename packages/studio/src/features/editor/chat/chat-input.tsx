import type { ChatState } from '@sayso/contracts/chat';
import { ArrowUp, Square } from 'lucide-react';
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
} from 'react';
import { t } from '../../../texts/chat.ts';
import { AttachButton } from '../../../ui/attach-button.tsx';
import { cn } from '../../../ui/cn.ts';
import { FileChips } from '../../../ui/file-chips.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { isTooLong, TooLong } from '../../../ui/too-long.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import type { AttachedFiles } from '../../../ui/use-attached-files.ts';

const minHeight = 90;
const maxHeight = 400;

type ChatInputProps = {
  text: string;
  onText: (text: string) => void;
  state: ChatState;
  isSending: boolean;
  isStopping: boolean;
  attached: AttachedFiles;
  onSend: () => void;
  onStop: () => void;
  box: RefObject<HTMLTextAreaElement | null>;
};

/** Grows with its text between 90 and 400 px (B-CHAT-03); a draft can be written while the assistant works. */
export function ChatInput(props: ChatInputProps) {
  const { text, onText, state, isSending, box, onSend, attached } = props;
  const isProcessing = state === 'processing';
  const canSend = text.trim() !== '' && !isTooLong(text) && !isProcessing && !isSending;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what changes the height
  useLayoutEffect(() => {
    const area = box.current;
    if (!area) return;
    area.style.height = `${minHeight}px`;
    area.style.height = `${Math.min(maxHeight, Math.max(minHeight, area.scrollHeight))}px`;
  }, [text, box]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (canSend) onSend();
  };

  const takeFiles = (event: ClipboardEvent | DragEvent, given: FileList | undefined) => {
    const files = [...(given ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    if (!isProcessing) void attached.add(files);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way of three; the button is for keyboards
    <div
      onPaste={(event) => hasWords(event.clipboardData) || takeFiles(event, event.clipboardData.files)}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => takeFiles(event, event.dataTransfer.files)}
      className="relative rounded-card border border-line-strong bg-surface shadow-card transition-colors focus-within:border-accent"
    >
      <FileChips files={attached.files} onRemove={attached.remove} />
      <textarea
        ref={box}
        data-chat-input
        value={text}
        disabled={isProcessing}
        aria-label={t('input.label')}
        placeholder={t(isProcessing ? 'input.working' : 'input.placeholder')}
        className="block w-full resize-none rounded-card bg-transparent px-4 pt-3 pb-13 text-body max-md:pb-13.5 max-md:text-large outline-none disabled:cursor-progress"
        style={{ minHeight, maxHeight }}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {/* Has a ground of its own: a long text scrolls behind it. */}
      <div className="pointer-events-none absolute inset-x-0 bottom-0 flex items-center justify-between gap-3 rounded-b-card bg-surface px-2.5 pt-1 pb-2.5 *:pointer-events-auto">
        <AttachButton isDisabled={isProcessing} onFiles={(files) => void attached.add(files)} />
        <TooLong text={text} className="min-w-0 flex-1" />
        <div className="flex items-center gap-3">
          {isProcessing ? (
            <StopButton {...props} />
          ) : (
            <SendButton canSend={canSend} isSending={isSending} onSend={onSend} />
          )}
        </div>
      </div>
    </div>
  );
}

/** Office offers a picture of copied text beside the text; a file manager offers the names of copied files. */
function hasWords(clipboard: DataTransfer): boolean {
  const names = new Set([...clipboard.files].map(({ name }) => name));
  const lines = clipboard.types.includes('text/plain')
    ? clipboard.getData('text/plain').split(/[\r\n]+/)
    : [];
  return lines.some((line) => line.trim() !== '' && !names.has(line.split('/').at(-1) ?? ''));
}

const round = 'flex size-9 items-center justify-center rounded-control max-md:size-10';

function StopButton({ isStopping, onStop }: ChatInputProps) {
  return (
    <>
      <span role="status" className="flex items-center gap-2 text-caption text-muted">
        <Spinner />
        {t(isStopping ? 'stop.stopping' : 'stop.working')}
      </span>
      <Tooltip label={t('stop.hint')} side="top">
        <button
          type="button"
          aria-label={t('stop.button')}
          aria-disabled={isStopping || undefined}
          className={cn(round, 'bg-ink text-page')}
          onClick={() => isStopping || onStop()}
        >
          <Square className="size-3.5" />
        </button>
      </Tooltip>
    </>
  );
}

function SendButton({
  canSend,
  isSending,
  onSend,
}: {
  canSend: boolean;
  isSending: boolean;
  onSend: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={t('input.send')}
      disabled={!canSend}
      className={cn(round, 'bg-ink text-page transition-opacity disabled:opacity-35')}
      onClick={onSend}
    >
      {isSending ? <Spinner /> : <ArrowUp className="size-4.5" />}
    </button>
  );
}

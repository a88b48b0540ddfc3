import { texts } from '@sayso/contracts/texts';
import { ArrowUp } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { filesOf } from '../../lib/attached-file.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { t } from '../../texts/create.ts';
import { AttachButton } from '../../ui/attach-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/confirm-dialog.tsx';
import { FileChips } from '../../ui/file-chips.tsx';
import { Textarea } from '../../ui/input.tsx';
import { isTooLong, TooLong } from '../../ui/too-long.tsx';
import { useAttachedFiles } from '../../ui/use-attached-files.ts';
import { IdeaChips } from './idea-chips.tsx';
import { StylePicker } from './style-picker.tsx';
import { type StylePreset, withStyle } from './style-presets.ts';
import { useCreateApp, warmUp } from './use-create-app.ts';

type Props = {
  /** Somebody has begun to write: what they will need next can be loaded. */
  onBegin?: () => void;
};

/** Where an app begins: a description, a style, and ideas below. */
export function PromptBox({ onBegin }: Props) {
  const [text, setText] = useDraft('home');
  const [style, setStyle] = useState<StylePreset | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  // The draft goes once the app is stored; its words stay on the screen until the editor shows them.
  const [sent, setSent] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const hasBegun = useRef(false);
  const attached = useAttachedFiles();
  const create = useCreateApp({ onCreated: () => setText('') });

  const isLeaving = create.isPending || create.isSuccess;
  const content = withStyle(text, style);
  const send = () => {
    if (isLeaving || isTooLong(content)) return;
    if (text === '') setAlert(texts.emptyDescription);
    else if (text.trim() !== '') {
      setSent(text);
      const files = filesOf(attached.files);
      // People who created too many apps see when to try again; before that it would fail once more.
      const onError = (error: Error) =>
        setAlert(error instanceof ApiError && error.status === 429 ? error.message : texts.createFailed);
      create.mutate({ content, files }, { onError });
    }
  };
  const handleKey = (event: KeyboardEvent) => {
    // Enter that picks a word in an input method sends nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const handleDrop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    if (!isLeaving) void attached.add(files);
  };
  const handleText = (changed: string) => {
    setText(changed);
    if (hasBegun.current) return;
    hasBegun.current = true;
    void warmUp().catch(() => {});
    onBegin?.();
  };
  const handleIdea = (description: string) => {
    handleText(description);
    // After the menu has given the focus back to its chip.
    requestAnimationFrame(() => box.current?.focus());
  };

  return (
    <div className="grid w-full gap-4.5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button beside the style attaches files as well */}
      <div
        className="grid rounded-dialog border border-line-strong bg-surface shadow-float transition-colors focus-within:border-faint"
        onDragOver={(event) => event.preventDefault()}
        onDrop={handleDrop}
      >
        <FileChips files={attached.files} onRemove={attached.remove} />
        <Textarea
          ref={box}
          aria-label={t('prompt.label')}
          placeholder={t('prompt.placeholder')}
          value={isLeaving ? sent : text}
          readOnly={isLeaving}
          minRows={3}
          maxRows={8}
          onChange={(event) => handleText(event.target.value)}
          onKeyDown={handleKey}
          className="rounded-dialog border-0 bg-transparent px-4.5 pt-4.5 text-large read-only:bg-transparent focus-visible:outline-none"
        />
        <TooLong text={content} className="px-4.5 pt-2" />
        <div className="flex flex-wrap items-center justify-between gap-2 px-3 pt-2 pb-3">
          <div className="flex items-center gap-1">
            <AttachButton isDisabled={isLeaving} onFiles={(files) => void attached.add(files)} />
            <StylePicker value={style} onChange={setStyle} disabled={isLeaving} />
          </div>
          <Button
            variant="primary"
            pending={isLeaving}
            disabled={isTooLong(content)}
            onClick={send}
            className="ml-auto"
          >
            {t(isLeaving ? 'prompt.starting' : 'prompt.build')}
            {!isLeaving && <ArrowUp aria-hidden className="size-4" />}
          </Button>
        </div>
      </div>
      <IdeaChips onChoose={handleIdea} />
      <Alert
        message={alert}
        detail={alert === texts.createFailed ? create.error?.message : undefined}
        onClose={() => setAlert(null)}
      />
    </div>
  );
}

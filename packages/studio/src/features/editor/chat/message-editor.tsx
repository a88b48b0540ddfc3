import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../../texts/chat.ts';
import { t as common } from '../../../texts/common.ts';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { isTooLong, TooLong } from '../../../ui/too-long.tsx';

type Props = {
  content: string;
  /** Rejects where the words could not be stored; they stay here then. */
  onSave: (content: string) => Promise<unknown>;
  onClose: () => void;
};

/** A sent message in place: Enter saves, Shift+Enter makes a new line, Escape leaves it as it was. */
export function MessageEditor({ content, onSave, onClose }: Props) {
  const [text, setText] = useState(content);
  const [isSaving, setSaving] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const isGood = text.trim() !== '' && !isTooLong(text);

  const save = async () => {
    if (!isGood || isSaving) return;
    if (text === content) return onClose();
    setSaving(true);
    try {
      await onSave(text);
      onClose();
    } catch {
      // The toast says why; the words are still here.
      setSaving(false);
    }
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    void save();
  };

  return (
    <div className="grid gap-2">
      <Textarea
        ref={box}
        aria-label={t('user.editLabel')}
        value={text}
        minRows={1}
        maxRows={12}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKey}
      />
      <TooLong text={text} />
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={onClose}>
          {common('cancel')}
        </Button>
        <Button size="sm" variant="primary" disabled={!isGood} pending={isSaving} onClick={() => void save()}>
          {common('save')}
        </Button>
      </div>
    </div>
  );
}

import { type FormEvent, type Ref, useId, useState } from 'react';
import { toast } from 'sonner';
import type { EntityClient, Row } from '../../sdk/entity-types.ts';
import { actions } from '../../texts/actions.ts';
import { posts as texts } from '../../texts/posts.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { Label } from '../../ui/label.tsx';
import { useCurrentUser, useRefresh } from '../data.ts';
import { reasonOf } from '../refusal.tsx';
import { fieldOf } from '../schema.ts';
import { authorValue } from './authors.ts';
import { type EditorHandle, MarkdownEditor } from './markdown-editor.tsx';

type Props = {
  entity: EntityClient;
  textField: string;
  authorField: string | undefined;
  /** Values of a new reply, such as its topic. */
  place?: Record<string, unknown>;
  /** The reply that is edited; a new one without it. */
  record?: Row;
  draft?: string;
  onDraft?: (text: string) => void;
  onDone?: () => void;
  onCancel?: () => void;
  handle?: Ref<EditorHandle>;
  /** What is written: a reply, a comment. */
  noun?: string;
};

/** Writes a reply or changes one; a text that could not be stored stays in the field. */
export function ReplyForm(props: Props) {
  const {
    entity,
    textField,
    authorField,
    place = {},
    record,
    draft,
    onDraft,
    onDone,
    onCancel,
    handle,
    noun = 'reply',
  } = props;
  const id = useId();
  const [own, setOwn] = useState(() => String(record?.[textField] ?? ''));
  const [isSending, setSending] = useState(false);
  const user = useCurrentUser();
  const refresh = useRefresh(entity);
  // Who has no account says who they are.
  const name = useGuestName(record === undefined ? authorField : undefined, entity);
  const [text, setText] = onDraft === undefined ? [own, setOwn] : [draft ?? '', onDraft];
  const send = async () => {
    setSending(true);
    const body = { [textField]: text.trim() };
    try {
      if (record !== undefined) await entity.update(record.id, body);
      else
        await entity.create({
          ...(await authorValue(entity, authorField, user)),
          ...name?.values,
          ...place,
          ...body,
        });
      if (record === undefined) setText('');
      toast.success(record === undefined ? texts.posted : actions.saved);
      refresh();
      onDone?.();
    } catch (error) {
      toast.error(texts.notSaved(noun), {
        description: reasonOf(error),
      });
    }
    setSending(false);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !isSending) void send();
  };
  const label = record === undefined ? texts.yours(noun) : texts.editYours(noun);
  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-3">
      {record === undefined ? <h2 className="text-[15px] font-semibold">{label}</h2> : null}
      {name === undefined ? null : (
        <div className="flex max-w-sm flex-col gap-1.5">
          <Label htmlFor={`${id}-name`}>{texts.yourName}</Label>
          <Input
            id={`${id}-name`}
            autoComplete="name"
            required
            value={name.text}
            onChange={(event) => name.setText(event.target.value)}
          />
        </div>
      )}
      <MarkdownEditor
        id={id}
        label={label}
        value={text}
        onChange={setText}
        rows={5}
        placeholder={texts.write(noun)}
        {...(handle === undefined ? {} : { handle })}
      />
      <div className="flex justify-end gap-2">
        {onCancel === undefined ? null : (
          <Button type="button" variant="outline" onClick={onCancel}>
            {actions.cancel}
          </Button>
        )}
        <Button type="submit" aria-disabled={isSending || text.trim() === ''}>
          {record === undefined ? texts.post(noun) : actions.save}
        </Button>
      </div>
    </form>
  );
}

/** The name of somebody without an account, where the entity keeps one as words; undefined where nobody need say it. */
function useGuestName(authorField: string | undefined, entity: EntityClient) {
  const [text, setText] = useState('');
  const user = useCurrentUser();
  const field = authorField === undefined ? undefined : fieldOf(entity.schema, authorField);
  if (user !== null || field?.kind !== 'text') return undefined;
  return { text, setText, values: { [field.key]: text.trim() } };
}

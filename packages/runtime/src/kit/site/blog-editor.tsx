import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { CallError } from '../../sdk/call.ts';
import type { Row } from '../../sdk/entity-types.ts';
import { createPageUrl } from '../../sdk/utils.ts';
import { actions } from '../../texts/actions.ts';
import { blogEditor as texts } from '../../texts/blog-editor.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Label } from '../../ui/label.tsx';
import { authorValue } from '../community/authors.ts';
import { MarkdownEditor } from '../community/markdown-editor.tsx';
import { useCurrentUser, useRefresh } from '../data.ts';
import { today } from '../dates.ts';
import { FormRow } from '../form-row.tsx';
import { reasonOf } from '../refusal.tsx';
import { fieldOf, fieldsOf, nounOf, titleFieldOf } from '../schema.ts';
import { type Errors, startValues, toBody, type Values, validate } from '../validate.ts';
import type { BlogPostProps } from './api.ts';
import { isShown } from './blog-list.tsx';

type Props = BlogPostProps & { record: Row | null; onDone?: () => void };

/** Writes a post: kept as a draft until it is published. */
export function BlogEditor(props: Props) {
  const { entity, textField, excerptField, imageField, tagsField, record, statusField, listPage } = props;
  const prefix = useId();
  const named = [titleFieldOf(entity.schema), excerptField, imageField, tagsField, ...(props.facts ?? [])];
  const keys = [...new Set(named.filter((key) => key !== undefined))];
  const fields = fieldsOf(entity.schema, keys);
  const [values, setValues] = useState<Values>(() => startValues(fields, {}, record));
  const [text, setText] = useState(() => String(record?.[textField] ?? ''));
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const user = useCurrentUser();
  const refresh = useRefresh(entity);
  const navigate = useNavigate();
  const noun = nounOf(entity.schema);
  const isPublished = record !== null && isShown(props, record);
  const isNew = record === null;

  const save = async (state: 'published' | 'draft' | 'same') => {
    setSaving(true);
    setProblem(null);
    const body = {
      ...toBody(fields, values, isNew),
      [textField]: text,
      ...stateBody(props, state),
      ...(isNew ? await authorValue(entity, props.authorField, user) : {}),
    };
    try {
      const row = isNew ? await entity.create(body) : await entity.update(record.id, body);
      toast.success(state === 'published' ? texts.published(noun) : actions.saved);
      refresh();
      props.onDone?.();
      // The post's own page is the one that this editor stands on.
      if (isNew) void navigate(`?id=${row.id}`, { replace: true });
    } catch (error) {
      setErrors(error instanceof CallError ? error.fields : {});
      setProblem(reasonOf(error));
    }
    setSaving(false);
  };
  const submit = (state: 'published' | 'draft' | 'same') => {
    const found = validate(fields, values);
    setErrors(found);
    if (Object.keys(found).length === 0 && !isSaving) void save(state);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(isPublished ? 'same' : 'published');
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="mx-auto flex w-full max-w-3xl flex-col gap-5">
      <h1 className="kit-title text-2xl">{isNew ? actions.newNoun(noun) : actions.editNoun(noun)}</h1>
      <Card className="px-5">
        {fields.map((field) => (
          <FormRow
            key={field.key}
            id={`${prefix}-${field.key}`}
            field={field}
            value={values[field.key]}
            error={errors[field.key]}
            isWide
            onChange={(value) => setValues({ ...values, [field.key]: value })}
          />
        ))}
        <div className="flex flex-col gap-2">
          <Label htmlFor={`${prefix}-text`}>{fieldOf(entity.schema, textField)?.label ?? texts.text}</Label>
          <MarkdownEditor
            id={`${prefix}-text`}
            label={texts.text}
            value={text}
            onChange={setText}
            rows={14}
          />
        </div>
        {problem === null ? null : (
          <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-[13px] text-danger">
            {problem}
          </p>
        )}
      </Card>
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          type="button"
          variant="ghost"
          onClick={() => (props.onDone ? props.onDone() : void navigate(createPageUrl(listPage)))}
        >
          {actions.cancel}
        </Button>
        {statusField === undefined ? null : (
          <Button type="button" variant="outline" aria-disabled={isSaving} onClick={() => submit('draft')}>
            {isPublished ? texts.unpublish : texts.saveDraft}
          </Button>
        )}
        <Button type="submit" aria-disabled={isSaving}>
          {isPublished ? actions.save : texts.publish}
        </Button>
      </div>
    </form>
  );
}

function stateBody(
  { entity, statusField, published, draft, dateField }: BlogPostProps,
  state: 'published' | 'draft' | 'same',
): Record<string, unknown> {
  if (state === 'same') return {};
  const isMoment = dateField !== undefined && fieldOf(entity.schema, dateField)?.kind === 'datetime';
  const now = isMoment ? new Date().toISOString() : today();
  return {
    ...(statusField === undefined
      ? {}
      : { [statusField]: state === 'published' ? published : (draft ?? null) }),
    ...(state === 'published' && dateField !== undefined ? { [dateField]: now } : {}),
  };
}

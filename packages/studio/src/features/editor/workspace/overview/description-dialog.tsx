import type { App } from '@sayso/contracts/apps';
import { texts } from '@sayso/contracts/texts';
import { type FormEvent, useState } from 'react';
import { t as common } from '../../../../texts/common.ts';
import { t } from '../../../../texts/overview.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Textarea } from '../../../../ui/input.tsx';
import { isTooLong, TooLong } from '../../../../ui/too-long.tsx';
import { useUpdateApp } from '../../use-update-app.ts';

/** What was typed stays until it is stored, so that a failed save loses nothing (W-OVER-05). */
export function DescriptionDialog({ app, onClose }: { app: App; onClose: () => void }) {
  const [text, setText] = useState(app.user_description ?? '');
  const save = useUpdateApp(app.id, texts.descriptionFailed);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isTooLong(text) || save.isPending) return;
    save.mutate({ user_description: text.trim() || null }, { onSuccess: onClose });
  };
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t('description.title')}>
      <form noValidate onSubmit={handleSubmit} className="grid grid-cols-1 gap-5">
        <Field label={t('description.label')} hint={t('description.hint')}>
          {(control) => (
            <Textarea
              {...control}
              dir="auto"
              minRows={4}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <TooLong text={text} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" variant="primary" pending={save.isPending} disabled={isTooLong(text)}>
            {common('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

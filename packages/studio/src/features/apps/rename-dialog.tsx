import { type AppSummary, updateApp } from '@sayso/contracts/apps';
import { texts } from '@sayso/contracts/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { appKeys } from '../../lib/app-keys.ts';
import { call } from '../../lib/call.ts';
import { t } from '../../texts/apps.ts';
import { t as common } from '../../texts/common.ts';
import { t as editor } from '../../texts/editor.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toasts.tsx';

type Props = { app: AppSummary; onClose: () => void };

/** As the name in the editor: never blank, and not while the assistant works on the app. */
export function RenameDialog({ app, onClose }: Props) {
  const [name, setName] = useState(app.name);
  const [problem, setProblem] = useState<string>();
  const cache = useQueryClient();
  const rename = useMutation({
    mutationFn: () => call(updateApp, { appId: app.id }, { name: name.trim() }),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: appKeys.lists });
      onClose();
    },
    onError: (error) => toast(editor('name.failed'), { tone: 'danger', description: error.message }),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (rename.isPending) return;
    if (name.trim() === '') setProblem(editor('name.empty'));
    else if (app.status.state !== 'ready') setProblem(texts.appStillLoading);
    else if (name.trim() === app.name) onClose();
    else rename.mutate();
  };
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t('rename.title')}>
      <form noValidate onSubmit={handleSubmit} className="grid grid-cols-1 gap-5">
        <Field label={editor('name.label')} error={problem}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              maxLength={100}
              value={name}
              onFocus={(event) => event.target.select()}
              onChange={(event) => {
                setName(event.target.value);
                setProblem(undefined);
              }}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" variant="primary" pending={rename.isPending}>
            {t('menu.rename')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

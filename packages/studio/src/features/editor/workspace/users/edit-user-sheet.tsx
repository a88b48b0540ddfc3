import type { App } from '@sayso/contracts/apps';
import { type FormEvent, useEffect, useState } from 'react';
import { useUser } from '../../../../lib/session.ts';
import { t as common } from '../../../../texts/common.ts';
import { t } from '../../../../texts/users.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Drawer } from '../../../../ui/drawer.tsx';
import { RecordForm } from '../record-form/record-form.tsx';
import { useDiscardQuestion } from '../use-discard-question.tsx';
import { isOwnerOf, nameOf } from './person-parts.tsx';
import { RoleField } from './role-field.tsx';
import { type Person, useUpdatePerson } from './use-people.ts';
import { customFieldsOf, ownColumns } from './value-text.ts';

type Props = { app: App; person: Person; onClose: () => void };

/** Role and the app's own fields of one user; name and address belong to their account (B-USERS-08). */
export function EditUserSheet({ app, person, onClose }: Props) {
  const user = useUser();
  const [role, setRole] = useState(person.role);
  const update = useUpdatePerson(app.id);
  const [isFormDirty, setFormDirty] = useState(false);
  const discard = useDiscardQuestion(onClose);
  const { setDirty } = discard;
  const isChanged = isFormDirty || role !== person.role;
  useEffect(() => setDirty(isChanged), [isChanged, setDirty]);
  const fixed = isOwnerOf(app, person)
    ? t('sheet.ownerRole')
    : user.id === person.id
      ? t('sheet.ownRole')
      : null;
  const save = async (values: Record<string, unknown>) => {
    const change = fixed === null && role !== person.role ? { role } : {};
    await update.mutateAsync({ id: person.id, values: { ...values, ...change } });
    discard.leave();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!update.isPending) save({}).catch(() => {});
  };
  return (
    <Drawer open onOpenChange={discard.close} title={t('sheet.title')} className="w-[36rem]">
      <div className="grid gap-5 px-4 pb-5">
        <div className="flex items-center gap-3">
          <Avatar name={nameOf(person)} className="size-10" />
          <div className="grid min-w-0">
            <bdi className="truncate font-medium">{nameOf(person)}</bdi>
            <span className="truncate text-caption text-muted">{person.email}</span>
          </div>
        </div>
        <RoleField role={role} onChange={setRole} fixed={fixed} />
      </div>
      {app.user_entity && customFieldsOf(app.user_entity).length > 0 ? (
        <RecordForm
          className="flex-1 border-line border-t"
          appId={app.id}
          schema={app.user_entity}
          entities={app.entities}
          value={person}
          hidden={ownColumns}
          submitLabel={t('sheet.submit')}
          onDirty={setFormDirty}
          onCancel={discard.close}
          onSubmit={save}
        />
      ) : (
        <form onSubmit={handleSubmit} className="mt-auto">
          <footer className="flex justify-end gap-2 border-line border-t bg-page px-4 py-3.5">
            <Button onClick={discard.close}>{common('cancel')}</Button>
            <Button type="submit" variant="primary" pending={update.isPending}>
              {t('sheet.submit')}
            </Button>
          </footer>
        </form>
      )}
      {discard.question}
    </Drawer>
  );
}

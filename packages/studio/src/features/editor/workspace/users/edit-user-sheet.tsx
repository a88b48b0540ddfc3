import type { App } from '@sayso/contracts/apps';
import { type FormEvent, useState } from 'react';
import { useUser } from '../../../../lib/session.ts';
import { t as common } from '../../../../texts/common.ts';
import { t } from '../../../../texts/users.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Drawer } from '../../../../ui/drawer.tsx';
import { isOwnerOf, nameOf } from './person-parts.tsx';
import { RoleField } from './role-field.tsx';
import { type Person, useUpdatePerson } from './use-people.ts';

type Props = { app: App; person: Person; onClose: () => void };

/** Role and the app's own fields of one user; name and address belong to their account (B-USERS-08). */
export function EditUserSheet({ app, person, onClose }: Props) {
  const user = useUser();
  const [role, setRole] = useState(person.role);
  const update = useUpdatePerson(app.id);
  const fixed = isOwnerOf(app, person)
    ? t('sheet.ownerRole')
    : user.id === person.id
      ? t('sheet.ownRole')
      : null;
  const save = async (values: Record<string, unknown>) => {
    const change = fixed === null && role !== person.role ? { role } : {};
    await update.mutateAsync({ id: person.id, values: { ...values, ...change } });
    onClose();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!update.isPending) save({}).catch(() => {});
  };
  return (
    <Drawer open onOpenChange={(open) => open || onClose()} title={t('sheet.title')} className="w-120">
      <div className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto px-4 pb-6">
        <div className="flex items-center gap-3">
          <Avatar name={nameOf(person)} className="size-10" />
          <div className="grid min-w-0">
            <bdi className="truncate font-medium">{nameOf(person)}</bdi>
            <span className="truncate text-caption text-muted">{person.email}</span>
          </div>
        </div>
        <RoleField role={role} onChange={setRole} fixed={fixed} />
        <form onSubmit={handleSubmit} className="flex justify-end gap-2">
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" variant="primary" pending={update.isPending}>
            {t('sheet.submit')}
          </Button>
        </form>
      </div>
    </Drawer>
  );
}

import type { App } from '@sayso/contracts/apps';
import { listText } from '../../../../texts/language.ts';
import { t } from '../../../../texts/users.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { removalText } from '../../share/removal-text.ts';
import { nameOf } from './person-parts.tsx';
import { type Person, useRemovePerson } from './use-people.ts';
import { customFieldsOf } from './value-text.ts';

type Props = { app: App; person: Person; onClose: () => void };

/** Says what somebody loses, and what the app loses of them, before they are removed. */
export function RemovalDialog({ app, person, onClose }: Props) {
  const remove = useRemovePerson(app.id);
  const kept = customFieldsOf(app.user_entity).filter(({ name }) => (person[name] ?? '') !== '');
  const fields = listText(kept.map(({ label }) => label));
  const access = removalText(app, nameOf(person));
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('removal.title')}
      description={kept.length > 0 ? `${access} ${t('removal.data', { fields })}` : access}
      confirmLabel={t('removal.confirm')}
      destructive
      pending={remove.isPending}
      onConfirm={() => remove.mutate(person.id, { onSettled: onClose })}
    />
  );
}

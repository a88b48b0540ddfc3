import type { App } from '@sayso/contracts/apps';
import { referredEntity } from '@sayso/core/entities/references';
import { Pencil, X } from 'lucide-react';
import { useUser } from '../../../../lib/session.ts';
import { t } from '../../../../texts/users.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { NameOf } from '../data/names.ts';
import { ReferenceLinks } from '../data/reference-links.tsx';
import { idsIn } from '../data/use-names.ts';
import type { Person } from './use-people.ts';
import { type CustomField, valueText } from './value-text.ts';

/** Its owner, whose role and access stay whatever is done here. */
export const isOwnerOf = (app: App, { email }: Person) => email === app.created_by;
export const nameOf = ({ full_name, email }: Person) => full_name || email;

/** Who it is; the name opens what the app keeps of them. */
export function PersonName({ person, onEdit }: { person: Person; onEdit: () => void }) {
  const isYou = useUser().id === person.id;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={nameOf(person)} />
      <div className="grid min-w-0">
        <button
          type="button"
          className="max-w-72 truncate rounded-control text-left font-medium hover:underline max-md:min-h-10 max-md:max-w-full"
          onClick={onEdit}
        >
          <bdi>{nameOf(person)}</bdi>
          {isYou && <span className="font-normal text-muted"> {t('you')}</span>}
        </button>
        {person.full_name && (
          <span className="max-w-72 truncate text-caption text-muted max-md:max-w-full">{person.email}</span>
        )}
      </div>
    </div>
  );
}

export function RoleBadge({ app, person }: { app: App; person: Person }) {
  const isOwner = isOwnerOf(app, person);
  return <Badge>{t(`role.${isOwner ? 'owner' : person.role}`)}</Badge>;
}

/** As long as the column; all of it is said on hover. */
const ValueText = ({ text }: { text: string }) => (
  <span dir="auto" title={text} className="block max-w-50 truncate">
    {text}
  </span>
);

type FieldProps = { app: App; field: CustomField; value: unknown; nameOf: NameOf };

/** What the app keeps of somebody: records by their names, all else as text. */
export function FieldValue({ app, field: { property }, value, nameOf }: FieldProps) {
  const entity = referredEntity(property) ?? referredEntity(property.items);
  if (entity === null) return <ValueText text={valueText(value, property)} />;
  const base = `/apps/${app.id}/editor/workspace`;
  return (
    <span className="block max-w-50">
      <ReferenceLinks entity={entity} ids={idsIn(value)} nameOf={nameOf} base={base} />
    </span>
  );
}

type ActionProps = { app: App; person: Person; onEdit: () => void; onRemove: () => void };

export function PersonActions({ app, person, onEdit, onRemove }: ActionProps) {
  const user = useUser();
  const name = nameOf(person);
  // Neither the owner nor whoever is asking can be shut out.
  const canRemove = !isOwnerOf(app, person) && user.id !== person.id;
  return (
    <div className="flex shrink-0 justify-end gap-1">
      <IconButton label={t('edit', { name })} size="sm" onClick={onEdit}>
        <Pencil className="size-4" />
      </IconButton>
      {canRemove ? (
        <IconButton label={t('remove', { name })} size="sm" onClick={onRemove}>
          <X className="size-4" />
        </IconButton>
      ) : (
        // Keeps the other button in its column.
        <span className="size-8 max-md:hidden" />
      )}
    </div>
  );
}

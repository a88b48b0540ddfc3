import type { App } from '@sayso/contracts/apps';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { t } from '../../../../texts/users.ts';
import { cn } from '../../../../ui/cn.ts';
import { Time } from '../../../../ui/time.tsx';
import type { NameOf } from '../data/names.ts';
import { FieldValue, PersonActions, PersonName, RoleBadge } from './person-parts.tsx';
import type { Person } from './use-people.ts';
import { customFieldsOf } from './value-text.ts';

export type PeopleProps = {
  app: App;
  people: readonly Person[];
  /** What records are called that the app keeps of them. */
  nameOf: NameOf;
  onEdit: (person: Person) => void;
  onRemove: (person: Person) => void;
};
type Sorting = {
  /** A field, with `-` before it from the last to the first. */
  sort: string;
  onSort: (sort: string) => void;
};

const headLook = 'border-line border-b bg-sunken px-4 py-2 font-medium whitespace-nowrap';
const cellLook = 'border-line border-b px-4 py-2 [tr:last-child>&]:border-b-0';
/** Who it is and what can be done stay in sight; the app's own fields stand in the sheet, too. */
const ownLook = '@max-3xl:hidden';
const actionsLook = 'sticky right-0 @max-5xl:border-l';

/** The app's people with what it keeps of them. */
export function PeopleTable({ app, people, nameOf, onEdit, onRemove, ...sorting }: PeopleProps & Sorting) {
  const fields = customFieldsOf(app.user_entity);
  return (
    <div className="@container overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full border-separate border-spacing-0 text-left text-dense">
        <thead className="text-caption text-muted">
          <tr>
            <SortHeader
              field="full_name"
              label={t('columns.name')}
              className="sticky left-0 z-10"
              {...sorting}
            />
            <SortHeader field="role" label={t('columns.role')} {...sorting} />
            {fields.map(({ name, label }) => (
              <SortHeader key={name} field={name} label={label} className={ownLook} {...sorting} />
            ))}
            <SortHeader field="created_date" label={t('columns.joined')} {...sorting} />
            <th scope="col" className={cn(headLook, actionsLook)}>
              <span className="sr-only">{t('columns.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id}>
              <th scope="row" className={cn(cellLook, 'sticky left-0 min-w-56 bg-surface font-normal')}>
                <PersonName person={person} onEdit={() => onEdit(person)} />
              </th>
              <td className={cellLook}>
                <RoleBadge app={app} person={person} />
              </td>
              {fields.map((field) => (
                <td key={field.name} className={cn(cellLook, ownLook)}>
                  <FieldValue app={app} field={field} value={person[field.name]} nameOf={nameOf} />
                </td>
              ))}
              <td className={cn(cellLook, 'whitespace-nowrap text-muted')}>
                <Time value={person.created_date} />
              </td>
              <td className={cn(cellLook, actionsLook, 'bg-surface')}>
                <PersonActions
                  app={app}
                  person={person}
                  onEdit={() => onEdit(person)}
                  onRemove={() => onRemove(person)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type SortProps = Sorting & { field: string; label: string; className?: string };

function SortHeader({ field, label, sort, onSort, className }: SortProps) {
  const isDown = sort === `-${field}`;
  const isUp = sort === field;
  const Arrow = isDown ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
      className={cn(headLook, className)}
    >
      <button
        type="button"
        className="inline-flex min-h-6 items-center gap-1.5 rounded-control hover:text-ink"
        onClick={() => onSort(isUp ? `-${field}` : field)}
      >
        {label}
        {(isUp || isDown) && <Arrow aria-hidden className="size-3.5" />}
      </button>
    </th>
  );
}

import { Fragment } from 'react';
import { t } from '../../../../texts/users.ts';
import { Time } from '../../../../ui/time.tsx';
import type { PeopleProps } from './people-table.tsx';
import { FieldValue, PersonActions, PersonName, RoleBadge } from './person-parts.tsx';
import { customFieldsOf, valueText } from './value-text.ts';

/** The same on narrow screens, where each of the people is a card. */
export function PeopleCards({ app, people, nameOf, onEdit, onRemove }: PeopleProps) {
  const fields = customFieldsOf(app.user_entity);
  return (
    <ul aria-label={t('title')} className="grid grid-cols-1 gap-3">
      {people.map((person) => {
        const shown = fields.filter(({ name, property }) => valueText(person[name], property) !== '');
        return (
          <li key={person.id} className="grid gap-2 rounded-card border border-line bg-surface p-3">
            <div className="flex min-w-0 items-center justify-between gap-2">
              <PersonName person={person} onEdit={() => onEdit(person)} />
              <PersonActions
                app={app}
                person={person}
                onEdit={() => onEdit(person)}
                onRemove={() => onRemove(person)}
              />
            </div>
            <dl className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 text-dense">
              <dt className="text-caption text-muted">{t('columns.role')}</dt>
              <dd>
                <RoleBadge app={app} person={person} />
              </dd>
              {shown.map((field) => (
                <Fragment key={field.name}>
                  <dt className="truncate text-caption text-muted">{field.label}</dt>
                  <dd>
                    <FieldValue app={app} field={field} value={person[field.name]} nameOf={nameOf} />
                  </dd>
                </Fragment>
              ))}
              <dt className="text-caption text-muted">{t('columns.joined')}</dt>
              <dd className="text-muted">
                <Time value={person.created_date} />
              </dd>
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

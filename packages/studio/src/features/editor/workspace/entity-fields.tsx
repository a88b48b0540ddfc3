import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { choiceLabel } from '@sayso/core/entities/choices';
import { wordsOf } from '@sayso/core/entities/nouns';
import { kindOf, type PropertyKind } from '@sayso/core/entities/property-kind';
import { referredEntity } from '@sayso/core/entities/references';
import type { ReactNode } from 'react';
import { listText } from '../../../texts/language.ts';
import { t } from '../../../texts/workspace.ts';

/** What an app keeps of one kind of thing, for people who don't read schemas. */
export function EntityFields({ schema, children }: { schema: EntitySchema; children?: ReactNode }) {
  const required = new Set(schema.required ?? []);
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-auto p-4 *:max-w-3xl">
      {children}
      <table className="w-full text-left text-dense">
        <thead className="text-caption text-muted">
          <tr>
            <th className="py-1.5 pr-4 font-medium">{t('fields.name')}</th>
            <th className="py-1.5 pr-4 font-medium">{t('fields.holds')}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(schema.properties).map(([key, property]) => (
            <tr key={key} className="border-line border-t align-top">
              <th scope="row" className="py-2 pr-4 font-medium">
                {property.title ?? wordsOf(key)}
                {required.has(key) && (
                  <span className="ml-2 font-normal text-caption text-muted">{t('fields.required')}</span>
                )}
              </th>
              <td className="py-2 pr-4 text-muted wrap-anywhere">{holdsOf(property)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function holdsOf(property: EntityProperty): string {
  const kind = kindOf(property);
  if (kind === 'reference' || kind === 'references') {
    const target = referredEntity(property) ?? referredEntity(property.items) ?? '';
    return t('fields.reference', { entity: wordsOf(target) });
  }
  if (kind === 'choice' || kind === 'choices') {
    const choices = property.enum ?? property.items?.enum ?? [];
    const labels = choices.map((choice) => choiceLabel(property, choice));
    return t('fields.choices', { choices: listText(labels, 'disjunction') });
  }
  return t(`fields.${words[kind]}`);
}

type Plain = Exclude<PropertyKind, 'reference' | 'references' | 'choice' | 'choices'>;

const words = {
  text: 'text',
  longText: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  date: 'date',
  moment: 'moment',
  time: 'text',
  email: 'email',
  address: 'link',
  phone: 'text',
  color: 'text',
  file: 'file',
  image: 'file',
  texts: 'list',
  list: 'list',
  object: 'object',
} as const satisfies Record<Plain, string>;

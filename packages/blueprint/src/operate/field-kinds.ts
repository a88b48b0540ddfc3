import type { PlanFieldKind } from '@sayso/contracts/plan';
import type { BlueprintEntity, BlueprintField, FieldType } from '@sayso/core/blueprint-schema';

const types: Readonly<Record<PlanFieldKind, FieldType>> = {
  text: 'string',
  'long text': 'text',
  'rich text': 'richtext',
  'whole number': 'int',
  number: 'number',
  money: 'money',
  percent: 'percent',
  rating: 'rating',
  'yes or no': 'bool',
  date: 'date',
  'date and time': 'datetime',
  time: 'time',
  duration: 'duration',
  choice: 'enum',
  states: 'enum',
  tags: 'tags',
  email: 'email',
  phone: 'phone',
  'web address': 'url',
  picture: 'image',
  file: 'file',
  colour: 'color',
  link: 'ref',
  lines: 'lines',
};

export const typeOfKind = (kind: PlanFieldKind): FieldType => types[kind];

const kinds = new Map(
  (Object.entries(types) as [PlanFieldKind, FieldType][])
    .filter(([kind]) => kind !== 'states')
    .map(([kind, type]) => [type, kind]),
);

/** The choices that records move through are its states. */
export function kindOfField(entity: BlueprintEntity, { id, type }: BlueprintField): PlanFieldKind {
  if (type === 'enum' && entity.workflow === id) return 'states';
  return kinds.get(type) ?? 'text';
}

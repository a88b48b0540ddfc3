import type { DraftField, PlanDraft } from '@sayso/contracts/plan-draft';
import type { Blueprint, BlueprintEntity, FieldType } from '@sayso/core/blueprint-schema';
import { thingNamed } from '../draft/find-thing.ts';
import type { Filled } from '../tables/table-drafts.ts';
import type { TableColumn } from '../tables/table-file.ts';
import { nameForm } from '../words.ts';

/**
 * The draft with a thing for each file of rows, whose columns are its fields as they are: what a table holds is known
 * better than any reader could say it.
 */
export function withTables(draft: PlanDraft, filled: readonly Filled[]): PlanDraft {
  const things = draft.things.map((thing) => ({ ...thing }));
  for (const { entity, table } of filled) {
    const columns = table.columns.map(columnField);
    const known = things.find(({ name }) => isNamed(entity, name));
    const own = (known?.fields ?? []).filter(
      ({ name }) => !columns.some((column) => nameForm(column.name) === nameForm(name)),
    );
    const fields = [...columns, ...own];
    if (known) known.fields = fields;
    else things.unshift({ words: '', name: entity.label, fields });
  }
  return { ...draft, things };
}

const isNamed = ({ label, labelPlural }: BlueprintEntity, name: string): boolean =>
  [label, labelPlural].some((own) => nameForm(own) === nameForm(name));

/** Lets the files be found again as what they fill. */
export function markTables(blueprint: Blueprint, filled: readonly Filled[]): void {
  for (const { entity } of filled) {
    const twin = thingNamed(blueprint.entities, entity.label);
    if (twin) twin.why = { ...entity.why };
  }
}

const kinds: Readonly<Partial<Record<FieldType, DraftField['kind']>>> = {
  text: 'long text',
  int: 'number',
  number: 'number',
  money: 'money',
  percent: 'percent',
  rating: 'rating',
  bool: 'yes or no',
  date: 'date',
  datetime: 'date and time',
  time: 'time',
  duration: 'duration',
  email: 'email',
  phone: 'phone',
  url: 'web address',
  image: 'picture',
  file: 'file',
  tags: 'tags',
  enum: 'choice',
};

const columnField = ({ label, type, options = [] }: TableColumn): DraftField => ({
  name: label,
  kind: kinds[type] ?? 'text',
  of: [...options],
});

import type { EntityClient, Row } from '../../sdk/entity-types.ts';
import { blog as texts } from '../../texts/blog.ts';
import { FieldValue, textOf } from '../cell.tsx';
import { noReferences } from '../data.ts';
import { FilterInput } from '../filter-inputs.tsx';
import { formatNumber } from '../format.ts';
import { fieldsOf } from '../schema.ts';
import type { Filtering } from '../use-filtering.ts';
import { isEmpty } from '../validate.ts';

type FactsProps = { entity: EntityClient; keys: readonly string[]; row: Row };

/** What a post tells beside its text: the country, the kilometres. */
export function PostFacts({ entity, keys, row }: FactsProps) {
  const fields = fieldsOf(entity.schema, [...keys]).filter(({ key }) => !isEmpty(row[key]));
  if (fields.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2 text-[13px]">
      {fields.map(({ key, label }) => (
        <div key={key} className="flex gap-1.5">
          <dt className="text-(--page-muted,var(--muted-foreground))">{label}</dt>
          <dd className="font-medium">
            <FieldValue entity={entity} field={key} row={row} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const PostFilters = ({ filtering }: { filtering: Filtering }) =>
  filtering.fields.map((field) => (
    <div key={field.key} className="w-44">
      <FilterInput field={field} filtering={filtering} id={`post-filter-${field.key}`} />
    </div>
  ));

type SumsProps = { entity: EntityClient; keys: readonly string[]; rows: readonly Row[] };

/** "Kilometres (km)" is a name and what it is counted in. */
function namedUnit(label: string): { name: string; unit: string } {
  const bracket = /\(([^()]+)\)$/.exec(label);
  const name = label.slice(0, bracket?.index).trimEnd();
  return name === '' ? { name: label, unit: '' } : { name, unit: bracket?.[1] ?? '' };
}

/** The facts of a post as one reads them in a line: a number with what it counts. */
export const factTexts = ({ entity, keys, row }: FactsProps): string[] =>
  fieldsOf(entity.schema, [...keys])
    .filter(({ key, target }) => target === null && !isEmpty(row[key]))
    .map((field) => {
      const { name, unit } = namedUnit(field.label);
      const text = textOf(field, row[field.key], noReferences);
      if (unit !== '') return `${text} ${unit}`;
      return field.kind === 'number' || field.kind === 'integer' ? `${name}: ${text}` : text;
    });

/** Numbers of the posts on show, added up. */
export function PostSums({ entity, keys, rows }: SumsProps) {
  const sumOf = (key: string) =>
    rows.reduce((sum, row) => sum + (typeof row[key] === 'number' ? Number(row[key]) : 0), 0);
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 ms-auto text-end">
      {fieldsOf(entity.schema, [...keys]).map(({ key, label }) => {
        const { name, unit } = namedUnit(label);
        return (
          <div key={key} className="flex flex-col-reverse">
            <dt className="text-[13px] text-(--page-muted,var(--muted-foreground))">
              {texts.total(name.toLowerCase())}
            </dt>
            <dd className="kit-title text-2xl leading-8 whitespace-nowrap tabular-nums">
              {`${formatNumber(sumOf(key))} ${unit}`.trimEnd()}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

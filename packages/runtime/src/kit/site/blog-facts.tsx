import type { EntityClient, Row } from '../../sdk/entity-types.ts';
import { FieldValue } from '../cell.tsx';
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

/** Numbers of the posts on show, added up. */
export function PostSums({ entity, keys, rows }: SumsProps) {
  const sumOf = (key: string) =>
    rows.reduce((sum, row) => sum + (typeof row[key] === 'number' ? Number(row[key]) : 0), 0);
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-(--page-muted,var(--muted-foreground))">
      {fieldsOf(entity.schema, [...keys]).map(({ key, label }) => (
        <span key={key}>
          Total {label.toLowerCase()}:{' '}
          <strong className="font-semibold text-foreground tabular-nums">{formatNumber(sumOf(key))}</strong>
        </span>
      ))}
    </p>
  );
}

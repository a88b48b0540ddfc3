import { createPageUrl } from '../sdk/utils.ts';
import { lists } from '../texts/lists.ts';
import { useReferences, useRows } from './data.ts';
import { FilterBar } from './filter-bar.tsx';
import type { PublicListProps } from './public-api.ts';
import { RecordCard } from './record-cards.tsx';
import { nameOf, useTitleReferences } from './record-name.tsx';
import { fieldsOf, nounOf, pluralOf, titleFieldOf } from './schema.ts';
import { CardsSkeleton } from './skeletons.tsx';
import { Empty, Failed } from './states.tsx';
import { useFiltering } from './use-filtering.ts';
import { useRealFirst } from './use-samples.ts';
import { Vote } from './vote.tsx';

export function PublicList(props: PublicListProps) {
  const {
    title,
    entity,
    fields: keys,
    where,
    sort,
    limit = 60,
    imageField,
    voteField,
    votes,
    detailPage,
    action,
    emptyText,
  } = props;
  const filtering = useFiltering({
    entity,
    where,
    search: props.search,
    filters: props.filters,
    columns: keys,
  });
  const order = useRealFirst(entity, sort ?? '-created_date');
  const rows = useRows(entity, { where: filtering.where, sort: order, limit });
  const found = rows.data ?? [];
  const name = titleFieldOf(entity.schema);
  const fields = fieldsOf(entity.schema, keys).filter(
    ({ key }) => key !== name && key !== imageField && key !== voteField,
  );
  const references = useReferences(fields, found);
  const titles = useTitleReferences(entity, found);
  const hasBar = props.search !== false || filtering.fields.length > 0;
  const plural = pluralOf(nounOf(entity.schema));
  return (
    <div className="flex flex-col gap-5">
      {title ? <h2 className="kit-title text-xl">{title}</h2> : null}
      {hasBar ? <FilterBar filtering={filtering} placeholder={lists.search(plural)} /> : null}
      {rows.isPending ? <CardsSkeleton /> : null}
      {rows.isError && rows.data === undefined ? (
        <Failed error={rows.error} onRetry={() => void rows.refetch()} />
      ) : null}
      {rows.data?.length === 0 ? (
        <Empty title={filtering.isFiltered ? lists.noMatch : (emptyText ?? lists.noneYet(plural))} />
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {found.map((row) => (
          <RecordCard
            key={row.id}
            entity={entity}
            row={row}
            name={nameOf(entity, row, titles)}
            fields={fields}
            references={references}
            imageField={imageField}
            href={detailPage === undefined ? undefined : createPageUrl(`${detailPage}?id=${row.id}`)}
            foot={
              voteField || action ? (
                <span className="flex items-center gap-2">
                  {voteField ? <Vote entity={entity} record={row} field={voteField} votes={votes} /> : null}
                  {action?.(row)}
                </span>
              ) : null
            }
          />
        ))}
      </div>
    </div>
  );
}

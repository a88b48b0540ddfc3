import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { EntityClient, Row } from '../sdk/entity-types.ts';
import { actions } from '../texts/actions.ts';
import { lists } from '../texts/lists.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import type { RecordCardsProps, RecordGalleryProps } from './api.ts';
import { Cell } from './cell.tsx';
import { type References, useReferences, useRows } from './data.ts';
import { FilterBar } from './filter-bar.tsx';
import { Readable } from './readable.tsx';
import { nameOf, useTitleReferences } from './record-name.tsx';
import { isNamesake } from './repeats.ts';
import { RowMenu } from './row-menu.tsx';
import { Marked } from './sample-mark.tsx';
import { type Field, fieldsOf, nounOf, pluralOf, titleFieldOf } from './schema.ts';
import { CardsSkeleton } from './skeletons.tsx';
import { Failed } from './states.tsx';
import { useFiltering } from './use-filtering.ts';
import { useListing } from './use-listing.tsx';
import { useRealFirst } from './use-samples.ts';
import { isEmpty } from './validate.ts';
import { Vote } from './vote.tsx';

const step = 24;

/** Records as cards. */
export const RecordCards = (props: RecordCardsProps) => (
  <Readable entities={[props.entity]}>
    <CardsView {...props} />
  </Readable>
);

function CardsView(props: RecordCardsProps) {
  const { entity, fields: keys, imageField, voteField, votes, sort, readOnly = false } = props;
  const filtering = useFiltering({ ...props, columns: keys });
  const listing = useListing(props);
  const [limit, setLimit] = useState(step);
  const order = useRealFirst(entity, sort ?? '-created_date');
  const rows = useRows(entity, { where: filtering.where, sort: order, limit: limit + 1 });
  const found = (rows.data ?? []).slice(0, limit);
  const title = titleFieldOf(entity.schema);
  const fields = fieldsOf(entity.schema, keys).filter(
    ({ key }) => key !== title && key !== imageField && key !== voteField,
  );
  const references = useReferences(fields, found);
  const titles = useTitleReferences(entity, found);
  return (
    <div className="flex flex-col gap-4">
      <FilterBar filtering={filtering} placeholder={lists.search(pluralOf(nounOf(entity.schema)))} />
      {rows.isPending ? <CardsSkeleton hasPicture={imageField !== undefined} /> : null}
      {rows.isError && rows.data === undefined ? (
        <Card className="py-0">
          <Failed error={rows.error} onRetry={() => void rows.refetch()} />
        </Card>
      ) : null}
      {rows.data?.length === 0 ? <Card className="py-0">{listing.empty(filtering)}</Card> : null}
      <div className="kit-tints grid gap-4 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
        {found.map((row) => (
          <RecordCard
            key={row.id}
            entity={entity}
            row={row}
            fields={fields}
            name={nameOf(entity, row, titles)}
            references={references}
            imageField={imageField}
            href={listing.hrefOf(row)}
            onOpen={listing.mayEdit(row) ? () => listing.open(row) : undefined}
            menu={readOnly ? null : <RowMenu row={row} listing={listing} />}
            foot={voteField ? <Vote entity={entity} record={row} field={voteField} votes={votes} /> : null}
          />
        ))}
      </div>
      {(rows.data?.length ?? 0) > limit ? (
        <Button variant="outline" className="self-center" onClick={() => setLimit(limit + step)}>
          {actions.showMore}
        </Button>
      ) : null}
      {listing.dialogs}
    </div>
  );
}

export const RecordGallery = ({ fields = [], ...props }: RecordGalleryProps) => (
  <RecordCards {...props} fields={fields} />
);

type CardProps = {
  entity: EntityClient;
  row: Row;
  name: string;
  fields: readonly Field[];
  references: References;
  imageField?: string | undefined;
  href?: string | undefined;
  onOpen?: (() => void) | undefined;
  menu?: React.ReactNode;
  foot?: React.ReactNode;
};

/** The one money of a card that needs no name: a price. "Price per night" keeps its own. */
function priceOf(fields: readonly Field[]): Field | undefined {
  const money = fields.filter(({ kind }) => kind === 'money');
  return money.length === 1 ? money.find(({ label }) => /^(?:\w+ )?price$/i.test(label)) : undefined;
}

/** The card of one record: picture, name, values by their kind. */
export function RecordCard({
  entity,
  row,
  name,
  fields,
  references,
  imageField,
  href,
  onOpen,
  menu,
  foot,
}: CardProps) {
  const picture = imageField === undefined ? null : row[imageField];
  const look =
    'rounded-sm text-start outline-none after:absolute after:inset-0 hover:underline focus-visible:ring-2 focus-visible:ring-ring';
  const badges = fields.filter(({ kind, key }) => kind === 'enum' && !isEmpty(row[key]));
  const price = priceOf(fields);
  const lines = fields.filter(
    (field) =>
      !badges.includes(field) &&
      field !== price &&
      !isEmpty(row[field.key]) &&
      !isNamesake(field, { row, name, references }),
  );
  return (
    <Card className="relative gap-0 overflow-hidden py-0 transition-transform focus-within:ring-2 focus-within:ring-ring/40">
      {imageField === undefined ? null : (
        <div className="aspect-[4/3] w-full overflow-hidden bg-muted">
          {typeof picture === 'string' && picture !== '' ? (
            <img src={picture} alt={name} loading="lazy" className="size-full object-cover" />
          ) : null}
        </div>
      )}
      <div className="flex flex-1 flex-col gap-3 p-5">
        <div className="flex items-start justify-between gap-2">
          <h2 className="min-w-0 text-[15px] leading-snug font-semibold wrap-anywhere">
            <Marked entity={entity} row={row}>
              {href !== undefined ? (
                <Link to={href} className={look}>
                  {name}
                </Link>
              ) : onOpen ? (
                <button type="button" className={look} onClick={onOpen}>
                  {name}
                </button>
              ) : (
                name
              )}
            </Marked>
          </h2>
          {menu ? <span className="relative z-10 -mt-1 -me-2">{menu}</span> : null}
        </div>
        {price !== undefined && !isEmpty(row[price.key]) ? (
          <p className="text-lg leading-6 font-semibold tabular-nums">
            <span className="sr-only">{price.label} </span>
            <Cell field={price} row={row} references={references} />
          </p>
        ) : null}
        {lines.length > 0 ? (
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-[13px]">
            {lines.map((field) =>
              field.kind === 'longtext' || field.kind === 'richtext' ? (
                <div key={field.key} className="col-span-2 text-muted-foreground">
                  <dt className="sr-only">{field.label}</dt>
                  <dd>
                    <Cell field={field} row={row} references={references} />
                  </dd>
                </div>
              ) : (
                <div key={field.key} className="col-span-2 grid grid-cols-subgrid">
                  <dt className="text-muted-foreground">{field.label}</dt>
                  <dd className="relative z-10 min-w-0 justify-self-end text-end">
                    <Cell field={field} row={row} references={references} />
                  </dd>
                </div>
              ),
            )}
          </dl>
        ) : null}
        {badges.length > 0 || foot ? (
          <div className="mt-auto flex flex-wrap items-center gap-1.5 pt-1">
            {badges.map((field) => (
              <Cell key={field.key} field={field} row={row} references={references} />
            ))}
            {foot ? <span className="relative z-10 ms-auto">{foot}</span> : null}
          </div>
        ) : null}
      </div>
    </Card>
  );
}

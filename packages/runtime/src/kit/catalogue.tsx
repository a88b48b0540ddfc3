import { Minus, Plus, ShoppingCart } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Row } from '../sdk/entity-types.ts';
import { createPageUrl } from '../sdk/utils.ts';
import { actions } from '../texts/actions.ts';
import { lists } from '../texts/lists.ts';
import { products as texts } from '../texts/products.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { noteCartPage, setPieces, useCart } from './cart.ts';
import { Tag } from './cell.tsx';
import { useRows } from './data.ts';
import { FilterBar } from './filter-bar.tsx';
import { formatMoney } from './format.ts';
import type { CatalogueProps } from './public-api.ts';
import { nounOf, optionColor, optionLabel, plainTitle, pluralOf, titleFieldOf } from './schema.ts';
import { CardsSkeleton } from './skeletons.tsx';
import { Empty, Failed } from './states.tsx';
import { useFiltering } from './use-filtering.ts';

/** Products for sale. */
export function Catalogue(props: CatalogueProps) {
  const { products, where, sort, categoryField, cartPage } = props;
  const category = categoryField === undefined ? [] : [categoryField];
  const filtering = useFiltering({ entity: products, where, columns: category, filters: category });
  const rows = useRows(products, {
    where: filtering.where,
    sort: sort ?? titleFieldOf(products.schema),
    limit: 500,
  });
  useEffect(() => noteCartPage(cartPage), [cartPage]);
  const noun = nounOf(products.schema);
  return (
    <div className="flex flex-col gap-5">
      <FilterBar filtering={filtering} placeholder={lists.search(pluralOf(noun))} />
      {rows.isPending ? <CardsSkeleton /> : null}
      {rows.isError && rows.data === undefined ? (
        <Failed error={rows.error} onRetry={() => void rows.refetch()} />
      ) : null}
      {rows.data?.length === 0 ? (
        <Empty title={filtering.isFiltered ? lists.noMatch : lists.noneYet(pluralOf(noun))} />
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {rows.data?.map((row) => (
          <Product key={row.id} row={row} {...props} />
        ))}
      </div>
    </div>
  );
}

function Product({
  row,
  products,
  priceField,
  imageField,
  descriptionField,
  categoryField,
  stockField,
  detailPage,
}: CatalogueProps & { row: Row }) {
  const cart = useCart();
  const pieces = cart[row.id] ?? 0;
  const stock = stockField === undefined ? undefined : row[stockField];
  const left = typeof stock === 'number' ? stock : Number.POSITIVE_INFINITY;
  const name = plainTitle(products.schema, row);
  const price = products.schema.properties[priceField];
  const category = categoryField === undefined ? undefined : products.schema.properties[categoryField];
  const picture = imageField === undefined ? null : row[imageField];
  return (
    <Card className="gap-0 overflow-hidden py-0">
      {imageField === undefined ? null : (
        <div className="aspect-square bg-muted">
          {typeof picture === 'string' && picture !== '' ? (
            <img src={picture} alt={name} loading="lazy" className="size-full object-cover" />
          ) : null}
        </div>
      )}
      <div className="flex flex-1 flex-col gap-2 p-4">
        {category && categoryField && row[categoryField] && category.enum ? (
          <Tag color={optionColor(category, row[categoryField])}>
            {optionLabel(category, row[categoryField])}
          </Tag>
        ) : null}
        <h2 className="text-[15px] font-semibold">
          {detailPage === undefined ? (
            name
          ) : (
            <Link
              to={createPageUrl(`${detailPage}?id=${row.id}`)}
              className="rounded-sm outline-none hover:underline focus-visible:ring-2 focus-visible:ring-ring"
            >
              {name}
            </Link>
          )}
        </h2>
        {descriptionField && row[descriptionField] ? (
          <p className="line-clamp-3 text-[13px] text-muted-foreground">{String(row[descriptionField])}</p>
        ) : null}
        <div className="mt-auto flex items-center justify-between gap-2 pt-2">
          <span className="text-base font-semibold tabular-nums">
            {formatMoney(Number(row[priceField] ?? 0), price?.['x-sayso']?.currency)}
          </span>
          {left <= 0 ? (
            <span className="text-[13px] font-medium text-muted-foreground">{texts.soldOut}</span>
          ) : pieces === 0 ? (
            <Button size="sm" onClick={() => setPieces(row.id, 1)} aria-label={texts.addToCart(name)}>
              <ShoppingCart /> {actions.add}
            </Button>
          ) : (
            <Pieces name={name} pieces={pieces} most={left} onChange={(next) => setPieces(row.id, next)} />
          )}
        </div>
      </div>
    </Card>
  );
}

type PiecesProps = { name: string; pieces: number; most: number; onChange: (pieces: number) => void };

export const Pieces = ({ name, pieces, most, onChange }: PiecesProps) => (
  <span className="inline-flex items-center rounded-md border border-input">
    <Button
      variant="ghost"
      size="icon"
      className="size-8 max-md:size-10"
      aria-label={texts.less(name)}
      onClick={() => onChange(pieces - 1)}
    >
      <Minus />
    </Button>
    <span className="min-w-7 text-center text-[13px] font-medium tabular-nums" aria-live="polite">
      {pieces}
    </span>
    <Button
      variant="ghost"
      size="icon"
      className="size-8 max-md:size-10"
      aria-label={texts.more(name)}
      disabled={pieces >= most}
      onClick={() => onChange(pieces + 1)}
    >
      <Plus />
    </Button>
  </span>
);

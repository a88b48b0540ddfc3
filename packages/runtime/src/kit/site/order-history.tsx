import { ChevronDown, LogIn, Package } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { auth } from '../../sdk/auth.ts';
import type { EntityClient, Row } from '../../sdk/entity-types.ts';
import { createPageUrl } from '../../sdk/utils.ts';
import { actions } from '../../texts/actions.ts';
import { orderHistory as texts } from '../../texts/order-history.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Cell } from '../cell.tsx';
import { noReferences, useCurrentUser, useRows } from '../data.ts';
import { formatDay, formatMoney, formatNumber } from '../format.ts';
import { fieldOf, fieldsOf, plainTitle } from '../schema.ts';
import { RowsSkeleton } from '../skeletons.tsx';
import { Empty, Failed } from '../states.tsx';
import { isEmpty } from '../validate.ts';
import type { OrderHistoryProps } from './api.ts';

const most = 100;

/** What the person who is signed in has ordered. */
export function OrderHistory(props: OrderHistoryProps) {
  const { entity, cataloguePage } = props;
  const user = useCurrentUser();
  const rows = useRows(
    entity,
    { where: { created_by: user?.email }, sort: '-created_date', limit: most },
    user !== null,
  );
  const shop =
    cataloguePage === undefined ? undefined : (
      <Button asChild variant="outline">
        <Link to={createPageUrl(cataloguePage)}>{texts.goToShop}</Link>
      </Button>
    );
  if (user === null) {
    return (
      <Card className="py-0">
        <Empty
          icon={Package}
          title={texts.signIn}
          text={texts.signInHint}
          action={
            <Button onClick={() => auth.redirectToLogin()}>
              <LogIn /> {actions.signIn}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <Card className="gap-0 overflow-hidden py-0">
      {rows.isPending ? <RowsSkeleton rows={3} /> : null}
      {rows.isError && rows.data === undefined ? (
        <Failed error={rows.error} onRetry={() => void rows.refetch()} />
      ) : null}
      {rows.data?.length === 0 ? (
        <Empty icon={Package} title={texts.empty} text={texts.emptyHint} action={shop} />
      ) : null}
      <ul>
        {rows.data?.map((row) => (
          <Order key={row.id} row={row} {...props} />
        ))}
      </ul>
    </Card>
  );
}

function Order({ row, ...props }: OrderHistoryProps & { row: Row }) {
  const { entity, numberField, totalField, statusField, paymentField, orderItems, itemFields } = props;
  const [isOpen, setOpen] = useState(false);
  const states = fieldsOf(
    entity.schema,
    [statusField, paymentField].filter((key) => key !== undefined),
  ).filter(({ key }) => !isEmpty(row[key]));
  const total = totalField === undefined ? undefined : row[totalField];
  const money = totalField === undefined ? undefined : fieldOf(entity.schema, totalField);
  const own = numberField === undefined ? undefined : row[numberField];
  const number = typeof own === 'string' && own !== '' ? own : row.id.slice(-6).toUpperCase();
  const hasItems = orderItems !== undefined && itemFields !== undefined;
  return (
    <li className="border-b border-border last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
        <div className="min-w-36 flex-1 max-sm:basis-full">
          <p className="font-semibold tabular-nums">{texts.order(number)}</p>
          <p className="text-[13px] text-muted-foreground">{formatDay(row['created_date'])}</p>
        </div>
        <span className="flex flex-wrap gap-1.5">
          {states.map((field) => (
            <Cell key={field.key} field={field} row={row} references={noReferences} />
          ))}
        </span>
        {typeof total === 'number' ? (
          <span className="ml-auto min-w-20 text-right font-semibold tabular-nums">
            {formatMoney(total, money?.property['x-sayso']?.currency)}
          </span>
        ) : null}
        {hasItems ? (
          <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <ChevronDown className={isOpen ? 'rotate-180' : ''} /> {texts.items}
          </Button>
        ) : null}
      </div>
      {hasItems && isOpen ? (
        <OrderLines order={row} orderItems={orderItems} itemFields={itemFields} products={props.products} />
      ) : null}
    </li>
  );
}

type LinesProps = {
  order: Row;
  orderItems: EntityClient;
  itemFields: NonNullable<OrderHistoryProps['itemFields']>;
  products: EntityClient | undefined;
};

function OrderLines({ order, orderItems, itemFields, products }: LinesProps) {
  const rows = useRows(orderItems, { where: { [itemFields.order]: order.id }, limit: most });
  const ids = (rows.data ?? []).map((row) => String(row[itemFields.product]));
  const named = useRows(products ?? orderItems, { where: { id: { $in: ids } }, limit: most }, ids.length > 0);
  const nameOf = (row: Row) => {
    const product = named.data?.find(({ id }) => id === row[itemFields.product]);
    return product === undefined || products === undefined
      ? texts.gone
      : plainTitle(products.schema, product);
  };
  if (rows.isPending) return <RowsSkeleton rows={2} />;
  if (rows.isError && rows.data === undefined)
    return <Failed error={rows.error} onRetry={() => void rows.refetch()} />;
  return (
    <ul className="mx-5 mb-4 rounded-lg bg-muted px-4 py-2">
      {rows.data?.map((row) => {
        const price = itemFields.price === undefined ? undefined : row[itemFields.price];
        const quantity = Number(row[itemFields.quantity] ?? 1);
        return (
          <li key={row.id} className="flex justify-between gap-4 py-1.5 text-[13px]">
            <span>
              {formatNumber(quantity)} × {nameOf(row)}
            </span>
            {typeof price === 'number' ? (
              <span className="tabular-nums">{formatMoney(price * quantity)}</span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

import { CircleCheck, ShoppingCart, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { currentUser } from '../sdk/auth.ts';
import { CallError } from '../sdk/call.ts';
import { getPlace } from '../sdk/origin.ts';
import { createPageUrl } from '../sdk/utils.ts';
import { checkout } from '../texts/checkout.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { emptyCart, setPieces, useCart } from './cart.ts';
import { Pieces } from './catalogue.tsx';
import { useRows } from './data.ts';
import { FormRow } from './form-row.tsx';
import { formatMoney } from './format.ts';
import { type Line, noteDeclined, type Placed, placeOrder } from './place-order.ts';
import type { CheckoutProps } from './public-api.ts';
import { reasonOf } from './refusal.tsx';
import { fieldsOf, plainTitle } from './schema.ts';
import { RowsSkeleton } from './skeletons.tsx';
import { Empty, Failed } from './states.tsx';
import { outcomeOf, TestPayment } from './test-payment.tsx';
import { type Errors, rechecked, startValues, toBody, type Values, validate } from './validate.ts';

type CartLine = Line & { most: number };

/** The cart and the order that it becomes. */
export function Checkout(props: CheckoutProps) {
  const { products, priceField, stockField, cataloguePage, ordersPage, thanks } = props;
  const cart = useCart();
  const [placed, setPlaced] = useState<Placed | null>(null);
  const ids = Object.keys(cart);
  const rows = useRows(products, { where: { id: { $in: ids } }, limit: 200 }, ids.length > 0);
  const shop = (
    <Button asChild variant="outline">
      <Link to={createPageUrl(cataloguePage)}>{checkout.continueShopping}</Link>
    </Button>
  );
  if (placed !== null) {
    return (
      <Card className="py-0" role="status">
        <Empty
          title={thanks}
          text={checkout.placed(placed.number, props.payment !== undefined)}
          icon={CircleCheck}
          action={
            <span className="flex flex-wrap justify-center gap-2">
              {ordersPage === undefined ? null : (
                <Button asChild>
                  <Link to={createPageUrl(ordersPage)}>{checkout.yourOrders}</Link>
                </Button>
              )}
              {shop}
            </span>
          }
        />
      </Card>
    );
  }
  if (ids.length === 0) {
    return (
      <Card className="py-0">
        <Empty title={checkout.emptyCart} text={checkout.emptyCartHint} icon={ShoppingCart} action={shop} />
      </Card>
    );
  }
  if (rows.isError && rows.data === undefined)
    return <Failed error={rows.error} onRetry={() => void rows.refetch()} />;
  if (rows.data === undefined) return <RowsSkeleton />;
  const lines = rows.data.flatMap((product): CartLine[] => {
    const pieces = cart[product.id];
    const stock = stockField === undefined ? undefined : product[stockField];
    if (pieces === undefined) return [];
    return [
      {
        product,
        pieces,
        price: Number(product[priceField] ?? 0),
        most: typeof stock === 'number' ? stock : Number.POSITIVE_INFINITY,
      },
    ];
  });
  const total = Math.round(lines.reduce((sum, { pieces, price }) => sum + pieces * price, 0) * 100) / 100;
  const currency = products.schema.properties[priceField]?.['x-sayso']?.currency;
  return (
    <div className="grid items-start gap-(--gap) lg:grid-cols-[3fr_2fr]">
      <Card className="gap-0 py-0">
        <ul>
          {lines.map(({ product, pieces, price, most }) => {
            const name = plainTitle(products.schema, product);
            return (
              <li
                key={product.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border px-5 py-3.5"
              >
                <span className="min-w-40 flex-1">
                  <span className="block font-medium">{name}</span>
                  <span className="text-[13px] text-muted-foreground tabular-nums">
                    {checkout.each(formatMoney(price, currency))}
                  </span>
                  {pieces > most ? (
                    <span className="block text-[13px] text-danger">{checkout.onlyLeft(most)}</span>
                  ) : null}
                </span>
                <Pieces
                  name={name}
                  pieces={pieces}
                  most={most}
                  onChange={(next) => setPieces(product.id, next)}
                />
                <span className="w-20 text-end font-medium tabular-nums">
                  {formatMoney(price * pieces, currency)}
                </span>
                <Button
                  variant="ghost"
                  size="icon"
                  className="size-8 max-md:size-10"
                  aria-label={checkout.remove(name)}
                  onClick={() => setPieces(product.id, 0)}
                >
                  <Trash2 />
                </Button>
              </li>
            );
          })}
        </ul>
        <p className="flex justify-between px-5 py-4 text-base font-semibold">
          <span>{checkout.total}</span>
          <span className="tabular-nums">{formatMoney(total, currency)}</span>
        </p>
      </Card>
      <OrderForm {...props} lines={lines} total={total} onDone={setPlaced} />
    </div>
  );
}

type FormProps = CheckoutProps & {
  lines: readonly CartLine[];
  total: number;
  onDone: (placed: Placed) => void;
};

function OrderForm(props: FormProps) {
  const { orders, orderFields, orderDefaults = {}, lines, onDone, payment } = props;
  const prefix = useId();
  const fields = fieldsOf(orders.schema, orderFields);
  const [values, setValues] = useState<Values>(() => startValues(fields, {}, null));
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [card, setCard] = useState('');
  const [cardError, setCardError] = useState<string | null>(null);
  const isShort = lines.some(({ pieces, most }) => pieces > most);
  const send = async () => {
    setSending(true);
    setProblem(null);
    const memory = `cart-order:${getPlace().appId}`;
    const purchase = {
      ...props,
      values: { ...orderDefaults, ...toBody(fields, values, true) },
      isKnown: currentUser() !== null,
    };
    try {
      if (payment !== undefined && outcomeOf(card) === 'declined') {
        await noteDeclined(purchase, memory);
        throw new Error(checkout.declined);
      }
      const placed = await placeOrder(purchase, memory);
      emptyCart();
      onDone(placed);
    } catch (error) {
      setErrors(error instanceof CallError ? error.fields : {});
      setProblem(reasonOf(error));
      setSending(false);
    }
  };
  const change = (key: string, value: unknown) => {
    const next = { ...values, [key]: value };
    setValues(next);
    setErrors(rechecked(errors, key, validate(fields, next)));
    setProblem(null);
  };
  const changeCard = (next: string) => {
    setCard(next);
    setCardError(null);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = validate(fields, values);
    setErrors(found);
    const isCardWrong = payment !== undefined && outcomeOf(card) === null;
    setCardError(isCardWrong ? checkout.useTestCard : null);
    if (Object.keys(found).length === 0 && !isCardWrong && !isSending && !isShort) void send();
  };
  return (
    <Card className="px-5">
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <h2 className="text-[15px] font-semibold">{checkout.details}</h2>
        {fields.map((field) => (
          <FormRow
            key={field.key}
            id={`${prefix}-${field.key}`}
            field={field}
            value={values[field.key]}
            error={errors[field.key]}
            isWide
            onChange={(value) => change(field.key, value)}
          />
        ))}
        {payment === undefined ? null : <TestPayment card={card} error={cardError} onChange={changeCard} />}
        {problem === null ? null : (
          <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-[13px] text-danger">
            {problem}
          </p>
        )}
        <Button type="submit" size="lg" aria-disabled={isSending || isShort}>
          {isSending ? checkout.sending : payment === undefined ? checkout.placeOrder : checkout.payAndPlace}
        </Button>
      </form>
    </Card>
  );
}

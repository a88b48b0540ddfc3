import { ChevronLeft, ShoppingCart } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { CallError } from '../../sdk/call.ts';
import type { Row } from '../../sdk/entity-types.ts';
import { createPageUrl } from '../../sdk/utils.ts';
import { lists } from '../../texts/lists.ts';
import { lostRecord } from '../../texts/lost-record.ts';
import { products as shop } from '../../texts/products.ts';
import { publicDetail as texts } from '../../texts/public-detail.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { noteCartPage, setPieces, useCart } from '../cart.ts';
import { Pieces } from '../catalogue.tsx';
import { Cell } from '../cell.tsx';
import { MarkdownText } from '../community/markdown.tsx';
import { useReferences, useRow } from '../data.ts';
import { formatMoney } from '../format.ts';
import { PublicForm } from '../public-form.tsx';
import { nameOf, useTitleReferences } from '../record-name.tsx';
import { Reviews } from '../reviews.tsx';
import { fieldOf, fieldsOf, nounOf, pluralOf } from '../schema.ts';
import { PublicDetailSkeleton } from '../skeletons.tsx';
import { Empty, Failed } from '../states.tsx';
import { isEmpty } from '../validate.ts';
import type { PublicDetailProps } from './api.ts';
import { PublicFrame } from './public-frame.tsx';

/** One record as visitors see it. */
export const PublicDetail = (props: PublicDetailProps) => (
  <PublicFrame>
    <Detail {...props} />
  </PublicFrame>
);

function Detail(props: PublicDetailProps) {
  const { entity, listPage } = props;
  const [params] = useSearchParams();
  const id = params.get('id');
  const { data: row, isPending, isError, error, refetch } = useRow(entity, id);
  const noun = nounOf(entity.schema);
  if (id === null || (isError && error instanceof CallError && error.status === 404)) {
    return (
      <Card className="py-0">
        <Empty
          isPage
          title={lostRecord.notFound(noun)}
          text={lostRecord.maybeNotOffered}
          action={
            <Button asChild variant="outline" size="sm">
              <Link to={createPageUrl(listPage)}>{lists.allOf(pluralOf(noun))}</Link>
            </Button>
          }
        />
      </Card>
    );
  }
  if (isError && row === undefined) return <Failed error={error} onRetry={() => void refetch()} />;
  if (isPending || row === null || row === undefined) return <PublicDetailSkeleton />;
  return <Shown {...props} row={row} />;
}

function Shown({ row, ...props }: PublicDetailProps & { row: Row }) {
  const { entity, listPage, imageField, imageFields = [], textField, priceField, enquiry, reviews } = props;
  const titles = useTitleReferences(entity, [row]);
  const name = nameOf(entity, row, titles);
  const fields = fieldsOf(entity.schema, props.fields).filter(
    ({ key }) => key !== textField && key !== priceField && !isEmpty(row[key]),
  );
  const references = useReferences(fields, [row]);
  const pictures = [imageField, ...imageFields]
    .map((key) => (key === undefined ? null : row[key]))
    .filter((one): one is string => typeof one === 'string' && one !== '');
  const price = priceField === undefined ? undefined : row[priceField];
  const currency =
    priceField === undefined ? undefined : fieldOf(entity.schema, priceField)?.property['x-sayso']?.currency;
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-col gap-5">
        <Link
          to={createPageUrl(listPage)}
          className="inline-flex w-fit items-center gap-0.5 rounded-sm text-[13px] text-(--page-muted,var(--muted-foreground)) outline-none hover:text-foreground focus-visible:ring-2 focus-visible:ring-ring"
        >
          <ChevronLeft className="size-4" aria-hidden="true" /> {lists.allOf(pluralOf(nounOf(entity.schema)))}
        </Link>
        <div
          className={
            pictures.length > 0 ? 'grid items-start gap-8 md:grid-cols-[11fr_9fr] md:gap-10' : 'max-w-3xl'
          }
        >
          {pictures.length > 0 ? <Pictures pictures={pictures} name={name} /> : null}
          <div className="flex flex-col gap-5">
            <h1 className="kit-title text-3xl leading-tight tracking-[-0.02em] wrap-anywhere">{name}</h1>
            {typeof price === 'number' ? (
              <p className="text-2xl font-semibold tabular-nums">{formatMoney(price, currency)}</p>
            ) : null}
            {textField && !isEmpty(row[textField]) ? (
              <MarkdownText text={String(row[textField])} className="text-[15px] leading-relaxed" />
            ) : null}
            {props.cartPage ? (
              <Buy row={row} name={name} cartPage={props.cartPage} stockField={props.stockField} />
            ) : null}
            {fields.length > 0 ? (
              <dl className="flex flex-col">
                {fields.map((field) => (
                  <div
                    key={field.key}
                    className="flex justify-between gap-6 border-b border-border py-2.5 last:border-b-0"
                  >
                    <dt className="text-(--page-muted,var(--muted-foreground))">{field.label}</dt>
                    <dd className="text-right">
                      <Cell field={field} row={row} references={references} isLong />
                    </dd>
                  </div>
                ))}
              </dl>
            ) : null}
            {enquiry ? (
              <Button
                asChild
                size="lg"
                variant={props.cartPage ? 'outline' : 'default'}
                className="self-start"
              >
                <a href="#enquiry">{enquiry.submitLabel}</a>
              </Button>
            ) : null}
          </div>
        </div>
      </div>
      {enquiry ? (
        <section id="enquiry" className="flex scroll-mt-20 flex-col gap-4">
          <h2 className="kit-title text-xl">{enquiry.title}</h2>
          <PublicForm
            key={row.id}
            text={texts.about(name)}
            entity={enquiry.entity}
            fields={enquiry.fields.filter((key) => key !== enquiry.aboutField)}
            submitLabel={enquiry.submitLabel}
            thanks={enquiry.thanks}
            defaults={{ ...enquiry.defaults, ...aboutOf(enquiry, row, name) }}
          />
        </section>
      ) : null}
      {reviews ? <Reviews {...reviews} about={row.id} /> : null}
    </div>
  );
}

/** What an enquiry says it is about: the record itself, or its name where there is only a text. */
function aboutOf(
  { entity, aboutField }: NonNullable<PublicDetailProps['enquiry']>,
  row: Row,
  name: string,
): Record<string, unknown> {
  const field = aboutField === undefined ? undefined : fieldOf(entity.schema, aboutField);
  if (field === undefined) return {};
  return { [field.key]: field.target === null ? name : row.id };
}

function Pictures({ pictures, name }: { pictures: readonly string[]; name: string }) {
  const [at, setAt] = useState(0);
  const shown = pictures[at] ?? pictures[0];
  return (
    <div className="flex flex-col gap-3">
      <img src={shown} alt={name} className="kit-card aspect-[4/3] w-full rounded-xl bg-muted object-cover" />
      {pictures.length > 1 ? (
        <ul className="grid grid-cols-5 gap-2">
          {pictures.map((picture, place) => (
            <li key={picture}>
              <button
                type="button"
                aria-label={texts.picture(place + 1, pictures.length)}
                aria-pressed={place === at}
                onClick={() => setAt(place)}
                className="block w-full overflow-hidden rounded-md border-2 border-transparent outline-none focus-visible:ring-2 focus-visible:ring-ring aria-pressed:border-primary"
              >
                <img src={picture} alt="" className="aspect-square w-full bg-muted object-cover" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

type BuyProps = { row: Row; name: string; cartPage: string; stockField: string | undefined };

function Buy({ row, name, cartPage, stockField }: BuyProps) {
  const pieces = useCart()[row.id] ?? 0;
  const stock = stockField === undefined ? undefined : row[stockField];
  const left = typeof stock === 'number' ? stock : Number.POSITIVE_INFINITY;
  useEffect(() => noteCartPage(cartPage), [cartPage]);
  if (left <= 0)
    return <p className="font-medium text-(--page-muted,var(--muted-foreground))">{shop.soldOut}</p>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {pieces === 0 ? (
        <Button size="lg" onClick={() => setPieces(row.id, 1)}>
          <ShoppingCart /> {texts.addToCart}
        </Button>
      ) : (
        <>
          <Pieces name={name} pieces={pieces} most={left} onChange={(next) => setPieces(row.id, next)} />
          <Button asChild size="lg">
            <Link to={createPageUrl(cartPage)}>{texts.goToCart}</Link>
          </Button>
        </>
      )}
    </div>
  );
}

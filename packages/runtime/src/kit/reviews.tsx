import { MessageSquareText, Star } from 'lucide-react';
import { useState } from 'react';
import { entityNamed } from '../sdk/entity.ts';
import type { Row, Where } from '../sdk/entity-types.ts';
import { actions } from '../texts/actions.ts';
import { reviews as texts } from '../texts/reviews.ts';
import { values } from '../texts/values.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { cn } from '../ui/lib-utils.ts';
import { Ago } from './community/ago.tsx';
import { useAggregate, useCurrentUser, useReferences, useRows } from './data.ts';
import { formatNumber } from './format.ts';
import type { ReviewsProps } from './public-api.ts';
import { PublicForm } from './public-form.tsx';
import { counted, fieldOf, plainTitle } from './schema.ts';
import { RowsSkeleton } from './skeletons.tsx';
import { Empty, Failed } from './states.tsx';
import { useCounted } from './use-samples.ts';

const step = 10;

/** What people think of a thing, or of the business: the average, each review, and the form for one's own. */
export function Reviews(props: ReviewsProps) {
  const { entity, ratingField, title = texts.title, aboutField, about, fields, forMembers = false } = props;
  const user = useCurrentUser();
  const mayWrite = user !== null || !forMembers;
  const where: Where = aboutField !== undefined && about !== undefined ? { [aboutField]: about } : {};
  const isFixed = about !== undefined;
  return (
    <section id="reviews" aria-label={title} className="flex scroll-mt-20 flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="kit-title text-xl">{title}</h2>
        <Average entity={entity} where={where} field={ratingField} />
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <Written {...props} where={where} />
        {mayWrite ? (
          <PublicForm
            key={about ?? ''}
            title={props.submitLabel ?? texts.leave}
            entity={entity}
            fields={isFixed ? fields.filter((key) => key !== aboutField) : fields}
            submitLabel={props.submitLabel ?? texts.leave}
            thanks={props.thanks ?? texts.thanks}
            defaults={{ ...(isFixed && aboutField ? { [aboutField]: about } : {}), ...props.defaults }}
          />
        ) : (
          <p className="rounded-lg border border-border bg-muted/40 px-4 py-3 text-muted-foreground">
            {texts.signIn}
          </p>
        )}
      </div>
    </section>
  );
}

type AverageProps = { entity: ReviewsProps['entity']; where: Where; field: string };

function Average({ entity, where, field }: AverageProps) {
  const rated = useCounted(entity, where);
  const { data } = useAggregate(entity, { query: rated.where, count: true, avg: field }, rated.isReady);
  const [row = {}] = data?.rows ?? [];
  const average = row[`avg_${field}`];
  const count = Number(row['count'] ?? 0);
  if (typeof average !== 'number' || count === 0) return null;
  const most = fieldOf(entity.schema, field)?.property.maximum ?? 5;
  return (
    <p className="flex items-center gap-2">
      <Stars value={average} most={most} />
      <span className="text-lg font-semibold tabular-nums">
        {formatNumber(Math.round(average * 10) / 10)}
      </span>
      <span className="text-muted-foreground">{texts.average(most, counted(count, texts.noun))}</span>
    </p>
  );
}

function Stars({ value, most }: { value: number; most: number }) {
  const full = Math.round(value);
  return (
    <span
      role="img"
      aria-label={values.stars(formatNumber(Math.round(value * 10) / 10), most)}
      className="flex gap-0.5"
    >
      {Array.from({ length: most }, (_, at) => (
        <Star
          // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place
          key={at}
          aria-hidden="true"
          className={cn('size-4 text-warning', at < full ? 'fill-current' : 'opacity-40')}
        />
      ))}
    </span>
  );
}

function Written({ where, ...props }: ReviewsProps & { where: Where }) {
  const { entity, aboutField, about } = props;
  const [most, setMost] = useState(step);
  const rows = useRows(entity, { where, sort: '-created_date', limit: most + 1 });
  const found = rows.data ?? [];
  const field = about === undefined && aboutField ? fieldOf(entity.schema, aboutField) : undefined;
  const references = useReferences(field ? [field] : [], found);
  const subject = (row: Row): string | undefined => {
    const target = field?.target ? references.get(String(row[field.key])) : undefined;
    return target && field?.target ? plainTitle(entityNamed(field.target).schema, target) : undefined;
  };
  if (rows.isPending) return <RowsSkeleton rows={4} />;
  if (rows.isError && rows.data === undefined)
    return <Failed error={rows.error} onRetry={() => void rows.refetch()} />;
  if (found.length === 0)
    return (
      <Card className="py-0">
        <Empty icon={MessageSquareText} title={texts.empty} text={texts.emptyHint} isSmall />
      </Card>
    );
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3">
        {found.slice(0, most).map((row) => (
          <Review key={row.id} {...props} row={row} subject={subject(row)} />
        ))}
      </ul>
      {found.length > most ? (
        <Button variant="outline" className="self-start" onClick={() => setMost(most + step)}>
          {actions.showMore}
        </Button>
      ) : null}
    </div>
  );
}

type ReviewProps = ReviewsProps & { row: Row; subject: string | undefined };

function Review({ entity, ratingField, textField, nameField, row, subject }: ReviewProps) {
  const rating = row[ratingField];
  const text = textField === undefined ? undefined : row[textField];
  const name = nameField === undefined ? undefined : row[nameField];
  return (
    <li>
      <Card className="gap-2 px-5 py-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {typeof rating === 'number' ? (
            <Stars value={rating} most={fieldOf(entity.schema, ratingField)?.property.maximum ?? 5} />
          ) : null}
          {subject === undefined ? null : <span className="font-semibold wrap-anywhere">{subject}</span>}
          <Ago value={row['created_date']} className="ms-auto text-[13px] text-muted-foreground" />
        </div>
        {text ? <p className="whitespace-pre-line wrap-anywhere">{String(text)}</p> : null}
        {name ? <p className="text-[13px] text-muted-foreground wrap-anywhere">{String(name)}</p> : null}
      </Card>
    </li>
  );
}

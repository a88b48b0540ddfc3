import { Images } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { createPageUrl } from '../../sdk/utils.ts';
import { lists } from '../../texts/lists.ts';
import { projects as texts } from '../../texts/projects.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { textOf } from '../cell.tsx';
import { useReferences, useRows } from '../data.ts';
import { fieldsOf, inOptionOrder, nounOf, plainTitle, pluralOf } from '../schema.ts';
import { CardsSkeleton } from '../skeletons.tsx';
import { Empty, Failed } from '../states.tsx';
import { isEmpty } from '../validate.ts';
import type { ProjectGridProps } from './api.ts';

const most = 200;
const captioned = 2;

/** Work on show. */
export function ProjectGrid(props: ProjectGridProps) {
  const { entity, imageField, categoryField, lineField, facts = [], detailPage, where, sort } = props;
  const [category, setCategory] = useState<string | null>(null);
  const rows = useRows(entity, { where, sort: sort ?? '-created_date', limit: most });
  const all = rows.data ?? [];
  const [by] = fieldsOf(entity.schema, categoryField === undefined ? [] : [categoryField]);
  const told = fieldsOf(entity.schema, [...(lineField === undefined ? [] : [lineField]), ...facts]);
  const references = useReferences(by === undefined ? told : [by, ...told], all);
  const categoryOf = (row: (typeof all)[number]) =>
    by === undefined ? '' : textOf(by, row[by.key], references);
  const categories = inOptionOrder(by, all.map(categoryOf));
  const captionOf = (row: (typeof all)[number]) => {
    const texts = told.flatMap((field) =>
      isEmpty(row[field.key]) ? [] : textOf(field, row[field.key], references),
    );
    return (texts.length < captioned ? [categoryOf(row), ...texts] : texts).slice(0, captioned);
  };
  const shown = category === null ? all : all.filter((row) => categoryOf(row) === category);
  const plural = pluralOf(nounOf(entity.schema));
  return (
    <div className="flex flex-col gap-6">
      {categories.length > 1 ? (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{texts.filter(plural)}</legend>
          {[null, ...categories].map((one) => (
            <Button
              key={one ?? ''}
              variant={one === category ? 'default' : 'outline'}
              size="sm"
              className="rounded-full"
              aria-pressed={one === category}
              onClick={() => setCategory(one)}
            >
              {one ?? lists.all}
            </Button>
          ))}
        </fieldset>
      ) : null}
      {rows.isPending ? <CardsSkeleton /> : null}
      {rows.isError && rows.data === undefined ? (
        <Failed error={rows.error} onRetry={() => void rows.refetch()} />
      ) : null}
      {rows.data?.length === 0 ? (
        <Card className="py-0">
          <Empty icon={Images} title={lists.noneYet(plural)} text={texts.comeBack} />
        </Card>
      ) : null}
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((row) => {
          const picture = imageField === undefined ? null : row[imageField];
          const name = plainTitle(entity.schema, row);
          const below = captionOf(row).filter(Boolean).join(' · ');
          return (
            <li key={row.id} className="min-w-0">
              <Card className="group relative h-full gap-0 overflow-hidden py-0">
                <div className="aspect-[4/3] overflow-hidden bg-muted">
                  {typeof picture === 'string' && picture !== '' ? (
                    <img
                      src={picture}
                      alt=""
                      loading="lazy"
                      className="size-full object-cover transition-transform duration-200 group-hover:scale-[1.03] motion-reduce:transform-none"
                    />
                  ) : null}
                </div>
                <div className="px-5 py-4">
                  <h2 className="text-base leading-snug font-semibold">
                    {detailPage === undefined ? (
                      name
                    ) : (
                      <Link
                        to={createPageUrl(`${detailPage}?id=${row.id}`)}
                        className="rounded-sm outline-none after:absolute after:inset-0 hover:underline focus-visible:ring-2 focus-visible:ring-ring"
                      >
                        {name}
                      </Link>
                    )}
                  </h2>
                  {below === '' ? null : (
                    <p className="mt-1 line-clamp-2 text-[13px] text-muted-foreground">{below}</p>
                  )}
                </div>
              </Card>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

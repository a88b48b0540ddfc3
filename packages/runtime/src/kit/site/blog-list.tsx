import { Newspaper, PenLine } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Row, Where } from '../../sdk/entity-types.ts';
import { createPageUrl } from '../../sdk/utils.ts';
import { actions } from '../../texts/actions.ts';
import { blog as texts } from '../../texts/blog.ts';
import { lists } from '../../texts/lists.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { textOf } from '../cell.tsx';
import { useAuthors } from '../community/authors.ts';
import { plainWords } from '../community/markdown-marks.ts';
import { noReferences, useCurrentUser, useReferences, useRows } from '../data.ts';
import { formatDay } from '../format.ts';
import { PageAction } from '../page.tsx';
import { fieldOf, inOptionOrder, nounOf, plainTitle, pluralOf } from '../schema.ts';
import { CardsSkeleton } from '../skeletons.tsx';
import { Empty, Failed } from '../states.tsx';
import { useFiltering } from '../use-filtering.ts';
import { allOf } from '../where.ts';
import type { BlogListProps } from './api.ts';
import { factTexts, PostFilters, PostSums } from './blog-facts.tsx';

const step = 12;

type Shown = Pick<BlogListProps, 'statusField' | 'published'>;
export const publishedWhere = ({ statusField, published }: Shown): Where | undefined =>
  statusField === undefined || published === undefined ? undefined : { [statusField]: published };

/** Writers of the app see what is not published yet, too. */
export const isShown = ({ statusField, published }: Shown, row: Row): boolean =>
  statusField === undefined || published === undefined || row[statusField] === published;

/** The posts of a blog. */
export function BlogList(props: BlogListProps) {
  const { entity, postPage, dateField, authorField, tagsField } = props;
  const [limit, setLimit] = useState(step);
  const [tag, setTag] = useState<string | null>(null);
  const isWriter = useCurrentUser()?.role === 'admin';
  const { filters = [], sums = [] } = props;
  const filtering = useFiltering({ entity, columns: [], filters, search: false });
  const rows = useRows(entity, {
    where: allOf(isWriter ? undefined : publishedWhere(props), filtering.where),
    sort: `-${dateField ?? 'created_date'}`,
    limit: 500,
  });
  const all = rows.data ?? [];
  const authorOf = useAuthors(entity, authorField, all);
  const tagging = tagsField === undefined ? undefined : fieldOf(entity.schema, tagsField);
  const references = useReferences(tagging?.target ? [tagging] : [], all);
  const tagsOf = (row: Row): string[] => {
    const value = tagging === undefined ? undefined : row[tagging.key];
    if (tagging === undefined || value === undefined || value === null || value === '') return [];
    return Array.isArray(value)
      ? value.map((one) => textOf({ ...tagging, kind: 'text' }, one, noReferences))
      : [textOf(tagging, value, references)];
  };
  const tags = inOptionOrder(tagging, all.flatMap(tagsOf));
  const tagged = tag === null ? all : all.filter((row) => tagsOf(row).includes(tag));
  // What waits to be published stands behind what readers see.
  const found = [true, false].flatMap((isOut) => tagged.filter((row) => isShown(props, row) === isOut));
  const hasSums = sums.length > 0 && found.length > 0;
  const noun = nounOf(entity.schema);
  return (
    <div className="flex flex-col gap-6">
      {isWriter ? (
        <PageAction>
          <Button asChild>
            <Link to={createPageUrl(`${postPage}?edit=new`)}>
              <PenLine /> {actions.newNoun(noun)}
            </Link>
          </Button>
        </PageAction>
      ) : null}
      {tags.length > 1 || filters.length > 0 || hasSums ? (
        <div className="flex flex-wrap items-center gap-2">
          <PostFilters filtering={filtering} />
          {tags.length > 1
            ? [null, ...tags].map((one) => (
                <Button
                  key={one ?? ''}
                  variant={one === tag ? 'default' : 'outline'}
                  size="sm"
                  className="rounded-full"
                  aria-pressed={one === tag}
                  onClick={() => setTag(one)}
                >
                  {one ?? lists.all}
                </Button>
              ))
            : null}
          {hasSums ? <PostSums entity={entity} keys={sums} rows={found} /> : null}
        </div>
      ) : null}
      {rows.isPending ? <CardsSkeleton /> : null}
      {rows.isError && rows.data === undefined ? (
        <Failed error={rows.error} onRetry={() => void rows.refetch()} />
      ) : null}
      {rows.data?.length === 0 ? (
        <Card className="py-0">
          {filtering.isFiltered ? (
            <Empty icon={Newspaper} title={lists.noMatch} text={texts.otherFilter} />
          ) : (
            <Empty icon={Newspaper} title={lists.noneYet(pluralOf(noun))} text={texts.comeBack} />
          )}
        </Card>
      ) : null}
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {found.slice(0, limit).map((row, at) => (
          <PostCard
            key={row.id}
            row={row}
            isFirst={at === 0 && tag === null}
            author={authorOf(row)}
            tags={tagsOf(row)}
            {...props}
          />
        ))}
      </div>
      {found.length > limit ? (
        <Button variant="outline" className="self-center" onClick={() => setLimit(limit + step)}>
          {actions.showMore}
        </Button>
      ) : null}
    </div>
  );
}

type CardProps = BlogListProps & { row: Row; isFirst: boolean; author: string; tags: string[] };

/** The newest post stands across the page where there is room. */
function PostCard({ row, isFirst, author, tags, ...props }: CardProps) {
  const { entity, postPage, textField, excerptField, imageField, dateField, filters = [], sums = [] } = props;
  const picture = imageField === undefined ? null : row[imageField];
  const hasPicture = typeof picture === 'string' && picture !== '';
  const given = excerptField === undefined ? undefined : row[excerptField];
  const excerpt =
    typeof given === 'string' && given !== '' ? given : plainWords(String(row[textField] ?? ''));
  const meta = [
    author,
    formatDay(row[dateField ?? 'created_date'] ?? row['created_date']),
    ...factTexts({ entity, keys: props.facts ?? [...new Set([...filters, ...sums])], row }),
  ];
  return (
    <Card
      className={
        isFirst && hasPicture
          ? 'relative gap-0 overflow-hidden py-0 sm:col-span-full lg:grid lg:grid-cols-2'
          : 'relative gap-0 overflow-hidden py-0'
      }
    >
      {hasPicture ? (
        <img
          src={picture}
          alt=""
          className={
            isFirst
              ? 'aspect-[16/9] w-full bg-muted object-cover lg:h-full'
              : 'aspect-[16/9] w-full bg-muted object-cover'
          }
        />
      ) : null}
      <div
        className={
          isFirst
            ? 'flex flex-1 flex-col gap-3 p-6 lg:justify-center lg:p-8'
            : 'flex flex-1 flex-col gap-2.5 p-5'
        }
      >
        <div className="flex flex-wrap gap-1.5 empty:hidden">
          {isShown(props, row) ? null : <Badge variant="outline">{texts.draft}</Badge>}
          {tags.map((tag) => (
            <Badge key={tag} variant="secondary">
              {tag}
            </Badge>
          ))}
        </div>
        <h2 className={isFirst ? 'kit-title text-2xl leading-tight' : 'text-lg leading-snug font-semibold'}>
          <Link
            to={createPageUrl(`${postPage}?id=${row.id}`)}
            className="rounded-sm outline-none after:absolute after:inset-0 hover:underline focus-visible:ring-2 focus-visible:ring-ring"
          >
            {plainTitle(entity.schema, row)}
          </Link>
        </h2>
        <p className={isFirst ? 'line-clamp-6 text-muted-foreground' : 'line-clamp-3 text-muted-foreground'}>
          {excerpt}
        </p>
        <p
          className={
            isFirst
              ? 'pt-1 text-[13px] text-muted-foreground'
              : 'mt-auto pt-1 text-[13px] text-muted-foreground'
          }
        >
          {meta.join(' · ')}
        </p>
      </div>
    </Card>
  );
}

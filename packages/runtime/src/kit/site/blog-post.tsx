import { ChevronLeft, PenLine } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { CallError } from '../../sdk/call.ts';
import type { Row } from '../../sdk/entity-types.ts';
import { createPageUrl } from '../../sdk/utils.ts';
import { actions } from '../../texts/actions.ts';
import { blog as texts } from '../../texts/blog.ts';
import { lists } from '../../texts/lists.ts';
import { lostRecord } from '../../texts/lost-record.ts';
import { states } from '../../texts/states.ts';
import { threads } from '../../texts/threads.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FieldValue } from '../cell.tsx';
import { isOwn, useAuthors } from '../community/authors.ts';
import { MarkdownText } from '../community/markdown.tsx';
import { PersonMark } from '../community/person-mark.tsx';
import { RelatedThread } from '../community/related-thread.tsx';
import { useParam } from '../community/use-param.ts';
import { useCurrentUser, useRow } from '../data.ts';
import { formatDay } from '../format.ts';
import { nounOf, plainTitle, pluralOf } from '../schema.ts';
import { Empty, Failed } from '../states.tsx';
import { isEmpty } from '../validate.ts';
import type { BlogPostProps, Comments } from './api.ts';
import { BlogEditor } from './blog-editor.tsx';
import { PostFacts } from './blog-facts.tsx';
import { isShown } from './blog-list.tsx';
import { PublicFrame } from './public-frame.tsx';

const minutesToRead = (text: string) => Math.max(1, Math.round(text.split(/\s+/).length / 220));

/** Shows a post, or lets its writer change it. */
export const BlogPost = (props: BlogPostProps) => (
  <PublicFrame>
    <Post {...props} />
  </PublicFrame>
);

function Post(props: BlogPostProps) {
  const { entity, listPage } = props;
  const [params] = useSearchParams();
  const [edit, setEdit] = useParam('edit');
  const user = useCurrentUser();
  const id = params.get('id');
  const { data: row, isPending, isError, error, refetch } = useRow(entity, id);
  if (edit === 'new' && user !== null) return <BlogEditor {...props} record={null} />;
  const mayRead = row ? isShown(props, row) || isOwn(row, user) || user?.role === 'admin' : true;
  const isGone = id === null || !mayRead || (isError && error instanceof CallError && error.status === 404);
  if (isGone) {
    return (
      <Card className="py-0">
        <Empty
          isPage
          title={lostRecord.notFound(nounOf(entity.schema))}
          text={lostRecord.maybeTakenDown}
          action={
            <Button asChild variant="outline" size="sm">
              <Link to={createPageUrl(listPage)}>{lists.allOf(pluralOf(nounOf(entity.schema)))}</Link>
            </Button>
          }
        />
      </Card>
    );
  }
  if (isError && row === undefined) return <Failed error={error} onRetry={() => void refetch()} />;
  if (isPending || row === null || row === undefined) return <PostSkeleton />;
  if (edit !== null && user !== null)
    return <BlogEditor key={row.id} {...props} record={row} onDone={() => setEdit(null)} />;
  const mayEdit = user !== null && (isOwn(row, user) || user.role === 'admin');
  return <Article {...props} row={row} onEdit={mayEdit ? () => setEdit('1') : undefined} />;
}

const PostSkeleton = () => (
  <div className="mx-auto flex w-full max-w-3xl flex-col gap-5" role="status" aria-label={states.loading}>
    <Skeleton className="h-10 w-3/4" />
    <Skeleton className="h-5 w-1/3" />
    <Skeleton className="aspect-[16/9] w-full rounded-xl" />
    <Skeleton className="h-40 w-full" />
  </div>
);

type ArticleProps = BlogPostProps & { row: Row; onEdit: (() => void) | undefined };

function Article({ row, onEdit, ...props }: ArticleProps) {
  const { entity, textField, excerptField, imageField, authorField, dateField, tagsField, listPage } = props;
  const authorOf = useAuthors(entity, authorField, [row]);
  const text = String(row[textField] ?? '');
  const picture = imageField === undefined ? null : row[imageField];
  const author = authorOf(row);
  return (
    <article className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <header className="flex flex-col gap-4">
        <div className="flex items-center justify-between gap-3">
          <Link
            to={createPageUrl(listPage)}
            className="inline-flex items-center gap-0.5 rounded-sm text-[13px] text-(--page-muted,var(--muted-foreground)) outline-none hover:text-foreground focus-visible:ring-2 focus-visible:ring-ring"
          >
            <ChevronLeft className="size-4" aria-hidden="true" />{' '}
            {lists.allOf(pluralOf(nounOf(entity.schema)))}
          </Link>
          {onEdit ? (
            <Button variant="outline" size="sm" onClick={onEdit}>
              <PenLine /> {actions.edit}
            </Button>
          ) : null}
        </div>
        <h1 className="kit-title text-3xl leading-tight tracking-[-0.022em] wrap-anywhere md:text-[42px]">
          {plainTitle(entity.schema, row)}
        </h1>
        {excerptField && !isEmpty(row[excerptField]) ? (
          <p className="text-lg text-(--page-muted,var(--muted-foreground))">{String(row[excerptField])}</p>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-[13px] text-(--page-muted,var(--muted-foreground))">
          <PersonMark name={author} className="size-9" />
          <span>
            <span className="block font-semibold text-foreground">{author}</span>
            {formatDay(row[dateField ?? 'created_date'] ?? row['created_date'])} ·{' '}
            {texts.minutesToRead(minutesToRead(text))}
          </span>
          <span className="flex flex-wrap gap-1.5 sm:ml-auto">
            {isShown(props, row) ? null : <Badge variant="outline">{texts.draft}</Badge>}
            {tagsField && !isEmpty(row[tagsField]) ? (
              <FieldValue entity={entity} field={tagsField} row={row} />
            ) : null}
          </span>
        </div>
      </header>
      {typeof picture === 'string' && picture !== '' ? (
        <img
          src={picture}
          alt=""
          className="kit-card aspect-[16/9] w-full rounded-xl bg-muted object-cover"
        />
      ) : null}
      {props.facts ? <PostFacts entity={entity} keys={props.facts} row={row} /> : null}
      <MarkdownText text={text} className="gap-5 text-[17px] leading-[1.7]" />
      {props.comments ? <CommentsBelow comments={props.comments} post={row} /> : null}
    </article>
  );
}

function CommentsBelow({ comments, post }: { comments: Comments; post: Row }) {
  const user = useCurrentUser();
  const { forMembers = false, label } = comments;
  const mayWrite = user !== null || !forMembers;
  const noun = nounOf(comments.entity.schema);
  return (
    <section aria-label={label} className="mt-4 flex flex-col gap-4">
      <h2 className="kit-title text-xl">{label}</h2>
      <RelatedThread related={{ ...comments, columns: [] }} parent={post} readOnly={!mayWrite} />
      {mayWrite ? null : (
        <p className="text-(--page-muted,var(--muted-foreground))">{threads.signIn(noun)}</p>
      )}
    </section>
  );
}

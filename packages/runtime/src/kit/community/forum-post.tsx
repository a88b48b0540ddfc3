import { Pencil, Quote, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Row } from '../../sdk/entity-types.ts';
import { actions } from '../../texts/actions.ts';
import { posts as texts } from '../../texts/posts.ts';
import { Button } from '../../ui/button.tsx';
import { Ago } from './ago.tsx';
import { MarkdownText } from './markdown.tsx';
import { PersonMark } from './person-mark.tsx';

type Props = {
  row: Row;
  author: string;
  text: string;
  /** Beside the name, such as "started this topic". */
  note?: string;
  onQuote?: (() => void) | undefined;
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
  /** In place of the text while it is edited. */
  children?: ReactNode;
};

/** One contribution with its writer. */
export const ForumPost = ({ row, author, text, note, onQuote, onEdit, onDelete, children }: Props) => (
  <article
    aria-label={texts.by(author)}
    className="flex gap-3.5 border-b border-border px-5 py-5 last:border-b-0 max-md:gap-3 max-md:px-4"
  >
    <PersonMark name={author} className="size-9 shrink-0 max-md:size-8" />
    <div className="flex min-w-0 flex-1 flex-col gap-2">
      <p className="flex flex-wrap items-baseline gap-x-2 text-[13px] text-muted-foreground">
        <span className="text-sm font-semibold text-card-foreground">{author}</span>
        <Ago value={row['created_date']} />
        {note ? <span>{note}</span> : null}
        {isChanged(row) ? <span>{texts.edited}</span> : null}
      </p>
      {children ?? (text === '' ? null : <MarkdownText text={text} />)}
      {children === undefined ? (
        <div className="-ml-3 flex flex-wrap gap-1 text-muted-foreground">
          {onQuote ? (
            <Button variant="ghost" size="sm" onClick={onQuote}>
              <Quote /> {texts.quote}
            </Button>
          ) : null}
          {onEdit ? (
            <Button variant="ghost" size="sm" onClick={onEdit}>
              <Pencil /> {actions.edit}
            </Button>
          ) : null}
          {onDelete ? (
            <Button variant="ghost" size="sm" onClick={onDelete}>
              <Trash2 /> {actions.delete}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  </article>
);

const toleranceMs = 60_000;

function isChanged(row: Row): boolean {
  const [created, updated] = [row['created_date'], row['updated_date']].map((at) => Date.parse(String(at)));
  return created !== undefined && updated !== undefined && updated - created > toleranceMs;
}

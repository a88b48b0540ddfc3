import { useState } from 'react';
import type { Row } from '../../sdk/entity-types.ts';
import { threads as texts } from '../../texts/threads.ts';
import { Card } from '../../ui/card.tsx';
import type { Related } from '../api.ts';
import { DeleteDialog } from '../confirm-dialog.tsx';
import { useCurrentUser, useRows } from '../data.ts';
import { nounOf, pluralOf } from '../schema.ts';
import { RowsSkeleton } from '../skeletons.tsx';
import { Failed } from '../states.tsx';
import { isOwn, useAuthors } from './authors.ts';
import { ReplyForm } from './forum-reply.tsx';
import { ReplyPost } from './reply-post.tsx';

type Props = { related: Related & { textField: string }; parent: Row; readOnly: boolean };

/** What people wrote below a record, oldest first, and a field to write on. */
export function RelatedThread({ related, parent, readOnly }: Props) {
  const { entity, field, textField, authorField } = related;
  const [editing, setEditing] = useState<string | null>(null);
  const [doomed, setDoomed] = useState<readonly Row[]>([]);
  const user = useCurrentUser();
  const where = { [field]: parent.id };
  const rows = useRows(entity, { where, sort: 'created_date', limit: 500 });
  const found = rows.data ?? [];
  const authorOfRow = useAuthors(entity, authorField, found);
  const noun = nounOf(entity.schema);
  const form = { entity, textField, authorField, noun };
  const mayEdit = (row: Row) => !readOnly && isOwn(row, user);
  return (
    <Card className="gap-0 overflow-hidden py-0">
      {rows.isPending ? <RowsSkeleton rows={3} /> : null}
      {rows.isError && rows.data === undefined ? (
        <Failed error={rows.error} onRetry={() => void rows.refetch()} />
      ) : null}
      {rows.data?.length === 0 ? (
        <p className="border-b border-border px-5 py-5 text-muted-foreground last:border-b-0">
          {texts.noneYet(pluralOf(noun))}
        </p>
      ) : null}
      {found.map((row) => (
        <ReplyPost
          key={row.id}
          row={row}
          author={authorOfRow(row)}
          form={form}
          isEditing={editing === row.id}
          onDone={() => setEditing(null)}
          onEdit={mayEdit(row) ? () => setEditing(row.id) : undefined}
          onDelete={
            mayEdit(row) || (!readOnly && user?.role === 'admin') ? () => setDoomed([row]) : undefined
          }
        />
      ))}
      {readOnly ? null : (
        <div className="border-t border-border px-5 py-5 first:border-t-0 max-md:px-4">
          <ReplyForm {...form} place={where} />
        </div>
      )}
      <DeleteDialog entity={entity} rows={doomed} onDone={() => setDoomed([])} />
    </Card>
  );
}

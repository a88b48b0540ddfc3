import type { ComponentProps } from 'react';
import { ForumPost } from './forum-post.tsx';
import { ReplyForm } from './forum-reply.tsx';

type Props = Omit<ComponentProps<typeof ForumPost>, 'children' | 'text' | 'note'> & {
  form: Pick<ComponentProps<typeof ReplyForm>, 'entity' | 'textField' | 'authorField' | 'noun'>;
  isEditing: boolean;
  onDone: () => void;
};

/** What somebody answered; its form in place of its text while it is changed. */
export const ReplyPost = ({ form, isEditing, onDone, ...post }: Props) => (
  <ForumPost {...post} text={String(post.row[form.textField] ?? '')}>
    {isEditing ? <ReplyForm {...form} record={post.row} onDone={onDone} onCancel={onDone} /> : undefined}
  </ForumPost>
);

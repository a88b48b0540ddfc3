// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createEntity } from '../../sdk/entity.ts';
import { kitPage } from '../../testing/kit-page.tsx';
import { BlogPost } from '../site/blog-post.tsx';
import { RelatedThread } from './related-thread.tsx';

const at = await kitPage();
const text = { type: 'string' } as const;
const Post = createEntity('Post', { name: 'Post', properties: { title: text, body: text } });
const Comment = createEntity('Comment', {
  name: 'Comment',
  properties: { message: text, name: text, post_id: { ...text, $ref: '/entities/Post/id' } },
  required: ['name'],
});
const comments = {
  entity: Comment,
  field: 'post_id',
  label: 'Comments',
  textField: 'message',
  authorField: 'name',
};
const post = (forMembers: boolean) => (
  <BlogPost entity={Post} listPage="Blog" textField="body" comments={{ ...comments, forMembers }} />
);
const thread = (
  <RelatedThread
    related={{ ...comments, columns: [] }}
    parent={{ id: 'p1', title: 'Bees' }}
    readOnly={false}
  />
);

test('a reader without an account writes below a post and says who they are', async () => {
  at.records.put('Post', [{ id: 'p1', title: 'Bees', body: 'On the roof' }]);
  at.show(post(false), '/?id=p1');
  expect(await screen.findByText('No comments yet.')).toBeTruthy();

  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Mary' } });
  fireEvent.change(screen.getByLabelText('Your comment'), { target: { value: 'How lovely' } });
  fireEvent.click(screen.getByRole('button', { name: 'Post comment' }));

  expect(await screen.findByRole('article', { name: 'Mary wrote' })).toBeTruthy();
  expect(at.records.tables.get('Comment')).toMatchObject([
    { name: 'Mary', message: 'How lovely', post_id: 'p1' },
  ]);
});

test('where only members may write, others read and are told to sign in', async () => {
  at.records.put('Post', [{ id: 'p1', title: 'Bees', body: 'On the roof' }]);
  at.records.put('Comment', [{ post_id: 'p1', name: 'Tom', message: 'Buzz' }]);
  at.show(post(true), '/?id=p1');

  expect(await screen.findByText('Buzz')).toBeTruthy();
  expect(screen.getByText('Sign in to add your comment.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Post comment' })).toBeNull();
});

test('who is signed in is not asked for a name, and changes what is their own alone', async () => {
  at.signIn();
  at.records.put('Comment', [
    { id: 'c1', post_id: 'p1', name: 'Tom', message: 'Buzz', created_by: 'tom@example.com' },
  ]);
  at.show(thread);
  await screen.findByText('Buzz');
  expect(screen.queryByLabelText('Your name')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();

  fireEvent.change(screen.getByLabelText('Your comment'), { target: { value: 'Mine' } });
  fireEvent.click(screen.getByRole('button', { name: 'Post comment' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText('Edit your comment'), { target: { value: 'Mine, better' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() =>
    expect(at.records.tables.get('Comment')?.find(({ name }) => name === 'Ada Byron')).toMatchObject({
      message: 'Mine, better',
    }),
  );
});

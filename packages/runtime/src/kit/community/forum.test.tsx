// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createEntity } from '../../sdk/entity.ts';
import { ada, kitPage } from '../../testing/kit-page.tsx';
import { ForumThread } from './forum-thread.tsx';
import { ForumTopics } from './forum-topics.tsx';
import { plainWords, withMark } from './markdown-marks.ts';

const at = await kitPage();
const text = { type: 'string' } as const;
const Topic = createEntity('Topic', {
  name: 'Topic',
  properties: { title: text, body: text, pinned: { type: 'boolean' }, locked: { type: 'boolean' } },
});
const Reply = createEntity('Reply', { name: 'Reply', properties: { text, topic_id: text } });
const shared = { entity: Topic, textField: 'body', pinnedField: 'pinned', lockedField: 'locked' };
const topics = <ForumTopics {...shared} threadPage="Topic" replies={Reply} replyTopicField="topic_id" />;
const thread = (
  <ForumThread
    {...shared}
    listPage="Forum"
    replies={Reply}
    replyTopicField="topic_id"
    replyTextField="text"
  />
);
const listed = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

test('pinned topics stand first, then those where somebody wrote last; replies are counted', async () => {
  at.records.put('Topic', [
    { id: 't1', title: 'Old but busy' },
    { id: 't2', title: 'Newer and quiet' },
    { id: 't3', title: 'Rules', pinned: true, created_date: '2020-01-01T00:00:00Z' },
  ]);
  at.records.put('Reply', [
    { topic_id: 't1', text: 'One' },
    { topic_id: 't1', text: 'Two' },
  ]);
  at.show(topics);

  await waitFor(() => expect(screen.getByText('2', { selector: 'span' }).textContent).toBe('2replies'));
  expect(listed()).toEqual(['Rules', 'Old but busy', 'Newer and quiet']);
});

test('a quote of an answer goes before the own reply, and the reply is stored with its topic', async () => {
  at.signIn();
  at.records.put('Topic', [{ id: 't1', title: 'Tomatoes', body: 'Which ones?' }]);
  at.records.put('Reply', [{ topic_id: 't1', text: 'Tumbling Tom', created_by: 'tomas.berg@example.com' }]);
  at.show(thread, '/?id=t1');
  const answer = await screen.findByRole('article', { name: 'Tomas Berg wrote' });

  fireEvent.click(within(answer).getByRole('button', { name: 'Quote' }));
  const field = screen.getByLabelText('Your reply') as HTMLTextAreaElement;
  expect(field.value).toBe('> **Tomas Berg** wrote:\n>\n> Tumbling Tom\n\n');
  fireEvent.change(field, { target: { value: `${field.value}Seconded` } });
  fireEvent.click(screen.getByRole('button', { name: 'Post reply' }));

  expect(await screen.findByText('Seconded', { selector: 'article p' })).toBeTruthy();
  expect(at.records.tables.get('Reply')?.at(-1)).toMatchObject({ topic_id: 't1', created_by: ada.email });
});

test('only the own words are edited, and nobody answers in a locked topic', async () => {
  at.signIn();
  at.records.put('Topic', [{ id: 't1', title: 'Rules', locked: true, created_by: 'x@example.com' }]);
  at.records.put('Reply', [{ topic_id: 't1', text: 'Fine', created_by: 'x@example.com' }]);
  at.show(thread, '/?id=t1');
  await screen.findByText('Fine', { selector: 'article p' });

  expect(screen.getByText(/closed to replies/)).toBeTruthy();
  for (const name of ['Edit', 'Delete', 'Quote', 'Post reply'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('HTML in a text is shown and does not become part of the page', async () => {
  at.records.put('Topic', [{ id: 't1', title: 'Hi', body: '<img src=x onerror=alert(1)> **bold**' }]);
  at.show(thread, '/?id=t1');

  expect((await screen.findByText('bold')).tagName).toBe('STRONG');
  expect(screen.getByRole('article').querySelector('img')).toBeNull();
});

test('marks go on and off again, on words and on lines', () => {
  const bold = withMark({ text: 'so good', start: 3, end: 7 }, 'bold');
  expect(bold).toEqual({ text: 'so **good**', start: 5, end: 9 });
  expect(withMark(bold, 'bold')).toEqual({ text: 'so good', start: 3, end: 7 });
  expect(withMark({ text: 'a\nb\nc', start: 2, end: 5 }, 'list').text).toBe('a\n- b\n- c');
  expect(plainWords('## Why\n\n> said\n\n**This** is [here](x)')).toBe('Why This is here');
});

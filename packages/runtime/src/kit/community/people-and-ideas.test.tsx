// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createEntity } from '../../sdk/entity.ts';
import { kitPage } from '../../testing/kit-page.tsx';
import { IdeaBoard } from './idea-board.tsx';
import { PeopleDirectory } from './people-directory.tsx';
import { SettingsForm } from './settings-form.tsx';

const at = await kitPage();
const text = { type: 'string' } as const;
const Idea = createEntity('Idea', {
  name: 'Idea',
  properties: {
    title: text,
    status: { ...text, title: 'Status', enum: ['new', 'done'] },
    votes: { type: 'integer' },
  },
});
const Comment = createEntity('Comment', { name: 'Comment', properties: { text, idea_id: text } });
const Member = createEntity('Member', {
  name: 'Member',
  properties: { name: text, job: text, email: { ...text, format: 'email', title: 'Email' } },
});
const Setting = createEntity('Setting', {
  name: 'Setting',
  title: 'Settings',
  properties: { name: { ...text, title: 'Name' }, motto: { ...text, title: 'Motto' } },
});
const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((one) => one.querySelector('button')?.textContent);
const board = (
  <IdeaBoard
    entity={Idea}
    voteField="votes"
    statusField="status"
    comments={Comment}
    commentIdeaField="idea_id"
    commentTextField="text"
  />
);

test('ideas stand by their votes, a lane shows those of one state, each with its number', async () => {
  at.records.put('Idea', [
    { title: 'Stands', status: 'new', votes: 3 },
    { title: 'Herbs', status: 'done', votes: 9 },
    { title: 'Quiet', status: 'new', votes: 5 },
  ]);
  at.show(board);
  await waitFor(() => expect(titles()).toEqual(['Herbs', 'Quiet', 'Stands']));

  const lane = await screen.findByRole('button', { name: /^New\s?2/ });
  fireEvent.click(lane);

  await waitFor(() => expect(titles()).toEqual(['Quiet', 'Stands']));
});

const Poll = createEntity('Poll', {
  name: 'Poll',
  properties: { question: text, status: { ...text, title: 'Status', enum: ['open', 'closed'] } },
});
const Option = createEntity('Option', {
  name: 'Option',
  properties: {
    name: text,
    poll_id: { ...text, title: 'Poll', $ref: '/entities/Poll/id' },
    votes: { type: 'integer' },
  },
});

test('options stand below their poll, the open ones first, and a closed one takes no vote', async () => {
  at.signIn();
  at.records.put('Poll', [
    { id: 'p1', question: 'Which month?', status: 'closed' },
    { id: 'p2', question: 'Which town?', status: 'open' },
  ]);
  at.records.put('Option', [
    { name: 'June', poll_id: 'p1', votes: 9 },
    { name: 'Ghent', poll_id: 'p2', votes: 2 },
    { name: 'Bruges', poll_id: 'p2', votes: 5 },
  ]);
  expect(Poll.schema.name).toBe('Poll');
  at.show(
    <IdeaBoard
      entity={Option}
      voteField="votes"
      groupField="poll_id"
      closedGroups={{ field: 'status', value: 'closed' }}
    />,
  );
  const open = (await screen.findByRole('heading', { name: /Which town/ })).closest('section') as HTMLElement;
  const over = (await screen.findByRole('heading', { name: /Which month/ })).closest(
    'section',
  ) as HTMLElement;

  const names = (part: HTMLElement) =>
    within(part)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  expect(names(open)).toEqual(['Bruges', 'Ghent']);
  expect(names(over)).toEqual(['June']);
  expect(open.compareDocumentPosition(over) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const isShut = (part: HTMLElement) =>
    within(part)
      .getAllByRole<HTMLButtonElement>('button', { name: /^Vote/ })
      .map(({ disabled }) => disabled);
  expect(isShut(open)).toEqual([false, false]);
  expect(isShut(over)).toEqual([true]);
});

test('an idea opens with its comments, and a new one is added to it', async () => {
  at.signIn();
  at.records.put('Idea', [{ id: 'i1', title: 'Stands', votes: 1 }]);
  at.records.put('Comment', [{ idea_id: 'i1', text: 'Yes please', created_by: 'x@example.com' }]);
  at.show(board, '/?idea=i1');
  const sheet = await screen.findByRole('dialog');
  await within(sheet).findByText('Yes please');

  fireEvent.change(within(sheet).getByLabelText('Your comment'), { target: { value: 'Me too' } });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Post comment' }));

  expect(await within(sheet).findByText('Me too', { selector: 'article p' })).toBeTruthy();
  expect(at.records.tables.get('Comment')?.at(-1)).toMatchObject({ idea_id: 'i1', text: 'Me too' });
});

test('people are found by their words, and a card opens the profile', async () => {
  at.records.put('Member', [
    { name: 'Mary Jones', job: 'Gardener', email: 'mary@example.com' },
    { name: 'Tomas Berg', job: 'Treasurer', email: 'tomas@example.com' },
  ]);
  at.show(<PeopleDirectory entity={Member} lineField="job" fields={['email']} />);
  await screen.findByText('2 members');

  fireEvent.change(screen.getByLabelText('Search members'), { target: { value: 'treas' } });
  await screen.findByText('1 member');
  fireEvent.click(screen.getByRole('button', { name: 'Tomas Berg' }));

  const profile = await screen.findByRole('dialog', { name: 'Tomas Berg' });
  expect(within(profile).getByRole('link', { name: 'Email' }).getAttribute('href')).toBe(
    'mailto:tomas@example.com',
  );
});

test('the first save makes the record of settings, the next ones change it', async () => {
  at.show(<SettingsForm entity={Setting} groups={[{ title: 'House', fields: ['name'] }]} />);
  const save = async (name: string) => {
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: name } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  };

  await save('Harbour');
  await waitFor(() => expect(at.records.tables.get('Setting')).toMatchObject([{ name: 'Harbour' }]));
  await screen.findByDisplayValue('Harbour');
  await save('Harbour House');

  await waitFor(() => expect(at.records.tables.get('Setting')).toMatchObject([{ name: 'Harbour House' }]));
});

test('settings of a person are that person’s own', async () => {
  at.records.put('Setting', [{ name: 'Somebody else’s', created_by: 'x@example.com' }]);
  at.signIn();
  at.records.put('Setting', [{ name: 'Mine' }]);
  at.show(<SettingsForm entity={Setting} scope="person" />);

  expect(await screen.findByDisplayValue('Mine')).toBeTruthy();
  expect(screen.queryByDisplayValue(/Somebody/)).toBeNull();
});

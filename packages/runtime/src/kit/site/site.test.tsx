// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createEntity } from '../../sdk/entity.ts';
import { ada, kitPage } from '../../testing/kit-page.tsx';
import { Page } from '../page.tsx';
import { BlogList } from './blog-list.tsx';
import { BlogPost } from './blog-post.tsx';
import { ProjectGrid } from './project-grid.tsx';
import { PublicDetail } from './public-detail.tsx';

const at = await kitPage();
const text = { type: 'string' } as const;
const Post = createEntity('Post', {
  name: 'Post',
  properties: {
    title: { ...text, title: 'Title' },
    body: text,
    tags: { type: 'array', items: text },
    status: { ...text, enum: ['draft', 'published'] },
  },
  required: ['title'],
});
const Work = createEntity('Work', {
  name: 'Work',
  properties: { title: text, category: { ...text, title: 'Category', enum: ['books', 'signs'] } },
});
const Enquiry = createEntity('Enquiry', {
  name: 'Enquiry',
  properties: { name: { ...text, title: 'Name' }, work_id: { ...text, $ref: '/entities/Work/id' } },
});
const shared = {
  entity: Post,
  textField: 'body',
  tagsField: 'tags',
  statusField: 'status',
  published: 'published',
};
const post = <BlogPost {...shared} listPage="Blog" draft="draft" />;
const headings = () => screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent);

test('visitors see what is published, by tag', async () => {
  at.records.put('Post', [
    { title: 'Bees', body: 'On the roof', tags: ['garden'], status: 'published' },
    { title: 'Stove', body: 'New', tags: ['kitchen'], status: 'published' },
    { title: 'Secret plan', body: 'Psst', status: 'draft' },
  ]);
  at.show(<BlogList {...shared} postPage="Post" />);
  await waitFor(() => expect(headings()).toEqual(['Stove', 'Bees']));

  fireEvent.click(screen.getByRole('button', { name: 'garden' }));

  expect(headings()).toEqual(['Bees']);
});

test('writers see what is not published behind what is, however new it is', async () => {
  at.records.put('Post', [
    { title: 'Bees', body: 'On the roof', status: 'published', created_date: '2026-01-01T00:00:00.000Z' },
    { title: 'Secret plan', body: 'Psst', status: 'draft', created_date: '2026-02-01T00:00:00.000Z' },
  ]);
  at.signIn({ ...ada, role: 'admin' });
  at.show(<BlogList {...shared} postPage="Post" />);
  await waitFor(() => expect(headings()).toEqual(['Bees', 'Secret plan']));
});

test('a draft is not found by who has only its address', async () => {
  at.records.put('Post', [
    { id: 'p1', title: 'Secret plan', body: 'Psst', status: 'draft', created_by: 'x@example.com' },
  ]);
  at.show(post, '/?id=p1');

  expect(await screen.findByText('This post wasn’t found')).toBeTruthy();
  expect(screen.queryByText('Psst')).toBeNull();
});

test('a new post is kept as a draft, then published; without a title nothing is sent', async () => {
  at.signIn();
  at.show(post, '/?edit=new');
  fireEvent.click(await screen.findByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('This field is required')).toBeTruthy();
  expect(at.heard.filter(({ method }) => method === 'POST')).toEqual([]);

  fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: 'Bees' } });
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'On the **roof**' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Draft')).toBeTruthy();
  expect(at.records.tables.get('Post')).toMatchObject([
    { title: 'Bees', body: 'On the **roof**', status: 'draft' },
  ]);

  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(at.records.tables.get('Post')).toMatchObject([{ status: 'published' }]));
});

test('projects are shown by category', async () => {
  at.records.put('Work', [
    { title: 'Bridges', category: 'books' },
    { title: 'Harbour', category: 'signs' },
  ]);
  at.show(<ProjectGrid entity={Work} categoryField="category" detailPage="WorkPage" />);
  await screen.findByRole('link', { name: 'Harbour' });

  fireEvent.click(screen.getByRole('button', { name: 'Books' }));

  expect(headings()).toEqual(['Bridges']);
});

test('a caption holds two facts, and categories stand as the options do', async () => {
  const Piece = createEntity('Piece', {
    name: 'Piece',
    properties: {
      title: text,
      category: { ...text, title: 'Category', enum: ['vases', 'bowls'] },
      year: { type: 'integer', title: 'Year', 'x-sayso': { kind: 'year' } },
      glaze: { ...text, title: 'Glaze' },
    },
  });
  at.records.put('Piece', [
    { title: 'Tall', category: 'bowls', year: 2024, glaze: 'Ash' },
    { title: 'Wide', category: 'vases', year: 2021 },
  ]);
  at.show(<ProjectGrid entity={Piece} categoryField="category" facts={['year', 'glaze']} />);

  expect(await screen.findByText('2024 · Ash')).toBeTruthy();
  expect(screen.getByText('Vases · 2021')).toBeTruthy();
  const chips = within(screen.getByRole('group')).getAllByRole('button');
  expect(chips.map((one) => one.textContent)).toEqual(['All', 'Vases', 'Bowls']);
});

test('what a page is for is offered in its head', async () => {
  at.signIn({ ...ada, role: 'admin' });
  at.show(
    <Page title="Blog">
      <BlogList {...shared} postPage="Post" />
    </Page>,
  );
  const link = await screen.findByRole('link', { name: 'New post' });
  expect(link.closest('header')?.querySelector('h1')?.textContent).toBe('Blog');
});

test('an enquiry carries the record that it is about', async () => {
  at.records.put('Work', [{ id: 'w1', title: 'Harbour', category: 'signs' }]);
  const enquiry = {
    entity: Enquiry,
    fields: ['name', 'work_id'],
    aboutField: 'work_id',
    title: 'Ask',
    submitLabel: 'Send',
    thanks: 'Thank you',
  };
  at.show(<PublicDetail entity={Work} listPage="Works" fields={['category']} enquiry={enquiry} />, '/?id=w1');
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Mary' } });
  fireEvent.click(within(screen.getByLabelText('Name').closest('form') ?? document.body).getByRole('button'));

  expect(await screen.findByText('Thank you')).toBeTruthy();
  expect(at.records.tables.get('Enquiry')).toMatchObject([{ name: 'Mary', work_id: 'w1' }]);
});

test('the sum of what posts count stands with its unit once, and cards tell their facts', async () => {
  const Ride = createEntity('Ride', {
    name: 'Ride',
    properties: { title: text, body: text, country: text, km: { type: 'number', title: 'Kilometres (km)' } },
  });
  at.records.put('Ride', [
    { title: 'River', body: 'Wind', country: 'Chile', km: 1200 },
    { title: 'Pass', body: 'Snow', country: 'Peru', km: 34 },
  ]);
  at.show(<BlogList entity={Ride} postPage="Ride" textField="body" filters={['country']} sums={['km']} />);
  expect((await screen.findByText('1,234 km')).parentElement?.textContent).toContain('Total kilometres');
  expect(screen.queryByText(/\(km\)/)).toBeNull();
  expect(screen.getByText(/Peru · 34 km$/)).toBeTruthy();
});

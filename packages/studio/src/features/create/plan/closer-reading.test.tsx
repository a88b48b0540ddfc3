import { createFromMessage, getApp, listApps } from '@sayso/contracts/apps';
import type { PlanDraft } from '@sayso/contracts/plan-draft';
import { getReader, readDescription } from '@sayso/contracts/reading';
import { getMe } from '@sayso/contracts/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openStudio } from '../../../testing/open-studio.tsx';
import { startPeer } from '../../../testing/peer.ts';
import { anApp, aUser } from '../../../testing/samples.ts';
import { ThreadWorker } from '../../../testing/thread-worker.ts';

const peer = await startPeer();
afterAll(async () => {
  vi.unstubAllGlobals();
  await peer.close();
});
const app = anApp({ name: 'Tools' });
const words = 'We lend tools. Tools have a label. Invoices with an amount. Members borrow them for a week.';
const draft: PlanDraft = {
  use: 'club',
  name: 'Tool library',
  things: [
    { words: 'Tools have a label', name: 'Tool', fields: [{ name: 'Label', kind: 'text', of: [] }] },
    {
      words: 'Members borrow them for a week',
      name: 'Handover',
      fields: [
        { name: 'Tool', kind: 'link', of: ['Tool'] },
        { name: 'Due', kind: 'date', of: [] },
      ],
    },
  ],
  people: [],
  rules: [],
  pages: [],
  notWanted: [],
  leftOver: [],
};
const reading = { draft, evidence: [], reader: 'model' as const, took_ms: 5 };
const late = () => ({
  reading: null,
  problem: { fault: 'late' as const, message: 'The model took too long.' },
});

beforeEach(() => {
  vi.stubGlobal('Worker', ThreadWorker);
  localStorage.clear();
  peer.reset();
  peer.on(getMe, () => aUser());
  peer.on(listApps, () => []);
  peer.on(getApp, () => app);
  peer.on(createFromMessage, () => app);
  peer.on(getReader, () => ({
    reader: 'model' as const,
    name: 'big-model',
    at_build: false,
    first_build: 'plan' as const,
    may_choose: true,
  }));
  peer.on(readDescription, () => ({ reading, problem: null }));
});

const openBox = async () => {
  await openStudio(peer, { token: 'good' });
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Describe the app you want' });
  if (box.value === '') fireEvent.change(box, { target: { value: words } });
  return box;
};
/** The reader of the rules starts anew with each page, which takes long on a busy machine. */
const slowly = { timeout: 20_000 };
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }, slowly));
const planOf = async () => within(await screen.findByRole('region', { name: 'Your plan' }));
const sent = () => peer.callsOf(createFromMessage).map((call) => call.body);

test('a closer reading is a proposal with its differences marked, and one press takes it', async () => {
  const box = await openBox();
  await press('Read more closely');
  const proposal = within(await screen.findByRole('region', { name: 'A closer reading' }, slowly));
  await waitFor(
    () => expect(proposal.getByRole('status').textContent).toMatch(/^A closer reading: \d+ new,.* left out$/),
    slowly,
  );
  proposal.getByText(/^Left out: .*; Invoices and \d+ assumed fields$/);
  const plan = await planOf();
  await plan.findAllByRole('button', { name: /^Handovers ?, new/ }, slowly);
  expect(peer.callsOf(readDescription).map(({ body }) => body)).toEqual([{ text: words }]);

  await press('Use this plan');
  await screen.findByText('Read closely.');
  await waitFor(() => expect(plan.queryByRole('button', { name: /^Handovers ?, new/ })).toBe(null));
  expect(plan.getAllByRole('button', { name: /^Handovers/ })).not.toEqual([]);
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(sent()).toEqual([{ content: words, draft }]));
});

test('what only the quick reading found is offered, and put in by one press', async () => {
  await openBox();
  await press('Read more closely');
  await press('Add Invoices');
  await screen.findByRole('region', { name: 'Thing: Invoices' }, slowly);
});

test('a proposal that is left gives way to the quick reading, and changes by hand stay', async () => {
  const box = await openBox();
  await press('Read more closely');
  const plan = await planOf();
  fireEvent.click(await plan.findByRole('button', { name: /^Label/ }, slowly));
  const panel = within(await screen.findByRole('dialog'));
  fireEvent.change(panel.getByRole('textbox', { name: 'Name' }), { target: { value: 'Sticker' } });
  fireEvent.click(panel.getByRole('button', { name: 'Save' }));
  await plan.findByRole('button', { name: /^Sticker/ }, slowly);
  await press('Keep the quick reading');
  await waitFor(() => expect(plan.queryByRole('button', { name: /^Handovers/ })).toBe(null), slowly);
  await plan.findByRole('button', { name: /^Sticker/ }, slowly);
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ plan_operations: [{ type: 'renameField', name: 'Sticker' }] });
  expect(sent()[0]).not.toHaveProperty('draft');
});

test('a change that does not fit the proposal is back with the quick reading', async () => {
  await openBox();
  const plan = await planOf();
  fireEvent.click(await plan.findByRole('button', { name: /^Amount/ }, slowly));
  const panel = within(await screen.findByRole('dialog'));
  fireEvent.change(panel.getByRole('textbox', { name: 'Name' }), { target: { value: 'Sum due' } });
  fireEvent.click(panel.getByRole('button', { name: 'Save' }));
  await plan.findByRole('button', { name: /^Sum due/ }, slowly);
  await press('Read more closely');
  await press('Use this plan');
  await screen.findByText(/^These changes no longer fit the plan/, undefined, slowly);
  expect(plan.queryByRole('button', { name: /^Sum due/ })).toBe(null);
  await press('Back to the quick reading');
  await plan.findByRole('button', { name: /^Sum due/ }, slowly);
});

test('a proposal says when more was written since', async () => {
  const box = await openBox();
  await press('Read more closely');
  const proposal = within(await screen.findByRole('region', { name: 'A closer reading' }, slowly));
  fireEvent.change(box, { target: { value: `${words} And a price.` } });
  await proposal.findByText('Your words have changed since they were read closely.', {}, slowly);
});

test('a reader that fails says why, and the quick reading stands', async () => {
  peer.on(readDescription, late);
  const box = await openBox();
  await press('Read more closely');
  await screen.findByText('The model took too long. This is the quick reading.');
  await (await planOf()).findByRole('button', { name: /^Label/ }, slowly);
  await screen.findByRole('button', { name: 'Read again' });
  fireEvent.change(box, { target: { value: 'Recipes with ingredients and a picture for each of them' } });
  await screen.findByRole('button', { name: 'Read more closely' });
  expect(screen.queryByText(/took too long/)).toBe(null);
});

test('what was read closely before stands where it cannot be read again, and can still be left', async () => {
  const box = await openBox();
  await press('Read more closely');
  await press('Use this plan');
  fireEvent.change(box, { target: { value: `${words} And a price.` } });
  peer.on(readDescription, late);
  await press('Read again');
  await screen.findByText('The model took too long. This is still the earlier closer reading.', {}, slowly);
  await (await planOf()).findAllByRole('button', { name: /^Handovers/ }, slowly);
  await press('Back to the quick reading');
  await screen.findByRole('button', { name: 'Read more closely' });
});

test('words in a language that only a model knows can be read by it', async () => {
  const arabic = 'مكتبة أدوات لشارعنا. الأدوات لها اسم وحالة. الجيران يستعيرون الأدوات حتى تاريخ محدد.';
  const box = await openBox();
  fireEvent.change(box, { target: { value: arabic } });
  await screen.findByText('A model may understand these words.', {}, slowly);
  await press('Read more closely');
  const proposal = await screen.findByRole('region', { name: 'A closer reading' }, slowly);
  await (await planOf()).findAllByRole('button', { name: /^Handovers/ }, slowly);
  // There is no other plan of these words that this one could be measured by.
  expect(proposal.textContent).toBe('A closer readingDiscardUse this plan');
  await press('Discard');
  await screen.findByText('A model may understand these words.', {}, slowly);
});

test('what is refused is offered no other reading', async () => {
  const box = await openBox();
  await screen.findByRole('button', { name: 'Read more closely' }, slowly);
  const harmful = 'A fake bank login page that phishes the passwords of the customers and mails them to me';
  fireEvent.change(box, { target: { value: harmful } });
  await waitFor(
    async () => expect((await planOf()).queryByRole('button', { name: /^Label/ })).toBe(null),
    slowly,
  );
  expect(screen.queryByRole('button', { name: 'Read more closely' })).toBe(null);
});

test('the focus stays where the buttons change, and the second press of a double click does nothing', async () => {
  await openBox();
  const read = await screen.findByRole('button', { name: 'Read more closely' }, slowly);
  read.focus();
  fireEvent.click(read);
  const take = await screen.findByRole('button', { name: 'Use this plan' }, slowly);
  expect(document.activeElement?.contains(take)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  take.focus();
  fireEvent.click(take);
  const back = await screen.findByRole('button', { name: 'Back to the quick reading' });
  expect(document.activeElement?.contains(back)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  fireEvent.click(back, { detail: 2 });
  await screen.findByText('Read closely.');
});

test('words that were written since are told from those that were read', async () => {
  const box = await openBox();
  await press('Read more closely');
  await press('Use this plan');
  await screen.findByText('Read closely.');
  fireEvent.change(box, { target: { value: `${words} And invoices for each loan.` } });
  await screen.findByText('Your words have changed since they were read closely.', {}, slowly);
  await press('Back to the quick reading');
  await screen.findByRole('button', { name: 'Read more closely' });
});

test('who builds before the answer comes has the plan that is shown, and nothing reads it anew', async () => {
  const answer = Promise.withResolvers<void>();
  peer.on(readDescription, async () => {
    await answer.promise;
    return { reading, problem: null };
  });
  const box = await openBox();
  await press('Read more closely');
  await screen.findByText(/build the plan below at once/);
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(sent()).toEqual([{ content: words, plan_operations: [] }]), slowly);
  answer.resolve();
});

test('where a model reads the words at Build, that is said before, unless somebody settled the plan', async () => {
  await openBox();
  await screen.findByText(/When you build, a model reads your words more closely first/, undefined, slowly);
  await press('Read more closely');
  await press('Use this plan');
  await screen.findByText('Read closely.');
  expect(screen.queryByText(/When you build/)).toBe(null);
});

test('where only the rules read, nothing is offered', async () => {
  peer.on(getReader, () => ({
    reader: null,
    name: null,
    at_build: false,
    first_build: 'plan' as const,
    may_choose: false,
  }));
  await openBox();
  await (await planOf()).findByRole('button', { name: /^Label/ }, slowly);
  expect(screen.queryByRole('button', { name: 'Read more closely' })).toBe(null);
});

test('a reading that was taken is not sent with words that have nothing to do with it', async () => {
  const box = await openBox();
  await press('Read more closely');
  await press('Use this plan');
  await screen.findByText('Read closely.');
  fireEvent.change(box, { target: { value: 'Recipes with ingredients and a picture for each of them' } });
  await screen.findByText(/^Your words have changed since .*, so this is the quick reading\.$/, {}, slowly);
  await screen.findByRole('region', { name: 'Thing: Recipes' }, slowly);
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).not.toHaveProperty('draft');
});

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aPlan } from '../../testing/plans.ts';
import { TooltipProvider } from '../tooltip.tsx';
import { PlanCards, type PlanCardsProps } from './plan-cards.tsx';

beforeEach(() => Object.assign(window, { innerWidth: 390 }));
afterEach(() => {
  cleanup();
  Object.assign(window, { innerWidth: 1024 });
});

function show(props: Partial<PlanCardsProps> = {}) {
  const cards = (more: Partial<PlanCardsProps> = {}) => (
    <TooltipProvider>
      <PlanCards plan={aPlan()} onOperate={() => {}} {...props} {...more} />
    </TooltipProvider>
  );
  const { rerender } = render(cards());
  return (more: Partial<PlanCardsProps>) => rerender(cards(more));
}
const card = (name: string) => within(screen.getByRole('region', { name: `Thing: ${name}` }));
const head = (name: string) => card(name).getByRole('button', { name: new RegExp(`^${name}`) });

test('on phones a card holds its fields back: it says how many there are, and its states', () => {
  show();
  const repairs = card('Repairs').getAllByRole('button');
  expect(repairs.map((button) => button.textContent)).toEqual([
    'Repairs4 fields',
    expect.stringContaining('Received, Waiting for parts, Ready'),
  ]);
  expect(head('Repairs').getAttribute('aria-expanded')).toBe('false');
});

test('a press shows the fields of that card alone, and another one hides them again', () => {
  show();
  fireEvent.click(head('Repairs'));
  card('Repairs').getByRole('button', { name: /^Price/ });
  card('Repairs').getByRole('button', { name: 'Add a field to Repairs' });
  expect(card('Bikes').queryByRole('button', { name: /^Model/ })).toBe(null);
  const body = document.getElementById(head('Repairs').getAttribute('aria-controls') ?? '');
  expect(body?.querySelectorAll('[data-plan-field]')).toHaveLength(3);
  fireEvent.click(head('Repairs'));
  expect(card('Repairs').queryByRole('button', { name: /^Price/ })).toBe(null);
});

test('an open card is renamed or removed by a button of its own, and by keys on its name at any time', async () => {
  show();
  fireEvent.keyDown(head('Bikes'), { key: 'F2' });
  within(await screen.findByRole('dialog', { name: 'Bikes' })).getByRole('textbox', { name: 'Name' });
  fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'Escape' });
  fireEvent.click(head('Repairs'));
  fireEvent.click(card('Repairs').getByRole('button', { name: 'Rename or remove Repairs' }));
  within(await screen.findByRole('dialog', { name: 'Repairs' })).getByRole('button', {
    name: /^Remove Repairs/,
  });
});

test('what is only read can be opened, too', () => {
  show({ isReadOnly: true });
  fireEvent.click(head('Repairs'));
  card('Repairs').getByRole('button', { name: /^Price/ });
  expect(card('Repairs').queryByRole('button', { name: /^Rename or remove/ })).toBe(null);
});

test('the card that somebody was led to is open, and one that was opened stays so when ids change', () => {
  const again = show({ ledTo: { thing: 'e1' } });
  card('Bikes').getByRole('button', { name: /^Model/ });
  fireEvent.click(head('Repairs'));
  const { things, ...rest } = aPlan();
  again({ plan: { ...rest, things: things.map((thing) => ({ ...thing, id: `new-${thing.id}` })) } });
  card('Repairs').getByRole('button', { name: /^Price/ });
  expect(card('Bikes').queryByRole('button', { name: /^Model/ })).toBe(null);
});

test('pages and look are folded, too, and say what they hold; who may do what is not', () => {
  show();
  const part = (name: string) => within(screen.getByRole('region', { name }));
  part('People').getByText('Visitors can');
  const pages = part('Pages').getByRole('button');
  expect(pages.textContent).toBe('Pages3 pages');
  expect(part('Look').getByRole('button').textContent).toBe('LookLight');
  fireEvent.click(pages);
  expect(pages.getAttribute('aria-expanded')).toBe('true');
  part('Pages').getByRole('button', { name: /^Dashboard/ });
  part('Pages').getByRole('button', { name: 'Add a page' });
});

test('a card that holds back something new says so, until it is opened', () => {
  const price = aPlan().things.flatMap(({ fields }) => fields.filter(({ name }) => name === 'Price'))[0]?.id;
  const page = aPlan().pages[0]?.id;
  show({ difference: { added: [price ?? '', page ?? ''], changed: [], gone: [], gone_assumed: 0, was: {} } });
  expect(head('Repairs').textContent).toBe('Repairs, changed4 fields');
  expect(head('Bikes').textContent).not.toContain('changed');
  screen.getByRole('button', { name: /^Pages ?, changed/ });
  fireEvent.click(head('Repairs'));
  expect(head('Repairs').textContent).not.toContain('changed');
  card('Repairs').getByRole('button', { name: /^Price.*, new/ });
});

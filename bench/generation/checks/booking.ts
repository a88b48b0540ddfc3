import { day, eventually } from '@sayso/e2e/acceptance/claims';
import { any, RecordForm } from '@sayso/e2e/acceptance/record-form';
import type { Locator } from 'playwright-core';
import { z } from 'zod';
import { Fails, few, need } from '../fails.ts';
import { exactly } from '../forms.ts';
import { textOf } from '../listing.ts';
import type { Place } from '../place.ts';
import type { Sketch } from '../sketch.ts';
import { judge } from './judge.ts';

const bookable = /book|reserv|appointment|availab|schedule a|slots?|\btimes?\b|\bhire|\brent/i;
const clock = /\b\d{1,2}[:.]\d{2}\b|\b\d{1,2} ?(?:am|pm)\b/i;
const slotsIn = ({ buttons }: Sketch): number => buttons.filter((one) => clock.test(one)).length;

export const book = judge(z.object({ book: z.string() }), async (place, { book: entity }) => {
  const pages = place.pages.filter(
    (page) => bookable.test(`${page.label} ${page.title}`) || slotsIn(page) > 2,
  );
  need(pages.length > 0, 'page missing', `there is no page to book ${entity} (${few(place.labels)})`);
  const seen: string[] = [];
  for (const page of [...pages].sort((one, other) => slotsIn(other) - slotsIn(one))) {
    await place.go(page);
    await prepare(place);
    const free = slots(place);
    const isOffered = await eventually(
      () => free.count(),
      (count) => count > 0,
      'none',
    ).catch(() => 0);
    if (isOffered > 0) return bookTime(place, free);
    const nights = place.main.locator('[role=gridcell] button:not([disabled])');
    if ((await nights.count()) > 6) return bookNights(place);
    seen.push(`${page.label || page.title} offers no time to pick`);
  }
  throw new Fails('control missing', few(seen));
});

const slots = ({ main }: Place): Locator =>
  main
    .locator('button:not([disabled]):not([aria-disabled=true]), [role=radio]:not([aria-disabled=true])')
    .filter({ hasText: clock });

const nameOf = async (one: Locator): Promise<string> =>
  ((await one.getAttribute('aria-label')) ?? (await one.innerText())).replace(/\s+/g, ' ').trim();

/** The same choices each time: the first of what can be booked, and a day ahead. */
async function prepare(place: Place): Promise<void> {
  const form = new RecordForm(place.page, place.main);
  const labels = (await place.main.locator('label').count()) > 0 ? await form.labels() : [];
  for (const label of labels) {
    const kind = await form.kind(exactly(label)).catch(() => '');
    if (kind === 'date') await form.set(exactly(label), day(2));
    if (kind === 'combobox') await form.set(exactly(label), any).catch(() => undefined);
  }
}

/** Times of that name stand under several days or people: one less is free afterwards, or taking it again is refused. */
async function bookTime(place: Place, free: Locator): Promise<string> {
  // The last of those in sight is ahead of now, whatever the time is.
  const slot = free.last();
  const name = await nameOf(slot);
  const sameFree = async () => {
    const names = await Promise.all((await free.all()).map(nameOf));
    return names.filter((one) => one === name).length;
  };
  const before = await sameFree();
  await slot.click();
  await confirm(place);
  await place.app.reload();
  await prepare(place);
  const fewer = await eventually(sameFree, (count) => count < before, 'still free').catch(() => null);
  if (fewer !== null) return `${name} was free ${before} times, was booked, and is free ${fewer} times`;
  await free.last().click();
  need(await isRefused(place), 'not refused', `${name} could be booked twice`);
  return `${name} was booked, and refused the second time`;
}

/** From one day to another in a calendar; the night between cannot be had again. */
async function bookNights(place: Place): Promise<string> {
  const days = place.main.locator('[role=gridcell] button:not([disabled])');
  const at = Math.min(8, (await days.count()) - 4);
  const names = await Promise.all([at, at + 1, at + 3].map((one) => nameOf(days.nth(one))));
  await days.nth(at).click();
  await days.nth(at + 3).click();
  await confirm(place);
  await place.app.reload();
  const night = place.main.locator('[role=gridcell] button');
  const labels = async () =>
    night.evaluateAll((all) =>
      all.map((one) => ({
        name: (one.getAttribute('aria-label') ?? one.textContent ?? '').replace(/\s+/g, ' ').trim(),
        isOff: one.hasAttribute('disabled') || one.getAttribute('aria-disabled') === 'true',
      })),
    );
  const isGone = (all: { name: string; isOff: boolean }[]) =>
    all.length > 0 && all.every(({ name, isOff }) => name !== names[1] || isOff);
  await eventually(labels, isGone, `the night of ${names[1]} can be booked again`);
  return `from ${names[0]} to ${names[2]} was booked, and ${names[1]} is no longer to be had`;
}

const deed = /^(?:book|confirm|reserve|request|save|add|send)\b/i;
const done = /booked|confirmed|thank you|reserved|received/i;

/** Fills in what the booking asks for and confirms it. */
async function confirm(place: Place): Promise<void> {
  await submit(place);
  const told = place.page.locator('main, [role=status], [data-sonner-toast], [role=dialog]').getByText(done);
  await told.first().waitFor();
}

async function submit({ page, main }: Place): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog
    .or(main.getByRole('button', { name: deed }).last())
    .first()
    .waitFor();
  const root = (await dialog.count()) > 0 ? dialog.first() : main;
  const boxes = root.locator(
    'form :is(input:not([type=hidden]):not([type=checkbox]):not([type=radio]), textarea)',
  );
  for (const box of await boxes.all()) {
    if (!(await box.isVisible()) || (await box.inputValue()) !== '') continue;
    const type = (await box.getAttribute('type')) ?? 'text';
    const typed: Readonly<Record<string, string>> = {
      email: 'guest@example.com',
      tel: '+1 555 0100',
      date: day(2),
      number: '1',
      time: '10:00',
      'datetime-local': `${day(2)}T10:00`,
    };
    if (type !== 'file') await box.fill(typed[type] ?? 'Gustav Guest');
  }
  await new RecordForm(page, root).complete();
  await root.getByRole('button', { name: deed }).last().click();
}

async function isRefused(place: Place): Promise<boolean> {
  const isSent = await submit(place).then(
    () => true,
    () => false,
  );
  if (!isSent) return true;
  const told = place.page.locator('[role=alert], [data-sonner-toast]');
  const text = async () => `${(await told.allInnerTexts()).join(' ')} ${await textOf(place)}`;
  return /taken|already|not free|unavailable|no longer/i.test(await text());
}

import { amount, eventually } from '@sayso/e2e/acceptance/claims';
import type { Locator, Page } from 'playwright-core';
import { z } from 'zod';
import { Fails, few, need } from '../fails.ts';
import { lineWith, lookUp, sees, textOf } from '../listing.ts';
import { secondPage } from '../people.ts';
import type { Place } from '../place.ts';
import type { Thing } from '../resolve.ts';
import type { Sketch } from '../sketch.ts';
import { judge } from './judge.ts';

const votes = /vote|like|helpful|upvote|useful|agree|\bup\b/i;

export const vote = judge(z.object({ vote: z.string() }), async (place, { vote: entity }) => {
  const thing = place.names.thing(entity);
  const title = place.mark();
  await place.records.titled(thing, title);
  const pages = votingPages(place);
  need(pages.length > 0, 'control missing', `nothing can be voted for (${few(place.labels)})`);
  for (const page of pages) {
    await place.go(page);
    const box = place.main.getByRole('searchbox').first();
    if ((await box.count()) > 0) await box.fill(title);
    const button = lineWith(place, title).getByRole('button', { name: votes }).first();
    const isThere = await eventually(
      () => button.count(),
      (count) => count > 0,
      'no',
    ).catch(() => 0);
    if (isThere === 0) continue;
    return countsVotes(place, button);
  }
  throw new Fails(
    'control missing',
    `a new ${thing.noun} cannot be voted for on ${few(pages.map(({ label }) => label))}`,
  );
});

export const votingPages = (place: Place): Sketch[] =>
  place.like(({ buttons, counts }) => (counts['pressed'] ?? 0) > 0 && buttons.some((one) => votes.test(one)));

/** Of two new records the one that is voted for stands before the other. */
export async function risesByVotes(place: Place, thing: Thing, page: Sketch): Promise<string> {
  const [first, second] = [place.mark(), place.mark()];
  const read = async () => await textOf(place);
  const isAbove = (text: string, one: string, other: string) =>
    text.includes(one) && text.includes(other) && text.indexOf(one) < text.indexOf(other);
  await place.records.titled(thing, first);
  await place.records.titled(thing, second);
  await place.go(page);
  const button = (title: string) => lineWith(place, title).getByRole('button', { name: votes }).first();
  await button(first).waitFor();
  const lower = isAbove(await read(), first, second) ? second : first;
  const upper = lower === first ? second : first;
  await countsVotes(place, button(lower), 1);
  await place.app.reload();
  await eventually(read, (text) => isAbove(text, lower, upper), `"${lower}" does not rise with a vote`);
  return `"${lower}" rose above "${upper}" with a vote`;
}

async function countsVotes(place: Place, button: Locator, clicks = 2): Promise<string> {
  const number = async () =>
    amount(`${await button.innerText()} ${(await button.getAttribute('aria-label')) ?? ''}`) || 0;
  const before = await number();
  await button.click();
  await eventually(
    number,
    (now) => now === before + 1,
    (now) => `a vote took it from ${before} to ${now}`,
  );
  await place.page.waitForLoadState('networkidle');
  if (clicks === 1) return `a vote took it from ${before} to ${before + 1}`;
  await button.click();
  await place.page.waitForLoadState('networkidle');
  const twice = await number();
  need(twice <= before + 1, 'otherwise than said', `a second vote of the same person took it to ${twice}`);
  return `a vote took it from ${before} to ${before + 1}, a second click to ${twice}`;
}

const sends = /^(?:send|reply|post|comment|answer|add (?:a )?(?:reply|comment)|submit)/i;

/** Writes into the text box that stands with a sending button. */
async function write(page: Page, text: string): Promise<void> {
  const forms = page
    .locator('main form')
    .filter({ has: page.locator('textarea, input[type=text], input:not([type])') });
  const root = (await forms.count()) > 0 ? forms.last() : page.locator('main');
  const box = root.getByRole('textbox').last();
  await box.fill(text);
  const button = root.getByRole('button', { name: sends });
  if ((await button.count()) > 0) await button.last().click();
  else await box.press('Enter');
}

export const thread = judge(
  z.object({ thread: z.string(), replies: z.string() }),
  async (place, { thread: entity }) => {
    const thing = place.names.thing(entity);
    const [title, reply] = [place.mark(), place.mark()];
    await place.records.titled(thing, title);
    await lookUp(place, thing, title);
    await sees(place, title);
    await lineWith(place, title)
      .getByRole('link')
      .or(lineWith(place, title).getByRole('button', { name: title }))
      .first()
      .click();
    await place.page.getByRole('textbox').last().waitFor();
    await place.app.settled();
    const { page } = place;
    need(
      (await page.locator('main').getByRole('textbox').count()) > 0,
      'control missing',
      `the page of a ${thing.noun} takes no reply`,
    );
    await write(page, reply);
    const shown = () => textOf(place);
    await eventually(shown, (text) => text.includes(reply), 'the reply is not shown');
    await page.waitForLoadState('networkidle');
    await place.app.reload();
    await eventually(
      shown,
      (text) => text.includes(reply) && text.includes(title),
      'the reply is not shown after a reload',
    );
    return `"${reply}" stands under "${title}"`;
  },
);

export const chat = judge(z.object({ chat: z.string() }), async (place) => {
  const page = chatPage(place);
  const other = await secondPage(place, page.name);
  try {
    await enterRoom(other);
    await place.go(page);
    await enterRoom(place.page);
    const text = place.mark();
    await write(place.page, text);
    await eventually(
      () => textOf(place),
      (shown) => shown.includes(text),
      'the message is not shown to who wrote it',
    );
    const read = async () => (await other.locator('main').innerText()).replace(/\s+/g, ' ');
    await eventually(
      read,
      (shown) => shown.includes(text),
      'another person does not see it without a reload',
    );
    return 'another person saw the message at once';
  } finally {
    await other.context().close();
  }
});

const chatPage = (place: Place): Sketch => {
  const found = place.pages.find(
    ({ buttons, counts }) => buttons.some((one) => /^send/i.test(one)) && (counts['textboxes'] ?? 0) > 0,
  );
  return found ?? place.pageNamed(/chat|messages?|conversation|rooms?|channels?/i, 'chat');
};

/** Where there are several rooms, the first; what is shown then has a box to write in. */
async function enterRoom(page: Page): Promise<void> {
  const box = page.locator('main').getByRole('textbox').last();
  if ((await box.count()) > 0) return;
  await page.locator('main').getByRole('link').or(page.locator('main li button')).first().click();
  await box.waitFor();
}

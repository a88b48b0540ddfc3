import { amount, eventually } from '@sayso/e2e/acceptance/claims';
import { RecordForm } from '@sayso/e2e/acceptance/record-form';
import { z } from 'zod';
import { Fails, few, need } from '../fails.ts';
import { exactly } from '../forms.ts';
import { textOf } from '../listing.ts';
import { plain } from '../names.ts';
import type { Place } from '../place.ts';
import { bare } from '../resolve.ts';
import type { Sketch } from '../sketch.ts';
import { judge } from './judge.ts';

/** On the page of that name, else on any that has such a thing. */
export async function openTool(place: Place, fits: (page: Sketch) => boolean, what: string): Promise<Sketch> {
  const found = place.pages.find(fits);
  if (!found) throw new Fails('page missing', `there is no ${what} (${few(place.labels)})`);
  await place.go(found);
  return found;
}

export const timer = judge(z.object({ timer: z.string() }), async (place, { timer: kind }) => {
  const hasClock = ({ counts }: Sketch) => (counts['timer'] ?? 0) > 0;
  const quiz = place.pages.find(({ label, title }) => /quiz|test|exam|practice/i.test(`${label} ${title}`));
  if (kind === 'countdown' && quiz && !place.pages.some(hasClock)) return countdownOfQuiz(place, quiz);
  await openTool(place, hasClock, kind);
  const { main, page } = place;
  const clock = main.getByRole('timer').first();
  const read = async () => (await clock.innerText()).replace(/\s+/g, ' ').trim();
  const press = (name: RegExp) => main.getByRole('button', { name }).first().click();
  const first = await read();
  await press(/^start|^begin|^resume/i);
  const runs = await eventually(read, (now) => now !== first, 'it does not run');
  const isRight =
    kind === 'stopwatch' ? secondsIn(runs) > secondsIn(first) : secondsIn(runs) < secondsIn(first);
  need(isRight, 'otherwise than said', `it goes from ${first} to ${runs}`);
  await press(/^pause|^stop/i);
  const paused = await read();
  // Long enough for a running one to show another second.
  await page.waitForFunction(
    (until) => performance.now() > until,
    (await page.evaluate(() => performance.now())) + 1300,
  );
  need(
    (await read()) === paused,
    'otherwise than said',
    `it goes on from ${paused} to ${await read()} when paused`,
  );
  await press(/^reset|^clear/i);
  await eventually(
    read,
    (now) => secondsIn(now) === secondsIn(first),
    (now) => `after a reset it says ${now} instead of ${first}`,
  );
  return `${first}, ${runs} when started, ${paused} when paused, ${await read()} when reset`;
});

/** A quiz against the clock: it runs down from the start, and nothing pauses it. */
async function countdownOfQuiz(place: Place, quiz: Sketch): Promise<string> {
  await place.go(quiz);
  const start = place.main.getByRole('button', { name: /^(?:start|begin|take)/i });
  if ((await start.count()) > 0) await start.first().click();
  const clock = place.main.getByRole('timer').first();
  need((await clock.count()) > 0, 'page missing', `there is no countdown (${few(place.labels)})`);
  const read = async () => (await clock.innerText()).replace(/\s+/g, ' ').trim();
  const first = await read();
  const then = await eventually(
    read,
    (now) => secondsIn(now) < secondsIn(first),
    (now) => `it goes from ${first} to ${now}`,
  );
  return `the quiz counts down: ${first}, then ${then}`;
}

/** "1:05:30", "25:00", "4.2" as seconds. */
export const secondsIn = (text: string): number => {
  const found = /\d+(?::\d+)*(?:[.,]\d+)?/.exec(text)?.[0].replace(',', '.') ?? '';
  return found.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
};

const numbers = z.record(z.string(), z.union([z.number(), z.string()]));

/** Sets an input by its label, whatever it is. */
async function set(place: Place, form: RecordForm, [name, value]: [string, number | string]): Promise<void> {
  const labels = await form.labels();
  const label =
    place.names.label(name, labels) ??
    labels.find((one) => plain(one).includes(plain(name))) ??
    labels.find((one) => plain(name).includes(plain(bare(one))));
  need(label !== undefined, 'field missing', `the inputs are ${few(labels)}, and none is ${name}`);
  const control = await form.control(exactly(label));
  if ((await form.kind(exactly(label))) === 'range') await control.fill(String(value));
  else await form.set(exactly(label), value);
}

export const calculate = judge(
  z.object({ calculate: numbers, gives: numbers }),
  async (place, { calculate: inputs, gives }) => {
    const wanted = Object.keys(inputs);
    const fits = ({ fields }: Sketch) =>
      wanted.filter(
        (name) => place.names.label(name, fields) ?? fields.find((one) => plain(one).includes(plain(name))),
      ).length;
    const [best] = [...place.pages].sort((one, other) => fits(other) - fits(one));
    need(
      best !== undefined && fits(best) > 0,
      'page missing',
      `no page asks for ${few(wanted)} (${few([...new Set(place.pages.flatMap(({ fields }) => fields))])})`,
    );
    await place.go(best);
    const form = new RecordForm(place.page, place.main);
    for (const entry of Object.entries(inputs)) await set(place, form, entry);
    const button = place.main.getByRole('button', { name: /^calculate|^compute|^work out/i });
    if ((await button.count()) > 0) await button.first().click();
    for (const [name, value] of Object.entries(gives))
      await eventually(
        () => outputOf(place, name),
        (shown) => isSame(shown, value),
        (shown) => `${name} shows ${shown ?? 'nothing'} instead of ${value}`,
      );
    return `${few(Object.entries(inputs).map(([name, value]) => `${name} ${value}`))} gives ${few(Object.entries(gives).map(([name, value]) => `${name} ${value}`))}`;
  },
);

const isSame = (shown: string | undefined, wanted: number | string): boolean => {
  if (shown === undefined) return false;
  if (typeof wanted === 'string' && Number.isNaN(Number(wanted)))
    return shown.toLowerCase().includes(wanted.toLowerCase());
  const number = Number(wanted);
  return Math.abs(amount(shown) - number) <= Math.max(0.006, Math.abs(number) * 0.0006);
};

/** The text of the output that is called so: labelled, or standing beside or under its name. */
async function outputOf(place: Place, name: string): Promise<string | undefined> {
  const pairs = await place.page.evaluate(() => {
    const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
    const named = [
      ...document.querySelectorAll('main output, main [role=status], main dd, main [aria-live]'),
    ].map((one) => {
      const by = one.id === '' ? null : document.querySelector(`label[for="${CSS.escape(one.id)}"]`);
      const labelled = document.getElementById(one.getAttribute('aria-labelledby') ?? '');
      return [
        clean(
          one.getAttribute('aria-label') ??
            by?.textContent ??
            labelled?.textContent ??
            one.previousElementSibling?.textContent,
        ),
        clean(one.textContent),
      ];
    });
    const cards = [...document.querySelectorAll('main [data-slot=card] p, main dt, main th')].map((one) => [
      clean(one.textContent),
      clean(one.nextElementSibling?.textContent),
    ]);
    return [...named, ...cards] as [string, string][];
  });
  const shown = pairs.filter(([, text]) => text !== '');
  const exact = shown.find(([label]) => place.names.label(name, [label]) !== undefined);
  const near = shown.find(
    ([label]) => label !== '' && label.length < 60 && plain(label).includes(plain(name)),
  );
  return (exact ?? near)?.[1];
}

export const convert = judge(
  z.object({ convert: z.object({ value: z.number(), from: z.string(), to: z.string() }), gives: z.number() }),
  async (place, { convert: { value, from, to }, gives }) => {
    const page = place.pageNamed(/convert|conversion|units?\b|calculator/i, 'conversions');
    await place.go(page);
    const { main } = place;
    // Units stand in groups, such as length and weight: the right one is found by trying.
    const groups = main.locator('[role=tab], button[aria-pressed], [role=radio]');
    const choose = async () =>
      (await chooseUnit(place, /^from\b|\bfrom$/i, from)) &&
      (await chooseUnit(place, /^to\b|\bto$|\binto\b/i, to));
    let isChosen = await choose();
    for (let at = 0; !isChosen && at < (await groups.count()); at += 1) {
      await groups.nth(at).click();
      isChosen = await choose();
    }
    need(isChosen, 'control missing', `${from} and ${to} cannot be chosen`);
    await main.locator('input:not([type=search])').first().fill(String(value));
    const right = (all: string[]) =>
      all.some((one) => Math.abs(amount(one) - gives) <= Math.max(0.006, Math.abs(gives) * 0.001));
    const seen = (all: string[]) => `${value} ${from} shows ${few(all, 6)} instead of ${gives} ${to}`;
    await eventually(() => numbersShown(place), right, seen);
    return `${value} ${from} are ${gives} ${to}`;
  },
);

/** Numbers in inputs and outputs, and in the text around them. */
async function numbersShown(place: Place): Promise<string[]> {
  const held = await place.main
    .locator('input, output')
    .evaluateAll((all) =>
      all.map((one) => (one instanceof HTMLInputElement ? one.value : (one.textContent ?? ''))),
    );
  return [...held, await textOf(place)].flatMap((text) => text.match(/-?\d[\d,.]*/g) ?? []);
}

const unitWords = (text: string): string =>
  regional.test(text)
    ? text.toLowerCase().replace(regional, '$2 ($1)').replace('(uk)', '(imperial)')
    : plainUnit(text);
const regional = /^(imperial|uk|us) (.+)$/i;
const plainUnit = (text: string): string =>
  plain(text.replace(/metre/gi, 'meter').replace(/litre/gi, 'liter'));

/** Picks a unit in the list that is called so; false where it is not offered. */
async function chooseUnit({ main, page }: Place, list: RegExp, unit: string): Promise<boolean> {
  const box = main.getByRole('combobox', { name: list }).first();
  if ((await box.count()) === 0) return false;
  await box.click();
  const options = page.getByRole('option');
  await options.first().waitFor();
  const texts = await options.allInnerTexts();
  const same = (text: string) =>
    unitWords(text.replace(/\(.*\)/, '')) === unitWords(unit) ||
    (/\(/.test(unitWords(unit)) && text.toLowerCase().includes(unitWords(unit)));
  const sign = (text: string) => /\((.*)\)/.exec(text)?.[1]?.toLowerCase() === unit.toLowerCase();
  const at = Math.max(texts.findIndex(same), texts.findIndex(sign));
  if (at < 0) await page.keyboard.press('Escape');
  else await options.nth(at).click();
  await options.first().waitFor({ state: 'detached' });
  return at >= 0;
}

import { amount, day, eventually } from '@sayso/e2e/acceptance/claims';
import type { Value } from '@sayso/e2e/acceptance/record-form';
import { z } from 'zod';
import { few, need } from '../fails.ts';
import { exactly, marked, newForm, type OpenForm } from '../forms.ts';
import { openEdit, openRecord, textOf } from '../listing.ts';
import { plain } from '../names.ts';
import type { Place } from '../place.ts';
import type { Attribute, Thing } from '../resolve.ts';
import { judge } from './judge.ts';

type Case = { thing: Thing; wanted: string; from: readonly string[] };

export const computed = judge(
  z.object({ computed: z.string(), from: z.array(z.string()) }),
  async (place, { computed: path, from }) => {
    const [entity = '', ...rest] = path.split('.');
    const asked: Case = { thing: place.names.thing(entity), wanted: rest.join('.'), from };
    const own = from.flatMap(
      (name) => place.names.findAttribute(asked.thing, name.replace(/^.*\./, '')) ?? [],
    );
    if (own.length > 0) {
      const inForm = await followsInForm(place, asked, own);
      if (inForm !== undefined) return inForm;
    }
    return followsOnPage(place, asked, own);
  },
);

/** Small values first, then larger ones, no two alike: what follows from them has to move, a quotient too. */
function valueAt({ kind, property }: Attribute, at: number, isLarger: boolean): Value | undefined {
  const most = property.maximum ?? 1000;
  if (kind === 'number' || kind === 'money' || kind === 'percent' || kind === 'rating')
    return Math.min(most, isLarger ? 40 * (at + 1) : (property.minimum ?? 0) + 2 + at);
  const isEnd = /end|out|until|to\b|return|finish|stop/i.test(property.title ?? '');
  if (kind === 'date') return day(isEnd ? (isLarger ? 9 : 2) : 0);
  if (kind === 'datetime')
    return isEnd && isLarger ? `${day(0)}T18:00` : `${day(0)}T${isEnd ? '11:00' : '09:00'}`;
  if (kind === 'time') return isEnd ? (isLarger ? '18:00' : '11:00') : '09:00';
  return undefined;
}

const valuesFor = (own: readonly Attribute[], isLarger: boolean): Record<string, Value> =>
  Object.fromEntries(
    own.flatMap((attribute, at) => {
      const value = valueAt(attribute, at, isLarger);
      return value === undefined ? [] : [[attribute.key, value]];
    }),
  );

/** A field that shows what follows while one types, and cannot be typed into. */
async function followsInForm(place: Place, asked: Case, own: Attribute[]): Promise<string | undefined> {
  const opened = await newForm(place, asked.thing);
  const labels = await opened.labels();
  const known = place.names.findAttribute(asked.thing, asked.wanted)?.label;
  const label = place.names.label(asked.wanted, labels) ?? labels.find((one) => one === known);
  if (label === undefined) return undefined;
  if ((await opened.form.kind(exactly(label))) !== 'output') return undefined;
  const read = async (isLarger: boolean) => {
    await opened.fill(valuesFor(own, isLarger));
    return (await (await opened.control(label)).innerText()).trim();
  };
  const [before, after] = [await read(false), await read(true)];
  need(
    before !== after && /\d/.test(after),
    'otherwise than said',
    `${label} shows ${before}, then ${after}`,
  );
  return `${label} shows ${before}, and ${after} when ${few(own.map((one) => one.label))} are larger`;
}

/** The record's page shows it, and shows another value when what it follows from has changed. */
async function followsOnPage(place: Place, asked: Case, own: Attribute[]): Promise<string> {
  const { thing, wanted } = asked;
  const title = place.mark();
  const child = childOf(place, asked);
  const { id } = await makeFirst(place, asked, { own, title });
  const open = async (former?: number) => {
    await openRecord(place, thing, title);
    const isNew = (value: number | undefined) => value !== undefined && value !== former;
    return eventually(() => figureOf(place, asked), isNew, 'it stays').catch(() => figureOf(place, asked));
  };
  if (child) await place.records.create(child.thing, { ...numbersOf(child.thing, 3), [child.by]: id });
  const before = await open();
  if (child) await place.records.create(child.thing, { ...numbersOf(child.thing, 5), [child.by]: id });
  else {
    const form: OpenForm = await openEditOf(place, thing, title);
    await form.fill(valuesFor(own, true));
    await form.save();
  }
  const after = await open(before);
  need(
    before !== undefined && after !== undefined && before !== after,
    before === undefined ? 'field missing' : 'otherwise than said',
    before === undefined
      ? `the page of ${thing.noun} shows no ${wanted}: ${(await textOf(place)).slice(0, 160)}`
      : `${wanted} stays ${before} on the page of ${thing.noun}`,
  );
  return `${wanted} on the page of ${thing.noun} goes from ${before} to ${after}`;
}

async function makeFirst(
  place: Place,
  { thing, wanted }: Case,
  { own, title }: { own: Attribute[]; title: string },
): Promise<{ id: string }> {
  if (own.length === 0) return place.records.titled(thing, title);
  const opened = await newForm(place, thing);
  const typed = place.names.findAttribute(thing, wanted);
  const isTyped =
    typed !== undefined &&
    (await opened.has(typed)) &&
    (await opened.form.kind(exactly(typed.label))) !== 'output';
  need(!isTyped, 'otherwise than said', `${typed?.label ?? wanted} is typed in`);
  await opened.fill({ ...valuesFor(own, false), ...marked(thing, title) });
  await opened.save();
  const made = (await place.records.all(thing)).find((row) => JSON.stringify(row).includes(title));
  need(made !== undefined, 'not kept', `the ${thing.noun} was not stored`);
  return made;
}

const openEditOf = async (place: Place, thing: Thing, title: string): Promise<OpenForm> => {
  await place.openList(thing);
  return openEdit(place, thing, title);
};

/** The entity that the value is counted or added up from. */
function childOf(place: Place, { thing, from }: Case): { thing: Thing; by: string } | undefined {
  for (const path of from) {
    const child = place.names.find(path.split('.')[0] ?? '');
    const by = child?.attributes.find(({ target }) => target === thing.name);
    if (child && by && child !== thing) return { thing: child, by: by.key };
  }
  return undefined;
}

const numbersOf = (thing: Thing, value: number): Record<string, unknown> =>
  Object.fromEntries(
    thing.attributes
      .filter(({ kind }) => kind === 'number' || kind === 'money' || kind === 'rating' || kind === 'percent')
      .map(({ key, property }) => [key, Math.min(property.maximum ?? value, value)]),
  );

/** The number that stands under or beside the label on the open page. */
async function figureOf(place: Place, { thing, wanted }: Case): Promise<number | undefined> {
  const known = place.names.findAttribute(thing, wanted)?.label;
  const pairs = await place.page.evaluate(() => {
    const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
    const facts = [...document.querySelectorAll('main dt')].map((one) => [
      text(one),
      text(one.nextElementSibling),
    ]);
    const cards = [...document.querySelectorAll('main [data-slot=card] p')].map((one) => [
      text(one),
      text(one.nextElementSibling ?? one.parentElement?.nextElementSibling),
    ]);
    return [...facts, ...cards] as [string, string][];
  });
  const isMeant = (label: string) =>
    label === known ||
    place.names.label(wanted, [label]) !== undefined ||
    plain(label).includes(plain(wanted));
  const found = pairs.find(([label, value]) => isMeant(label) && /\d/.test(value));
  return found === undefined ? undefined : amount(found[1]);
}

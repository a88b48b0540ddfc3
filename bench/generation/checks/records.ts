import { eventually } from '@sayso/e2e/acceptance/claims';
import { z } from 'zod';
import { few, need } from '../fails.ts';
import { openRecord, searchFor, setFilter, shownCount, textOf } from '../listing.ts';
import type { Place } from '../place.ts';
import { probe, type Step } from '../probe.ts';
import type { Row } from '../records.ts';
import { type Attribute, bare, optionsOf, type Thing } from '../resolve.ts';
import { judge } from './judge.ts';

/** What the probe of the entity did is not done twice. */
async function probed(place: Place, entity: string, steps: readonly Step[]): Promise<string> {
  const thing = place.names.thing(entity);
  if (!place.probed.has(thing.name)) {
    await probe(place, thing, steps);
  }
  const results = place.probed.get(thing.name);
  // One with some of the steps alone is no answer to the next statement.
  if (results && !results.has('search')) place.probed.delete(thing.name);
  for (const step of steps) {
    const reason = results?.get(step);
    need(
      reason !== undefined,
      'stuck',
      `it did not come to ${step}: ${[...(results?.values() ?? [])].find(Boolean)}`,
    );
    need(reason === null, 'not kept', `${step}: ${reason}`);
  }
  return `${steps.join(', ')} of a ${thing.noun} done on the screen`;
}

export const create = judge(z.object({ create: z.string() }), (place, { create: entity }) =>
  probed(place, entity, ['create', 'reload']),
);
export const edit = judge(z.object({ edit: z.string() }), (place, { edit: entity }) =>
  probed(place, entity, ['create', 'edit', 'reload']),
);
export const remove = judge(z.object({ delete: z.string() }), (place, { delete: entity }) =>
  probed(place, entity, ['create', 'delete', 'gone']),
);

const isShown = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** A record of the app in which the field says something; made where there is none. */
async function rowWith(place: Place, thing: Thing, { key }: Attribute): Promise<Row | undefined> {
  return (await place.records.all(thing)).find((row) => isShown(row[key]));
}

export const list = judge(
  z.object({ list: z.string(), shows: z.array(z.string()) }),
  async (place, { list: entity, shows }) => {
    const thing = place.names.thing(entity);
    const attributes = shows.map((name) => place.names.attribute(thing, name));
    await place.openList(thing);
    await eventually(
      () => shownCount(place),
      (count) => count > 0,
      `the list of ${thing.plural} shows no record`,
    );
    const heads = (await place.main.getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
    const rows = await place.records.all(thing);
    const missing: string[] = [];
    for (const attribute of attributes)
      if (!(await showsValues(place, { attribute, heads, rows }))) missing.push(attribute.label);
    const seen = `the list of ${thing.plural} has ${few(heads.filter(Boolean)) || 'no columns'}`;
    need(missing.length === 0, 'otherwise than said', `${seen}; ${few(missing)} is not shown`);
    return seen;
  },
);

type Column = { attribute: Attribute; heads: readonly string[]; rows: readonly Row[] };

/** A column with a value in it, else the values themselves; pictures are there to see. */
async function showsValues(place: Place, { attribute, heads, rows }: Column): Promise<boolean> {
  const at = heads.findIndex((head) => head === attribute.label || bare(head) === bare(attribute.label));
  if (at >= 0) {
    const cells = place.main.locator(`tbody tr td:nth-child(${at + 1})`);
    const filled = (texts: string[]) => texts.some((text) => /[^\s–-]/.test(text));
    if (filled(await cells.allInnerTexts())) return true;
    return (await cells.locator('img, svg, [role=img]').count()) > 0;
  }
  if (attribute.kind === 'image') return (await place.main.locator('img').count()) > 0;
  const text = await textOf(place);
  for (const row of rows.filter((one) => isShown(one[attribute.key])).slice(0, 8)) {
    const ways = await place.records.shown(attribute, row[attribute.key]);
    if (ways.some((way) => way !== '' && text.includes(way))) return true;
  }
  return false;
}

export const search = judge(
  z.object({ search: z.string(), by: z.string() }),
  async (place, { search: entity, by }) => {
    const thing = place.names.thing(entity);
    const attribute = place.names.attribute(thing, by);
    const title = place.mark();
    const isTitle = attribute.key === thing.title?.key;
    const word = place.mark();
    const isText = ['line', 'text', 'email'].includes(attribute.kind);
    const row = isText
      ? await place.records.titled(
          thing,
          title,
          isTitle ? {} : { [attribute.key]: attribute.kind === 'email' ? 'zqvw@example.com' : word },
        )
      : await rowWith(place, thing, attribute);
    need(row !== undefined, 'otherwise than said', `no ${thing.noun} has a ${attribute.label}`);
    const [typed = ''] = await place.records.shown(attribute, row[attribute.key]);
    await place.openList(thing);
    return searchFor(place, typed, await place.records.titleOf(thing, row));
  },
);

export const filter = judge(
  z.object({ filter: z.string(), by: z.string() }),
  async (place, { filter: entity, by }) => {
    const thing = place.names.thing(entity);
    const attribute = place.names.attribute(thing, by);
    await place.records.begin(thing, attribute);
    const rows = await place.records.all(thing);
    const values = [
      ...new Set(
        rows
          .map((row) => row[attribute.key])
          .filter(isShown)
          .map(String),
      ),
    ];
    const few25 = values.find((value) => {
      const count = rows.filter((row) => String(row[attribute.key]) === value).length;
      return count < rows.length && count <= 25;
    });
    need(few25 !== undefined, 'otherwise than said', `all ${thing.plural} have the same ${attribute.label}`);
    const wanted = rows.filter((row) => String(row[attribute.key]) === few25);
    const [option = ''] = await optionOf(place, attribute, wanted[0]?.[attribute.key]);
    await place.openList(thing);
    await eventually(
      () => shownCount(place),
      (count) => count > 0,
      'the list is empty',
    );
    await setFilter(place, bare(attribute.label), option);
    await eventually(
      () => shownCount(place),
      (count) => count === wanted.length,
      (count) => `${attribute.label} "${option}" leaves ${count} records instead of ${wanted.length}`,
    );
    return `${attribute.label} "${option}" leaves ${wanted.length} of ${rows.length}`;
  },
);

const optionOf = async (place: Place, attribute: Attribute, value: unknown): Promise<string[]> =>
  attribute.kind === 'enum'
    ? optionsOf(attribute).flatMap((option) => (option.value === value ? [option.label] : []))
    : place.records.shown(attribute, value);

export const related = judge(
  z.object({ related: z.string(), lists: z.string() }),
  async (place, { related: parent, lists }) => {
    const [thing, child] = [place.names.thing(parent), place.names.thing(lists)];
    const by = child.attributes.find(({ target }) => target === thing.name);
    need(by !== undefined, 'field missing', `${child.noun} refers to no ${thing.noun}`);
    const [title, own] = [place.mark(), place.mark()];
    const { id } = await place.records.titled(thing, title);
    const value = by.kind === 'many' ? [id] : id;
    const shows = child.title === by ? '' : own;
    if (shows === '') await place.records.create(child, { [by.key]: value });
    else await place.records.titled(child, own, { [by.key]: value });
    await openRecord(place, thing, title);
    const tab = place.main
      .getByRole('tab')
      .filter({ hasText: new RegExp(child.noun.slice(0, 4), 'i') })
      .first();
    if ((await tab.count()) > 0) await tab.click();
    const lines = place.main.locator('[role=tabpanel]:not([hidden]) tbody tr, section li, tbody tr, article');
    const isListed = async () =>
      shows === '' ? (await lines.count()) > 0 : (await textOf(place)).includes(shows);
    await eventually(isListed, Boolean, `the page of a ${thing.noun} does not list its ${child.plural}`);
    return `the page of "${title}" lists its ${child.noun}${shows === '' ? '' : ` "${shows}"`}`;
  },
);

import { eventually } from '@sayso/e2e/acceptance/claims';
import { RecordForm } from '@sayso/e2e/acceptance/record-form';
import { ApiClient } from '@sayso/e2e/support/api';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { Fails, few, need } from '../fails.ts';
import { marked, OpenForm } from '../forms.ts';
import { secondPerson, visitorPage, visitorReads } from '../people.ts';
import type { Place } from '../place.ts';
import type { Row } from '../records.ts';
import type { Thing } from '../resolve.ts';
import { bare } from '../resolve.ts';
import { takeSurvey } from '../surveys.ts';
import { judge } from './judge.ts';

export const publicly = judge(
  z.object({ public: z.string(), can: z.enum(['see', 'send']) }),
  (place, { public: entity, can }) => {
    const thing = place.names.thing(entity);
    return can === 'see' ? visitorSees(place, thing) : visitorSends(place, thing);
  },
);

/** Pages for visitors, and the one that the address itself opens. */
const visitorPages = ({ pages }: Place): string[] => [
  '',
  ...pages.filter(({ isInside }) => !isInside).map(({ name }) => name),
];

async function visitorSees(place: Place, thing: Thing): Promise<string> {
  const title = place.mark();
  await place.records.titled(thing, title, openState(thing));
  const seen: string[] = [];
  for (const path of visitorPages(place)) {
    const page = await visitorPage(place, path);
    const box = page.locator('main').getByRole('searchbox').first();
    if ((await box.count()) > 0) await box.fill(title);
    const read = async () => (await page.locator('body').innerText()).replace(/\s+/g, ' ');
    const text = await eventually(read, (shown) => shown.includes(title), 'no').catch(read);
    await page.context().close();
    if (text.includes(title)) return `a visitor sees "${title}" on /${path}`;
    seen.push(`/${path}: ${text.slice(0, 60)}`);
  }
  throw new Fails(
    seen.length < 2 ? 'page missing' : 'otherwise than said',
    `a visitor does not see a new ${thing.noun} (${few(seen, 4)})`,
  );
}

/** Public lists often show what is open or published alone. */
const openState = ({ attributes }: Thing): Record<string, unknown> =>
  Object.fromEntries(
    attributes.flatMap(({ key, kind, property }): [string, unknown][] => {
      const open = (property.enum ?? []).find((value) =>
        /^(?:open|available|published|planned|active|live|for sale)/i.test(String(value)),
      );
      if (kind === 'boolean' && /public|publish|available|active|visible/i.test(property.title ?? ''))
        return [[key, true]];
      return open === undefined ? [] : [[key, open]];
    }),
  );

async function visitorSends(place: Place, thing: Thing): Promise<string> {
  const mark = place.mark();
  const seen: string[] = [];
  for (const path of visitorPages(place)) {
    const page = await visitorPage(place, path);
    try {
      const root = page
        .locator('main form')
        .filter({ has: page.locator('label') })
        .first();
      if ((await root.count()) === 0) continue;
      const form = new OpenForm(place, thing, { form: new RecordForm(page, root), isDialog: false });
      const labels = await form.labels();
      if ((await root.getByRole('radiogroup').count()) > 1) return await sentBySurvey(place, thing, page);
      seen.push(`/${path} asks for ${few(labels, 6)}`);
      const known = thing.attributes.filter(({ label }) => labels.includes(label));
      if (known.length === 0 || known.length * 2 < labels.length) continue;
      await form.fill(
        marked(
          { ...thing, attributes: known, title: known.find(({ key }) => key === thing.title?.key) },
          mark,
        ),
      );
      await form.save();
      const isStored = async () => JSON.stringify(await place.records.all(thing)).includes(mark);
      await eventually(isStored, Boolean, `what a visitor sent on /${path} did not arrive`);
      return `a visitor sent a ${thing.noun} on /${path}: ${few(known.map(({ label }) => bare(label)))}`;
    } finally {
      await page.context().close();
    }
  }
  throw new Fails('page missing', `no page takes a ${thing.noun} from a visitor (${few(seen, 4)})`);
}

/** Questions are asked in their own words, which need not be those of what is kept. */
async function sentBySurvey(place: Place, thing: Thing, page: Page): Promise<string> {
  const count = async () => (await place.records.all(thing)).length;
  const before = await count();
  const said = await takeSurvey(page);
  await eventually(count, (now) => now > before, `no ${thing.noun} of a visitor arrived`);
  return `a visitor sent a ${thing.noun} by the survey: ${said}`;
}

export const privately = judge(z.object({ private: z.string() }), async (place, { private: entity }) => {
  const thing = place.names.thing(entity);
  const mark = place.mark();
  const { id } = await place.records.titled(thing, mark);
  const seen = await visitorReads(place, thing, new ApiClient(place.records.api.port));
  const own = seen.find((row) => row.id === id);
  // Of a booking visitors learn the time that it takes, not whose it is.
  need(
    own === undefined || !JSON.stringify(own).includes(mark),
    'not refused',
    `a visitor reads ${seen.length} ${thing.plural}`,
  );
  return own
    ? `a visitor learns of a ${thing.noun} only ${few(Object.keys(own))}`
    : `a visitor reads none of ${(await place.records.all(thing)).length} ${thing.plural}`;
});

export const own = judge(z.object({ own: z.string() }), async (place, { own: entity }) => {
  const thing = place.names.thing(entity);
  const { id } = await place.records.titled(thing, place.mark());
  const { api } = await secondPerson(place);
  const seen = await api.call<Row[]>('GET', place.records.path(thing));
  need(
    !seen.some((row) => row.id === id),
    'not refused',
    `another person reads ${seen.length} ${thing.plural} of mine`,
  );
  const made = await api
    .call<Row>('POST', place.records.path(thing), await place.records.fitting(thing))
    .catch(() => null);
  need(made !== null, 'otherwise than said', `another person can keep no ${thing.plural} of their own`);
  const after = await api.call<Row[]>('GET', place.records.path(thing));
  need(
    after.some((row) => row.id === made.id),
    'not kept',
    'another person does not read their own',
  );
  await place.records.remove(thing, made.id);
  return `another person reads ${after.length} of their own and none of mine`;
});

type Deed = 'read' | 'create' | 'update' | 'delete';
const refusal = /answered 40[134]/;

async function isRefused(deed: Promise<unknown>): Promise<boolean> {
  try {
    await deed;
    return false;
  } catch (error) {
    if (error instanceof Error && refusal.test(error.message)) return true;
    throw error;
  }
}

export const only = judge(
  z.object({
    only: z.enum(['admin', 'owner']),
    may: z.enum(['read', 'create', 'update', 'delete']),
    of: z.string(),
  }),
  async (place, { only: who, may, of: entity }) => {
    const thing = place.names.thing(entity);
    const mine = await place.records.titled(thing, place.mark());
    const { api } = await secondPerson(place);
    const others = await isRefused(attempt(place, { api, thing, id: mine.id }, may));
    need(others, 'not refused', `somebody who is no admin may ${may} a ${thing.noun} of another`);
    const theirs =
      may === 'create'
        ? null
        : await api
            .call<Row>('POST', place.records.path(thing), await place.records.fitting(thing))
            .catch(() => null);
    if (theirs !== null) {
      const refused = await isRefused(attempt(place, { api, thing, id: theirs.id }, may));
      need(
        refused === (who === 'admin'),
        'not refused',
        `somebody who is no admin may ${refused ? 'not' : ''} ${may} their own ${thing.noun}`,
      );
    }
    const admin = await isRefused(attempt(place, { api: place.records.api, thing, id: mine.id }, may));
    need(!admin, 'otherwise than said', `the admin may not ${may} a ${thing.noun} either`);
    return `to ${may} a ${thing.noun} of another was refused, and granted to the admin`;
  },
);

async function attempt(
  place: Place,
  { api, thing, id }: { api: ApiClient; thing: Thing; id: string },
  deed: Deed,
): Promise<void> {
  const path = place.records.path(thing, id);
  if (deed === 'delete') await api.call('DELETE', path);
  if (deed === 'create')
    await api.call('POST', place.records.path(thing), await place.records.fitting(thing));
  if (deed === 'read') await api.call('GET', path);
  if (deed !== 'update') return;
  const text = thing.attributes.find(({ kind }) => kind === 'line' || kind === 'text');
  await api.call('PUT', path, text ? { [text.key]: 'Changed' } : {});
}

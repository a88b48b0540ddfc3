import { eventually } from '@sayso/e2e/acceptance/claims';
import { ApiClient } from '@sayso/e2e/support/api';
import { need } from './fails.ts';
import { marked, newForm, putAway } from './forms.ts';
import {
  canSearch,
  deleteLine,
  lookUp,
  openEdit,
  searchFor,
  sees,
  setFilter,
  shownCount,
} from './listing.ts';
import { secondPerson, visitorReads } from './people.ts';
import type { Place } from './place.ts';
import { optionsOf, type Thing } from './resolve.ts';
import { plainReason, within } from './within.ts';

const steps = [
  'create',
  'search',
  'edit',
  'filter',
  'reload',
  'delete',
  'gone',
  'another person',
  'visitor',
] as const;
export type Step = (typeof steps)[number];
/** `null` held; else what was seen in its place. */
export type Probe = { entity: string; steps: Partial<Record<Step, string | null>> };

const secondsAStep = 25;

/** Does with one kind of record all that its people will do every day. */
export async function probe(place: Place, thing: Thing, wanted: readonly Step[] = steps): Promise<Probe> {
  const result: Probe = { entity: thing.name, steps: {} };
  const state = { mark: place.mark() };
  const run = async (step: Step, deed: () => Promise<unknown>): Promise<boolean> => {
    if (!wanted.includes(step)) return false;
    const reason = await within(place, secondsAStep, deed).then(() => null, plainReason);
    result.steps[step] = reason;
    place.probed.set(thing.name, new Map(Object.entries(result.steps)));
    if (reason !== null) await putAway(place).catch(() => place.reopened());
    return reason === null;
  };
  if (Object.keys(marked(thing, state.mark)).length > 0) await probeMarked(place, thing, { state, run });
  else await probeUnmarked(place, thing, run);
  await probeOthers(place, thing, run);
  return result;
}

type Run = (step: Step, deed: () => Promise<unknown>) => Promise<boolean>;

async function probeMarked(
  place: Place,
  thing: Thing,
  { state, run }: { state: { mark: string }; run: Run },
): Promise<void> {
  const isMade = await run('create', async () => {
    const form = await newForm(place, thing);
    await form.fill(marked(thing, state.mark));
    await form.save();
    const isStored = async () => JSON.stringify(await place.records.all(thing)).includes(state.mark);
    await eventually(isStored, Boolean, 'the record was not stored');
  });
  if (!isMade) return;
  await run('search', async () => {
    await place.openList(thing);
    if (await canSearch(place)) await searchFor(place, state.mark.split(' ')[1] ?? '', state.mark);
    else await sees(place, state.mark);
  });
  const after = `${state.mark} two`;
  const isEdited = await run('edit', async () => {
    await lookUp(place, thing, state.mark);
    const form = await openEdit(place, thing, state.mark);
    await form.fill(marked(thing, after));
    await form.save();
    await lookUp(place, thing, after);
    await sees(place, after);
  });
  if (isEdited) state.mark = after;
  const filtered = thing.attributes.find(({ kind }) => kind === 'enum' || kind === 'boolean');
  if (filtered) await run('filter', () => filters(place, thing, state.mark));
  await run('reload', async () => {
    await place.app.reload();
    await lookUp(place, thing, state.mark);
    await sees(place, state.mark);
  });
  const isDeleted = await run('delete', async () => {
    await lookUp(place, thing, state.mark);
    await deleteLine(place, state.mark);
    await sees(place, state.mark, false);
  });
  if (!isDeleted) return;
  await run('gone', async () => {
    await place.app.reload();
    await lookUp(place, thing, state.mark);
    await sees(place, state.mark, false);
    need(
      !JSON.stringify(await place.records.all(thing)).includes(state.mark),
      'not kept',
      'it is still stored',
    );
  });
}

/** The marked record is left by its own choice, and not by another. */
async function filters(place: Place, thing: Thing, mark: string): Promise<void> {
  const rows = await place.records.all(thing);
  const row = rows.find((one) => JSON.stringify(one).includes(mark));
  const field = thing.attributes.find(({ kind }) => kind === 'enum' || kind === 'boolean');
  if (!row || !field) return;
  const own = row[field.key];
  const choices =
    field.kind === 'boolean'
      ? [
          { value: true, label: 'Yes' },
          { value: false, label: 'No' },
        ]
      : optionsOf(field);
  const mine =
    choices.find(({ value }) => value === own) ??
    (own ? undefined : choices.find(({ value }) => value === false));
  const other = choices.find((choice) => choice !== mine);
  need(other !== undefined, 'control missing', `${field.label} has one choice only`);
  await lookUp(place, thing, mark);
  await setFilter(place, field.label, other.label);
  await sees(place, mark, false);
  if (!mine) return;
  await setFilter(place, field.label, mine.label);
  await sees(place, mark);
}

/** A record without any text of its own is told by the number of records. */
async function probeUnmarked(place: Place, thing: Thing, run: Run): Promise<void> {
  const before = await place.records.all(thing);
  const isMade = await run('create', async () => {
    const form = await newForm(place, thing);
    await form.fill({});
    await form.save();
    const isMore = async () => (await place.records.all(thing)).length === before.length + 1;
    await eventually(isMore, Boolean, 'the record was not stored');
  });
  if (!isMade) return;
  const known = new Set(before.map(({ id }) => id));
  await run('reload', async () => {
    await place.openList(thing);
    await place.app.reload();
    await eventually(
      () => shownCount(place),
      (count) => count > 0,
      'the list is empty',
    );
  });
  for (const row of await place.records.all(thing))
    if (!known.has(row.id)) await place.records.remove(thing, row.id);
}

/** Read rules as the schema has them: for everybody, or for owners alone. */
const readRule = ({ schema }: Thing): 'anyone' | 'owner' | 'others' => {
  const rule: unknown = schema.rls?.read;
  if (rule === true) return 'anyone';
  return JSON.stringify(rule ?? null) === '{"created_by":"{{user.email}}"}' ? 'owner' : 'others';
};

async function probeOthers(place: Place, thing: Thing, run: Run): Promise<void> {
  const rule = readRule(thing);
  if (rule === 'anyone') return;
  const row = await place.records.titled(thing, place.mark()).catch(() => null);
  if (row === null) return;
  if (rule === 'owner') {
    await run('another person', async () => {
      const { api } = await secondPerson(place);
      const seen = await api.call<{ id: string }[]>('GET', place.records.path(thing));
      need(
        !seen.some(({ id }) => id === row.id),
        'not refused',
        `another person reads ${seen.length} records`,
      );
    });
  }
  await run('visitor', async () => {
    const seen = await visitorReads(place, thing, new ApiClient(place.records.api.port));
    need(
      seen.every(({ id }) => id !== row.id),
      'not refused',
      `a visitor reads ${seen.length} records`,
    );
  });
  await place.records.remove(thing, row.id);
}

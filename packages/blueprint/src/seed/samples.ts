import { roundedAs, workOut } from '@sayso/contracts/derive';
import type { Blueprint, BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { initialsOf } from '@sayso/core/initials';
import type { SampleRecords } from '@sayso/core/turn-provider';
import { beforeKey, voteOf } from '../emit/columns.ts';
import { firstNames, lastNames } from '../lexicon/names.ts';
import { hashText } from '../plan/build.ts';
import { isFinal } from '../plan/colors.ts';
import { ruleIn } from '../plan/computed-field.ts';
import { stateOf } from '../plan/look.ts';
import { ownSamples } from '../templates/own-samples.ts';
import { agesOf, inOrderOfDays } from './ages.ts';
import { settleTimes } from './agree.ts';
import { settleBreed } from './breeds.ts';
import { countOf } from './counts.ts';
import { settleFacts } from './facts.ts';
import { settleScores } from './game-scores.ts';
import { settleLinks } from './linked.ts';
import { settleMatches } from './matches.ts';
import { settleParts } from './money.ts';
import { placeholderPicture } from './picture.ts';
import { settlePolls } from './polls.ts';
import { type Random, randomFrom } from './random.ts';
import { settleSharedStates } from './shared-states.ts';
import { settleStreaks } from './streaks.ts';
import { settleTalks } from './talks.ts';
import { quizSamples, surveySamples } from './tool-samples.ts';
import { placeInTown } from './town.ts';
import { orderDates, valueFor } from './values.ts';
import { fillWindows } from './windows.ts';

/** Sample records of the app: referred things first, references as `@Entity:n`. */
export function sampleRecords(blueprint: Blueprint, now: Date): SampleRecords {
  const made = new Map<string, Record<string, unknown>[]>();
  return inOrder(blueprint.entities).map((entity) => {
    const own = ownRecords(blueprint, entity, now);
    if (own) {
      made.set(entity.name, own);
      return {
        entity: entity.name,
        records: own,
        minutesAgo: minutesAgo(blueprint, entity, { records: own, now }),
      };
    }
    const records = recordsOf(blueprint, entity, now);
    fillWindows(blueprint, entity, records, now);
    settleMatches(blueprint, entity, { records, now });
    settleScores(blueprint, entity, records);
    settleTalks(blueprint, entity, { records, made });
    settlePolls(blueprint, entity, { records, made });
    settleStreaks(blueprint, entity, { records, made, now });
    const random = randomFrom(blueprint.seed ^ hashText(`${entity.name} facts`));
    settleSharedStates(records, { blueprint, entity, now, random, made });
    for (const record of records) {
      settleLinks(blueprint, entity, record, made);
      settleFacts(record, { blueprint, entity, now, random, made });
    }
    for (const record of records) followFormulas(entity, record);
    made.set(entity.name, records);
    return { entity: entity.name, records, minutesAgo: minutesAgo(blueprint, entity, { records, now }) };
  });
}

type Recorded = { records: readonly Record<string, unknown>[]; now: Date };

const minutesAgo = (blueprint: Blueprint, entity: BlueprintEntity, { records, now }: Recorded): number[] =>
  inOrderOfDays(entity, records, agesOf(blueprint, entity, { count: records.length, now }));

/** The rows that a starter app brings, with pictures and whatever else was added to it since. */
function ownRecords(blueprint: Blueprint, entity: BlueprintEntity, now: Date) {
  const records = ownSamples(blueprint, entity, now);
  if (!records) return undefined;
  const random = randomFrom(blueprint.seed ^ hashText(entity.name));
  const drawnFor = drawer(blueprint, entity, { now, random });
  const isGiven = ({ key }: BlueprintField) => records.some((record) => record[key] !== undefined);
  for (const field of entity.fields.filter((one) => !isGiven(one) || one.required))
    for (const [index, record] of records.entries()) {
      if (record[field.key] !== undefined) continue;
      const value = field.type === 'image' ? pictureOf(entity, record, index) : drawnFor(field, index);
      if (value !== undefined) record[field.key] = value;
    }
  for (const record of records) followFormulas(entity, record);
  return records;
}

/** A picture of what the row says that it is. */
function pictureOf(entity: BlueprintEntity, record: Record<string, unknown>, index: number): string {
  const title = String(record[entity.fields.find(({ id }) => id === entity.titleField)?.key ?? ''] ?? '');
  const thing = `${entity.concept ?? ''} ${entity.label.toLowerCase()}`;
  const name = title.replace(/^(?:Dr|Mrs?|Ms)\. /, '');
  return placeholderPicture(index, {
    thing,
    title,
    initials: entity.kind === 'person' ? initialsOf(name) : '',
  });
}

/** Entities after those that they refer to; circles are cut where they close. */
function inOrder(entities: readonly BlueprintEntity[]): BlueprintEntity[] {
  const placed: BlueprintEntity[] = [];
  const visit = (entity: BlueprintEntity, path: readonly BlueprintEntity[]): void => {
    if (placed.includes(entity) || path.includes(entity)) return;
    for (const { ref } of entity.fields) {
      const target = entities.find(({ id }) => id === ref);
      if (target) visit(target, [...path, entity]);
    }
    placed.push(entity);
  };
  for (const entity of entities) visit(entity, []);
  return placed;
}

/** Questions of a quiz or survey are right ones, not made up. */
function questionsOf({ pages }: Blueprint, entity: BlueprintEntity): Record<string, unknown>[] {
  const page = pages.find(
    ({ archetype, entity: id }) => (archetype === 'quiz' || archetype === 'survey') && id === entity.id,
  );
  const topic = page?.props?.['topic'];
  const named = typeof topic === 'string' ? topic : undefined;
  // Cards and words of one's own are practised as they are.
  if (page?.archetype === 'quiz' && /^(?:question|word)$/.test(entity.concept ?? '')) return [];
  if (page?.archetype === 'quiz') return quizSamples(entity, named);
  return page?.archetype === 'survey' && page.target !== undefined ? surveySamples(entity, named) : [];
}

/** Draws a value for a field of the record at this place, always the same ones in the same order. */
function drawer(
  blueprint: Blueprint,
  entity: BlueprintEntity,
  { now, random }: { now: Date; random: Random },
) {
  const firsts = random.shuffle(firstNames);
  const lasts = random.shuffle(lastNames);
  return (field: BlueprintField, index: number): unknown => {
    if (field.type === 'ref') return reference(blueprint, field.ref, index, random);
    const person = {
      first: firsts[index % firsts.length] ?? 'Hana',
      last: lasts[index % lasts.length] ?? 'Mori',
    };
    return valueFor(field, { entity, index, random, now, person, currency: blueprint.app.currency });
  };
}

function recordsOf(blueprint: Blueprint, entity: BlueprintEntity, now: Date): Record<string, unknown>[] {
  const random = randomFrom(blueprint.seed ^ hashText(entity.name));
  const ready = questionsOf(blueprint, entity);
  const drawnFor = drawer(blueprint, entity, { now, random });
  if (ready.length > 0) {
    // A question without what the app wants of each could not be stored.
    const wanted = entity.fields.filter(({ required }) => required);
    return ready.map((record, index) => {
      const missing = wanted.filter(({ key }) => (record[key] ?? '') === '');
      return {
        ...record,
        ...Object.fromEntries(missing.map((field) => [field.key, drawnFor(field, index)])),
      };
    });
  }
  return Array.from({ length: countOf(blueprint, entity) }, (_, index) => {
    const record: Record<string, unknown> = {};
    for (const field of entity.fields) {
      const value = drawnFor(field, index);
      if (value !== undefined) record[field.key] = value;
    }
    settle(record, { entity, now, random, index });
    placeInTown(entity, record, { seed: blueprint.seed, random });
    const vote = voteOf(entity);
    // Nobody's vote is made up: a sample brings a number along, and votes are added to it.
    if (vote !== undefined) record[vote] = record[beforeKey(vote)] = votesOf(blueprint, entity, index);
    return record;
  });
}

/** Different for each sample, many for a few and few for most. */
function votesOf({ seed }: Blueprint, { name }: BlueprintEntity, index: number): number {
  const random = randomFrom(seed ^ hashText(`${name} votes`));
  const order = random.shuffle([41, 28, 23, 17, 12, 9, 6, 3]);
  const extra = random.int(0, 2);
  return (order[index % order.length] ?? 1) + extra + Math.floor(index / order.length);
}

function reference(
  blueprint: Blueprint,
  id: string | undefined,
  index: number,
  random: Random,
): string | undefined {
  const target = blueprint.entities.find((entity) => entity.id === id);
  if (!target) return undefined;
  const most = countOf(blueprint, target);
  return `@${target.name}:${index < most ? index : random.int(0, most - 1)}`;
}

type Settling = { entity: BlueprintEntity; now: Date; random: Random; index: number };

/** Makes the values of one record agree with each other. */
function settle(record: Record<string, unknown>, { entity, now, random, index }: Settling): void {
  orderDates(record, entity, random);
  settleTimes(record, { entity, now, random });
  settleParts(entity, record, random);
  settleBreed(entity, record, index);
  const due = entity.fields.find(({ type, label }) => type === 'date' && /^due date$/i.test(label));
  const state = stateOf(entity);
  if (due && state && isFinal(String(record[state.key])) && index % 3 !== 0) {
    record[due.key] = new Date(now.getTime() - random.int(1, 20) * 86_400_000).toISOString().slice(0, 10);
  }
}

/** As a form works it out; nothing where a part is missing. A formula may use what follows from a later one. */
function followFormulas({ fields }: BlueprintEntity, record: Record<string, unknown>): void {
  const followed = fields.filter((field) => ruleIn(field) !== undefined);
  for (const { key } of followed) delete record[key];
  for (const _ of followed) {
    for (const field of followed) {
      const rule = ruleIn(field);
      const value = rule && workOut(rule, { take: (key) => record[key], hoursBetween });
      if (value === null || value === undefined) continue;
      const kind = field.type === 'money' ? 'money' : field.type === 'int' ? 'whole' : 'number';
      record[field.key] = roundedAs(kind, value);
    }
  }
}

/** Between two moments, or between two times of day; nothing where the end lies before. */
function hoursBetween(start: unknown, end: unknown): number | undefined {
  const [from, until] = [start, end].map((value) =>
    Date.parse(
      /^\d{1,2}:\d{2}/.test(String(value)) ? `1970-01-01T${String(value).slice(0, 5)}Z` : String(value),
    ),
  );
  const hours = ((until ?? Number.NaN) - (from ?? Number.NaN)) / 3_600_000;
  return hours >= 0 ? hours : undefined;
}

import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { isNightTalk } from '../lexicon/talks.ts';
import { hashText } from '../plan/build.ts';
import { startField } from '../plan/look.ts';
import { randomFrom } from './random.ts';

const day = 24 * 60;
type Span = { oldest: number; newest: number };

/** From when to when samples seem to have been made, in minutes before now: what others refer to was there first. */
function spanOf({ entities }: Blueprint, entity: BlueprintEntity, now: Date): Span {
  if (entity.concept === 'chat_message') return talkSpan(now, isNightTalk(entity.titles));
  const isReferredTo = entities.some(({ fields }) => fields.some(({ ref }) => ref === entity.id));
  return isReferredTo ? { oldest: 40 * day, newest: 14 * day } : { oldest: 12 * day, newest: 90 };
}

/** A talk of up to four hours while people are up: just now, else when they last were. */
function talkSpan(now: Date, isNight: boolean): Span {
  const [from, to] = isNight ? [22, 29] : [8, 21];
  const minutes = now.getUTCHours() * 60 + now.getUTCMinutes();
  const since = (minutes - from * 60 + 2 * day) % day;
  const isUp = since >= 60 && since < (to - from) * 60;
  if (isUp) return { oldest: Math.min(4 * 60, since), newest: 6 };
  const newest = (minutes - (to - 2) * 60 + 2 * day) % day;
  return { oldest: newest + 4 * 60, newest };
}

/** Minutes before now at which each of the samples seems to have been made, the first one longest ago. */
export function agesOf(
  blueprint: Blueprint,
  entity: BlueprintEntity,
  { count, now }: { count: number; now: Date },
): number[] {
  const random = randomFrom(blueprint.seed ^ hashText(`${entity.name} ages`));
  const { oldest, newest } = spanOf(blueprint, entity, now);
  const step = (oldest - newest) / Math.max(count - 1, 1);
  return Array.from({ length: count }, (_, index) => {
    const early = index === 0 ? 0 : random.int(0, Math.floor(step * 0.6));
    return Math.max(1, Math.round(oldest - index * step) + early);
  });
}

/** What is logged of a later day was logged later: the newest of a list are those of the last days. */
export function inOrderOfDays(
  entity: BlueprintEntity,
  records: readonly Record<string, unknown>[],
  ages: readonly number[],
): number[] {
  const date = entity.kind === 'log' ? startField(entity) : undefined;
  if (!date) return [...ages];
  const oldestFirst = [...ages].sort((one, other) => other - one);
  const byDay = records
    .map((record, index) => ({ index, day: String(record[date.key] ?? '') }))
    .sort((one, other) => one.day.localeCompare(other.day) || one.index - other.index);
  const inOrder = [...ages];
  for (const [rank, { index }] of byDay.entries()) inOrder[index] = oldestFirst[rank] ?? 1;
  return inOrder;
}

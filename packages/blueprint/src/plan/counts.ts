import type { Block, Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { titleWords } from '../texts/titles.ts';
import { capitalise, plural } from '../words.ts';
import { entityById, startField, stateOf } from './look.ts';

type Count = Omit<Block, 'id'>;

const active = /^(?:active|current|enrolled|in use)$/i;

/** A bare count says little: those that are active, or what happens in the next days, where the fields allow it. */
export function countOf(entity: BlueprintEntity): Count {
  const count = { kind: 'stat', entity: entity.id, op: 'count' } as const;
  const things = entity.labelPlural;
  const state = stateOf(entity);
  const option = state?.options?.find(({ label }) => active.test(label));
  if (state && option && entity.kind !== 'event')
    return {
      ...count,
      title: `${option.label} ${things.toLowerCase()}`,
      where: { [state.id]: option.value },
    };
  const start = entity.kind === 'event' ? startField(entity) : undefined;
  if (start) return { ...count, title: titleWords.nextWeek(things), field: start.id, list: 'upcoming' };
  return { ...count, title: things };
}

/** How many of the list of what ends soon there are. */
export function endingCount(blueprint: Blueprint, { list, title, entity, field }: Count): Count[] {
  if (list !== 'ends-soon' || entity === undefined || field === undefined) return [];
  const part = /\bwhose (.+?) (?:ends?|expires?|runs? out|lapses?) soon$/i.exec(title)?.[1];
  const things = part ? capitalise(plural(part)) : (entityById(blueprint, entity)?.labelPlural ?? '');
  return [{ kind: 'stat', title: titleWords.endingSoon(things), entity, field, op: 'count', list }];
}

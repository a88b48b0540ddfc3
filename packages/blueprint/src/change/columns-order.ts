import type { BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { listLook } from '../emit/list-look.ts';
import { lower } from '../texts/grammar.ts';
import { columnWords } from '../texts/lists.ts';
import { type Change, contextEntity, findField, type Intent, listPageOf, thingOf } from './context.ts';
import { heldField } from './retype.ts';

const beside =
  /^(?:put|move|show|place|display)\s+(?:the\s+)?(.+?)(?:\s+column)?\s+(?:right\s+)?(next to|beside|after|before|in front of|behind|(?:to the )?left of|(?:to the )?right of)\s+(?:the\s+)?(.+?)(?:\s+column)?(?:\s+(?:in|on)\s+the\s+(.*?)\s*(?:list|table))?$/i;
const fewer =
  /^(?:show|use|have|display)\s+(fewer|less|more|not so many)\s+columns(?:\s+(?:in|on|for|of)\s+(?:the\s+)?(.+?)(?:\s+(?:list|table))?)?$|^(?:the\s+)?(?:(.+?)\s+)?(?:table|list)\s+(?:is|looks|seems)\s+(?:too|so|very)\s+(crowded|full|wide|cluttered|busy|packed)$/i;
const few = 4;

/** The columns of a list in their order, or how many there are. */
export const columnOrder: Intent = (change, clause) => moved(change, clause) ?? counted(change, clause);

function moved(change: Change, clause: string): string | undefined {
  const [, words = '', where = '', other = ''] = beside.exec(clause) ?? [];
  const held = words === '' ? undefined : heldField(change, words);
  const next = held && findField(held.entity, other);
  if (!held || !next || next === held.field) return undefined;
  const shown = columnsOf(change, held.entity);
  if (!shown) return undefined;
  const rest = shown.filter((field) => field !== held.field);
  if (!rest.includes(next)) rest.push(next);
  const isBefore = /before|front|left/i.test(where);
  rest.splice(rest.indexOf(next) + (isBefore ? 0 : 1), 0, held.field);
  store(change, held.entity, rest);
  change.last = held;
  return columnWords.moved({
    name: held.field.label,
    place: isBefore ? 'before' : 'after',
    next: lower(next.label),
    things: lower(held.entity.labelPlural),
  });
}

function counted(change: Change, clause: string): string | undefined {
  const found = fewer.exec(clause);
  const words = found?.[2] ?? found?.[3];
  const entity = found && (words === undefined ? contextEntity(change) : thingOf(change, words));
  const shown = entity && columnsOf(change, entity);
  if (!entity || !shown) return undefined;
  const isMore = /more/i.test(found?.[1] ?? '');
  const others = entity.fields.filter(
    (field) => !shown.includes(field) && !/^(?:text|richtext|lines|file|image)$/.test(field.type),
  );
  const next = isMore ? [...shown, ...others.slice(0, 3)] : shown.slice(0, few);
  const names = next.map(({ label }) => lower(label));
  if (next.length === shown.length)
    return isMore
      ? columnWords.showsAll(lower(entity.labelPlural))
      : columnWords.showsOnly(lower(entity.labelPlural), names);
  store(change, entity, next);
  change.last = { entity };
  return columnWords.shows(lower(entity.labelPlural), names);
}

function columnsOf({ blueprint }: Change, entity: BlueprintEntity): BlueprintField[] | undefined {
  const page = listPageOf(blueprint, entity);
  return (
    page &&
    listLook(entity, page).columns.flatMap((key) => entity.fields.find((field) => field.key === key) ?? [])
  );
}

function store({ blueprint }: Change, entity: BlueprintEntity, fields: readonly BlueprintField[]): void {
  const page = listPageOf(blueprint, entity);
  if (page) page.props = { ...page.props, columns: fields.map(({ id }) => id) };
}

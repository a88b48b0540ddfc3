import type { Block, Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { fieldsOf } from '../plan/look.ts';
import { chartWords } from '../texts/dashboard.ts';
import { lower } from '../texts/grammar.ts';
import { capitalise, escaped, normalised, singular } from '../words.ts';
import { type Change, findField, findMeant } from './context.ts';

type Drawn = Omit<Block, 'id'>;
const grouping = /\b(?:by|per|for each|for every)\s+(?:the\s+|each\s+)?([\w-]+(?:\s[\w-]+)?)$/i;
const times = /^(?:(?:calendar )?(?:hour|day|week|weekday|month|quarter|year|date|time)s?|(?:day|time) of)/i;

/** Holds a chart to the words that ask for it; tells in words what its records cannot show. */
export function holdTrue(blueprint: Blueprint, phrase: string, block: Drawn): string | undefined {
  const entity = blueprint.entities.find(({ id }) => id === block.entity);
  if (!entity) return undefined;
  return (
    subjectTrue(blueprint, entity, phrase) ??
    groupTrue(blueprint, { entity, phrase, block }) ??
    sumTrue(entity, phrase, block)
  );
}

const measure =
  /^(?:number|count|total|amount|money|revenue|sales?|income|earnings?|turnover|profit|costs?|spending|value|average|records|entries|share|distribution|breakdown|overview|summary|progress|performance|activity|stat\w*|popularity|results?|trends?|all|everything)$/i;

/** "Honey by hive" where no honey is kept: a chart of hives under that name would be a claim. */
function subjectTrue(blueprint: Blueprint, entity: BlueprintEntity, phrase: string): string | undefined {
  const [, what = '', by = ''] =
    /^(?:the |all |our |my )?([a-z]+) (?:by|per|for each) (?:the |each )?([\w-]+)$/i.exec(phrase) ?? [];
  if (what === '' || measure.test(what) || findMeant(blueprint, by) !== entity) return undefined;
  const isKept =
    findMeant(blueprint, what) !== undefined || blueprint.entities.some((one) => findField(one, what));
  if (isKept) return undefined;
  const labels = blueprint.entities.map(({ labelPlural }) => lower(labelPlural));
  return chartWords.nothing(what, joinWords(labels));
}

type Asked = { entity: BlueprintEntity; phrase: string; block: Drawn };

/** "Per subject" of what has no subject is no chart by something else under that name. */
function groupTrue(blueprint: Blueprint, { entity, phrase, block }: Asked): string | undefined {
  const by = grouping.exec(phrase)?.[1];
  if (by === undefined || times.test(by)) return undefined;
  const wanted = normalised(singular(by));
  const drawn = entity.fields.find(({ id }) => id === block.groupBy);
  if (drawn && [by, wanted].some((words) => normalised(drawn.label).includes(normalised(words))))
    return undefined;
  const thing = findMeant(blueprint, by);
  const field =
    findField(entity, by) ??
    findField(entity, wanted) ??
    entity.fields.find(({ ref }) => ref && ref === thing?.id);
  if (field) {
    block.groupBy = field.id;
    return undefined;
  }
  // Other words for what is drawn are none of a thing that the app keeps.
  if (!thing || thing === entity) return undefined;
  const fields = entity.fields.filter(({ type }) => /^(?:enum|ref|bool|string|date|datetime)$/.test(type));
  return chartWords.notLinked({
    things: entity.labelPlural,
    by: lower(thing.label),
    example: `link ${lower(entity.labelPlural)} to ${lower(thing.labelPlural)}`,
    names: joinWords(fields.map(({ label }) => lower(label))),
  });
}

/** "Honey by hive", where a "honey harvest" is told of: what it brought, for each of what it belongs to. */
export function cropOf({ blueprint }: Change, phrase: string): Drawn | undefined {
  const [, what = '', by = ''] =
    /^(?:the |all |how much )?([a-z]+) (?:by|per|for each|from each) (?:the )?([\w-]+)$/i.exec(phrase) ?? [];
  const thing = by === '' || findMeant(blueprint, what) ? undefined : findMeant(blueprint, by);
  for (const entity of thing ? blueprint.entities : []) {
    const link = entity.fields.find(({ ref }) => ref === thing?.id);
    const [amount, ...others] = fieldsOf(entity, 'number', 'int', 'money');
    const isCalled = new RegExp(
      `\\b${singular(what.toLowerCase())}s? ${escaped(entity.label)}s?\\b`,
      'i',
    ).test(entity.why.words);
    if (link && amount && others.length === 0 && isCalled)
      return {
        kind: 'chart',
        title: capitalise(phrase).slice(0, 60),
        entity: entity.id,
        groupBy: link.id,
        op: 'sum',
        field: amount.id,
        chart: 'bar',
      };
  }
  return undefined;
}

/** An average of nothing is no count of records. */
function sumTrue(entity: BlueprintEntity, phrase: string, block: Drawn): string | undefined {
  if (/\b(?:total|sum)\b/i.test(phrase) && block.op === 'avg') {
    block.op = 'sum';
    block.title = block.title.replace(/^Average\b/, 'Total');
  }
  if (!/\b(?:average|avg|mean)\b/i.test(phrase) || block.op === 'avg') return undefined;
  const numbers = fieldsOf(entity, 'number', 'int', 'rating', 'money', 'percent', 'duration');
  const field =
    numbers.find(({ id }) => id === block.field) ?? (numbers.length === 1 ? numbers[0] : undefined);
  if (!field)
    return numbers.length === 0
      ? chartWords.noNumber(lower(entity.labelPlural))
      : chartWords.whichNumber(
          lower(entity.labelPlural),
          joinWords(numbers.map(({ label }) => lower(label))),
        );
  const group = entity.fields.find(({ id }) => id === block.groupBy);
  Object.assign(block, { op: 'avg', field: field.id });
  block.title = `Average ${lower(field.label)}${group ? ` by ${lower(group.label)}` : ''}`;
  return undefined;
}

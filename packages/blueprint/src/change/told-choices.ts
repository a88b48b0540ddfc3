import type { BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { stateOf } from '../plan/look.ts';
import { splitOptions } from '../read/text/split.ts';
import { choiceWords } from '../texts/fields.ts';
import { lower } from '../texts/grammar.ts';
import { capitalise, isPlural, normalised, singular } from '../words.ts';
import { type Change, contextEntity, findField, findMeant, type Intent } from './context.ts';
import { isFieldLike } from './field-ask.ts';
import { setDefault } from './field-rules.ts';
import { addField } from './fields.ts';
import { paintChoice, sayPainted } from './marks.ts';
import { isRule, quotedChoices, replaceChoices } from './new-choices.ts';
import { type Held, heldField } from './retype.ts';

const listing =
  /^(?:the\s+|our\s+|possible\s+)*([\w-]+(?:\s[\w-]+){0,2}?)(?:\s+(?:of|for|in)\s+(?:the\s+|an?\s+|each\s+)?([\w-]+(?:\s[\w-]+)?))?\s*(?::|=|\bare\b:?|\bshould (?:be|have|offer)\b:?|\bcan be\b:?)\s*(.+,.+|.+\s\/\s.+|.+\bor\b.+)$/i;

/** "Status of jobs: open, waiting, done", "meals: fish, meat": the choices of a field, without a verb. */
export const toldChoices: Intent = (change, clause) => {
  const [, name = '', owner, list = ''] = listing.exec(clause) ?? [];
  if (name === '' || /^(?:add|set|change|make|sort|show|rename|menu|colou?rs?)\b/i.test(name))
    return undefined;
  const options = splitOptions(list);
  const held = options.length < 2 ? undefined : choiceNamed(change, name, owner);
  if (options.some((one) => one.split(/\s+/).length > 5 || isRule(one))) return undefined;
  if (!held)
    return options.length < 2 || /\bshould (?:have|offer)\b/i.test(clause)
      ? undefined
      : freshChoice(change, { name, clause }, options);
  const { entity, field } = held;
  const wasChoice = field.options !== undefined;
  field.type = 'enum';
  const left = replaceChoices(entity, field, options.map(capitalise));
  change.last = held;
  const told = [lower(field.label), lower(entity.labelPlural), quotedChoices(field)] as const;
  return wasChoice ? `${choiceWords.offers(...told)}${left}` : choiceWords.dropdown(...told);
};

/** "Lesson level: beginner, advanced", "a horse can be healthy or hurt": choices that the thing has not had yet. */
function freshChoice(
  change: Change,
  { name, clause }: { name: string; clause: string },
  options: readonly string[],
): string | undefined {
  const words = name.split(/\s+/);
  const whole = findMeant(change.blueprint, name);
  const entity = whole ?? findMeant(change.blueprint, words[0] ?? '');
  const label = whole ? 'status' : words.slice(1).join(' ');
  if (!entity || label === '' || isPlural(label) || options.some((one) => isFieldLike(one))) return undefined;
  if (whole && !/^(?:an?|the|each|every)?\s*[\w-]+(?:\s[\w-]+)? (?:can|should) be\b/i.test(clause))
    return undefined;
  // Choices of what has a state already would stand beside it, so they are not guessed at.
  if (whole && (stateOf(entity) || entity.fields.some((field) => field.label === 'Status'))) return undefined;
  return addField(
    change,
    `add a ${label} dropdown with ${options.join(', ')} to ${lower(entity.labelPlural)}`,
  );
}

/** The field that is named so, wholly or by a part of its name: "meals" are the choices of "Meal choice". */
function choiceNamed(change: Change, name: string, owner: string | undefined): Held | undefined {
  const home = owner === undefined ? undefined : findMeant(change.blueprint, owner);
  if (owner !== undefined && !home) return undefined;
  const one = singular(name);
  if (!home && findMeant(change.blueprint, name)) return undefined;
  const here = contextEntity(change);
  const among = home ? [home] : [...(here ? [here] : []), ...change.blueprint.entities];
  for (const entity of among) {
    const field =
      findField(entity, name) ?? findField(entity, one) ?? entity.fields.find((each) => isPart(each, one));
    if (field && canChoose(entity, field)) return { entity, field };
  }
  return undefined;
}

const isPart = ({ label, options, type }: BlueprintField, word: string): boolean =>
  (options !== undefined || type === 'string') &&
  new RegExp(`^${normalised(word)} (?:choice|option|type|kind|preference|status)$`).test(normalised(label));

const canChoose = (
  entity: BlueprintEntity,
  { id, label, type, options, computed }: BlueprintField,
): boolean =>
  !computed &&
  (options !== undefined ||
    (type === 'string' && id !== entity.titleField) ||
    (type === 'text' && !/\b(?:notes?|description|comments?|message|text|address|remarks?)\b/i.test(label)));

const starting =
  /^(?:an? |the |all |every |each )?new(?:ly added| ones)?\s*([\w-]+(?:\s[\w-]+)??)?\s+(?:should|must|shall|always|will|to)?\s*(?:always |automatically |first )?(?:start(?:s)?(?: out| off)?|begin(?:s)?|be|are|is|get(?:s)?)\s+(?:as|with|at|in|on)?\s*(?:the\s+)?(?:status\s+)?"?([\w -]+?)"?(?:\s+(?:status|state|at first|by default|first))?$/i;

const startingAs =
  /^(?:all |every |each |the )?([\w-]+(?:\s[\w-]+)??) (?:should |must |always )*(?:start|begin)s? (?:out |off )?as "?([\w -]+?)"?$/i;

/** "New jobs should start as waiting": what their state is at first. */
export const startingState: Intent = (change, clause) => {
  const [, words, value = ''] = starting.exec(clause) ?? startingAs.exec(clause) ?? [];
  if (value === '') return undefined;
  const entity = words === undefined ? contextEntity(change) : findMeant(change.blueprint, words);
  if (!entity) return undefined;
  const fits = ({ options = [] }: BlueprintField) =>
    options.some(({ label }) => normalised(label) === normalised(value));
  const field = entity.fields.find(fits);
  if (field) {
    change.last = { entity, field };
    return setDefault(change.blueprint, { entity, field }, value);
  }
  const state = stateOf(entity);
  const isStart = /\b(?:start|begin)s?\b/i.test(clause);
  return state && isStart
    ? choiceWords.noChoice({
        text: value,
        name: lower(state.label),
        things: lower(entity.labelPlural),
        choices: quotedChoices(state),
        example: `add ${value} to ${lower(state.label)} of ${lower(entity.labelPlural)}`,
      })
    : undefined;
};

const coding =
  /^(?:please )?(?:colou?r(?:[- ]?code)?|use colou?rs for|give (?:a )?colou?rs? to|use different colou?rs for)\s+(?:the |all |each |every )*([\w-]+(?:\s(?:of\s)?[\w-]+)*?)(?:\s*[,:]\s*(.+)|\s+with\s+(.+)|\s+by colou?r)?$/i;
const pair =
  /^(?:(?:use |make )?([a-z]+)\s+(?:for|means|is for|=)\s+(?:the\s+)?(.+)|(?:make )?(.+?)\s+(?:in|is|should be|=|->)?\s*([a-z]+))$/i;

/** "Colour code the statuses, red for waiting": badges have colours; those that are told get theirs. */
export const choiceColours: Intent = (change, clause) => {
  const [, name = '', listed, withList] = coding.exec(clause) ?? [];
  if (name === '') return undefined;
  const held = heldChoice(change, name);
  if (!held) return plainFieldOf(change, name);
  const painted = (listed ?? withList ?? '').split(/\s*,\s*(?:and\s+)?|\s+and\s+/).flatMap((part) => {
    const [, before, after, label, colour] = pair.exec(part.trim()) ?? [];
    const [option, shade] = before ? [after, before] : [label, colour];
    return option && shade ? (paintChoice(change, `make ${option} ${shade}`) ?? []) : [];
  });
  if (painted.length > 0) return sayPainted(painted);
  const [first] = held.field.options ?? [];
  return choiceWords.hasBadges(
    lower(held.field.label),
    lower(held.entity.labelPlural),
    lower(first?.label ?? 'done'),
  );
};

/** "Colour classes by teacher" where a teacher is typed in: colours belong to choices. */
function plainFieldOf(change: Change, name: string): string | undefined {
  const [, thing = '', by = ''] = /^(.+?)\s+by\s+(.+)$/i.exec(name) ?? [];
  const entity = thing === '' ? undefined : findMeant(change.blueprint, thing);
  const field = entity && findField(entity, by);
  return entity && field
    ? choiceWords.coloursNeedChoices(lower(field.label), lower(entity.labelPlural))
    : undefined;
}

function heldChoice(change: Change, name: string): Held | undefined {
  const held = heldField(change, name) ?? heldField(change, singular(name));
  if (held?.field.options) return held;
  const entity = findMeant(change.blueprint, name.replace(/\s+by\s.*$/i, ''));
  const field = entity && stateOf(entity);
  return entity && field ? { entity, field } : undefined;
}

import type { BlueprintField } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { optionsOf, settleEntity } from '../plan/entities.ts';
import { splitItems, splitOptions } from '../read/text/split.ts';
import { choiceWords } from '../texts/fields.ts';
import { agree, lower } from '../texts/grammar.ts';
import { capitalise, inQuotes, normalised } from '../words.ts';
import { type Change, contextEntity, findField, findNamed, type Intent } from './context.ts';
import { isRule, quotedChoices } from './new-choices.ts';
import { type Held, heldField } from './retype.ts';

/** The choice field that words name: "status", "the sizes of bookings", or a thing with one that is called alike. */
function choiceField(change: Change, words: string): Held | undefined {
  const text = words.replace(/\s+(?:field|column|dropdown|options?|choices|values?|list)$/i, '').trim();
  const held = heldField(change, text);
  if (held?.field.options) return held;
  const here = contextEntity(change);
  const order = [...(here ? [here] : []), ...change.blueprint.entities];
  const thing = order.find((entity) => entity === findNamed(change.blueprint, text));
  for (const entity of thing ? [thing] : order) {
    const fields = entity.fields.filter(({ options }) => options !== undefined);
    const field =
      fields.find(({ label }) => normalised(label).includes(normalised(text)) && text.length > 2) ??
      (thing && fields.length === 1 ? fields[0] : undefined) ??
      fields.find(({ label }) => sharesVerb(label, text));
    if (field) return { entity, field };
  }
  return undefined;
}

/** "Who referred them" is what "Referred by" says. */
function sharesVerb(label: string, words: string): boolean {
  const [one = '', other = ''] = [label, words].map((text) => text.toLowerCase().split(' ')[0]);
  return one === other && one.length > 4 && /(?:ed|en)$/.test(one);
}

const optionOf = ({ options = [] }: BlueprintField, words: string) =>
  options.find(({ label, value }) =>
    [label, value].some((one) => normalised(one) === normalised(words.replace(/^["']|["']$/g, ''))),
  );

const said = ({ entity, field }: Held): string =>
  choiceWords.offers(lower(field.label), lower(entity.labelPlural), quotedChoices(field));

const already = ({ label }: BlueprintField, known: readonly string[]): string =>
  choiceWords.already(
    lower(label),
    joinWords(known.map((one) => inQuotes(capitalise(one)))),
    agree(known, choiceWords.isChoice, choiceWords.areChoices),
  );

export const changeOptions: Intent = (change, clause) =>
  addNamedOption(change, clause) ??
  orderOptions(change, clause) ??
  addOptions(change, clause) ??
  setOptions(change, clause) ??
  renameOption(change, clause) ??
  removeOption(change, clause);

const namedOption: readonly RegExp[] = [
  /^(?:[Aa]dd|[Ii]nclude|[Cc]reate|[IWiw]e? need)\s+(?:an?\s+|another\s+|the\s+|one more\s+)?(?:new\s+|extra\s+|further\s+)?()([\w-]+)\s+(?:called\s+|named\s+)?("[^"]+"|[A-Z][\w-]*(?:\s[\w-]+)?)$/,
  /^(?:[Tt]he\s+)?(?:([\w-]+)\s+)?([\w-]+)\s+(?:should|must|needs? to|could|can)\s+(?:also\s+)?(?:have|include|offer|be|allow)\s+(?:also\s+)?(?:an?\s+|the\s+)?(?:option\s+|choice\s+)?("[^"]+"|[A-Z][\w-]*(?:\s[\w-]+){0,2})(?:\s+(?:as (?:an? )?(?:option|choice)|too))?$/,
  /^[Aa]dd\s+()(?:to|in)\s+(?:the\s+)?([\w-]+)(?:\s+(?:field|options|choices))?:?\s+("[^"]+"|[A-Z][\w-]*(?:\s[\w-]+){0,2})$/,
];

/** "Add a status Blocked", "the stage should also have On hold". */
function addNamedOption(change: Change, clause: string): string | undefined {
  for (const shape of namedOption) {
    const [, owner = '', name = '', option = ''] = shape.exec(clause) ?? [];
    if (option === '') continue;
    const words = owner !== '' && findNamed(change.blueprint, owner) ? `${name} of ${owner}` : name;
    const held = heldField(change, words);
    if (!held?.field.options || findNamed(change.blueprint, name)) continue;
    return addOptions(
      change,
      `add the option ${option} to ${lower(held.field.label)} of ${held.entity.labelPlural}`,
    );
  }
  return undefined;
}

function addOptions(change: Change, clause: string): string | undefined {
  const found =
    /^(?:add|put|include)\s+(?:an?\s+|the\s+|another\s+)?(?:new\s+)?(?:option|choice|value|entry|status|stage|state)s?\s+(?:called\s+|named\s+)?(.+?)\s+(?:to|in|for|under)\s+(?:the\s+)?(.+?)(?:,?\s+at the (?:end|start|top|beginning))?$/i.exec(
      clause,
    ) ??
    /^(?:add|put|include)\s+(.+?)\s+(?:as (?:an? )?(?:options?|choices?|values?|status(?:es)?|stages?) )?(?:to|in|under)\s+(?:the\s+)?(.+?)(?:,?\s+at the (?:end|start|top|beginning))?$/i.exec(
      clause,
    );
  if (!found?.[1] || !found[2] || /\b(?:field|column|page|chart)\b/i.test(found[1])) return undefined;
  const target = found[2].replace(/^(?:who|what|where|how)\s+/i, '');
  const held = choiceField(change, target);
  const plain = held ? undefined : heldField(change, target);
  if (plain && /\b(?:option|choice)s?\b/i.test(clause))
    return choiceWords.notAChoice(
      lower(plain.field.label),
      lower(plain.entity.labelPlural),
      `make ${lower(plain.field.label)} a dropdown with ${found[1].replace(/"/g, '')} and other`,
    );
  if (
    !held?.field.options ||
    (findNamed(change.blueprint, target) && !/\b(?:option|choice|value|status|stage|state)s?\b/i.test(clause))
  )
    return undefined;
  const fresh = splitItems(found[1].replace(/^an?\s+(?=\w+$)/i, '')).map((word) =>
    word.replace(/^["']|["']$/g, ''),
  );
  const isFirst = /\bat the (?:start|top|beginning)$/i.test(clause);
  const known = fresh.filter((word) => optionOf(held.field, word));
  const labels = held.field.options.map(({ label }) => label);
  const added = fresh.filter((word) => !known.includes(word));
  const colors = new Map(held.field.options.map(({ value, color }) => [value, color]));
  held.field.options = optionsOf(isFirst ? [...added, ...labels] : [...labels, ...added]).map((option) => ({
    ...option,
    color: colors.get(option.value) ?? option.color,
  }));
  settleEntity(held.entity);
  change.last = held;
  if (added.length === 0) return already(held.field, known);
  return choiceWords.added(
    joinWords(added.map((one) => inQuotes(capitalise(one)))),
    lower(held.field.label),
    lower(held.entity.labelPlural),
  );
}

function setOptions(change: Change, clause: string): string | undefined {
  const found =
    /^(?:change|set|make)\s+(?:the\s+)?(?:(?:options|choices|values)\s+(?:of|for)\s+(?:the\s+)?)?(.+?)(?:\s+(?:options|choices|values))?(?:\s+(?:to|be|as)(?=[\s:])|\s*:)[:\s]*(.+)$/i.exec(
      clause,
    ) ??
    /^(?:the\s+)?(?:options|choices|values)\s+(?:of|for)\s+(?:the\s+)?(.+?)\s+(?:are|should be)[:\s]+(.+)$/i.exec(
      clause,
    );
  const options = found?.[2] ? splitOptions(found[2]) : [];
  if (!found?.[1] || options.length < 2 || options.some(isRule)) return undefined;
  const held = choiceField(change, found[1]);
  if (!held?.field.options) return undefined;
  held.field.options = optionsOf(options);
  if (!held.field.options.some(({ value }) => value === held.field.default)) delete held.field.default;
  settleEntity(held.entity);
  change.last = held;
  return said(held);
}

/** "Rename the status open to new", "replace brass with steel in the materials", "call low minor". */
function renameOption(change: Change, clause: string): string | undefined {
  const found =
    /^(?:rename|change|relabel|replace|swap)\s+(?:the\s+)?(?:option\s+|choice\s+|value\s+|status\s+|stage\s+|state\s+)?"?(.+?)"?\s+(?:to|into|with|by|for)\s+"?(.+?)"?(?:\s+(?:in|of|for)\s+(?:the\s+)?(.+))?$/i.exec(
      clause,
    );
  if (!found?.[1] || !found[2]) return undefined;
  const words = found[1].replace(/\s+(?:option|choice|status|stage)$/i, '');
  const held = holdingOption(change, words, found[3]);
  const option = held && optionOf(held.field, words);
  if (!held || !option) return undefined;
  if (optionOf(held.field, found[2])) return already(held.field, [found[2]]);
  const before = option.label;
  // Records keep the value under which they were stored; only its text changes.
  option.label = capitalise(found[2]);
  change.last = held;
  return choiceWords.renamed({
    before,
    name: lower(held.field.label),
    now: option.label,
    things: lower(held.entity.labelPlural),
  });
}

function holdingOption(change: Change, words: string, owner: string | undefined): Held | undefined {
  if (owner !== undefined) {
    const held = choiceField(change, owner);
    if (held && optionOf(held.field, words)) return held;
  }
  if (findNamed(change.blueprint, words)) return undefined;
  for (const entity of change.blueprint.entities) {
    const field = entity.fields.find((one) => optionOf(one, words));
    if (
      field &&
      (owner === undefined ||
        findField(entity, owner) === field ||
        findNamed(change.blueprint, owner) === entity)
    )
      return { entity, field };
  }
  return undefined;
}

function removeOption(change: Change, clause: string): string | undefined {
  const found =
    /^(?:remove|delete|drop|take out|take)\s+(?:the\s+)?(?:(?:option|choice|value|status|stage|state)s?\s+)?"?([^,]+?)"?(?:\s+(?:option|choice|value))?(?:\s+(?:from|out of|in|of)\s+(?:the\s+)?([^,]+))?(?:,.*)?$/i.exec(
      clause,
    );
  if (!found?.[1]) return undefined;
  const names = splitItems(found[1]);
  const held = names[0] === undefined ? undefined : holdingOption(change, names[0], found[2]);
  const isOption = /\b(?:option|choice|value|status|stage|state)s?\b/i.test(clause);
  if (!held?.field.options || (found[2] === undefined && !isOption)) return undefined;
  const gone = names.flatMap((name) => optionOf(held.field, name) ?? []);
  const rest = held.field.options.filter((option) => !gone.includes(option));
  if (rest.length === 0) return choiceWords.lastChoice(lower(held.field.label));
  held.field.options = rest;
  if (!rest.some(({ value }) => value === held.field.default)) delete held.field.default;
  settleEntity(held.entity);
  change.last = held;
  return choiceWords.removed(
    joinWords(gone.map(({ label }) => inQuotes(label))),
    lower(held.field.label),
    lower(held.entity.labelPlural),
  );
}

/** "Put urgent first in priority", "reorder status: done, doing, open". */
function orderOptions(change: Change, clause: string): string | undefined {
  const put =
    /^(?:put|move|show|list)\s+(?:the\s+)?(?:option\s+|status\s+)?"?(.+?)"?\s+(?:to the |at the )?(first|top|start|beginning|last|end|bottom)\s+(?:in|of|under)\s+(?:the\s+)?(.+)$/i.exec(
      clause,
    );
  const listed =
    /^(?:reorder|rearrange|order|sort)\s+(?:the\s+)?(?:options of\s+|choices of\s+)?(.+?)(?:\s+(?:options|choices))?\s*(?::|\bas\b|\bto\b|\blike\b)\s*(.+,.+)$/i.exec(
      clause,
    );
  const held = choiceField(change, put?.[3] ?? listed?.[1] ?? '-');
  if (!held?.field.options) return undefined;
  const before = held.field.options;
  const names = put?.[1] ? [put[1]] : splitOptions(listed?.[2] ?? '');
  const chosen = names.flatMap((name) => optionOf(held.field, name) ?? []);
  if (chosen.length === 0) return undefined;
  const rest = before.filter((option) => !chosen.includes(option));
  held.field.options = /last|end|bottom/i.test(put?.[2] ?? '') ? [...rest, ...chosen] : [...chosen, ...rest];
  settleEntity(held.entity);
  change.last = held;
  return said(held);
}

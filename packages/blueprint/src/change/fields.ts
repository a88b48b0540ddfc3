import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { addPlannedField, finder, optionsOf, settleEntity } from '../plan/entities.ts';
import { joinWords } from '../plan/resolve.ts';
import { bare, isListed, readField, typeOf } from '../read/field-phrase.ts';
import { readNoun } from '../read/nouns.ts';
import { splitItems, splitOptions } from '../read/split.ts';
import { capitalise, normalised } from '../words.ts';
import { type Change, contextEntity, findField, findNamed, type Intent, lower } from './context.ts';
import { heldField } from './retype.ts';

const addWords =
  /^(?:please\s+)?(?:add|include|insert|put|create|give|i (?:also )?(?:need|want)|we (?:also )?(?:need|want)|also (?:add|track|store))\s+(?:also\s+)?(.+)$/i;
const fieldNoun = /\s+(?:field|column|attribute|property|input|checkbox|dropdown|select|flag)s?\b/i;
const choices =
  /\s*(?:,?\s+with\s+(?:the\s+)?(?:options?|values?|choices?)?:?|:|\(|,?\s+(?:which|that) (?:is|can be)|\s+(?:either|one of))\s*(.+?)\)?$/i;

/** "add a priority field with low, medium and high to tasks", "add email and phone to members". */
export const addField: Intent = (change, clause) => {
  const asked = addWords.exec(clause)?.[1];
  const should =
    /^(?:each |every |all |the |an? )?(.+?)\s+(?:also\s+)?(?:(?:should|must|need to|needs to|needs?)\s+(?:also\s+)?(?:have|has|show|get|include)?|(?:can|could|may)\s+(?:also\s+)?have|(?:also\s+)?(?:has|have|gets?))\s*(?:an?\s+)?(.+)$/i.exec(
      clause,
    );
  const target = should?.[1] ? findNamed(change.blueprint, should[1]) : undefined;
  if (should?.[2] && target && !/^(?:many|several|multiple|be|to)\b/i.test(should[2]))
    return addAll(change, target, should[2], clause);
  if (!asked) return undefined;
  const [, what = '', to = '', after = ''] =
    /^(.+?)\s+(?:to|on|in|for|of)\s+(?:the |each |every |all |my |our )?([\w\s'-]+?)((?:\s+with\b|:|\s*\().*)?$/i.exec(
      asked,
    ) ?? [];
  const entity = to === '' ? undefined : findNamed(change.blueprint, to);
  if (entity) {
    const noun = readNoun(bare(what.replace(fieldNoun, '')));
    const own = noun && findNamed(change.blueprint, noun.words);
    if (own && own !== entity && noun.plural && !fieldNoun.test(asked)) return undefined;
    return addAll(change, entity, `${what}${after}`, clause);
  }
  if (to !== '' && readNoun(to) && !fieldNoun.test(asked)) return undefined;
  const here = contextEntity(change);
  if (!here) return undefined;
  const noun = readNoun(bare(asked.replace(fieldNoun, '').replace(/\s+with\s.*$/i, '')));
  const looksLikeField =
    fieldNoun.test(asked) ||
    (isListed(bare(asked)) && /^(?:text|tags|image|file|lines)$/.test(typeOf(bare(asked)).type)) ||
    (typeOf(bare(asked)).known !== 'unknown' && !(noun?.plural && noun.concept));
  return looksLikeField && !/\b(?:page|chart|graph|board|calendar|dashboard|stat|list|view)\b/i.test(asked)
    ? addAll(change, here, asked, clause)
    : undefined;
};

function addAll(
  change: Change,
  entity: BlueprintEntity,
  written: string,
  clause: string,
): string | undefined {
  const added: string[] = [];
  const known: string[] = [];
  for (const phrase of phrasesOf(written)) {
    const draft = readField(phrase);
    if (!draft || draft.label === '') continue;
    const before = findExact(entity, draft.label);
    if (before) {
      known.push(before.label);
      continue;
    }
    const noun = readNoun(bare(phrase));
    const find = (words: string) =>
      findNamed(change.blueprint, words) ?? finder([], change.blueprint.entities)(words);
    const other = noun && draft.known !== 'exact' ? findNamed(change.blueprint, noun.words) : undefined;
    const linked =
      other && other !== entity
        ? { ...draft, type: 'ref' as const, ref: noun?.words ?? '', otherwise: 'text' as const }
        : draft;
    const field = addPlannedField(entity, linked, { ids: change.ids, find, from: 'change', said: clause });
    if (!field) continue;
    added.push(
      describe(
        field.label,
        field.options?.map(({ label }) => label),
      ),
    );
    change.last = { entity, field };
  }
  if (added.length === 0)
    return known.length === 0
      ? undefined
      : `${entity.labelPlural} already have ${joinWords(known.map(lower))}.`;
  settleEntity(entity);
  return `Added ${joinWords(added)} to ${lower(entity.labelPlural)}.`;
}

const findExact = (entity: BlueprintEntity, label: string) =>
  entity.fields.find((field) => normalised(field.label) === normalised(label));
const describe = (label: string, options: readonly string[] | undefined): string =>
  options ? `${lower(label)} (${options.map(lower).join(', ')})` : lower(label);

/** One phrase for each field; choices stay with theirs. */
function phrasesOf(written: string): string[] {
  const text = written.trim().replace(/[.!]$/, '');
  if (/yes\s*\/\s*no|\d\s*-\s*\d/i.test(text)) return [text.replace(fieldNoun, '')];
  const chosen = choices.exec(text);
  if (chosen?.[1] && chosen.index > 0) {
    const options = splitOptions(chosen[1]);
    const head = text.slice(0, chosen.index).replace(fieldNoun, '');
    if (options.length >= 2 && !/[,]/.test(head)) return [`${head} (${options.join(', ')})`];
  }
  return splitItems(text.replace(new RegExp(fieldNoun.source, 'gi'), ''));
}

const of = '(?:from|of|in|on|for)';

export const removeField: Intent = (change, clause) => {
  const found = new RegExp(
    `^(?:please\\s+)?(?:remove|delete|drop|take out|hide|get rid of)\\s+(.+?)(?:\\s+${of}\\s+(.+))?$`,
    'i',
  ).exec(clause);
  if (!found?.[1]) return undefined;
  const several = splitItems(found[1]);
  const owner = found[2] ? findNamed(change.blueprint, found[2]) : contextEntity(change);
  if (several.length > 1 && owner && several.every((words) => findField(owner, words)))
    return joinWords(
      several.flatMap((words) => removeField(change, `remove ${words} from ${owner.labelPlural}`) ?? []),
    );
  const entity = owner;
  const field = entity && findField(entity, found[1]);
  if (!entity || !field) return undefined;
  if (!found[2] && !fieldNoun.test(` ${found[1]}`) && findNamed(change.blueprint, found[1])) return undefined;
  if (entity.fields.length === 1)
    return `${entity.labelPlural} need at least one field, so ${lower(field.label)} stays.`;
  entity.fields = entity.fields.filter((other) => other !== field);
  dropFromBlocks(change, field.id);
  settleEntity(entity);
  return `Removed ${lower(field.label)} from ${lower(entity.labelPlural)}.`;
};

/** Charts and lists that went by a field leave with it. */
export function dropFromBlocks({ blueprint }: Change, id: string): void {
  for (const page of blueprint.pages) {
    page.blocks = page.blocks.filter(
      (block) => block.field !== id && block.groupBy !== id && block.entity !== id,
    );
  }
}

export const renameField: Intent = (change, clause) => {
  const found = new RegExp(
    `^(?:please\\s+)?(?:rename|change|call)\\s+(?:the\\s+)?(?:field\\s+|column\\s+)?(.+?)(?:\\s+${of}\\s+(.+?))?\\s+(?:to|into|as)\\s+(.+)$`,
    'i',
  ).exec(clause.replace(/^(?:rename\s+)?([^:,]+?)\s*(?:->|→|=>)\s*([^:,]+)$/i, 'rename $1 to $2'));
  if (!found?.[1] || !found[3]) return undefined;
  const entity = found[2] ? findNamed(change.blueprint, found[2]) : holderOf(change, found[1]);
  const field = entity && findField(entity, found[1]);
  if (!entity || !field || findNamed(change.blueprint, found[1])) return undefined;
  const before = field.label;
  field.label = capitalise(bare(found[3].replace(/^["']|["']$/g, ''))).slice(0, 60);
  change.last = { entity, field };
  return `Renamed ${lower(before)} of ${lower(entity.labelPlural)} to ${lower(field.label)}; its data stays.`;
};

const holderOf = (change: Change, words: string): BlueprintEntity | undefined => {
  const here = contextEntity(change);
  return here && findField(here, words)
    ? here
    : change.blueprint.entities.find((entity) => findField(entity, words));
};

export const requireField: Intent = (change, clause) => {
  const found = new RegExp(
    `^(?:(?:make|set)\\s+)?(?:the\\s+)?(.+?)(?:\\s+${of}\\s+(.+?))?(?:\\s+(?:is|are|should be|must be))?\\s+(required|mandatory|optional|compulsory)$`,
    'i',
  ).exec(clause);
  if (!found?.[1] || !found[3]) return undefined;
  const words = /^(?:it|them|this)$/i.test(found[1]) ? (change.last?.field?.label ?? '') : found[1];
  const { entity, field } = heldField(change, found[2] ? `${words} of ${found[2]}` : words) ?? {};
  if (!entity || !field) return undefined;
  field.required = !/optional/i.test(found[3]);
  return `${capitalise(field.label)} of ${lower(entity.labelPlural)} is ${field.required ? 'required' : 'optional'} now.`;
};

export const changeOptions: Intent = (change, clause) => {
  const option =
    /^add\s+(?:an?\s+|the\s+)?(?:new\s+)?(?:option|choice|value)s?\s+["']?(.+?)["']?\s+to\s+(?:the\s+)?(.+?)(?:\s+(?:of|for|in)\s+(.+))?$/i.exec(
      clause,
    );
  if (option?.[1] && option[2])
    return addOption(change, option[1], { owner: option[3] ?? '', field: option[2] });
  const adding =
    /^add\s+(?:an?\s+|the\s+)?(?:(?:option|status|stage|state|value|choice)\s+)?["']?([\w\s-]+?)["']?\s+(?:as an? (?:option|status|stage|value) )?to\s+(?:the\s+)?([\w\s]*?)\b(status(?:es)?|stages?|priority|priorities|options|category|categories|type|types)(?:\s+(?:of|for)\s+(.+))?$/i.exec(
      clause,
    );
  if (adding?.[1] && adding[3])
    return addOption(change, adding[1], { owner: adding[4] ?? adding[2] ?? '', field: adding[3] });
  const setting =
    /^(?:change|set|make)\s+(?:the\s+)?([\w\s]*?)\s*\b(status(?:es)?|stages?|priority|priorities|category|categories|types?)(?:\s+(?:of|for)\s+([\w\s]+?))?\s+(?:to|be|as)[:\s]+(.+)$/i.exec(
      clause,
    );
  const options = setting?.[4] ? splitOptions(setting[4]) : [];
  if (!setting?.[2] || options.length < 2) return undefined;
  const owner = setting[3] || setting[1] || '';
  const entity = owner === '' ? holderOf(change, setting[2]) : findNamed(change.blueprint, owner);
  const field = entity && findField(entity, setting[2]);
  if (!entity || !field?.options) return undefined;
  field.options = optionsOf(options);
  settleEntity(entity);
  return `${field.label} of ${lower(entity.labelPlural)} now offers ${joinWords(options.map(lower))}.`;
};

function addOption(
  change: Change,
  words: string,
  { owner, field: name }: { owner: string; field: string },
): string | undefined {
  const entity = owner.trim() === '' ? holderOf(change, name) : findNamed(change.blueprint, owner);
  const field = entity && findField(entity, name);
  if (!entity || !field?.options) return undefined;
  field.options = optionsOf([...field.options.map(({ label }) => label), words]);
  return `Added "${capitalise(words)}" to ${lower(field.label)} of ${lower(entity.labelPlural)}.`;
}

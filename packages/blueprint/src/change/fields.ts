import type { Blueprint, BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { releaseLoose } from '../plan/computed-field.ts';
import { addPlannedField, finder, optionsOf, settleEntity } from '../plan/entities.ts';
import { takeOutFields } from '../plan/take-out.ts';
import { bare, isListed, typeOf } from '../read/fields/field-phrase.ts';
import { splitItems } from '../read/text/split.ts';
import { readNoun } from '../read/things/nouns.ts';
import { fieldWords } from '../texts/fields.ts';
import { agree, lower, shortened } from '../texts/grammar.ts';
import { capitalise, cutName, normalised } from '../words.ts';
import {
  type Change,
  contextEntity,
  findField,
  findMeant,
  findNamed,
  type Intent,
  isPointing,
  isTold,
  thingOf,
} from './context.ts';
import { sayAdded, sayRenamed } from './field-answers.ts';
import { type FieldAsk, fieldNoun, fieldPhrases, isFieldLike, readFieldAsk } from './field-ask.ts';
import { setDefault, setUnique } from './field-rules.ts';
import { quotedChoices } from './new-choices.ts';
import { heldField } from './retype.ts';
import { choiceDraft, isLabel, takeSharedType } from './spoken-field.ts';

const addWords =
  /^(?:add|include|insert|put(?: in)?|create|give|track|ask for|i (?:also )?(?:need|want)|we (?:also )?(?:need|want)|also (?:add|track|store))\s+(?:also\s+|in\s+)?(.+)$/i;
const should =
  /^(?:each |every |all |the |an? )?(.+?)\s+(?:also\s+)?(?:(?:should|must|need to|needs to|needs?)\s+(?:also\s+)?(?:have|has|show|get|include)?|(?:can|could|may)\s+(?:also\s+)?have|(?:also\s+)?(?:has|have|gets?))\s*(?:an?\s+)?(.+)$/i;

/** What a thing is to do or to be is no field of it: "jobs should start as waiting". */
const isDeed =
  /^(?:(?:many|several|multiple|be|to|called)\b|(?:not |only |always |never |automatically )*(?:start|begin|see|view|edit|read|be|go|stay|become|appear|open|close|come|belong|happen|send|receive|pay|choose|pick|sign|log|book|know|turn|move|stand|look)(?: (?:as|with|at|only|just|the|their|his|her|its|in|on|to|out|up|an?|for|from|first|red|green|by|each|all)\b|$)|(?:not|never|only|always|automatically)\b)/i;

/** "add a priority field with low, medium and high to tasks", "add email and phone to members". */
export const addField: Intent = (change, clause) => {
  const had = should.exec(clause);
  const owner = had?.[1] ? thingOf(change, had[1]) : undefined;
  if (had?.[2] && owner && !isDeed.test(had[2])) return addAll(change, owner, had[2], clause);
  const asked = addWords.exec(clause)?.[1]?.replace(/\s+here$/i, '');
  if (!asked) return undefined;
  if (
    /^(?:an?\s+|the\s+)?(?:new\s+|another\s+|yes\/no\s+|text\s+|number\s+)*(?:field|column)s?$/i.test(asked)
  )
    return fieldWords.whatName(lower(contextEntity(change)?.labelPlural ?? 'records'));
  const given =
    /^give\s+(?:the |each |every |all |my |our )?([\w'-]+(?:\s[\w'-]+)?)\s+(?=an?\s|their\s|some\s|its\s)(.+)$/i.exec(
      clause,
    );
  const receiver = given?.[1] ? thingOf(change, given[1]) : undefined;
  if (given?.[2] && receiver) return addAll(change, receiver, given[2], clause);
  if (
    /\b(?:page|chart|graph|board|calendar|dashboard|view|gallery|timeline|stopwatch|menu)\b/i.test(asked) &&
    !fieldNoun.test(asked)
  )
    return undefined;
  const aim = aimOf(change, asked);
  if (aim) {
    const noun = readNoun(bare(aim.what.replace(fieldNoun, '')));
    const own = noun && findNamed(change.blueprint, noun.words);
    if (
      noun?.plural &&
      /^(?:customer |user |product )?reviews$/i.test(bare(aim.what)) &&
      !fieldNoun.test(asked)
    )
      return undefined;
    if (own && own !== aim.entity && noun.plural && !fieldNoun.test(asked)) return undefined;
    return addAll(change, aim.entity, aim.what, clause);
  }
  const strange = strangeAim(change.blueprint, asked);
  if (strange !== undefined)
    return fieldNoun.test(asked) || isFieldLike(asked.split(/\s+to\s+/i)[0] ?? '')
      ? noThing(change.blueprint, strange)
      : undefined;
  const here = /^ask for\b/i.test(clause) ? askedOf(change) : homeOf(change, asked);
  return here && (/^ask for\b/i.test(clause) || looksLikeField(asked))
    ? addAll(change, here, asked, clause)
    : undefined;
};

/** What is asked for stands in a form: that in view, else the one that visitors fill in. */
const askedOf = (change: Change): BlueprintEntity | undefined => {
  const here = contextEntity(change);
  const open = change.blueprint.entities.find(
    ({ rules, kind }) => rules.create === 'anyone' && kind !== 'log',
  );
  return here && here.rules.create !== 'anyone' && open ? open : here;
};

const anyWord =
  /^(?:name|title|date|day|number|note|status|type|description|id|code|time|photo|picture|image|file|total|text|field|a|an|the|and|for|of|in|is|it|from|with)s?$/i;

/** What a field without a thing belongs to: what is spoken of or in view, else the thing whose words it shares. */
function homeOf(change: Change, asked: string): BlueprintEntity | undefined {
  const here = contextEntity(change);
  if (isTold(change)) return here;
  const words = (asked.match(/[\p{L}-]+/gu) ?? []).filter((word) => !anyWord.test(word)).map(normalised);
  const points = (entity: BlueprintEntity): number => {
    const name = normalised(entity.label);
    const parts = entity.fields.flatMap(({ label, ref }) => (ref ? [] : normalised(label).split(' ')));
    const whole = entity.fields.some(({ label, ref }) => !ref && words.includes(normalised(label)));
    return words.reduce(
      (sum, word) => sum + (word === name ? 2 : parts.includes(word) ? 1 : 0),
      whole ? 0.5 : 0,
    );
  };
  const [best, second] = [...change.blueprint.entities].sort((one, other) => points(other) - points(one));
  const isSure =
    best && points(best) > (second ? points(second) : 0) && points(best) > (here ? points(here) : 0);
  return isSure ? best : here;
}

type Aim = { entity: BlueprintEntity; what: string };

/** The thing that "to orders" names, the last that is one, and what is added without it. */
function aimOf(change: Change, asked: string): Aim | undefined {
  const found = [
    ...asked.matchAll(
      /\s+(to|on|onto|in|into|for|of|under)\s+(?:the\s+|each\s+|every\s+|all\s+|my\s+|our\s+|an?\s+)*((?!(?:to|of|for|in|on|with)\b)[\w'-]+(?:\s(?!(?:to|of|for|in|on|with)\b)[\w'-]+){0,2}?)(?=$|\s*[,:(]|\s+(?:with|that|which|as|and|defaulting|from|saying)\b)/gi,
    ),
  ].reverse();
  for (const { 0: part, 1: how = '', 2: name = '', index } of found) {
    const plain = name.replace(/\s+(?:form|page|list|table|entity|records?)$/i, '');
    const entity =
      findNamed(change.blueprint, plain) ??
      (/^(?:to|on|onto|in)$/i.test(how) ? findMeant(change.blueprint, plain) : undefined) ??
      (isPointing(name) || formWord.test(name) ? formEntity(change, plain) : undefined);
    if (entity) return { entity, what: `${asked.slice(0, index)}${asked.slice(index + part.length)}` };
  }
  return undefined;
}

const formWord =
  /^(?:(?:contact|enquiry|inquiry|booking|sign-?up|order|registration|request|application)\s+)?(?:form|list|table|page)$/i;

/** What a form takes: that of visitors, where the app has one, else what is in view. */
const formEntity = (change: Change, words: string): BlueprintEntity | undefined =>
  findMeant(change.blueprint, words) ??
  (/\b(?:contact|enquiry|inquiry|request)/i.test(words)
    ? change.blueprint.entities.find(({ rules }) => rules.create === 'anyone')
    : undefined) ??
  contextEntity(change);

/** A name behind "to" that nothing in the app has. */
function strangeAim({ app }: Blueprint, asked: string): string | undefined {
  const name = /\s+to\s+(?:the\s+|each\s+|every\s+|all\s+|my\s+|our\s+)*([\w'-]+(?:\s[\w'-]+)?)$/i.exec(
    asked,
  )?.[1];
  if (!name || /^(?:app|it|be|do|know|see|everything|menu|top|end|\d+)\b/i.test(name) || name === app.name)
    return undefined;
  return readNoun(name) && !/\b(?:from|between)\s+\S+\s+to\b/i.test(asked) ? name : undefined;
}

const noThing = (blueprint: Blueprint, name: string): string =>
  fieldWords.noThing(
    name.replace(/^(?:the|a|an) /i, ''),
    joinWords(blueprint.entities.map(({ labelPlural }) => lower(labelPlural))),
  );

function looksLikeField(asked: string): boolean {
  if (
    /\b(?:page|chart|graph|board|calendar|dashboard|stat|list|view|section|samples?|sample data|records?|entries)\b/i.test(
      asked,
    ) &&
    !fieldNoun.test(asked)
  )
    return false;
  const noun = readNoun(bare(asked.replace(fieldNoun, '').replace(/(?:\s+with\s|\s*[(:]).*/i, '')));
  if (choiceDraft(asked) !== undefined && !noun?.plural) return true;
  if (
    (noun?.concept || noun?.plural) &&
    /\bwith\b|\(|:/.test(asked) &&
    !fieldNoun.test(asked) &&
    !isListed(bare(asked.replace(/(?:\s+with\s|\s*[(:]).*/i, '')))
  )
    return false;
  return (
    fieldNoun.test(asked) ||
    inUnit.test(asked) ||
    /^(?:an?\s+|the\s+)?(?:field|column)s?\b/i.test(asked) ||
    (isListed(bare(asked)) && /^(?:text|tags|image|file|lines)$/.test(typeOf(bare(asked)).type)) ||
    (isFieldLike(asked) && !(noun?.plural && noun.concept)) ||
    isFieldList(fieldPhrases(asked)) ||
    (/^(?:an?\s+)?[\w\s-]{2,30}(?::|\s\()\s*[^,]+,\s*.+$/.test(asked) && !noun?.plural)
  );
}

/** "An estimate in hours": a number, whatever else is called so. */
const inUnit =
  /^(?:an?\s+|the\s+)?[\w-]+(?: [\w-]+)? in (?:hours|minutes|days|weeks|months|years|km|kilometres|miles|kg|kilos?|grams|pounds|euros?|dollars|percent|litres|lit(?:er|re)s|metres|meters|cm|points)$/i;

/** Several fields of which one at least is known as such; the others are names in the singular. */
const isFieldList = (phrases: readonly string[]): boolean =>
  phrases.length > 1 &&
  phrases.some(isFieldLike) &&
  phrases.every((phrase) => {
    const noun = readNoun(bare(phrase));
    return (
      isFieldLike(phrase) ||
      choiceDraft(phrase) !== undefined ||
      (phrase.split(' ').length <= 3 && !noun?.plural && !noun?.concept)
    );
  });

function addAll(
  change: Change,
  entity: BlueprintEntity,
  written: string,
  clause: string,
): string | undefined {
  const added: BlueprintField[] = [];
  const known: string[] = [];
  const asides: string[] = [];
  const unclear: string[] = [];
  const { text, type } = takeSharedType(written);
  const phrases = fieldPhrases(text);
  for (const phrase of phrases) {
    const ask = readFieldAsk(type ? `${type} field for ${bare(phrase)}` : phrase);
    if (!ask) continue;
    if (!isLabel(ask.draft.label)) {
      unclear.push(fieldWords.unclear(shortened(phrase, 80)));
      continue;
    }
    const before = findExact(entity, ask.draft.label);
    if (before) {
      change.last = { entity, field: before };
      if (ask.draft.options && ask.draft.isUsual !== true && before.type !== 'ref')
        asides.push(offer(entity, before, ask.draft.options));
      else known.push(before.label);
      continue;
    }
    const field = plant(change, entity, { ask, phrase, clause });
    if (!field) continue;
    asides.push(...settle(change, { entity, field, isAlone: phrases.length === 1 }, ask));
    added.push(field);
    change.last = { entity, field };
  }
  const had = known.length === 0 ? [] : [fieldWords.alreadyHave(entity.labelPlural, known.map(lower))];
  if (added.length === 0) return had.length + asides.length === 0 ? undefined : [...asides, ...had].join(' ');
  settleEntity(entity);
  const said = [sayAdded(entity, added), ...asides, ...had, ...unclear].join(' ');
  const [field] = added;
  if (field && added.length + asides.length + had.length + unclear.length === 1)
    change.added = { field, said };
  return said;
}

/** Choices that are told for a field that is there replace those that it has. */
function offer(entity: BlueprintEntity, field: BlueprintField, options: readonly string[]): string {
  const wasChoice = field.options !== undefined;
  field.type = 'enum';
  field.options = optionsOf(options);
  if (!field.options.some(({ value }) => value === field.default)) delete field.default;
  settleEntity(entity);
  return (wasChoice ? fieldWords.offers : fieldWords.dropdown)(
    lower(field.label),
    lower(entity.labelPlural),
    quotedChoices(field),
  );
}

type Wanted = { ask: FieldAsk; phrase: string; clause: string };

function plant(change: Change, entity: BlueprintEntity, { ask, phrase, clause }: Wanted) {
  const { draft } = ask;
  const noun = readNoun(bare(phrase.replace(fieldNoun, '')));
  const find = (words: string) =>
    findNamed(change.blueprint, words) ?? finder([], change.blueprint.entities)(words);
  const other =
    noun && draft.known !== 'exact' && draft.options === undefined
      ? findNamed(change.blueprint, noun.words)
      : undefined;
  const linked =
    other && other !== entity
      ? { ...draft, type: 'ref' as const, ref: noun?.words ?? '', otherwise: 'text' as const }
      : draft;
  return addPlannedField(entity, linked, { ids: change.ids, find, from: 'change', said: clause });
}

/** Rules that came with the field; words for what could not be met. */
function settle(
  { blueprint }: Change,
  { entity, field, isAlone }: { entity: BlueprintEntity; field: BlueprintField; isAlone: boolean },
  { required, unique, default: start, help, readers }: FieldAsk,
): string[] {
  const said: string[] = [];
  const name = isAlone ? undefined : lower(field.label);
  if (required !== undefined) field.required = required;
  if (required) said.push(fieldWords.isRequired(name));
  if (unique) said.push(setUnique(entity, field));
  if (readers) {
    field.readers = readers;
    said.push(fieldWords.adminsOnly(name));
  }
  if (help) field.help = help;
  if (start !== undefined) said.push(setDefault(blueprint, { entity, field }, start));
  return said;
}

const findExact = (entity: BlueprintEntity, label: string) =>
  entity.fields.find((field) => normalised(field.label) === normalised(label));

const of = '(?:from|of|in|on|for)';

export const removeField: Intent = (change, clause) => {
  const found = new RegExp(
    `^(?:please\\s+)?(?:remove|delete|drop|take out|get rid of)\\s+(.+?)(?:\\s+${of}\\s+(.+))?$`,
    'i',
  ).exec(clause);
  if (!found?.[1]) return undefined;
  const several = splitItems(found[1]);
  const owner = found[2] ? thingOf(change, found[2]) : ownerOf(change, found[1]);
  if (several.length > 1 && owner && several.every((words) => findField(owner, words)))
    return takeOut(change, owner, [...new Set(several.flatMap((words) => findField(owner, words) ?? []))]);
  const entity = owner;
  const field =
    entity &&
    (/^(?:it|this|that|(?:this|that) (?:field|column|input))$/i.test(found[1])
      ? heldField(change, found[1])?.field
      : findField(entity, found[1]));
  if (!entity || !field) return undefined;
  if (!found[2] && !fieldNoun.test(` ${found[1]}`) && findNamed(change.blueprint, found[1])) return undefined;
  return takeOut(change, entity, [field]);
};

function takeOut(change: Change, entity: BlueprintEntity, fields: readonly BlueprintField[]): string {
  // One field at least stays.
  const kept = fields.length === entity.fields.length ? fields.at(-1) : undefined;
  const gone = fields.filter((field) => field !== kept);
  const last = kept && fieldWords.lastField(entity.labelPlural, lower(kept.label));
  if (gone.length === 0) return last ?? '';
  takeOutFields(change.blueprint, entity, gone);
  const released = releaseLoose(entity).map(({ label }) => lower(label));
  settleEntity(entity);
  const typed = released.length === 0 ? '' : fieldWords.released(released, agree(gone, 'it', 'them'));
  const said = fieldWords.removed(
    gone.map(({ label }) => lower(label)),
    lower(entity.labelPlural),
    typed,
  );
  return last === undefined ? said : `${said} ${last}`;
}

const ownerOf = (change: Change, words: string): BlueprintEntity | undefined => {
  const here = contextEntity(change);
  if (here && splitItems(words).every((one) => findField(here, one))) return here;
  return heldField(change, words)?.entity ?? here;
};

export const renameField: Intent = (change, clause) => {
  const found = new RegExp(
    `^(?:please\\s+)?(?:rename|relabel|change(?: the (?:name|label) of)?|call)\\s+(?:the\\s+)?(?:field\\s+|column\\s+)?(.+?)(?:\\s+${of}\\s+(.+?))?\\s+(?:to|into|as)\\s+(.+)$`,
    'i',
  ).exec(clause.replace(/^(?:rename\s+)?([^:,]+?)\s*(?:->|→|=>)\s*([^:,]+)$/i, 'rename $1 to $2'));
  if (!found?.[1] || !found[3]) return undefined;
  const held = heldField(change, found[2] ? `${found[1]} of ${found[2]}` : found[1]);
  const { entity, field } = held ?? {};
  const isThing = !/\b(?:field|column)\b/i.test(clause) && !found[2] && findNamed(change.blueprint, found[1]);
  if (!entity || !field || isThing) return undefined;
  const before = field.label;
  field.label = cutName(capitalise(bare(found[3].replace(/^["']|["']$/g, ''))));
  change.last = { entity, field };
  return sayRenamed(change, { entity, field }, before);
};

import type { BlueprintEntity, BlueprintField, FieldType } from '@sayso/core/blueprint-schema';
import { optionsOf, settleEntity } from '../plan/entities.ts';
import { splitOptions } from '../read/text/split.ts';
import { typeWords } from '../texts/fields.ts';
import { lower } from '../texts/grammar.ts';
import { normalised } from '../words.ts';
import { type Change, contextEntity, findField, findNamed, type Intent, isPointing } from './context.ts';
import { isRule, quotedChoices } from './new-choices.ts';
import { typeNamed } from './type-words.ts';

export type Held = { entity: BlueprintEntity; field: BlueprintField };

/** The field that words name, with or without its thing: "status", "status of orders", "the deal value". */
export function heldField(change: Change, words: string): Held | undefined {
  const pointed = isPointing(words) || /^(?:this|that|the) (?:field|column|input)$/i.test(words.trim());
  const spoken = change.last ?? (change.selected?.field ? change.selected : undefined);
  if (pointed && spoken?.field && spoken.entity) return { entity: spoken.entity, field: spoken.field };
  const [, name = '', owner = ''] =
    /^(.+?)\s+(?:of|in|on|for)\s+(?:the\s+|each\s+|all\s+)?(.+)$/i.exec(words) ?? [];
  const named =
    owner === ''
      ? undefined
      : (findNamed(change.blueprint, owner) ?? (isPointing(owner) ? contextEntity(change) : undefined));
  const inNamed = named && findField(named, name);
  if (named && inNamed) return { entity: named, field: inNamed };
  const here = contextEntity(change);
  const order = [...(here ? [here] : []), ...change.blueprint.entities.filter((entity) => entity !== here)];
  for (const entity of order) {
    const field = findField(entity, words);
    if (field) return { entity, field };
  }
  const wanted = normalised(words.replace(/^(?:the|a|an)\s+/i, '').replace(/'s\b/g, ''));
  for (const entity of order) {
    const start = `${normalised(entity.label)} `;
    const field = wanted.startsWith(start) ? findField(entity, wanted.slice(start.length)) : undefined;
    if (field) return { entity, field };
  }
  return undefined;
}

const typing =
  /^(?:(?:change|make|turn|convert|set|switch)\s+)(?:the\s+)?(?:field\s+|type of\s+)?(.+?)\s+(?:field\s+)?(?:(?:in)?to\s+(?:be\s+)?|as\s+|be\s+)?(?:an?\s+)([\w\s/-]+?)(?:\s+field)?(?:\s*(?:\bwith\b(?:\s+(?:the\s+)?(?:options?|values?|choices?))?:?|:|\(|\bof\b|,)\s*(.+?)\)?)?$/i;
const being =
  /^(?:the\s+)?(.+?)\s+(?:should|must|has to|can only|can)\s+be:?\s+(?:an?\s+)?(?:(drop-?\s?down|select(?: box)?|choice|number|date|text|long text|checkbox|yes\/no|link|picture|photo|file)\b(?:\s+field)?(?:\s*(?:with|:|\(|of)\s*(.+?)\)?)?|(?:one of\s+|either\s+)?:?\s*(.+,.+|.+\bor\b.+))$/i;

/** "Make status a dropdown with open and closed", "change grade to a number", "status should be: new, done". */
export const changeType: Intent = (change, written) => {
  const [clause, range] = withoutRange(written);
  const typed = typing.exec(clause);
  const said = typed ?? being.exec(clause);
  if (!said?.[1]) return undefined;
  const options = splitOptions(said[3] ?? said[4] ?? '');
  const kind = typeNamed(said[2] ?? '');
  if (!kind && (typed || options.length < 2)) return undefined;
  if (options.some(isRule)) return undefined;
  const held = heldField(change, said[1].trim());
  if (!held || held.field.type === 'ref' || held.field.computed) return undefined;
  const told = retype(change, held, { type: kind?.type ?? 'enum', words: kind?.said ?? 'a choice', options });
  if (range && /^(?:int|number|rating|money|percent)$/.test(held.field.type))
    Object.assign(held.field, range);
  return told;
};

const ranged =
  /(?<=\b(?:number|rating|scale|score|stars|slider)\b.{0,100}?)\s+(?:from |between |of |\()?(\d+)\s*(?:to|and|-|–)\s*(\d+)\)?$/i;

/** "A number from 1 to 5": the type, and how far it goes. */
function withoutRange(clause: string): [string, { min: number; max: number } | undefined] {
  const found = ranged.exec(clause);
  const plain = clause.replace(ranged, '').replace(/\b(?:scale|score|slider)$/i, 'number');
  return found ? [plain, { min: Number(found[1]), max: Number(found[2]) }] : [clause, undefined];
}

function retype(
  change: Change,
  { entity, field }: Held,
  { type, words, options }: { type: FieldType; words: string; options: readonly string[] },
): string {
  const of = typeWords.of(lower(field.label), lower(entity.labelPlural));
  change.last = { entity, field };
  if (type === 'enum') {
    if (options.length < 2 && !field.options) return typeWords.whichChoices(lower(field.label));
    const wasChoice = field.options !== undefined;
    if (options.length >= 2) field.options = optionsOf(options);
    field.type = 'enum';
    delete field.default;
    settleEntity(entity);
    return (wasChoice ? typeWords.offers : typeWords.dropdown)(
      lower(field.label),
      lower(entity.labelPlural),
      quotedChoices(field),
    );
  }
  for (const extra of ['options', 'default', 'min', 'max', 'unit'] as const) delete field[extra];
  field.type = type;
  if (type === 'rating') field.max = 5;
  settleEntity(entity);
  return typeWords.retyped(of, words);
}

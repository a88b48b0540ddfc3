import type { Blueprint, BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { pageOf } from '../emit/columns.ts';
import { listLook } from '../emit/list-look.ts';
import { splitItems } from '../read/text/split.ts';
import { fieldWords } from '../texts/fields.ts';
import { lower, marked, shortened } from '../texts/grammar.ts';
import { normalised } from '../words.ts';
import { type Change, claim, contextEntity, findField, type Intent, listPageOf, thingOf } from './context.ts';
import { quotedChoices } from './new-choices.ts';
import { type Held, heldField } from './retype.ts';

const of = '(?:from|of|in|on|for)';
const required = '(required|mandatory|optional|compulsory|obligatory)(?: fields?)?';
const shapes = [
  new RegExp(
    `^(?:(?:make|set|mark)\\s+)?(?:the\\s+)?(.+?)(?:\\s+${of}\\s+(.+?))?(?:\\s+(?:as|is|are|should be|must be|has to be|need to be|needs to be))?\\s+${required}$`,
    'i',
  ),
  new RegExp(
    `^(?:the\\s+)?(.+?)(?:\\s+${of}\\s+(.+?))?\\s+(?:has|have|must|needs?|should)(?:\\s+to)?(?:\\s+always)?\\s+be\\s+(filled(?: in| out)?|given|there)$`,
    'i',
  ),
  /^(?:require|demand)\s+(?:the\s+|an?\s+)?(.+?)(?:\s+(?:of|in|on|for)\s+(.+?))?()$/i,
];

const requiredAndUnique =
  /^(?:make |set )?(?:the )?(.+?)(?: (?:is|are|must be|should be|has to be))? (?:both )?(?:(?:required|mandatory) and unique|unique and (?:required|mandatory))$/i;

/** "Make email and phone required", "the code has to be given". */
export const requireField: Intent = (change, clause) => {
  const [, both] = requiredAndUnique.exec(clause) ?? [];
  if (both !== undefined) {
    const said = requireField(change, `make ${both} required`);
    const unique = said === undefined ? undefined : uniqueField(change, `make ${both} unique`);
    return unique === undefined ? said : `${said} ${unique}`;
  }
  const found = shapes.flatMap((shape) => shape.exec(clause) ?? []);
  if (!found[1]) return undefined;
  const isRequired = !/optional/i.test(found[3] ?? '');
  const names = splitItems(found[1]);
  const here = contextEntity(change);
  // Fields that are named together belong to one thing, where one has them all.
  const owner =
    found[2] || names.length === 1
      ? undefined
      : [...(here ? [here] : []), ...change.blueprint.entities].find((entity) =>
          names.every((name) => findField(entity, name)?.label.toLowerCase() === name.toLowerCase()),
        );
  const of = found[2] ?? owner?.labelPlural;
  const held = names.map((words) => heldField(change, of ? `${words} of ${of}` : words));
  const sure = held.flatMap((one) => one ?? []);
  if (sure.length === 0 || sure.length < held.length) return undefined;
  const rule = isRequired ? 'required' : 'optional';
  const refused: string[] = [];
  const settled: Held[] = [];
  for (const one of sure) {
    const before = claim(change, `required ${one.field.id}`, rule);
    if (before !== undefined) refused.push(fieldWords.contradiction(lower(one.field.label), before));
    else settled.push(one);
  }
  for (const { entity, field } of settled) {
    field.required = isRequired;
    change.last = { entity, field };
  }
  const said = [...Map.groupBy(settled, ({ entity }) => entity)].map(([{ labelPlural }, fields]) =>
    fieldWords.required(
      fields.map(({ field }) => lower(field.label)),
      lower(labelPlural),
      rule,
    ),
  );
  return [...said, ...refused].join(' ');
};

export function setUnique(entity: BlueprintEntity, field: BlueprintField): string {
  const known = entity.unique ?? [];
  if (!known.some((ids) => ids.length === 1 && ids[0] === field.id)) entity.unique = [...known, [field.id]];
  return fieldWords.unique(lower(entity.labelPlural), lower(field.label));
}

/** "No two boats may share a number", "make the code unique", "email need not be unique". */
export const uniqueField: Intent = (change, clause) => {
  const same =
    /^no two (.+?) (?:may|can|should|must|are allowed to) (?:have|share|get) (?:the same|one) ([^,]+)(?:,.*)?$/i.exec(
      clause,
    );
  const made =
    /^(?:(?:make|set|keep)\s+)?(?:the\s+)?(.+?)\s+(?:(?:is|are|must be|should be|has to be|needs to be)\s+)?unique$/i.exec(
      clause,
    ) ??
    /^(?:the\s+)?(.+?)\s+(?:may|can|should|must) (?:only )?(?:not )?(?:occur|appear|be used|exist) (?:twice|only once|once)$/i.exec(
      clause,
    );
  const free =
    /^(?:make\s+)?(?:the\s+)?(.+?)\s+(?:(?:is|need|needs?|does|should|must)\s+)?(?:not|no longer|n't)\s+(?:need to |have to )?(?:be )?unique$/i.exec(
      clause,
    ) ?? /^allow (?:the )?(?:same|duplicate) (.+)$/i.exec(clause);
  const words = same ? `${same[2] ?? ''} of ${same[1] ?? ''}` : (free?.[1] ?? made?.[1]);
  const held = words === undefined ? undefined : heldField(change, words);
  if (!held) return undefined;
  change.last = held;
  if (!free) return setUnique(held.entity, held.field);
  held.entity.unique = (held.entity.unique ?? []).filter((ids) => !ids.includes(held.field.id));
  return fieldWords.notUnique(lower(held.entity.labelPlural), lower(held.field.label));
};

/** Sets what a new record starts with; words for what fits no value of the type. */
export function setDefault({ app }: Blueprint, { entity, field }: Held, words: string): string {
  const text = words.trim().replace(/^["']|["']$/g, '');
  const [name, things] = [lower(field.label), lower(entity.labelPlural)];
  if (/^(?:nothing|empty|none|no default|blank)$/i.test(text)) {
    delete field.default;
    return fieldWords.startsEmpty(things, name);
  }
  if (field.options) {
    const option = field.options.find(({ label, value }) =>
      [label, value].some((one) => normalised(one) === normalised(text)),
    );
    if (!option)
      return fieldWords.notAChoice({
        text: shortened(text, 40),
        name,
        things,
        choices: quotedChoices(field),
        example: `add ${text} to ${name} of ${things}`,
      });
    field.default = option.value;
    return fieldWords.startsWith(things, name, option.label);
  }
  const value = valueFor(field, text);
  if (value === undefined) return fieldWords.notAValue(shortened(text, 40), name, things);
  field.default = value;
  if (typeof value === 'boolean') return fieldWords.startsMarked(things, marked(field.label, value));
  return typeof value === 'number'
    ? fieldWords.startsWithNumber(things, name, withUnit(field, value, app.currency))
    : fieldWords.startsWith(things, name, value);
}

/** "7.7%", "€20", "3 kg": a number as the app shows it. */
function withUnit({ type, unit }: BlueprintField, value: number, currency: string): string {
  if (type === 'percent') return `${value}%`;
  if (type === 'money') return money(value, currency);
  return unit ? `${value} ${unit}` : String(value);
}

const money = (value: number, currency: string): string =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
  }).format(value);

function valueFor({ type }: BlueprintField, text: string): string | number | boolean | undefined {
  if (type === 'bool') {
    if (/^(?:yes|true|on|ticked|checked|1)$/i.test(text)) return true;
    return /^(?:no|false|off|unticked|unchecked|0)$/i.test(text) ? false : undefined;
  }
  if (/^(?:int|number|money|percent|rating|duration)$/.test(type)) {
    const number = Number(text.replace(/[^\d.,-]/g, '').replace(',', '.'));
    return /\d/.test(text) && Number.isFinite(number)
      ? type === 'int' || type === 'rating'
        ? Math.round(number)
        : number
      : undefined;
  }
  return /^(?:string|text|richtext)$/.test(type) ? text.slice(0, 200) : undefined;
}

/** "The default status is open", "status should start as new", "set the default of paid to no". */
export const defaultValue: Intent = (change, clause) => {
  const spoken =
    /^(?:with\s+)?(?:the\s+|a\s+)?default(?:s)?(?:\s+(?:it|this|value))?(?:\s+(?:to|of|is|as))?:?\s+"?([^"]+?)"?$/i.exec(
      clause,
    );
  if (spoken?.[1] && change.last?.entity && change.last.field && !/\sto\s/i.test(spoken[1]))
    return setDefault(change.blueprint, { entity: change.last.entity, field: change.last.field }, spoken[1]);
  const found =
    /^(?:set|make|change)\s+(?:the\s+)?default(?: value)?\s+(?:of|for)\s+(?:the\s+)?(.+?)\s+(?:to|be|as|is)?\s*:?\s*("[^"]+"|\S+(?:\s\S+)?)$/i.exec(
      clause,
    ) ??
    /^(?:set|make|change)\s+(?:the\s+)?default\s+(.+?)\s+(?:to|be)\s+(.+)$/i.exec(clause) ??
    /^(?:the\s+)?default(?: value)?\s+(?:of|for)?\s*(?:the\s+)?(.+?)\s+(?:is|should be|must be)\s+(.+)$/i.exec(
      clause,
    ) ??
    /^(?:the\s+)?(.+?)\s+(?:should|must)?\s*(?:start(?:s)?|begin(?:s)?|default(?:s)?)\s+(?:as|with|at|to)\s+(.+)$/i.exec(
      clause,
    ) ??
    /^(?:make|set)\s+(.+?)\s+(?:the )?default (?:for|of) (.+)$/i
      .exec(clause)
      ?.map((part, at, all) => (at === 0 ? part : (all[3 - at] ?? ''))) ??
    /^(?:set|make)\s+(?:the\s+)?(.+?)\s+(?:to\s+)?("[^"]+"|\S+)\s+by default$/i.exec(clause);
  const held = found?.[1] ? heldField(change, found[1]) : undefined;
  if (!held || !found?.[2]) return undefined;
  change.last = held;
  return setDefault(change.blueprint, held, found[2]);
};

/** "Add the hint "as on the passport" to name". */
export const helpText: Intent = (change, clause) => {
  const found =
    /^(?:add|put|show|write|set|give)\s+(?:the |an? )?(?:help(?: text)?|hint|explanation|tooltip|note)s?:?\s+"([^"]+)"\s+(?:to|on|at|below|under|for|in)\s+(?:the\s+)?(.+)$/i.exec(
      clause,
    );
  const other =
    /^(?:add|put|show|write|set|give)\s+(?:the |an? )?(?:help(?: text)?|hint|explanation|tooltip)\s+(?:to|on|at|below|under|for|of)\s+(?:the\s+)?(.+?)(?:\s+saying|\s+that says|\s+to|:)\s*"?([^"]+)"?$/i.exec(
      clause,
    );
  const [text, words] = found ? [found[1], found[2]] : [other?.[2], other?.[1]];
  const held = words === undefined ? undefined : heldField(change, words.replace(/\s+(?:field|input)$/i, ''));
  if (!held || text === undefined) return undefined;
  held.field.help = text.slice(0, 200);
  change.last = held;
  return fieldWords.help(held.field.help, lower(held.field.label));
};

const hiding =
  /^(hide|show|remove|display|take)\s+(?:the\s+)?(.+?)(?:\s+(?:field|column)s?)?\s+(?:in|from|on|out of|to|as a column in)\s+(?:the\s+|this\s+)?(.*?)\s*\b(list|table|form|columns?)(?:\s+(?:of|for)\s+(.+))?$/i;

/** "Hide the phone in the members list", "show the city in the table", "hide notes from the form". */
export const showInList: Intent = (change, clause) => {
  const found = hiding.exec(clause) ?? hidingAlone(clause) ?? fieldAlone(change, clause);
  if (!found?.[2]) return undefined;
  const owner = found[5] || found[3] || '';
  const entity = owner === '' ? undefined : thingOf(change, owner);
  const named = splitItems(found[2]).flatMap(
    (words) => heldField(change, entity ? `${words} of ${entity.labelPlural}` : words) ?? [],
  );
  // "Food and drink" may be one field.
  const held = named.filter(({ field }, at) => named.findIndex((one) => one.field === field) === at);
  const [first] = held;
  if (!first) return undefined;
  const isShown = /^(?:show|display)$/i.test(found[1] ?? '');
  const place = /form/i.test(found[4] ?? '') ? 'form' : 'list';
  const as = held.filter((one) => isInPlace(change, one, place) === isShown);
  if (as.length === held.length)
    return (isShown ? fieldWords.alreadyShown : fieldWords.alreadyHidden)(
      place,
      lower(first.entity.labelPlural),
      held.map(({ field }) => lower(field.label)),
    );
  // Made by hand and on no page so far: who wants to see it looks for it on the record's own page, too.
  const unseen = isShown && place === 'list' ? held.filter(({ field }) => isUnseen(field)) : [];
  for (const { field } of unseen) field.inForm = true;
  for (const one of held) toggle(change, one, { place, isShown });
  change.last = first;
  const names = held.map(({ field }) => lower(field.label));
  const things = lower(first.entity.labelPlural);
  if (unseen.length > 0 && pageOf(change.blueprint, 'detail', first.entity))
    return fieldWords.shownWithDetails(things, lower(first.entity.label), names);
  return (isShown ? fieldWords.shown : fieldWords.hidden)(place, things, names);
};

const isUnseen = ({ inList, inForm, computed }: BlueprintField) => !inList && !inForm && !computed;

/** "Hide the phone column": a column stands in the list. */
const hidingAlone = (clause: string): string[] | undefined => {
  const found =
    /^(hide|show)\s+(?:the\s+|this\s+|that\s+)?(.+?)\s+(?:column|field)s?(?:\s+(?:of|for|from)\s+(.+))?$/i.exec(
      clause,
    );
  return found ? ['', found[1] ?? '', found[2] ?? '', found[3] ?? '', 'list', ''] : undefined;
};

/** "Show the cover", "show email and phone of members": nothing but fields by their names. */
function fieldAlone(change: Change, clause: string): string[] | undefined {
  const [, verb = '', names = '', owner = ''] =
    /^(hide|show|display)\s+(?:me\s+)?(?:the\s+|their\s+)?([\w -]+?)(?:\s+(?:of|for)\s+(?:the\s+|each\s+|all\s+|every\s+)?([\w-]+(?:\s[\w-]+)?))?$/i.exec(
      clause,
    ) ?? [];
  const items = splitItems(names);
  const isField = (words: string) =>
    change.blueprint.entities.some(({ fields }) =>
      fields.some(({ label }) => normalised(label) === normalised(words)),
    ) && !thingOf(change, words);
  return items.length > 0 && items.every(isField) ? ['', verb, names, owner, 'list', ''] : undefined;
}

function isInPlace({ blueprint }: Change, { entity, field }: Held, place: 'form' | 'list'): boolean {
  const page = listPageOf(blueprint, entity);
  return place === 'form'
    ? field.inForm
    : page !== undefined && listLook(entity, page).columns.includes(field.key);
}

function toggle(
  { blueprint }: Change,
  { entity, field }: Held,
  { place, isShown }: { place: 'form' | 'list'; isShown: boolean },
): void {
  if (place === 'form') {
    field.inForm = isShown;
    // A form that does not ask for a value cannot demand it.
    if (!isShown) field.required = false;
    return;
  }
  field.inList = isShown;
  const page = listPageOf(blueprint, entity);
  if (!page) return;
  const columns = Array.isArray(page.props?.['columns']) ? page.props['columns'] : undefined;
  if (isShown) {
    const shown =
      columns ??
      entity.fields
        .filter(({ inList, type }) => inList && !/text|lines|file|image/.test(type))
        .map(({ id }) => id);
    page.props = { ...page.props, columns: [...shown.filter((id) => id !== field.id), field.id] };
  } else if (columns) page.props = { ...page.props, columns: columns.filter((id) => id !== field.id) };
}

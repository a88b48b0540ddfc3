import type { BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import type { FieldDraft } from '../read/fields/field-draft.ts';
import { bare, label, typeOf } from '../read/fields/field-phrase.ts';
import { partKind, readRule } from '../read/formulas/rule.ts';
import { isTimes, namesIn, type ToldFormula } from '../read/formulas/told.ts';
import { addField, type EntityDraft, type Reading } from '../read/reading.ts';
import { isPlural, normalised } from '../words.ts';
import { completeFields } from './complete.ts';
import { fieldNamed, partsOf, workItselfOut } from './computed-field.ts';

/** Gives each formula that the text tells to the thing that has its parts; what finds none is told as not read. */
export function placeFormulas(reading: Reading, drafts: readonly EntityDraft[]): void {
  const open = [...(reading.formulas ?? [])];
  // A formula may count with the result of one that is told after it.
  for (let round = 0; round < 2; round++)
    for (const formula of [...open]) if (place(drafts, formula)) open.splice(open.indexOf(formula), 1);
  for (const { sentence } of open) if (sentence !== undefined) reading.unread.push(sentence);
}

/** Whether a draft may be a number; what refers to a thing of the app is none. */
const isCountable = ({ type, known, label, ref }: FieldDraft, drafts: readonly EntityDraft[]): boolean =>
  (ref !== undefined && !drafts.some(({ words }) => normalised(words) === normalised(ref))) ||
  partKind(type) !== undefined ||
  (type === 'string' && known === 'unknown') ||
  ((type === 'string' || type === 'text') && !isProse.test(label));
const isProse = /\b(?:notes?|comments?|descriptions?|remarks?|messages?|address|names?|title|code|id)$/i;

function place(drafts: readonly EntityDraft[], formula: ToldFormula): boolean {
  const names = namesIn(formula.words);
  if (names.length === 0) return false;
  const result = label(formula.name);
  const usual = (draft: EntityDraft) =>
    completeFields({ ...draft, fields: draft.fields.map((one) => ({ ...one })) }, () => false);
  const has = (fields: readonly FieldDraft[]) => (name: string) => {
    const others = fields.filter(
      (field) => isCountable(field, drafts) && normalised(field.label) !== normalised(result),
    );
    return fieldNamed(others, name) !== undefined;
  };
  const isNamed = ({ words }: EntityDraft) =>
    formula.of !== undefined && normalised(words).endsWith(normalised(formula.of));
  const holds = ({ fields }: EntityDraft) => fieldNamed(fields, result) !== undefined;
  const isWhole = (draft: EntityDraft) => names.every(has(draft.fields));
  const told = drafts.filter(({ table }) => table === undefined);
  const home =
    told.find((draft) => isNamed(draft) && isWhole(draft)) ??
    told.find((draft) => holds(draft) && isWhole(draft)) ??
    told.find(isWhole) ??
    told.find((draft) => names.every(has(usual(draft)))) ??
    told.find((draft) => {
      const lacking = names.filter((name) => !has(usual(draft))(name));
      const isElsewhere = (name: string) =>
        drafts.some((other) => other !== draft && has(other.fields)(name));
      return (
        (isNamed(draft) || holds(draft)) &&
        lacking.length < names.length &&
        lacking.every((name) => partDraft(name) !== undefined && !isElsewhere(name))
      );
    });
  if (!home) {
    typedIn(told, result, usual);
    return false;
  }
  const parts = usual(home);
  for (const name of names) if (!has(parts)(name)) home.fields.push(...[partDraft(name) ?? []].flat());
  settleParts(home, names, formula);
  return true;
}

/** "The total is days times price", where a hire has no price of its own: its total is typed in. */
function typedIn(
  drafts: readonly EntityDraft[],
  result: string,
  usual: (draft: EntityDraft) => readonly FieldDraft[],
): void {
  const deals = drafts.filter(({ concept }) => concept?.kind === 'transaction' || concept?.kind === 'event');
  for (const deal of deals) {
    const field = fieldNamed(usual(deal), result);
    if (!field) continue;
    addField(deal, field);
    return;
  }
}

/** A part that nobody listed is typed in as well. */
function partDraft(name: string): FieldDraft | undefined {
  const typed = typeOf(bare(name));
  if (typed.known !== 'unknown' && partKind(typed.type) !== undefined)
    return { label: label(name), type: typed.type, known: 'exact' };
  return typed.known === 'unknown' && isPlural(name)
    ? { label: label(`number of ${name}`), type: 'int', known: 'exact' }
    : undefined;
}

/** What a formula counts with is a number, however it is called; its result carries the formula. */
function settleParts(home: EntityDraft, names: readonly string[], formula: ToldFormula): void {
  const result = label(formula.name);
  const own = home.fields.find((field) => normalised(field.label) === normalised(result));
  const others = home.fields.filter((field) => field !== own);
  const parts = names.flatMap((name) => fieldNamed(others, name) ?? []);
  const isMoney = parts.some(({ type }) => type === 'money');
  for (const [at, part] of parts.entries()) {
    if (part.type !== 'string' && part.type !== 'text' && part.type !== 'ref') continue;
    for (const extra of ['ref', 'otherwise'] as const) delete part[extra];
    const isCost = isMoney && !isTimes(formula.words, names[at] ?? part.label);
    Object.assign(part, { type: isCost ? 'money' : 'number', known: 'exact' });
  }
  const typed = typeOf(bare(formula.name));
  const type = typed.known !== 'unknown' && partKind(typed.type) === 'percent' ? 'percent' : 'number';
  if (own) {
    for (const extra of ['ref', 'options', 'otherwise', 'isUsual', 'computed'] as const) delete own[extra];
    Object.assign(own, { type, known: 'exact', formula: formula.words });
    return;
  }
  const last = Math.max(-1, ...parts.map((part) => home.fields.indexOf(part)));
  const draft: FieldDraft = { label: result, type, known: 'exact', formula: formula.words };
  home.fields.splice(last < 0 ? home.fields.length : last + 1, 0, draft);
}

/** Lets the fields that carry a formula follow from the others of their thing. */
export function followFormulas(
  entity: BlueprintEntity,
  followed: readonly { field: BlueprintField; formula: string }[],
): void {
  const waiting = [...followed];
  for (let round = 0; round < followed.length; round++) {
    for (const one of [...waiting]) {
      // Of what kind a result is depends on its parts, so those that are worked out come first.
      const isReady = namesIn(one.formula).every((name) => {
        const part = fieldNamed(entity.fields, name);
        return part === one.field || !waiting.some(({ field }) => field === part);
      });
      if (!isReady && round < followed.length - 1) continue;
      waiting.splice(waiting.indexOf(one), 1);
      const rule = readRule(one.formula, partsOf(entity.fields, one.field));
      if (rule) workItselfOut(entity, one.field, rule);
    }
  }
}

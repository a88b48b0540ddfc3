import type { PlanOperation } from '@sayso/contracts/plan';
import type { BlueprintField, BlueprintOption } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { optionColor } from '../plan/colors.ts';
import { doneWords, refusedWords } from '../texts/operations.ts';
import { inQuotes } from '../words.ts';
import { withoutEmptied } from './keep-sound.ts';
import { cleanName, nameKey } from './names.ts';
import { type ChoiceMove, fieldIn, goneFault, type Operate, refused } from './work.ts';

export type NewChoices = NonNullable<Extract<PlanOperation, { type: 'addField' }>['choices']>;

/**
 * The choices of a field in their new order: those that were there keep the value that records hold and their colour,
 * new ones get a value from their label.
 */
export function optionsFrom(known: readonly BlueprintOption[], wanted: NewChoices): BlueprintOption[] {
  const labels = new Set<string>();
  const kept = wanted.map(({ value, label }) => {
    const clean = cleanName(label);
    if (labels.has(nameKey(clean))) throw refused(refusedWords.choiceTwice(clean), 'choices');
    labels.add(nameKey(clean));
    return { clean, option: known.find((one) => one.value === value) };
  });
  const taken = new Set(kept.flatMap(({ option }) => option?.value ?? []));
  const colors = new Set(kept.flatMap(({ option }) => option?.color ?? []));
  return kept.map(({ clean, option }, at) => {
    if (option) return { ...option, label: clean };
    const same = known.find((one) => !taken.has(one.value) && nameKey(one.label) === nameKey(clean));
    const value = same?.value ?? freeValue(clean, taken);
    taken.add(value);
    const color = same?.color ?? optionColor(clean, at, colors);
    colors.add(color);
    return { value, label: clean, color };
  });
}

function freeValue(label: string, taken: ReadonlySet<string>): string {
  const base = label.toLowerCase();
  let value = base;
  for (let at = 2; taken.has(value); at++) value = `${base} ${at}`;
  return value;
}

/** A default that is no choice any more is none. */
export function keepDefault(field: BlueprintField, isState: boolean): void {
  const [first] = field.options ?? [];
  if (field.options?.some(({ value }) => value === field.default)) return;
  delete field.default;
  if (isState && first) field.default = first.value;
}

export const setChoices: Operate<'setChoices'> = (work, operation) => {
  const { entity, field } = fieldIn(work, operation);
  const { choices, moves = {} } = operation;
  if (field.type !== 'enum' && !(field.type === 'tags' && field.options))
    throw refused(refusedWords.noChoices(field.label));
  const before = field.options ?? [];
  if (choices.some(({ value }) => value !== undefined && !before.some((one) => one.value === value)))
    throw goneFault();
  const after = optionsFrom(before, choices);
  const stays = (value: string) => after.some((one) => one.value === value);
  const gone = before.filter(({ value }) => !stays(value));
  for (const { value, label } of gone) {
    const to = Object.hasOwn(moves, value) ? moves[value] : undefined;
    if (to === undefined) continue;
    if (!stays(to)) throw refused(refusedWords.moveToGone(label), 'moves');
    const held = { entity: entity.name, field: field.key };
    // What was to move to it goes on with its own records.
    for (const move of work.moves) if (isOf(move, held) && move.to === value) move.to = to;
    work.moves.push({ ...held, from: value, to });
  }
  field.options = after;
  const isState = entity.workflow === field.id;
  // Records start at the head of the chain, also once another state stands there.
  if (isState && field.default === before[0]?.value) delete field.default;
  keepDefault(field, isState);
  return [said(field, before), ...withoutEmptied(work.blueprint)];
};

const isOf = (move: ChoiceMove, { entity, field }: { entity: string; field: string }): boolean =>
  move.entity === entity && move.field === field;

function said({ label, options = [] }: BlueprintField, before: readonly BlueprintOption[]): string {
  const names = joinWords(options.map((option) => inQuotes(option.label)));
  const isSame =
    options.length === before.length && options.every(({ value }, at) => value === before[at]?.value);
  const renamed = isSame
    ? options.flatMap((option, at) => {
        const was = before[at]?.label;
        return was === undefined || was === option.label ? [] : [[was, option.label] as const];
      })
    : [];
  const [only, second] = renamed;
  return only && !second ? doneWords.choiceRenamed(...only) : doneWords.choices(label, names);
}

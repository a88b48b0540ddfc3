import type { BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { optionsOf } from '../plan/entities.ts';
import { leftChoiceWords } from '../texts/fields.ts';
import { inQuotes } from '../words.ts';

/**
 * Gives a field other choices and answers what becomes of records that have one of those that go. States that nobody
 * asked for hand their records on, in their order: only their names change, so that no record is left without a state.
 */
export function replaceChoices(
  { labelPlural }: BlueprintEntity,
  field: BlueprintField,
  labels: readonly string[],
): string {
  const former = field.options ?? [];
  const next = optionsOf(labels);
  const gone = former.filter(({ label }) => !next.some((option) => option.label === label));
  const fresh = next.filter(({ label }) => !former.some((option) => option.label === label));
  const isOurs = field.why.from !== 'text' && field.why.from !== 'change';
  const handed = isOurs ? gone.slice(0, fresh.length) : [];
  for (const [at, { value }] of handed.entries()) {
    const heir = fresh[at];
    if (heir && !next.some((option) => option.value === value)) heir.value = value;
  }
  field.options = next;
  field.why = { from: 'change', words: labels.join(', ') };
  if (!next.some(({ value }) => value === field.default)) delete field.default;
  const renamed = handed.map(({ label }, at) => [label, fresh[at]?.label ?? ''] as const);
  const kept = gone.slice(handed.length);
  return [
    renamed.length === 0 ? '' : leftChoiceWords.renamed(labelPlural, renamed),
    kept.length === 0 ? '' : leftChoiceWords.kept(renamed.length > 0),
  ].join('');
}

/** "“Open”, “Full” and “Over”": the choices of a field, as the app shows them. */
export const quotedChoices = ({ options = [] }: BlueprintField): string =>
  joinWords(options.map(({ label }) => inQuotes(label)));

/** "Weekdays, can pick several": what may be done with choices is none of them. */
export const isRule = (words: string): boolean =>
  /^(?:can|may|must|should|you|we|people|only|pick|choose)\s/i.test(words);

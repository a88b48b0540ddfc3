import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import type { Applied } from './change/apply.ts';
import type { Published } from './change/publish.ts';
import { accessBetween } from './operate/question-of.ts';
import { ruleIn, ruleWords } from './plan/computed-field.ts';
import { lower, shortened } from './texts/grammar.ts';
import { answerWords } from './texts/messages.ts';
import { inQuotes } from './words.ts';

/** The first words of an answer; they go out before anything is planned in detail. */
export const openingWords = answerWords.opening;

export function planWords(blueprint: Blueprint): string {
  if (blueprint.entities.length === 0) return answerWords.noRecords(blueprint.app.name);
  const lines = blueprint.entities.map((entity) => `- **${entity.labelPlural}**: ${fieldWords(entity)}`);
  return answerWords.keeps(blueprint.app.name, lines.join('\n'));
}

const fieldWords = (entity: BlueprintEntity): string => {
  const labels = entity.fields.map(({ label }) => lower(label));
  return labels.length > 8 ? answerWords.andMore(labels.slice(0, 8).join(', ')) : joinWords(labels);
};

/** What follows from a formula that the person told, for them to check it. */
const formulaWords = (entity: BlueprintEntity): string[] =>
  entity.fields.flatMap((field) => {
    const rule = field.why.from === 'text' ? ruleIn(field) : undefined;
    return rule ? [answerWords.calculated(field.label, ruleWords(entity, rule))] : [];
  });

/** What stands in the app now, and what of the wishes came out otherwise. */
export function closingWords(
  blueprint: Blueprint,
  { told, hasSamples }: { told: readonly string[]; hasSamples: boolean },
): string {
  const pages = blueprint.pages.filter((page) => page.nav).map(({ label }) => label);
  const samples = blueprint.entities.length === 0 || !hasSamples ? [] : [answerWords.samples];
  const followed = blueprint.entities.flatMap(formulaWords);
  const parts = [
    answerWords.done(blueprint.app.name, pages),
    ...(followed.length > 0 ? [followed.join('\n')] : []),
    ...told,
    ...blueprint.assumptions,
    ...samples,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** What became of each clause of a change request. */
export function changeWords({ done, unread }: Applied): string {
  const parts = [...done];
  for (const { clause, ideas } of unread) {
    const near = joinWords(ideas.map(inQuotes), 'or');
    parts.push(answerWords.notUnderstood(shortened(clause, 120), near));
  }
  if (parts.length === 0) parts.push(answerWords.nothingAsked);
  // Beside what was done, "anything" would say too much.
  const said =
    parts.length === 1
      ? parts
      : parts.map((part) => part.replace(answerWords.unchanged, answerWords.unchangedForThat));
  return `${said.join('\n\n')}\n\n`;
}

/** What a request changed of who may do what: nobody has to work it out from the words that asked for it. */
export function accessWordsBetween(before: Blueprint, after: Blueprint): string {
  const changes = accessBetween(before, after).map((change) => answerWords.access(change));
  return changes.length === 0 ? '' : `${changes.join('\n')}\n\n`;
}

/** Where hand and request changed the same lines: the hand's stay, and what is new is told with its place. */
export function keptWords({ kept, own }: Pick<Published, 'kept' | 'own'>): string {
  const parts: string[] = [];
  const alone = kept.filter((path) => !own.some(({ page }) => page === path));
  if (alone.length > 0) {
    const files = joinWords(alone.map((path) => `\`${path}\``));
    parts.push(answerWords.keptFiles(files, alone.length > 1));
  }
  for (const { page, name } of own) parts.push(answerWords.keptPage(page, name));
  return parts.length === 0 ? '' : `\n${parts.join('\n\n')}\n`;
}

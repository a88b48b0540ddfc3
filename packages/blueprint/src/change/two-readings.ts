import type { Suggestion } from '@sayso/contracts/chat';
import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { lower } from '../texts/grammar.ts';
import { questionWords } from '../texts/messages.ts';
import { editDistance, normalised } from '../words.ts';
import { type Change, contextPage, type Intent } from './context.ts';

const editing =
  /^(?:please\s+)?(?:rename|remove|delete|drop|take out|get rid of|require|change|turn|make|set|convert)\s+(?:the\s+|all\s+|my\s+|our\s+)?/i;
const mostWords = 4;
const mostWays = 4;

/** What a clause is about, with its place in it. */
type Target = { words: string; start: number; end: number };

/** Where what a clause is about fits several things equally well, it is asked for with a button for each; nothing is guessed. */
export const twoReadings: Intent = (change, clause) => {
  const ways = targetsOf(clause).reduce<Suggestion[] | undefined>(
    (found, target) => found ?? waysOf(change, clause, target),
    undefined,
  );
  if (!ways || ways.length < 2) return undefined;
  change.ways = ways;
  return questionWords.which(ways.map(({ title }) => title));
};

/** The first words behind the verb, the longest first: "unit price", then "unit". */
function targetsOf(clause: string): Target[] {
  const start = editing.exec(clause)?.[0].length;
  if (start === undefined) return [];
  const words = [...clause.slice(start).matchAll(/[\p{L}\p{N}'’-]+/gu)].slice(0, mostWords);
  return words
    .map(({ 0: word, index }) => {
      const end = start + index + word.length;
      return { words: clause.slice(start, end), start, end };
    })
    .reverse();
}

/** Nothing at all where the words name one thing, a page, or a field whose thing is told. */
function waysOf(change: Change, clause: string, target: Target): Suggestion[] | undefined {
  const { entities, pages } = change.blueprint;
  const wanted = normalised(target.words);
  if (wanted === '') return undefined;
  const isNamed = entities.some((entity) => isCalled(entity, wanted));
  if (isNamed || pages.some(({ label }) => normalised(label) === wanted)) return [];
  const say = (words: string) => ({
    title: words.charAt(0).toUpperCase() + words.slice(1),
    prompt: clause.slice(0, target.start) + words + clause.slice(target.end),
  });
  const holders = entities.filter(({ fields }) => fields.some(({ label }) => normalised(label) === wanted));
  if (holders.length === 1 || (holders.length > 1 && isOwnerTold(change, clause.slice(target.end), holders)))
    return [];
  if (holders.length > 1)
    return holders
      .slice(0, mostWays)
      .map(({ labelPlural }) => say(questionWords.fieldOf(target.words.toLowerCase(), lower(labelPlural))));
  const things = thingsLike(entities, wanted);
  return things.length > 1
    ? things.slice(0, mostWays).map(({ labelPlural }) => say(lower(labelPlural)))
    : undefined;
}

const isCalled = ({ label, labelPlural }: BlueprintEntity, wanted: string): boolean =>
  normalised(label) === wanted || normalised(labelPlural) === wanted;

/** Spoken of, pointed at, in view, or named by what follows: "the status of repairs". */
function isOwnerTold(change: Change, rest: string, holders: readonly BlueprintEntity[]): boolean {
  const told = [change.last?.entity, change.selected?.entity];
  const page = contextPage(change);
  if (holders.some((holder) => told.includes(holder) || holder.id === page?.entity)) return true;
  const words = rest.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  return words.some((_, at) =>
    [1, 2, 3].some((count) => {
      const name = normalised(words.slice(at, at + count).join(' '));
      return change.blueprint.entities.some((entity) => isCalled(entity, name));
    }),
  );
}

/** "Cases" of lab cases and court cases, and a slip of the pen that is as near to one name as to another. */
function thingsLike(entities: readonly BlueprintEntity[], wanted: string): readonly BlueprintEntity[] {
  const byHead = entities.filter(({ label }) => normalised(label).endsWith(` ${wanted}`));
  if (byHead.length > 0) return byHead;
  if (wanted.length < 4) return [];
  const far = (entity: BlueprintEntity) => editDistance(normalised(entity.label), wanted);
  const nearest = Math.min(...entities.map(far));
  return nearest <= (wanted.length < 6 ? 1 : 2) ? entities.filter((entity) => far(entity) === nearest) : [];
}

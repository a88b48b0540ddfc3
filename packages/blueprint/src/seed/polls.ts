import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { titleOf } from '../plan/look.ts';

type Row = Record<string, unknown>;

/** What may be voted for, by the question that the lexicon's samples ask. */
const choices: Readonly<Record<string, readonly string[]>> = {
  'Where shall we eat on Friday?': ['The Greek', 'Taco truck', 'Beer garden'],
  'Where do we go for lunch today?': ['The noodle bar', 'Salad place', 'Pizza on the corner'],
  'Where do we celebrate?': ['Café at the lake', 'Rooftop terrace', 'Bowling alley'],
  'Where shall we meet in June?': ['Lisbon', 'Vienna', 'Copenhagen'],
};
export const choicesOfPoll = 3;

/** Each poll has several options that answer its question: a poll with one has nothing to vote on. */
export function settlePolls(
  { entities }: Blueprint,
  option: BlueprintEntity,
  { records, made }: { records: Row[]; made: ReadonlyMap<string, Row[]> },
): void {
  const poll = entities.find(({ concept }) => concept === 'group_poll');
  const ref = option.fields.find((field) => poll && field.ref === poll.id);
  if (option.concept !== 'poll_option' || !poll || !ref) return;
  const polls = made.get(poll.name) ?? [];
  const question = titleOf(poll);
  const name = titleOf(option);
  for (const [index, record] of records.entries()) {
    const at = Math.floor(index / choicesOfPoll) % Math.max(polls.length, 1);
    record[ref.key] = `@${poll.name}:${at}`;
    const own = choices[String(polls[at]?.[question?.key ?? ''])]?.[index % choicesOfPoll];
    if (name && own && !option.titles) record[name.key] = own;
  }
}

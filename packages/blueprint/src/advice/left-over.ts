import type { Blueprint } from '@sayso/core/blueprint-schema';
import { settling } from '../change/apply.ts';
import type { Reading } from '../read/reading.ts';
import { followed } from './carried-out.ts';

export type Settled = {
  blueprint: Blueprint;
  /** What was done, in words. */
  words: string[];
  unread: string[];
};

/**
 * Reads what the first reading left once more, as a change of the app that is planned by now: "only I may see the
 * orders", "draw the visits per month as a chart". Nothing is added or taken away by it, only settled.
 */
export function settleLeftOver(planned: Blueprint, { unread }: Reading): Settled {
  let blueprint = planned;
  const words: string[] = [];
  const left: string[] = [];
  for (const sentence of unread.slice(0, 40)) {
    const done = isWish(sentence)
      ? followed(blueprint, { text: asRequest(sentence, planned), currentPage: null, intents: settling })
      : undefined;
    if (!done) left.push(sentence);
    else {
      // Belongs to the first build: "undo" is not to take it back.
      blueprint = { ...done.blueprint, log: blueprint.log };
      words.push(...done.done.map((said) => said.replace(/ now(?=[ .;,])/, '')));
    }
  }
  return { blueprint, words, unread: left };
}

/** Asks for something rather than telling the story around it. */
export const isWish = (sentence: string): boolean =>
  sentence.split(/\s+/).length <= 30 &&
  !/^(?:here is|here are|i want something|some background)\b|:$/i.test(sentence) &&
  /\b(?:want|need|should|must|please|would like|'d like|be able|it would be|nice if|shows?|charts?|lists?|draw|print|export|search|filter|sort|only (?:i|me|the)|(?:nobody|no one) (?:may|can|should|must|but|else|outside|except)|may not|can(?!'t))\b/i.test(
    sentence,
  );

/** In an app for several people "I" is its admin; a record's owner is whoever added it. */
function asRequest(sentence: string, { app }: Blueprint): string {
  const plain = sentence
    .replace(/^it would be (?:nice|great|good) if it (?:looked|was|were)\s+/i, 'make it ')
    .replace(/^(?:please\s+)?draw\s+(.+?)\s+as a chart$/i, 'show a chart of $1');
  return app.personal
    ? plain
    : plain
        .replace(/\bonly (?:i|me)\b(?:, the admin,?)?/gi, 'only admins')
        .replace(/\b(?:nobody|no one) (?:but|except(?: for)?) (?:me|i|the admins?)\b/gi, 'only admins');
}

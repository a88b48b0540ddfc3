import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { isForAnybody } from './site.ts';

const account =
  '(?:(?:an?|any|having an|needing an|creating an|making an|opening an) )?(?:accounts?|log-?ins?|logging in|signing (?:in|up)|registering|registration)';
const open = new RegExp(
  `\\bwithout ${account}\\b|\\b(?:must|need)(?:n't| not) (?:have to )?register\\b|\\bopen to (?:everybody|everyone|anyone)\\b|\\b(?:public|online) form\\b`,
  'i',
);
const refused = /\b(?:nobody|no one|none|not|never|nothing|cannot|can't|don't|mustn't)\b[^.]*\bwithout\b/i;
const sending =
  '(?:send|leave|submit|make|write|fill in|hand in|post|give|place|report|suggest|propose|request|enter|add|register|pledge)';

/** Sentences that let people in who have no account. */
const openSentences = (text: string): string[] =>
  text
    .split(/[.!?\n;]+/)
    .filter((sentence) => (open.test(sentence) || isForAnybody(sentence)) && !refused.test(sentence));

export const isOpenWithoutAccount = (text: string): boolean => openSentences(text).length > 0;

/** What visitors send, and the words that say so; none where it follows from what the thing is. */
export type Sent = { entity: BlueprintEntity; words?: string };

/** "Anyone can offer a ride without an account": what people hand in there, named by itself or by the deed. */
export function sentOpenly({ entities }: Blueprint, text: string): Sent | undefined {
  const said = openSentences(text);
  for (const entity of entities) {
    const { label, labelPlural, kind } = entity;
    if (kind === 'person' || kind === 'settings') continue;
    const names = `(?:${[label, labelPlural].map((name) => name.toLowerCase()).join('|')})`;
    const handed = new RegExp(
      `\\b(?:can|could|may|to|they|people|visitors|anyone|everyone) (?:also |then |just |simply |only )*(?:${sending}s? (?:an?|their|the|one|some|your|its|his|her)? ?(?:[\\w-]+ )?${names}|${names}(?: (?!of\\b))|${names}$)`,
      'i',
    );
    const words = said.flatMap((sentence) => handed.exec(sentence.trim())?.[0] ?? [])[0];
    if (words !== undefined) return { entity, words };
  }
  return undefined;
}

const looking =
  /\b(?:visitors?|any(?:one|body)|every(?:one|body)|people|guests|customers|readers|they)\s+(?:can|may|could|should)?\s*(?:[\w-]+ ){0,2}(?:see|browse|read|look at|look through|view|find|search)\b/i;

/** Whether visitors look at these besides: who may hand in something may not read other records for that. */
export const isShownOpenly = ({ label, labelPlural }: BlueprintEntity, text: string): boolean =>
  text
    .split(/[.!?\n;]+/)
    .some(
      (sentence) =>
        looking.test(sentence) &&
        new RegExp(`\\b(?:${label}|${labelPlural})\\b`, 'i').test(
          sentence.replace(/\b(?:not|never|nobody)\b.*$/i, ''),
        ),
    );

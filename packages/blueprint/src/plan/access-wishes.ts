import type { Blueprint, BlueprintEntity, Rule } from '@sayso/core/blueprint-schema';
import { conceptById } from '../lexicon/concepts.ts';
import { normalised } from '../words.ts';

type Op = keyof BlueprintEntity['rules'];

const operations: Readonly<Record<string, Op>> = {
  delete: 'delete',
  remove: 'delete',
  cancel: 'delete',
  edit: 'update',
  change: 'update',
  update: 'update',
  amend: 'update',
  modify: 'update',
  correct: 'update',
  touch: 'update',
  see: 'read',
  seen: 'read',
  view: 'read',
  read: 'read',
  look: 'read',
  open: 'read',
  add: 'create',
  create: 'create',
  write: 'create',
  writing: 'create',
  post: 'create',
  publish: 'create',
  enter: 'create',
  reading: 'read',
  changing: 'update',
  editing: 'update',
  deleting: 'delete',
  adding: 'create',
};
const verbs = Object.keys(operations).join('|');
const deed = `((?:${verbs})(?:s|e?d)?(?:(?:\\s*,\\s*|\\s+(?:and|or|nor)\\s+)(?:${verbs})(?:s|e?d)?)*)`;
const me =
  "(?:i|me|myself|the (?:admin|administrator|boss|owner|management|manager)s?|admins?|administrators?|management)(?:,? (?:the|who am the|i'm the|i am the) (?:admin|administrator|owner|boss),?)?";
const may =
  '(?:(?:may|can|could|should|must|shall|is allowed to|are allowed to|am allowed to)\\s+)?(?:be able to\\s+)?';

type Shape = { pattern: RegExp; rule: Rule; deed: number; object: number };

/** Who alone may do what; the object may be told before or after. */
const shapes: readonly Shape[] = [
  {
    pattern: new RegExp(`\\b(?:only|just)\\s+${me}\\s+${may}${deed}\\b(.*)$`, 'i'),
    rule: 'admin',
    deed: 1,
    object: 2,
  },
  {
    pattern: new RegExp(`\\b${me}\\s+alone\\s+${may}${deed}\\b(.*)$`, 'i'),
    rule: 'admin',
    deed: 1,
    object: 2,
  },
  {
    pattern: new RegExp(
      `\\b(?:nobody|no one|not anyone|don't let any(?:one|body)|never let any(?:one|body)) (?:but|except(?: for)?|other than|besides) ${me}\\s+${may}${deed}\\b(.*)$`,
      'i',
    ),
    rule: 'admin',
    deed: 1,
    object: 2,
  },
  {
    pattern: new RegExp(
      `^(.*?)\\b(?:can|may|should|must|are|is|be)?\\s*only (?:to )?be ${deed} by ${me}\\b`,
      'i',
    ),
    rule: 'admin',
    deed: 2,
    object: 1,
  },
  {
    pattern: new RegExp(`^(.*?)\\b(?:is|are) ${deed} only by ${me}\\b`, 'i'),
    rule: 'admin',
    deed: 2,
    object: 1,
  },
  {
    pattern: new RegExp(`^${deed}\\s+(.*?)\\s*\\b(?:is|are) (?:only )?for ${me}(?: alone| only)\\b`, 'i'),
    rule: 'admin',
    deed: 1,
    object: 2,
  },
  {
    pattern: new RegExp(
      `\\b(?:must|may|can|should)(?:n't| not)(?: be able to)? ${deed}\\b(.*?)(?:,| -)? (?:but )?only ${me}(?=[\\s,.!]|$)`,
      'i',
    ),
    rule: 'admin',
    deed: 1,
    object: 2,
  },
  {
    pattern: new RegExp(
      `\\b(?:everybody|everyone|people|users?|members?|each|one)\\s+${may}(?:only\\s+)?${deed}\\s+(?:only\\s+)?(?:their|his|her|his or her|one's|its|the) own\\b(.*)$`,
      'i',
    ),
    rule: 'owner',
    deed: 1,
    object: 2,
  },
  {
    pattern: new RegExp(
      `\\bonly (?:the )?(?:person|one|people|member|user|author|owner)s? (?:who|that) (?:made|created|wrote|added|booked|entered|posted) (?:it|them|\\w+)\\s+${may}${deed}\\b(.*)$`,
      'i',
    ),
    rule: 'owner',
    deed: 1,
    object: 2,
  },
  {
    pattern: /\b(?:sees?|views?|reads?)\s+(?:only|just)\s+(?:his|her|their|his or her|my|one's) own\b(.*)$/i,
    rule: 'owner',
    deed: 0,
    object: 1,
  },
  {
    pattern: /\b(?:only|just)\s+(?:sees?|views?|reads?)\s+(?:his|her|their|his or her|my|one's) own\b(.*)$/i,
    rule: 'owner',
    deed: 0,
    object: 1,
  },
];

export type AccessWish = { entity: BlueprintEntity; ops: Op[]; rule: Rule };

/** What the text says about who alone may do what with which things. */
export const accessWishes = (blueprint: Blueprint, text: string): AccessWish[] =>
  text
    .slice(0, 20_000)
    .split(/(?<=[.!?;\n])\s+|\n/)
    .flatMap((sentence) => wishesIn(blueprint, sentence.trim().replace(/[.!?;]+$/, '')));

function wishesIn(blueprint: Blueprint, sentence: string): AccessWish[] {
  if (sentence.length > 600) return [];
  for (const { pattern, rule, deed: at, object } of shapes) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    const ops = at === 0 ? (['read'] as const) : operationsIn(found[at] ?? '');
    const entities = meant(
      blueprint,
      found[object] ?? '',
      sentence.slice(0, found.index + (object === 1 ? found[0].length : 0)),
    );
    if (ops.length > 0 && entities.length > 0)
      return entities.map((entity) => ({ entity, ops: [...ops], rule }));
  }
  return [];
}

const operationsIn = (words: string): Op[] => [
  ...new Set(
    (words.toLowerCase().match(/[a-z]+/g) ?? []).flatMap(
      (word) => operations[word] ?? operations[word.replace(/(?:s|ed|d)$/, '')] ?? [],
    ),
  ),
];

/** The things that an object names; "it" and "one" are what the sentence spoke of last, "anything" is all. */
function meant({ entities }: Blueprint, object: string, before: string): BlueprintEntity[] {
  const own = entities.filter(({ kind }) => kind !== 'settings');
  const named = namedIn(own, object.replace(/,? (?:but|not)\b.*$/i, ''));
  if (named.length > 0) return named;
  if (/^\W*(?:anything|everything|things|records?|entr(?:y|ies)|or add anything)\b/i.test(object)) {
    const earlier = namedIn(own, before).slice(-1);
    return earlier.length > 0 ? earlier : own;
  }
  if (/^\W*(?:(?:it|them|one|ones|these|those)\b\W*)?(?:afterwards|later|again)?$/i.test(object)) {
    const earlier = namedIn(own, before);
    return earlier.length > 0 ? earlier.slice(-1) : own.length === 1 ? own : [];
  }
  return own.length === 1 ? own : [];
}

/** In the order in which they are named. */
function namedIn(entities: readonly BlueprintEntity[], words: string): BlueprintEntity[] {
  const plain = ` ${words
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .map(normalised)
    .join(' ')} `;
  return entities
    .flatMap((entity) => {
      const at = namesOf(entity)
        .map((name) => plain.indexOf(` ${name} `))
        .filter((place) => place >= 0);
      return at.length > 0 ? [{ entity, at: Math.min(...at) }] : [];
    })
    .sort((one, other) => one.at - other.at)
    .map(({ entity }) => entity);
}

function namesOf({ label, concept }: BlueprintEntity): string[] {
  const name = normalised(label);
  const head = name.split(' ').at(-1) ?? name;
  return [name, head, ...(conceptById(concept ?? '')?.forms ?? []).map(normalised)];
}

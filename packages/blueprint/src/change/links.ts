import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { entityName, freeKey, relate, settleEntity } from '../plan/entities.ts';
import { addEntityPages } from '../plan/pages.ts';
import { takeOutFields } from '../plan/take-out.ts';
import { lower } from '../texts/grammar.ts';
import { linkWords } from '../texts/links.ts';
import { capitalise, plural, snake } from '../words.ts';
import { aOf, type Change, findMeant, findNamed, type Intent, thingOf } from './context.ts';

const linking = [
  /^(?:link|connect|attach|relate|assign|tie|hook up)\s+(?:the\s+|each\s+|every\s+)?(.+?)\s+(?:to|with|and)\s+(?:the\s+|an?\s+|each other)?(.+)$/i,
  /^(?:each |every |an? |the )?(.+?)\s+(?:should |must |can |may )?(?:belongs? to|(?:is|are|be) (?:linked|assigned|connected) to)\s+(?:the\s+|an?\s+|exactly one\s+|one\s+)?(.+)$/i,
];
const many = /\b(?:many[- ]to[- ]many|several|many|multiple)\b/i;

/** "link courses to rooms", "students can have many courses and courses many students" */
export const linkThings: Intent = (change, clause) => {
  const playing = roleOf(change, clause);
  if (playing) return playing;
  const both = bothMany(change, clause);
  if (both) return join(change, both);
  const has =
    /^(?:each |every |an? |the )?(.+?)\s+(?:has|have|can have|should have)\s+(?:many|several|multiple|any number of)\s+(.+)$/i.exec(
      clause,
    );
  const [, first = '', second = ''] = linking.flatMap((shape) => shape.exec(clause) ?? []);
  const child = has ? thing(change, has[2]) : thing(change, first);
  const parent = has ? thing(change, has[1]) : thing(change, second);
  if (!child || !parent || child === parent) return undefined;
  const back = parent.fields.find(({ ref }) => ref === child.id);
  if (child.fields.some(({ ref }) => ref === parent.id) || back)
    return linkWords.already(child.labelPlural, lower(parent.labelPlural));
  relate(child, parent, change.ids);
  settleEntity(child);
  change.last = { entity: child };
  return linkWords.linked(listingOf(child, parent));
};

export const listingOf = (child: BlueprintEntity, parent: BlueprintEntity) => ({
  child: lower(child.label),
  parent: lower(parent.label),
  children: lower(child.labelPlural),
  its: parent.kind === 'person' ? linkWords.their : linkWords.its,
});

/** "Let a teacher be the head of a course"; "list the courses on the page of a teacher". */
function roleOf(change: Change, clause: string): string | undefined {
  const related = listedOn(change, clause);
  if (related) return related;
  const found =
    /^let\s+(?:an?\s+|the\s+)?(.+?)\s+be\s+(?:the\s+|an?\s+)?(.+?)\s+of\s+(?:an?\s+|the\s+|each\s+)?(.+)$/i.exec(
      clause,
    );
  const [person, whole] = [thing(change, found?.[1]), thing(change, found?.[3])];
  if (!person || !whole || !found?.[2] || person === whole) return undefined;
  const label = capitalise(found[2]);
  whole.fields.push({
    id: change.ids.next(),
    key: freeKey(whole, `${snake(label)}_id`),
    label,
    type: 'ref',
    ref: person.id,
    required: false,
    inList: true,
    inForm: true,
    why: { from: 'change', words: clause.slice(0, 120) },
  });
  change.last = { entity: whole };
  return linkWords.role(lower(whole.label), lower(label), lower(person.labelPlural));
}

const listing: readonly (readonly [RegExp, child: number, parent: number])[] = [
  [
    /^(?:list|show|display|put|add|i want|include)\s+(?:a list of\s+)?(?:the\s+|all\s+|all the\s+|their\s+|its\s+)?(.+?)\s+(?:on|to|at|in) the (?:page|details?)(?: page)? of (?:the\s+|an?\s+|each\s+|every\s+)?(.+)$/i,
    1,
    2,
  ],
  [
    /^(?:on|at|in) (?:the|each|every) (?:page|details?)(?: page)? of (?:the\s+|an?\s+|each\s+|every\s+)?(.+?),?\s+(?:also )?(?:list|show|display|there should be|i want to see|put)\s+(?:a list of\s+)?(?:the\s+|all\s+|all the\s+|their\s+|its\s+)?(.+)$/i,
    2,
    1,
  ],
  [
    /^(?:on|at|in) (?:the|an?|each|every) ([\w-]+(?: [\w-]+)??)(?:'s)? (?:page|details?),?\s+(?:also )?(?:list|show|display|i want to see|put)\s+(?:a list of\s+)?(?:the\s+|all\s+|all the\s+|their\s+|its\s+)?(.+)$/i,
    2,
    1,
  ],
  [
    /^the (?:page|details?)(?: page)? of (?:the\s+|an?\s+|each\s+|every\s+)?(.+?) should (?:also )?(?:list|show|have|display)\s+(?:a list of\s+)?(?:the\s+|all\s+|all the\s+|their\s+|its\s+)?(.+)$/i,
    2,
    1,
  ],
  [
    /^(?:each|every|the|an?) ([\w-]+(?: [\w-]+)??)(?:'s)? page should (?:also )?(?:list|show|have|display)\s+(?:a list of\s+)?(?:the\s+|all\s+|all the\s+|their\s+|its\s+)?(.+)$/i,
    2,
    1,
  ],
  [
    /^(?:list|show|display)\s+(?:the\s+|all\s+|all the\s+|their\s+)?(.+?)\s+(?:under|below|on|for|of|with) (?:each|every)\s+([\w-]+(?: [\w-]+)??)(?:'s)?(?: page)?$/i,
    1,
    2,
  ],
];

/** "List the courses on the page of a teacher"; the link that it needs is made where it is missing. */
function listedOn(change: Change, clause: string): string | undefined {
  for (const [shape, childAt, parentAt] of listing) {
    const found = shape.exec(clause);
    const words = found?.[childAt]?.replace(/\s+(?:that|which|who|they|he|she|we|it|i)\b.*$/i, '');
    const [child, parent] = [meant(change, words), meant(change, found?.[parentAt])];
    if (!child || !parent || child === parent) continue;
    change.last = { entity: parent };
    if (child.fields.some(({ ref }) => ref === parent.id)) return linkWords.listed(listingOf(child, parent));
    // Where the parent names one child, several of them still belong to it by a field of their own.
    const back = parent.fields.find(({ ref }) => ref === child.id);
    if (back)
      return linkWords.hasOne({
        parent: lower(parent.label),
        child: lower(child.label),
        example: `each ${lower(child.label)} belongs to ${aOf(parent)}`,
        field: lower(back.label),
        parents: lower(parent.labelPlural),
      });
    relate(child, parent, change.ids);
    settleEntity(child);
    return linkWords.nowLists(listingOf(child, parent));
  }
  return undefined;
}

const meant = (change: Change, words: string | undefined): BlueprintEntity | undefined =>
  words === undefined ? undefined : findMeant(change.blueprint, words);

const thing = (change: Change, words: string | undefined): BlueprintEntity | undefined =>
  words === undefined
    ? undefined
    : (findNamed(change.blueprint, words) ??
      (/^(?:it|this|them)$/i.test(words) ? thingOf(change, words) : undefined));

type Pair = [BlueprintEntity, BlueprintEntity];

function bothMany(change: Change, clause: string): Pair | undefined {
  const found =
    /^(?:the\s+)?(.+?)\s+(?:and|to)\s+(?:the\s+)?(.+?)\s+(?:should be\s+|are\s+|is\s+)?(?:an?\s+)?many[- ]to[- ]many(?:\s+relation(?:ship)?)?$/i.exec(
      clause.replace(/^(?:link|connect|relate|make)\s+/i, ''),
    ) ??
    /^(?:link|connect|relate|make)\s+(?:the\s+)?(.+?)\s+(?:and|to|with)\s+(?:the\s+)?(.+?)\s+(?:as\s+)?(?:a\s+)?many[- ]to[- ]many(?:\s+relation(?:ship)?)?$/i.exec(
      clause,
    ) ??
    /^(?:add|create|make)\s+an?\s+many[- ]to[- ]many\s+(?:relation(?:ship)?|link)\s+(?:between|of|from)\s+(.+?)\s+(?:and|to|with)\s+(.+)$/i.exec(
      clause,
    ) ??
    /^(?:an?\s+|each\s+|every\s+)?(.+?)\s+(?:can |may |should )?(?:has|have|belongs? to|be in|join|take)\s+(?:many|several|multiple)\s+(.+?),?\s+and\s+(?:an?\s+|each\s+|every\s+)?\S+(?:\s\S+)?\s+(?:can |may |should )?(?:(?:has|have|belongs? to)\s+)?(?:many|several|multiple)\s+.+$/i.exec(
      clause,
    );
  if (!found || !many.test(clause)) return undefined;
  const [one, other] = [thing(change, found[1]), thing(change, found[2])];
  return one && other && one !== other ? [one, other] : undefined;
}

/** Many to many needs a thing in between, which also holds what belongs to the pair. */
function join(change: Change, [one, other]: Pair): string {
  const { blueprint, ids } = change;
  const between = blueprint.entities.find((entity) =>
    [one, other].every(({ id }) => entity.fields.some(({ ref }) => ref === id)),
  );
  if (between)
    return linkWords.between(lower(between.labelPlural), lower(one.labelPlural), lower(other.labelPlural));
  const label = `${one.label} ${lower(other.label)}`;
  const entity: BlueprintEntity = {
    id: ids.next(),
    name: entityName(label, new Set(blueprint.entities.map(({ name }) => name))),
    label,
    labelPlural: plural(label),
    icon: 'Link2',
    kind: 'log',
    titleField: '',
    fields: [],
    rules: { ...one.rules },
    why: { from: 'change', words: `${one.label} and ${other.label}` },
  };
  relate(entity, other, ids);
  relate(entity, one, ids);
  for (const field of entity.fields) field.required = true;
  entity.unique = [entity.fields.map(({ id }) => id)];
  settleEntity(entity);
  blueprint.entities.push(entity);
  addEntityPages(blueprint, entity, ids);
  change.last = { entity };
  return linkWords.joined({
    one: lower(one.label),
    other: lower(other.label),
    ones: lower(one.labelPlural),
    others: lower(other.labelPlural),
  });
}

/** "Unlink courses from rooms", "members no longer belong to a club". */
export const unlink: Intent = (change, clause) => {
  const found =
    /^(?:unlink|disconnect|detach|separate)\s+(?:the\s+)?(.+?)\s+(?:from|and)\s+(?:the\s+)?(.+)$/i.exec(
      clause,
    ) ??
    /^(?:remove|delete|drop)\s+the\s+(?:link|relation(?:ship)?|connection|reference)\s+(?:between|from|of)\s+(?:the\s+)?(.+?)\s+(?:and|to|with)\s+(?:the\s+)?(.+)$/i.exec(
      clause,
    ) ??
    /^(.+?)\s+(?:should |must )?(?:no longer|not|don'?t|do not)\s+(?:belongs? to|have|need)\s+(?:an?\s+|the\s+)?(.+)$/i.exec(
      clause,
    );
  const [one, other] = [thing(change, found?.[1]), thing(change, found?.[2])];
  if (!one || !other || one === other) return undefined;
  const gone: string[] = [];
  for (const [child, parent] of [
    [one, other],
    [other, one],
  ] as const) {
    for (const field of child.fields.filter(({ ref }) => ref === parent.id)) {
      if (child.fields.length === 1) continue;
      takeOutFields(change.blueprint, child, [field]);
      gone.push(linkWords.fieldOf(lower(field.label), lower(child.labelPlural)));
      settleEntity(child);
    }
  }
  return gone.length === 0
    ? linkWords.notLinked(one.labelPlural, lower(other.labelPlural))
    : linkWords.unlinked(joinWords(gone), joinWords([one, other].map((each) => lower(each.labelPlural))));
};

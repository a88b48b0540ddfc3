import { bare, label } from '../fields/field-phrase.ts';
import { addField, type Cursor, ensureEntity, findEntity } from '../reading.ts';
import { splitItems, splitOptions } from '../text/split.ts';
import { setStates } from '../things/items.ts';
import { readNoun } from '../things/nouns.ts';
import { isRole } from './deeds.ts';
import { setCurrentStates } from './flows.ts';
import { readPageItem } from './pages.ts';

/** Sentences of one form that say who may do what, who sees what, and through which states things go. */
type Frame = (cursor: Cursor, clause: string) => boolean;

export const access: Frame = (cursor, clause) => {
  const found =
    /^(?:only|just)\s+(?:(?:the|us|we|our)\s+)?(\w+)s?\s+(?:may|can|should|are allowed to|must be able to)\s+(\w+)\s*(.*)$/i.exec(
      clause,
    );
  if (!found?.[1] || !found[2]) return false;
  const op = (
    {
      delete: 'delete',
      remove: 'delete',
      edit: 'update',
      change: 'update',
      update: 'update',
      see: 'read',
      view: 'read',
      read: 'read',
      add: 'create',
      create: 'create',
    } as const
  )[found[2].toLowerCase() as 'delete'];
  if (op === undefined) return false;
  const who = /^(?:owner|author|creator)/i.test(found[1]) ? 'owner' : 'admin';
  cursor.reading.access.push({ who, op, object: found[3] ?? '' });
  return true;
};

const sending = /^people submit an? (.+) through a public form$/i;

/** What visitors send in, as the sentences before it were put: it has a form that anybody opens. */
export const sentIn: Frame = (cursor, clause) => {
  const noun = readNoun(sending.exec(clause)?.[1] ?? '', true);
  const entity = noun && findEntity(cursor.reading, noun);
  if (!entity) return false;
  cursor.reading.pages.push({ kind: 'public-form', phrase: 'public form', public: true, entity });
  return true;
};

/** "the boss sees parcels by state (new, sent)" */
export const sees: Frame = (cursor, clause) => {
  const found =
    /^(?:the\s+|an?\s+)?([\w-]+)\s+(?:(?:can|should|may|must)\s+)?(?:also\s+)?(?:see|view|get|browse|check)s?\s+(.+)$/i.exec(
      clause,
    );
  if (!found?.[2] || !(isRole(found[1] ?? '') || readNoun(found[1] ?? '')?.concept?.kind === 'person'))
    return false;
  const grouped = /^(?:all\s+|the\s+)?([\w\s-]+?)\s+by\s+(status|stage|state)\s*\(([^)]+)\)/i.exec(found[2]);
  const noun = readNoun(bare(grouped?.[1] ?? ''));
  if (grouped?.[2] && grouped[3] && noun) {
    cursor.current = ensureEntity(cursor, noun);
    cursor.mode = 'attributes';
    setStates(cursor, grouped[2], splitOptions(grouped[3]));
    cursor.mode = 'things';
    return true;
  }
  cursor.mode = 'things';
  for (const item of splitItems(found[2])) readPageItem(cursor, `show ${item}`);
  return true;
};

export const mark: Frame = (cursor, clause) => {
  const found =
    /^(?:.*?\b(?:can|to|may|i|we|they)\s+)?(?:mark(?:ing)?|flag|tick)\s+(.+?)\s+(?:as\s+)?([\w-]+)$/i.exec(
      clause,
    );
  const noun = readNoun(bare(found?.[1] ?? ''));
  if (found?.[2] && cursor.current && /^(?:them|it|these|those)$/i.test(found[1] ?? '')) {
    addField(cursor.current, { label: label(found[2]), type: 'bool', known: 'exact' });
    return true;
  }
  if (!found?.[2] || !noun) return vote(cursor, clause);
  const draft = findEntity(cursor.reading, noun) ?? (noun.concept ? ensureEntity(cursor, noun) : undefined);
  if (!draft) return false;
  const counted = /^(?:helpful|useful|liked|interesting)$/i.test(found[2]);
  addField(
    draft,
    counted
      ? { label: found[2], type: 'int', min: 0, known: 'exact' }
      : { label: found[2], type: 'bool', known: 'exact' },
  );
  return true;
};

const vote: Frame = (cursor, clause) => {
  const found =
    /\b(?:up-?vote|vote (?:on|for)|(?:can|may|could|to) (?:up-?vote|like))\s+(?:for\s+|on\s+)?([\w\s-]+)$/i.exec(
      clause,
    );
  const noun = readNoun(bare(found?.[1] ?? ''));
  if (!found || !noun) return false;
  addField(ensureEntity(cursor, noun), { label: 'Votes', type: 'int', min: 0, known: 'exact' });
  return true;
};

/** "Here is what I need:" says nothing by itself. */
export const announced: Frame = (_, clause) => /:$/.test(clause);

/** "Board: booked > loaded > delivered" */
export const boardStates: Frame = (cursor, clause) => {
  const options = splitOptions(
    /^(?:the\s+|an?\s+)?(?:kanban\s+)?(?:board|pipeline|columns?|stages?|steps?|workflow|lanes?)\s*(?:with|has|:|of|columns?|for)+\s*:?\s*(.+)$/i.exec(
      clause,
    )?.[1] ?? '',
  );
  const isFlow =
    options.length >= 3 &&
    (/>|→|->/.test(clause) || options.every((option) => readNoun(option)?.plural !== true));
  if (!isFlow) return false;
  setCurrentStates(cursor, options);
  cursor.reading.pages.push({
    kind: 'kanban',
    phrase: 'board',
    public: false,
    ...(cursor.current ? { entity: cursor.current } : {}),
  });
  return true;
};

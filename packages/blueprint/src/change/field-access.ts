import type { Rule } from '@sayso/core/blueprint-schema';
import { splitItems } from '../read/text/split.ts';
import { accessWords, fieldAccessWords } from '../texts/access.ts';
import { lower } from '../texts/grammar.ts';
import { capitalise, plural, singular } from '../words.ts';
import { entrance, openPages } from './access.ts';
import { type Change, contextEntity, findMeant, findNamed, type Intent } from './context.ts';
import { type Held, heldField } from './retype.ts';

const strangers =
  /^(?:visitors?|guests?|the public|public|strangers|everyone|people without (?:an )?account)$/i;
const people =
  '(?:the\\s+)?(visitors?|guests?|the public|public|strangers|people without (?:an )?account|(?:normal |regular |ordinary |other )?(?:users|members|people|staff)|others|non-admins|everyone(?: else)?|everybody(?: else)?)';
const hiding: readonly RegExp[] = [
  new RegExp(
    `^(?:hide|keep)\\s+(?:the\\s+)?(.+?)\\s+(?:away |secret |hidden |private )?from\\s+${people}$`,
    'i',
  ),
  new RegExp(
    `^${people}\\s+(?:can't|cannot|can not|must not|mustn't|should not|shouldn't|may not|should never)\\s+(?:be able to\\s+)?(?:see|view|read|know)\\s+(?:the\\s+)?(.+)$`,
    'i',
  ),
];
const adminsAlone =
  /^(?:only|just)\s+(?:the\s+)?admins?\s+(?:can|may|should|must)\s+(?:be able to\s+)?(?:see|view|read)\s+(?:the\s+)?(.+)$|^(?:the\s+)?(.+?)\s+(?:should|must|may)\s+(?:only\s+)?be\s+(?:only\s+)?(?:visible|seen|shown)\s+(?:only\s+)?(?:to|for|by)\s+(?:only\s+)?(?:the\s+)?admins?(?:\s+only)?$/i;

/** "Hide the price from visitors", "only admins may see the salary": one field, while its record stays as open as it was. */
export const fieldAccess: Intent = (change, clause) => {
  const seen = openButFor(change, clause);
  if (seen !== undefined) return seen;
  const alone = adminsAlone.exec(clause);
  const [kept, barred] = hiding.map((shape) => shape.exec(clause));
  const words = alone?.[1] ?? alone?.[2] ?? kept?.[1] ?? barred?.[2];
  const who = kept?.[2] ?? barred?.[1] ?? 'others';
  const held = words === undefined ? undefined : fieldsNamed(change, words);
  return (
    held &&
    withhold(change, held, strangers.test(who) && !alone && !/^every/i.test(who) ? 'registered' : 'admin')
  );
};

/** Fields and nothing else: what names a thing is a rule of the thing. */
function fieldsNamed(change: Change, words: string): Held[] | undefined {
  const items = splitItems(words.replace(/^(?:the|a|an)\s+/i, ''));
  if (items.some((one) => findMeant(change.blueprint, one))) return undefined;
  const held = items.map((one) => heldField(change, one));
  const sure = held.flatMap((one) => one ?? []);
  return sure.length > 0 && sure.length === held.length ? sure : undefined;
}

function withhold(change: Change, held: readonly Held[], readers: Rule): string {
  for (const { field } of held) field.readers = readers;
  const [first] = held;
  if (first) change.last = first;
  const names = held.map(({ field }) => lower(field.label));
  const things = lower(first?.entity.labelPlural ?? 'records');
  return fieldAccessWords.hidden({
    who: readers === 'admin' ? 'admins' : 'signed-in users',
    names,
    things,
  });
}

const opening =
  /^(?:let\s+|allow\s+)?(?:visitors?|everyone|everybody|anyone|the public|guests?)\s+(?:(?:can|may|should|must)\s+)?(?:be able to\s+)?(?:to\s+)?(?:see|view|look at|read)\s+(?:all\s+|the\s+|our\s+)*([\w-]+(?:\s(?!and\b)[\w-]+)?)(?:\s+and\b.*?)?(?:\s+without (?:logging|signing) (?:in|up))?,?\s+(?:but|except)\s+(?:not|for|never)?\s*(?:the\s+|their\s+)?(.+)$/i;

/** "Everyone can see the plants, but not the quantity": the thing is opened, the field is not. */
function openButFor(change: Change, clause: string): string | undefined {
  const [, words = '', but = ''] = opening.exec(clause) ?? [];
  const entity = words === '' ? undefined : findNamed(change.blueprint, words);
  if (!entity) return undefined;
  const before = change.last;
  change.last = { entity };
  const held = fieldsNamed(change, but)?.filter((one) => one.entity === entity);
  if (!held || held.length === 0) {
    if (before) change.last = before;
    else delete change.last;
    return fieldAccessWords.noField(lower(entity.labelPlural), but);
  }
  entity.rules.read = 'anyone';
  openPages(change, [entity]);
  return `${accessWords.allowed('anyone', ['see'], lower(entity.labelPlural))}.${entrance('anyone')} ${withhold(change, held, 'registered')}`;
}

const ruled =
  /^(?:only|just|let)\s+(?:the\s+|our\s+)?([a-z][\w-]*(?:\s(?!can\b|may\b|should\b|must\b|to\b)[\w-]+)?)\s+(?:(?:can|may|should|must|to)\s+)?(?:be able to\s+|be allowed to\s+)?(edit|see|view|delete|remove|add|change|read|create|lend|approve|book|close|cancel)\b\s*(?:out\s+|new\s+)?(.*)$/i;
const barred =
  /^(?:the |our )?([a-z][\w-]*) (?:can'?t|cannot|can not|must not|mustn'?t|should not|shouldn'?t|may not|must never)(?: be able to)? (edit|see|view|delete|add|change|read|create)\b\s*(.*)$/i;
const own =
  /^(?:an? |each |every |the |our |my )?([\w-]+?)s? (?:should|must|may|can|is allowed to)(?: be able to)? (?:only see|see only|only view|view only)(?: just)? (?:his|her|their|its|his or her)(?: own)? (.+)$/i;
const verbs: Readonly<Record<string, string>> = {
  view: 'see',
  read: 'see',
  create: 'add',
  remove: 'delete',
  change: 'edit',
};

/** Rights for roles that no app has are told, with the rule that comes nearest; nothing is changed for them. */
export const strangeRole: Intent = (change, clause) => {
  const [, what = '', from = ''] =
    /^(?:hide|keep) (?:the |our |my )?(.+?) (?:away |secret |hidden )?from (?:the |our )?([a-z][\w-]*)$/i.exec(
      clause,
    ) ?? [];
  if (
    from !== '' &&
    !/^(?:visitors?|guests?|public|users?|members?|others|people|everyone|everybody|admins?|staff|strangers|it|this|that|list|table|form|menu|dashboard|here|page|\w*bar|google)$/i.test(
      from,
    )
  )
    return fieldAccessWords.cannotHide(fieldAccessWords.notARole(capitalise(from)), what);
  const mine = own.exec(clause);
  const owner = mine?.[1] ?? '';
  if (
    mine &&
    !/^(?:user|member|people|person|everyone|everybody|employee|they|admin|visitor|guest|one|someone)$/i.test(
      owner,
    )
  )
    return fieldAccessWords.cannotMatch({
      why: findNamed(change.blueprint, owner)
        ? fieldAccessWords.notAccounts(plural(capitalise(owner)))
        : fieldAccessWords.notARole(capitalise(owner)),
      one: singular(owner.toLowerCase()),
      things: mine[2] ?? '',
    });
  const [, who = '', verb = '', rest = ''] = ruled.exec(clause) ?? barred.exec(clause) ?? [];
  if (
    who === '' ||
    /^(?:me|us|i|we|they|you|he|she|them|it|this|that|one|two|people|users?|members?|visitors?|guests?|admins?|others|nobody|everyone|everybody|anyone|\w+ (?:who|with|that))\b/i.test(
      who,
    )
  )
    return undefined;
  const thing =
    findMeant(change.blueprint, rest.split(/,|\band\b|\bbut\b/)[0] ?? '') ?? contextEntity(change);
  const known = findNamed(change.blueprint, who);
  const deed =
    verbs[verb.toLowerCase()] ?? (/^(?:edit|see|delete|add)$/i.test(verb) ? verb.toLowerCase() : 'edit');
  const things = lower(thing?.labelPlural ?? 'records');
  const field = deed === 'see' ? fieldsNamed(change, rest)?.[0]?.field : undefined;
  const nearest = field ? `hide ${lower(field.label)} from users` : `only admins may ${deed} ${things}`;
  return fieldAccessWords.onlyAdmins(
    fieldAccessWords.notARole(known?.labelPlural ?? capitalise(who)),
    nearest,
  );
};

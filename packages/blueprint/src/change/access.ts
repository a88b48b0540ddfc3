import type { BlueprintEntity, PlainRule, Rule } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { isRoleRule } from '../emit/roles.ts';
import { giveRule } from '../plan/own-rules.ts';
import { splitItems } from '../read/text/split.ts';
import { accessWords } from '../texts/access.ts';
import { lower } from '../texts/grammar.ts';
import {
  type Change,
  contextEntity,
  findNamed,
  findPage,
  type Intent,
  isPointing,
  isTold,
} from './context.ts';

type Op = keyof BlueprintEntity['rules'];
const operations: Readonly<Record<string, Op>> = {
  delete: 'delete',
  remove: 'delete',
  edit: 'update',
  change: 'update',
  update: 'update',
  modify: 'update',
  see: 'read',
  view: 'read',
  read: 'read',
  open: 'read',
  look: 'read',
  access: 'read',
  add: 'create',
  create: 'create',
  send: 'create',
  write: 'create',
  submit: 'create',
  post: 'create',
  enter: 'create',
  assign: 'update',
  approve: 'update',
  make: 'create',
};
const deed = Object.keys(operations).join('|');
const who =
  'admins?|administrators?|the admin|owners?|the owner|creators?|authors?|everyone|everybody|anyone|anybody|visitors|guests|the public|members|users|registered users|registered people|(?:logged|signed)[- ]in (?:users|people)|people|i|me|myself|(?:nobody|no one)(?: else| but me)?|others|other people|(?:the )?(?:person|people|one|user) who (?:made|created|wrote|added) (?:it|them)';
const ruling = new RegExp(
  `^(only|just|let|allow|all|any|make sure(?: that)?|make it so(?: that)?)?\\s*(?:only\\s+)?(?:the\\s+)?(${who})\\s+(?:to\\s+|(?:is|are) allowed to\\s+|(?:can|may|should|must|could)\\s*(not|never|only)?\\s*(?:be able to\\s+|be allowed to\\s+)?|(cannot|can't|can not|may not|must not|should not|shouldn't)\\s+(?:be able to\\s+)?)?((?:${deed})(?:(?:\\s*,\\s*|\\s+(?:and|or|nor)\\s+|\\s*,\\s*(?:and|or)\\s+)(?:${deed}))*)\\s*(?:at\\s+)?(?:new\\s+|their own\\s+|all\\s+|any\\s+|the\\s+|our\\s+)*(.*)$`,
  'i',
);

/** "Nobody else may see it": whoever made a record still may. */
const onlyOwn = /^(?:(?:nobody|no one) (?:else|but me)|others|other people)$/i;

function whoIs(words: string, clause: string): PlainRule {
  if (/^(?:admin|administrator)|^the admin/i.test(words)) return 'admin';
  if (
    /^(?:owner|the owner|creator|author|i$|me$|myself|(?:the )?(?:person|people|one|user) who)/i.test(
      words,
    ) ||
    /\btheir own\b/i.test(clause)
  )
    return 'owner';
  if (onlyOwn.test(words)) return 'owner';
  if (/^(?:nobody|no one)/i.test(words)) return 'nobody';
  return /^(?:every|any|visitor|guest|the public)/i.test(words) ? 'anyone' : 'registered';
}

/** "only admins may delete invoices", "visitors can send enquiries", "users cannot edit prices" */
export const access: Intent = (change, clause) => {
  const found = ruling.exec(clause);
  if (!found?.[2] || !found[5])
    return hideFrom(change, clause) ?? makePublic(change, clause) ?? noRole(change, clause);
  const object = (found[6] ?? '').replace(/\b(?:records?|entries)$/i, '').trim();
  // A wish for privacy that names nothing holds for all that the app keeps.
  const isAll =
    onlyOwn.test(found[2]) && (object === '' || isPointing(object)) && !change.last && !change.selected;
  const targets = isAll ? [...change.blueprint.entities] : targetsOf(change, object);
  const ops = [...new Set(found[5].toLowerCase().match(/[a-z]+/g) ?? [])].flatMap(
    (word) => operations[word] ?? [],
  );
  if (ops.length === 0 || targets.length === 0) return undefined;
  const isNot =
    found[3]?.toLowerCase() === 'not' || found[3]?.toLowerCase() === 'never' || found[4] !== undefined;
  const rule: PlainRule = isNot ? withoutThem(found[2]) : whoIs(found[2], clause);
  // Where nothing is named, nobody is let in by a guess.
  const isGuess = object === '' && !isAll && !isTold(change);
  if (isGuess && targets.some(({ rules }) => ops.some((op) => isWider(rule, rules[op])))) return undefined;
  for (const target of targets) for (const op of ops) giveRule(target, op, keptForAdmins(rule, op, clause));
  change.last = { ...(targets[0] ? { entity: targets[0] } : {}) };
  if (rule === 'anyone' && ops.includes('read')) openPages(change, targets);
  const told = ops.includes('read') ? rule : keptForAdmins(rule, ops.at(-1) ?? 'update', clause);
  return `${accessWords.allowed(told, wordsOf(ops), thingsOf(targets))}.${warning(rule, ops)}${entrance(rule)}`;
};

const widths: readonly Rule[] = ['nobody', 'owner', 'admin', 'owner-or-admin', 'registered', 'anyone'];
/** A role is wider than its admins alone. */
const widthOf = (rule: Rule): number => widths.indexOf(isRoleRule(rule) ? 'owner-or-admin' : rule);
export const isWider = (rule: Rule, than: Rule): boolean => widthOf(rule) > widthOf(than);

/** "Users can only delete their own" is about users: whoever runs the app goes on looking after all of it. */
const keptForAdmins = (rule: PlainRule, op: Op, clause: string): PlainRule =>
  rule === 'owner' && (op === 'update' || op === 'delete') && /\btheir own\b/i.test(clause)
    ? 'owner-or-admin'
    : rule;

/** What everyone may see stands on pages that everyone can open. */
export function openPages({ blueprint }: Change, targets: readonly BlueprintEntity[]): void {
  const closed = blueprint.pages.filter(
    (page) =>
      !page.public &&
      /^(?:list|calendar|gallery)$/.test(page.archetype) &&
      targets.some(({ id }) => id === page.entity),
  );
  for (const page of closed) page.public = true;
}

/** Who may do what goes by sign-in; a kind of record is no role. */
function noRole({ blueprint }: Change, clause: string): string | undefined {
  const [, words, object = ''] =
    /^(?:only|just|let)\s+(?:the\s+)?([\w-]+(?:\s(?!can\b|may\b|should\b|to\b)[\w-]+)?)\s+(?:(?:can|may|should|to)\s+)?(?:edit|see|view|delete|add|change|read|create|send)\b\s*(.*)$/i.exec(
      clause,
    ) ?? [];
  const entity = words === undefined ? undefined : findNamed(blueprint, words);
  const things = findNamed(blueprint, object) ?? entity;
  return entity && things ? accessWords.noRole(entity.labelPlural, lower(things.labelPlural)) : undefined;
}

const withoutThem = (words: string): PlainRule =>
  onlyOwn.test(words)
    ? 'owner'
    : /^(?:visitors|guests|the public|anyone|everyone)/i.test(words)
      ? 'registered'
      : 'admin';
const opWords: Readonly<Record<Op, string>> = {
  create: 'add',
  read: 'see',
  update: 'edit',
  delete: 'delete',
};
const wordsOf = (ops: readonly Op[]): string[] => ops.map((op) => opWords[op]);
const thingsOf = (targets: readonly BlueprintEntity[]): string =>
  joinWords(targets.map(({ labelPlural }) => lower(labelPlural)));
/** Visitors come in where the owner opens the app to them. */
export const entrance = (rule: Rule): string => (rule === 'anyone' ? accessWords.chooseAnyone : '');
const warning = (rule: Rule, ops: readonly Op[]): string =>
  rule === 'anyone' && ops.some((op) => op === 'update' || op === 'delete') ? accessWords.strangers : '';

function targetsOf(change: Change, object: string): BlueprintEntity[] {
  if (/^(?:everything|anything|all|data|)$/i.test(object) && object !== '')
    return [...change.blueprint.entities];
  if (object === '' || isPointing(object)) {
    const here = contextEntity(change);
    return here ? [here] : [];
  }
  return splitItems(object).flatMap(
    (words) => findNamed(change.blueprint, words) ?? entityOfPage(change, words),
  );
}

const entityOfPage = ({ blueprint }: Change, words: string): BlueprintEntity[] => {
  const page = findPage(blueprint, words);
  return blueprint.entities.filter(({ id }) => id === page?.entity);
};

/** "Hide salaries from users", "only I should see notes". */
function hideFrom(change: Change, clause: string): string | undefined {
  const found =
    /^(?:hide|keep)\s+(?:the\s+)?(.+?)\s+(?:from|away from|secret from)\s+(?:the\s+)?((?:normal |regular |ordinary )?(?:users|members)|everyone|everybody|visitors|guests|the public|public|others|other (?:users|people)|people|non-admins|staff)(?:\s+else)?$/i.exec(
      clause,
    );
  const targets = found?.[1] ? targetsOf(change, found[1]) : [];
  if (!found?.[2] || targets.length === 0) return undefined;
  const rule: PlainRule = /visitor|guest|public/i.test(found[2])
    ? 'registered'
    : /other/i.test(found[2])
      ? 'owner'
      : 'admin';
  for (const target of targets) giveRule(target, 'read', rule);
  change.last = { ...(targets[0] ? { entity: targets[0] } : {}) };
  return `${accessWords.allowed(rule, ['see'], thingsOf(targets))}.`;
}

/** "Make events public", "make the shop private": reading, and the page that shows it. */
function makePublic(change: Change, clause: string): string | undefined {
  const found =
    /^(?:make|set|keep|turn)\s+(?:the\s+|all\s+)?(.+?)\s+(?:to\s+)?(public|private|visible to (?:everyone|all|visitors|the public)|visible to (?:me|admins)(?: only)?|admin[- ]only|members[- ]only|read[- ]only)$/i.exec(
      clause,
    );
  if (!found?.[1] || !found[2]) return undefined;
  const page = findPage(change.blueprint, found[1]);
  const targets = /^(?:the )?(?:app|everything|it all|all)$/i.test(found[1])
    ? [...change.blueprint.entities]
    : targetsOf(change, found[1]);
  const all = targets.length > 0 ? targets : page ? entityOfPage(change, page.name) : [];
  if (all.length === 0) return undefined;
  if (/read[- ]only/i.test(found[2])) {
    for (const target of all)
      Object.assign(target.rules, { create: 'admin', update: 'admin', delete: 'admin' });
    return accessWords.readOnly(thingsOf(all));
  }
  const isOpen = /public|everyone|all|visitors/i.test(found[2]);
  const rule: PlainRule = isOpen
    ? 'anyone'
    : /me\b|private/i.test(found[2])
      ? 'owner'
      : /admin/i.test(found[2])
        ? 'admin'
        : 'registered';
  for (const target of all) giveRule(target, 'read', rule);
  for (const one of change.blueprint.pages)
    if (
      all.some(({ id }) => id === one.entity) &&
      (one.archetype === 'list' ||
        one.archetype === 'calendar' ||
        one.archetype === 'gallery' ||
        one === page)
    )
      one.public = isOpen;
  return `${accessWords.allowed(rule, ['see'], thingsOf(all))}.${entrance(rule)}`;
}

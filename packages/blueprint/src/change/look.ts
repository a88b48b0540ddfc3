import { readColor } from '../lexicon/colors.ts';
import { applyAccess } from '../plan/access.ts';
import { readPreset } from '../read/normalise.ts';
import { contextEntity, findNamed, type Intent, lower } from './context.ts';

/** Wishes about the look that came along and cannot be met. */
const leftOut = (clause: string): string => {
  const word = /\b(fonts?|text size|letters|corners|spacing|rounded|bigger|smaller|animations?)\b/i.exec(
    clause,
  )?.[1];
  return word ? ` What you said of "${word.toLowerCase()}" I cannot change yet.` : '';
};

/** "make it dark", "use a green theme", "make the sidebar blue", "glassmorphism style" */
export const theme: Intent = ({ blueprint }, clause) => {
  const look = blueprint.theme;
  const preset = readPreset(clause);
  if (preset) {
    look.preset = preset;
    return `The look is ${preset} now.`;
  }
  const words =
    /\b(?:make|turn|set|change|use|switch|give|paint|want|prefer|colou?r|theme|mode|background|primary|accent|look|style|design|should be)\b/i;
  if (!words.test(clause) || /^(?:add|remove|delete|rename)\b/i.test(clause)) return undefined;
  const part = /\b(sidebar|navigation|menu|header|top ?bar|background|cards?)\b/i
    .exec(clause)?.[1]
    ?.toLowerCase();
  const color = readColor(clause.replace(/\bdark (?:mode|theme)\b/gi, ''));
  // "Dark blue" is a colour, not a mode.
  const shade = /\bdark\s+([a-z]+)/i.exec(clause)?.[1];
  const isShade = shade !== undefined && readColor(shade) !== undefined;
  const dark = !isShade && /\b(?:dark|night)\b/i.test(clause);
  if (
    dark &&
    (!color ||
      /\bdark (?:mode|theme)\b/i.test(clause) ||
      /^\s*make (?:it|the app|everything) dark/i.test(clause)) &&
    !part
  ) {
    look.mode = 'dark';
    return 'The app is dark now.';
  }
  if (/\b(?:light|bright)(?:er)?\b/i.test(clause) && !color && !part) {
    look.mode = 'light';
    return 'The app is light now.';
  }
  if (!color) return undefined;
  if (!part) {
    look.primary = color;
    return `The main colour is changed.${leftOut(clause)}`;
  }
  const name = /side|nav|menu/.test(part)
    ? 'sidebar'
    : /head|top/.test(part)
      ? 'header'
      : part.startsWith('card')
        ? 'card'
        : 'background';
  look.parts[name] = color;
  return `The ${name} has its new colour.`;
};

const operations = {
  delete: 'delete',
  remove: 'delete',
  edit: 'update',
  change: 'update',
  update: 'update',
  modify: 'update',
  see: 'read',
  view: 'read',
  read: 'read',
  add: 'create',
  create: 'create',
} as const;
const isOperation = (word: string): word is keyof typeof operations => Object.hasOwn(operations, word);

/** "only admins may delete work orders", "everyone can see events" */
export const access: Intent = (change, clause) => {
  const found =
    /^(?:please\s+)?(only|just|let|allow|all|any)?\s*(?:the\s+)?(admins?|administrators?|owners?|creators?|authors?|everyone|everybody|anyone|visitors|the public|members|users|registered users|registered people|people)\s+(?:to\s+|may|can|should be able to|are allowed to|should)?\s*(?:only\s+)?(\w+)(?:\s+(?:and|or)\s+(\w+))?\s+(?:their own\s+|the\s+|all\s+)?(.+)$/i.exec(
      clause,
    );
  if (!found?.[2] || !found[3]) return undefined;
  const who = /^admin/i.test(found[2])
    ? 'admin'
    : /^(?:owner|creator|author)/i.test(found[2]) || /their own/i.test(clause)
      ? 'owner'
      : /^(?:every|any|visitor|the public)/i.test(found[2])
        ? 'anyone'
        : 'registered';
  const ops = [found[3], found[4]]
    .flatMap((word) => (word && isOperation(word.toLowerCase()) ? [word.toLowerCase()] : []))
    .filter(isOperation);
  const object = (found[5] ?? '').replace(/\brecords?$/i, '').trim();
  const named = object
    .split(/\s*,\s*|\s+and\s+/)
    .flatMap((words) => findNamed(change.blueprint, words) ?? []);
  const here = /^(?:it|them|this)$/i.test(object) ? contextEntity(change) : undefined;
  const targets = /^(?:everything|anything|all|data)$/i.test(object)
    ? change.blueprint.entities
    : here
      ? [here]
      : named;
  if (ops.length === 0 || targets.length === 0) return undefined;
  for (const target of targets)
    for (const op of ops) applyAccess(target, { who, op: operations[op], object });
  const whom = {
    admin: 'Only admins',
    owner: 'Only the person who made a record',
    anyone: 'Everyone, signed in or not,',
    registered: 'Everyone who is registered',
  }[who];
  return `${whom} may ${ops.join(' and ')} ${targets.map((target) => lower(target.labelPlural)).join(', ')} now.`;
};

export const undo: Intent = (_, clause) =>
  /^(?:please\s+)?(?:undo|revert|go back|take (?:that|it) back|redo)\b/i.test(clause)
    ? 'To undo, choose Revert beside an earlier message: the app goes back to how it was, and you can redo it from there.'
    : undefined;

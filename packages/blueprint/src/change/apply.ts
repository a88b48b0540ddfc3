import type { Blueprint } from '@sayso/core/blueprint-schema';
import { idsFrom } from '../plan/entities.ts';
import { mainEntity } from '../plan/look.ts';
import { normalise } from '../read/normalise.ts';
import { type Change, findNamed, type Intent, lower } from './context.ts';
import { addField, changeOptions, removeField, renameField, requireField } from './fields.ts';
import { linkThings, moveInMenu } from './links.ts';
import { access, theme, undo } from './look.ts';
import { addChart, addList, addNumber, addPage } from './pages.ts';
import { changeType } from './retype.ts';
import { addThing, removeThing, renameThing } from './things.ts';
import { plainClause } from './wording.ts';

/** In the order in which a clause is tried. */
const intents: readonly Intent[] = [
  undo,
  access,
  changeOptions,
  changeType,
  linkThings,
  moveInMenu,
  renameField,
  renameThing,
  requireField,
  theme,
  addChart,
  addPage,
  addNumber,
  addList,
  addField,
  addThing,
  removeField,
  removeThing,
];

/** "make the header blue and the background cream" asks for two things. */
const lookParts =
  /\s+and\s+(?:the\s+)?(?=(?:sidebar|header|background|cards?|menu|navigation|(?:primary|main|accent)\s+colou?r)\b)()/gi;

export type Applied = { blueprint: Blueprint; done: string[]; unread: { clause: string; ideas: string[] }[] };

const verb =
  '(?:add|remove|delete|drop|rename|make|show|change|set|use|create|put|move|hide|link|connect|get rid|do not show|dont show|only|let|call|turn|switch|give|include|insert|display|undo|revert|allow|also)';
const between = new RegExp(
  `\\s*(?:;|\\.(?=\\s|$)|\\n+|,?\\s+(?:and then|then|and also)\\s+|,?\\s+and\\s+(?=${verb}\\b|list\\s+(?!of\\b)|(?:the\\s+)?\\w+(?:\\s\\w+)?\\s+(?:should|must)\\s+be\\b)|,\\s*(?=${verb}\\b))\\s*`,
  'i',
);

/** Applies a request clause by clause to a copy; each clause is either done or answered. */
export function applyRequest(
  before: Blueprint,
  request: { text: string; currentPage: string | null },
): Applied {
  const blueprint = structuredClone(before);
  const ids = idsFrom(blueprint.nextId);
  const change: Change = { blueprint, ids, currentPage: request.currentPage };
  const result: Applied = { blueprint, done: [], unread: [] };
  for (const clause of clausesOf(request.text).flatMap((part) => afterThing(blueprint, part))) {
    const said = firstFitting(change, clause);
    if (said === undefined) result.unread.push({ clause, ideas: nearest(blueprint, clause) });
    else result.done.push(said);
    blueprint.log.push({ words: clause.slice(0, 300), done: said === undefined ? [] : [said] });
  }
  blueprint.log = blueprint.log.slice(-50);
  blueprint.nextId = ids.used();
  return result;
}

/** What the first intent that fits did; the ones behind it are not tried. */
function firstFitting(change: Change, clause: string): string | undefined {
  for (const intent of intents) {
    const said = intent(change, clause);
    if (said !== undefined) return said;
  }
  return undefined;
}

/** Cuts "add x to issues and do y" behind the thing, unless what follows is another thing. */
function afterThing(blueprint: Blueprint, clause: string): string[] {
  for (const { index, 0: joint } of clause.matchAll(/\s+and\s+/gi)) {
    const [left, right] = [clause.slice(0, index), clause.slice(index + joint.length)];
    const thing =
      /\b(?:to|from|of|on|in|for|delete|edit|see)\s+(?:the\s+|all\s+|each\s+)?([\w-]+(?:\s[\w-]+)?)$/i.exec(
        left,
      )?.[1];
    const isWithOptions = /\bwith\b/i.test(left);
    if (thing && !isWithOptions && findNamed(blueprint, thing) && !findNamed(blueprint, right))
      return [left, ...afterThing(blueprint, right)];
  }
  return [clause];
}

function clausesOf(raw: string): string[] {
  const { text, preset, appName } = normalise(raw);
  const clauses = text
    .replace(lookParts, '; make the $1')
    .replace(/\s+with\s+(?=[\w-]+(?:\s[\w-]+)?\s+(?:accents?|buttons|links|highlights)\b)/gi, '; use ')
    .split(between)
    .map((clause) => plainClause(clause))
    .filter((clause) => clause !== '')
    .slice(0, 30);
  if (appName !== undefined && /\b(?:rename|call|name)\b/i.test(raw) && clauses.length <= 1)
    return [`call it ${appName}`];
  return preset !== undefined && clauses.length === 0 ? [preset] : clauses;
}

/** The three things nearest to a clause that was not understood, in words that would be. */
function nearest(blueprint: Blueprint, clause: string): string[] {
  const things = lower(mainEntity(blueprint)?.labelPlural ?? 'records');
  const all: readonly (readonly [RegExp, string])[] = [
    [/colou?r|theme|look|design|style|font|pretty|nice/i, 'make the sidebar blue'],
    [/dark|light|theme|mode/i, 'make it dark'],
    [/chart|graph|report|statistic|number|analy/i, `show a chart of ${things} by month`],
    [/page|view|screen|calendar|date/i, `add a calendar page for ${things}`],
    [/permission|access|role|admin|user|login|security/i, `only admins may delete ${things}`],
    [/name|call|title|rename|word/i, `rename ${things} to something else`],
    [/field|column|store|input|form|add|mail|phone|price/i, `add a phone field to ${things}`],
    [/list|overdue|late|soon|remind|notif/i, `show upcoming ${things}`],
    [/delete|remove|hide|without|less/i, `remove the notes field from ${things}`],
    [/.*/, `add a priority field to ${things} with low, medium and high`],
    [/.*/, 'add suppliers with name, phone and city'],
    [/.*/, 'make it dark'],
  ];
  const fitting = all.filter(([shape]) => shape.test(clause)).map(([, idea]) => idea);
  return [...new Set(fitting)].slice(0, 3);
}

import type { Blueprint } from '@sayso/core/blueprint-schema';
import { mainEntity } from '../plan/look.ts';
import { lower } from '../texts/grammar.ts';

/** The three things nearest to a clause that was not understood, in words that would be. */
export function nearestIdeas(blueprint: Blueprint, clause: string): string[] {
  const main = mainEntity(blueprint);
  const things = lower(main?.labelPlural ?? 'records');
  const first = lower(main?.fields[0]?.label ?? 'name');
  const last = lower(main?.fields.at(-1)?.label ?? 'notes');
  const choice = main?.fields.find(({ type }) => type === 'enum');
  const all: readonly (readonly [RegExp, string])[] = [
    [/colou?r|theme|look|design|style|font|pretty|nice/i, 'make the sidebar blue'],
    [/dark|light|theme|mode/i, 'make it dark'],
    [/font|letters|corner|spac|round|compact/i, 'use a serif font and square corners'],
    [/chart|graph|report|statistic|number|analy/i, `show a chart of ${things} by month`],
    [/sort|order|first|newest/i, `sort ${things} by ${first}`],
    ...(choice ? ([[/filter|search|find/i, `filter ${things} by ${lower(choice.label)}`]] as const) : []),
    [/page|view|screen|calendar|date/i, `add a calendar page for ${things}`],
    [/menu|navigation|tab/i, `move ${things} to the top of the menu`],
    [/permission|access|role|admin|user|login|security|private|public/i, `only admins may delete ${things}`],
    [/name|call|title|rename|word/i, `rename the ${last} field of ${things} to reference`],
    [/field|column|store|input|form|add|mail|phone|price/i, `add a phone field to ${things}`],
    [/list|overdue|late|soon|remind|notif/i, `show upcoming ${things}`],
    [/talk|chat|message|comment|idea|vote/i, 'add a feedback board'],
    [/delete|remove|hide|without|less/i, `remove the ${last} field from ${things}`],
    [/.*/, `add a priority field to ${things} with low, medium and high`],
    [/.*/, 'add partners with name, city and website'],
    [/.*/, 'make it dark'],
  ];
  const fitting = all.filter(([shape]) => shape.test(clause)).map(([, idea]) => idea);
  return [...new Set(fitting)].slice(0, 3);
}

import { settleEntity } from '../plan/entities.ts';
import { lower } from '../texts/grammar.ts';
import { settingsWords } from '../texts/pages-changed.ts';
import type { Change, Intent } from './context.ts';
import { addField } from './fields.ts';
import { addKindOfPage } from './page-kinds.ts';

const page = '(?:an?|the|my|our)?\\s*settings?(?:\\s+(?:page|screen|area))?';
const shapes: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:i|we|admins?|users?) (?:also )?(?:want|need|would like|should be able|'d like) to (?:be able to )?)?(?:set|change|choose|adjust|configure|edit|enter|keep|put|add|show)\\s+(.+?)\\s+(?:on|in|from|at|to|into|under)\\s+${page}$`,
    'i',
  ),
  new RegExp(
    `^(?:add|make|create|include|i (?:want|need)|we (?:want|need))\\s+${page}\\s+(?:with|for|of|where (?:i|we|admins) can (?:set|change|choose|edit)|to (?:set|change|choose|edit|keep))\\s*:?\\s*(.+)$`,
    'i',
  ),
  new RegExp(`^(?:add|make|create|include)\\s+${page}\\s*:\\s*(.+)$`, 'i'),
];

/** "Let me choose opening hours and prices on a settings page": the page with just these. */
export const settingsWith: Intent = (change, clause) => {
  const list = shapes.flatMap((shape) => shape.exec(clause)?.[1] ?? [])[0];
  if (!list || /\b(?:colou?r|theme|dark|font|menu|page)\b/i.test(list)) return undefined;
  const before = settingOf(change);
  const made = before ? undefined : addKindOfPage(change, 'add a settings page');
  const entity = settingOf(change);
  if (!entity) return undefined;
  const usual = new Set(before ? [] : entity.fields);
  const said = addField(change, `add ${list} to ${entity.labelPlural}`);
  const asked = entity.fields.filter((field) => !usual.has(field));
  if (made === undefined || asked.length === 0) return said;
  entity.fields = asked;
  settleEntity(entity);
  const shown = change.blueprint.pages.find(
    ({ archetype, entity: of }) => archetype === 'settings' && of === entity.id,
  );
  return settingsWords.added(
    shown?.label ?? 'Settings',
    asked.map(({ label }) => lower(label)),
  );
};

const settingOf = ({ blueprint }: Change) => {
  const known = blueprint.pages.find(({ archetype }) => archetype === 'settings');
  return blueprint.entities.find(({ id }) => id === known?.entity);
};

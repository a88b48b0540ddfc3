import { joinWords } from '@sayso/core/join-words';
import { dashboardWords } from '../texts/dashboard.ts';
import { inQuotes } from '../words.ts';
import type { Intent } from './context.ts';
import { blockNamed } from './dashboard.ts';

const moving =
  /^(?:move|put|place|show|bring|have)\s+(?:the\s+)?(.+?)\s+(?:to|at|on)\s+(?:the\s+)?(?:very\s+)?(top|start|beginning|bottom|end|foot)\s+(?:of|on|in)\s+(?:the\s+|my\s+)?(?:dashboard|overview|home ?page|start ?page)$|^(?:move|put|place|show)\s+(?:the\s+)?(.+?)\s+(first|last|above everything|below everything|further (?:up|down))\s+(?:on|in)\s+(?:the\s+)?(?:dashboard|overview)$/i;

/** "Move the overdue list to the top of the dashboard": first among its kind, since figures, charts and lists stand in groups. */
export const moveBlock: Intent = (change, clause) => {
  const found = moving.exec(clause);
  const words = found?.[1] ?? found?.[3];
  const dashboard = change.blueprint.pages.find(({ archetype }) => archetype === 'dashboard');
  // "The total of all orders at the top" may ask for a new figure.
  if (!words || !dashboard || /\b(?:total|sum|average|number|how (?:many|much)|count)\b|^an?\s/i.test(words))
    return undefined;
  const known = blockNamed(change, words, undefined);
  if (!known || known.list !== dashboard.blocks) {
    const newest = change.blueprint.entities.length > 0 ? [dashboardWords.newest] : [];
    const titles = dashboard.blocks.map(({ title }) => inQuotes(title)).slice(0, 6);
    return /^(?:move|bring)\b/i.test(clause)
      ? dashboardWords.noPart(words, joinWords([...titles, ...newest]))
      : undefined;
  }
  const isUp = !/bottom|end|foot|last|below|down/i.test(found?.[2] ?? found?.[4] ?? '');
  const rest = dashboard.blocks.filter(({ id }) => id !== known.block.id);
  dashboard.blocks = isUp ? [known.block, ...rest] : [...rest, known.block];
  if (known.block.kind === 'smart-list') {
    if (isUp) known.block.asked = true;
    else delete known.block.asked;
  }
  return dashboardWords.moved(
    known.block.title,
    isUp ? 'first' : 'last',
    known.block.kind === 'stat' ? 'figures' : known.block.kind === 'chart' ? 'charts' : 'lists',
  );
};

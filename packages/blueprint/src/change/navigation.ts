import type { Archetype, BlueprintPage } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { splitItems } from '../read/text/split.ts';
import { menuWords } from '../texts/pages-changed.ts';
import { capitalise, cutName, inQuotes } from '../words.ts';
import {
  type Change,
  contextPage,
  findNamed,
  findPage,
  type Intent,
  isPointing,
  listPageOf,
  thingOf,
} from './context.ts';

/** The page that words name: its own name, its thing's list, "this page". */
export function pageNamed(change: Change, words: string): BlueprintPage | undefined {
  const page = findPage(change.blueprint, words);
  if (page) return page;
  if (isPointing(words) && !/\b(?:it|them|they)\b/i.test(words)) return contextPage(change);
  const entity = thingOf(change, words);
  return entity && listPageOf(change.blueprint, entity);
}

const inMenu = '(?:\\s+(?:in|of|from|out of|on)\\s+(?:the\\s+|my\\s+)?(?:menu|navigation|nav|side ?bar))';

/** "Hide the board from the menu", "show reports in the menu again". */
export const hidePage: Intent = (change, clause) => {
  const found =
    new RegExp(
      `^(hide|remove|take|show|put|bring back|add)\\s+(?:the\\s+)?(.+?)${inMenu}(?:\\s+again)?$`,
      'i',
    ).exec(clause) ??
    /^(hide|show|bring back)\s+(?:the\s+|back the\s+)?(.+?)(?:\s+page|\s+screen|\s+tab)(?:\s+again)?$/i.exec(
      clause,
    );
  if (!found?.[1] || !found[2] || /^(?:a|an)\s/i.test(found[2])) return undefined;
  const isShown = /show|put|bring|add/i.test(found[1]);
  const pages = splitItems(found[2]).map((words) => pageNamed(change, words));
  const known = pages.flatMap((page) => page ?? []);
  if (known.length === 0 || known.length < pages.length) return undefined;
  const shown = change.blueprint.pages.filter(({ nav }) => nav);
  if (!isShown && shown.every((page) => known.includes(page))) return menuWords.lastPage;
  for (const page of known) page.nav = isShown;
  const names = joinWords(known.map(({ label }) => label));
  return isShown
    ? known.length === 1
      ? menuWords.shown(names)
      : menuWords.shownSeveral(names)
    : known.length === 1
      ? menuWords.hidden(names)
      : menuWords.hiddenSeveral(names);
};

const before = /before|above|in front of|over/i;

/** "put students before teachers in the menu", "move reports to the top", "menu order: a, b, c" */
export const moveInMenu: Intent = (change, clause) => {
  const listed =
    /^(?:the |change the |set the )?(?:order of the (?:menu|pages|navigation)|(?:menu|page|navigation) order)(?:\s+(?:to|is|should be))?[:\s]+(.+)$/i.exec(
      clause,
    )?.[1] ??
    /^(?:reorder|rearrange|order|sort)\s+the\s+(?:menu|pages|navigation)(?:\s+(?:to|as|like))?[:\s]+([^,]+,.+)$/i.exec(
      clause,
    )?.[1];
  if (listed) return orderPages(change, splitItems(listed));
  const found = new RegExp(
    `^(?:put|move|place|show|bring|list)\\s+(?:the\\s+)?(.+?)\\s+(before|after|above|below|under|in front of|behind|to the (?:very )?(?:top|end|bottom|start|beginning|front)|at the (?:top|end|bottom|start|beginning|front)|first|last|up|down)(?:\\s+(?:the\\s+)?(.+?))?${inMenu}?$`,
    'i',
  ).exec(clause);
  const page = found?.[1] ? pageNamed(change, found[1]) : undefined;
  const where = found?.[2]?.toLowerCase() ?? '';
  const other = found?.[3] ? pageNamed(change, found[3]) : undefined;
  const isEdge =
    /top|end|bottom|first|last|start|beginning|front$|up|down/.test(where) && !/in front of/.test(where);
  if (!page || (!isEdge && (!other || other === page))) return undefined;
  const { blueprint } = change;
  const rest = blueprint.pages.filter((one) => one !== page);
  page.nav = true;
  const at = isEdge
    ? edge(where, { was: blueprint.pages.indexOf(page), end: rest.length })
    : rest.indexOf(other ?? page) + (before.test(where) ? 0 : 1);
  rest.splice(at, 0, page);
  blueprint.pages = rest;
  change.last = { page };
  if (/up|down/.test(where) && isEdge) return menuWords.moved(page.label, where);
  return menuWords.stands(
    page.label,
    isEdge
      ? at === 0
        ? 'first'
        : 'last'
      : `${before.test(where) ? 'before' : 'after'} ${other?.label ?? ''}`,
  );
};

function edge(where: string, { was, end }: { was: number; end: number }): number {
  if (where === 'up') return Math.max(0, was - 1);
  if (where === 'down') return Math.min(end, was + 1);
  return /top|first|start|beginning|front/.test(where) ? 0 : end;
}

function orderPages(change: Change, names: readonly string[]): string | undefined {
  const pages = names.flatMap((name) => pageNamed(change, name) ?? []);
  const missing = names.filter((name) => pageNamed(change, name) === undefined);
  if (pages.length < 2) return undefined;
  const { blueprint } = change;
  blueprint.pages = [...pages, ...blueprint.pages.filter((page) => !pages.includes(page))];
  return menuWords.startsWith(
    joinWords(pages.map(({ label }) => label)),
    missing.length > 0 ? menuWords.unknown(joinWords(missing.map(inQuotes), 'or')) : '',
  );
}

/** "Open with the calendar", "make projects the main page". */
export const mainPage: Intent = (change, clause) => {
  const words =
    /^(?:open|start|begin)\s+(?:the app\s+)?(?:with|on|at)\s+(?:the\s+)?(.+)$/i.exec(clause)?.[1] ??
    /^(?:make|set|use)\s+(?:the\s+)?(.+?)\s+(?:as\s+|to be\s+)?(?:the\s+|my\s+|our\s+)?(?:main|home|start|first|landing|default)\s*(?:page|screen)$/i.exec(
      clause,
    )?.[1] ??
    /^(?:the\s+)?(?:main|home|start|first|default)\s*page\s+(?:should be|is|must be|to)\s+(?:the\s+)?(.+)$/i.exec(
      clause,
    )?.[1] ??
    /^(?:the app )?(?:should|must) (?:open|start) (?:with|on) (?:the )?(.+)$/i.exec(clause)?.[1];
  const page = words && !/^(?:an?|the)\s+(?:landing)/i.test(words) ? pageNamed(change, words) : undefined;
  if (!page) return undefined;
  change.blueprint.app.mainPage = page.id;
  page.nav = true;
  change.last = { page };
  return menuWords.opensWith(page.label);
};

/** "Rename the board page to pipeline", "call this page overview". */
export const renamePage = (change: Change, words: string, name: string): string | undefined => {
  const page = pageNamed(change, words);
  if (!page) return undefined;
  const was = page.label;
  page.label = cutName(capitalise(name.replace(/^["']|["']$/g, '')));
  change.last = { page };
  return menuWords.renamed(was, page.label);
};

/** Pages that go when words name them; lists of a thing are asked for as pages. */
export const removable = (change: Change, words: string): BlueprintPage | undefined => {
  const plain = words.replace(/^(?:the|this|that|my|our)\s+/i, '');
  const isPage = /\b(?:page|screen|view|tab)$/i.test(plain);
  const page = isPage
    ? pageNamed(change, isPointing(words) ? words : plain)
    : findPage(change.blueprint, plain);
  if (!page) return undefined;
  const own: readonly Archetype[] = ['list', 'detail'];
  return isPage || (!own.includes(page.archetype) && !findNamed(change.blueprint, plain)) ? page : undefined;
};

import type { BlueprintPage } from '@sayso/core/blueprint-schema';
import { sectionsOf } from '../emit/landing-sections.ts';
import { saveSections } from '../landing/save-sections.ts';
import { shortened } from '../texts/grammar.ts';
import { pageTexts } from '../texts/page-words.ts';
import { cutName } from '../words.ts';
import { type Change, contextPage, findNamed, findPage, type Intent } from './context.ts';
import { landingOf } from './landing-page.ts';
import { pageNamed, renamePage } from './navigation.ts';

/** Titles of pages, words that greet on them, and the page that an app opens with. */
export const pageWords: Intent = (change, clause) =>
  menuWords(change, clause) ??
  pageTitle(change, clause) ??
  greeting(change, clause) ??
  openWith(change, clause);

const heading = '(?:title|name|heading|headline|header|label|menu (?:label|name|text|entry))';
const titling = [
  /^(?:name|call|label|title) (?:the )?(dashboard|board|calendar|gallery|timeline|home ?page|start ?page|[\w-]+ (?:page|screen|tab)) "?(.+?)"?$/i,
  new RegExp(
    `^(?:change|set|edit|update|rename|make) (?:the )?${heading} (?:of|on|for) (?:the |our |my )?(.+?) (?:to|into|as|be|say|:)+ "?(.+?)"?$`,
    'i',
  ),
  new RegExp(
    `^(?:change|set|edit|update|rename|make) (?:the )?(.+?) ${heading} (?:to|into|as|be|say|:)+ "?(.+?)"?$`,
    'i',
  ),
  /^(?:title|head|label) (?:the )?(.+?) (?:as )?"(.+?)"$/i,
  /^(?:the )?(.+? (?:page|screen|tab)|dashboard|board|calendar) should be (?:called|named|titled) "?(.+?)"?$/i,
];

/** "Change the title of the dashboard to Overview" */
function pageTitle(change: Change, clause: string): string | undefined {
  const found = titling.map((shape) => shape.exec(clause)).find(Boolean);
  const [, words = '', name = ''] = found ?? [];
  if (words === '' || name === '' || /\b(?:field|column|chart|section|button|app|site)\b/i.test(words))
    return undefined;
  const page = findPage(change.blueprint, words);
  if (!page || /^(?:landing|list)$/.test(page.archetype) || findNamed(change.blueprint, words))
    return undefined;
  return renamePage(change, words, name);
}

const menuNames = [
  /^(?:change|rename|call|replace|relabel) (?:the )?(?:menu (?:item|entry|point)|text|word|label|page)?\s*"?([^"]+?)"? (?:to|into|with|as|by) "?([^"]+?)"? (?:in|on|of) the (?:menu|navigation|side ?bar|nav)$/i,
  /^(?:change|replace) (?:the (?:text|word|words|label|title) )?"([^"]+)" (?:to|into|with|by) "([^"]+)"$/i,
];

/** 'Change "Companies" to "Clients" in the menu' */
function menuWords(change: Change, clause: string): string | undefined {
  const [, words = '', name = ''] = menuNames.map((shape) => shape.exec(clause)).find(Boolean) ?? [];
  const page = change.blueprint.pages.find(
    ({ label, nav }) => nav && label.toLowerCase() === words.trim().toLowerCase(),
  );
  if (!page || name === '') return undefined;
  const was = page.label;
  page.label = cutName(name);
  change.last = { page };
  const entity = findNamed(change.blueprint, was);
  return pageTexts.renamed(
    was,
    page.label,
    entity ? pageTexts.everywhere(was.toLowerCase(), name.toLowerCase()) : '',
  );
}

const what =
  '(?:(?:an? |the |some |our |this )?(?:short |small |nice |friendly |little |big |warm )*(?:(?:welcome|greeting|hello|info|intro(?:duction)?)(?: (?:message|text|note|line|banner|sentence|words|title|headline|greeting|box))?|message|text|note|line|banner|sentence|announcement|notice|headline|words))';
const adds = '(?:add|put|show|write|display|include|place|have|insert|i want|we want)';
const where =
  '(?:on|to|at|in|above|at the top of|on top of|for)(?: the top of)? (?:the |our |my )?(dashboard|overview|home ?page|start ?page|main page|first page|front page|landing page|[\\w-]+ (?:page|screen)|top|app|beginning|start|this page)';
const saying =
  '(?:,? (?:saying|that says|which says|that reads|reading|with the (?:text|words|message)|like|:)|:)';
const greetings = [
  new RegExp(`^${adds} ${what} ${where}${saying} "?(.+?)"?$`, 'i'),
  new RegExp(`^${adds} ${what}${saying} "?(.+?)"? ${where}$`, 'i'),
  new RegExp(`^${adds} ${what}${saying} "?(.+?)"?$`, 'i'),
  new RegExp(`^${adds} "(.+?)" ${where}$`, 'i'),
  /^(?:greet|welcome) (?:people|users|visitors|everyone|us|me|customers|them|the team) with "?(.+?)"?$/i,
  /^(?:the )?(dashboard|home ?page|start ?page|first page|overview) (?:should|must) (?:say|greet (?:people|us|users) with|read)(?::)? "?(.+?)"?$/i,
];
const place =
  /^(?:dashboard|overview|home ?page|start ?page|main page|first page|front page|landing page|[\w-]+ (?:page|screen)|top|app|beginning|start|this page)$/i;
const bare = new RegExp(
  `^${adds} (?:an? |the |some )?(?:short |nice |friendly |warm )*(?:welcome|greeting|intro|introduction|into(?= on| to| at))(?: (?:message|text|note|line|banner|sentence|words))?(?: ${where})?$`,
  'i',
);

/** "Add a welcome message on the dashboard saying Hello team" */
function greeting(change: Change, clause: string): string | undefined {
  if (/\b(?:field|column)\b/i.test(clause)) return undefined;
  if (bare.test(clause))
    return greet(change, bare.exec(clause)?.[1] ?? '', pageTexts.welcome(change.blueprint.app.name));
  const found = greetings.map((shape) => shape.exec(clause)).find(Boolean);
  const parts = found?.slice(1).filter((part) => part !== undefined) ?? [];
  const text = parts.find((part) => !place.test(part)) ?? '';
  return text === '' ? undefined : greet(change, parts.find((part) => place.test(part)) ?? '', text);
}

function greet(change: Change, words: string, text: string): string | undefined {
  const page = greetedPage(change, words);
  if (!page) return noPlace(change, words);
  if (page.archetype === 'landing') {
    const sections = sectionsOf(change.blueprint, page);
    saveSections(
      page,
      sections.map((section) =>
        section.kind === 'hero' ? { ...section, title: text.slice(0, 120) } : section,
      ),
    );
  } else if (page.archetype === 'dashboard') change.blueprint.app.tagline = text.slice(0, 160);
  else
    page.props = {
      ...page.props,
      [/^public-(?:landing|form)$/.test(page.archetype) ? 'headline' : 'description']: text.slice(0, 300),
    };
  change.last = { page };
  return page.archetype === 'landing'
    ? pageTexts.opens(page.label, shortened(text, 80))
    : pageTexts.greeting(page.label, shortened(text, 80));
}

/** Pages that show nothing but what they are for have no line of words. */
function noPlace(change: Change, words: string): string | undefined {
  const page = words === '' ? undefined : pageNamed(change, words);
  return page ? pageTexts.noPlace(page.label) : undefined;
}

const greets = /^(?:dashboard|landing|list|public-landing|public-form|catalogue|portfolio|blog)$/;

function greetedPage(change: Change, words: string): BlueprintPage | undefined {
  const { pages } = change.blueprint;
  const dashboard = pages.find(({ archetype }) => archetype === 'dashboard');
  if (/dashboard|overview/i.test(words)) return dashboard;
  if (/^this page$/i.test(words)) {
    const here = contextPage(change);
    return here && greets.test(here.archetype) ? here : undefined;
  }
  const isOpening =
    /^(?:|top|app|beginning|start|home ?page|start ?page|main page|first page|front page|landing page)$/i.test(
      words,
    );
  if (isOpening)
    return (
      landingOf(change) ??
      pages.find(
        ({ public: isOpen, archetype, nav }) =>
          isOpen && nav && /^(?:public-|catalogue|portfolio|blog)/.test(archetype),
      ) ??
      dashboard
    );
  const page = pageNamed(change, words);
  return page && greets.test(page.archetype) ? page : undefined;
}

const opening =
  '(?:home ?page|home ?screen|start ?page|start screen|first page|main page|front page|first thing)';
const opens = [
  /^(?:start|begin|open)(?: the app)? (?:with|on|at) (?:the |our |my )?(.+)$/i,
  new RegExp(
    `^(?:put|show|set|display|have|place|move|use|bring) (?:the |our |my )?(.+?) (?:on|as|at|to|onto) (?:the |our |my )?${opening}$`,
    'i',
  ),
  new RegExp(
    `^(?:i|we) (?:want|need|would like|'d like) (?:to see )?(?:the |our |my )?(.+?) (?:first|on|as) (?:the |our |my )?(?:${opening}|when .*(?:open|start|log|sign).*)$`,
    'i',
  ),
  /^(?:show|open|display|start with|see|i want to see) (?:the |our |my )?(.+?) (?:first )?(?:when|after|once) (?:i|we|you|people|users|someone|anyone|it|the app)(?: (?:open|start|log|sign|launch|come|is opened|opens|starts)\w*.*)$/i,
  /^(?:the )?(.+?) (?:should|must) be (?:the )?(?:first page|first thing (?:people|users|we|i|you) see|home ?page|start ?page|page that opens first)\b.*$/i,
];
const seen =
  /^(?:kanban|calendar|list|gallery|timeline|map|checklist|catalogue|booking|chat|forum|feedback|chart|smart-list|landing|leaderboard|blog|portfolio|directory|files)$/;

/** "Put the board on the home page": the app opens with the page that is there. */
function openWith(change: Change, clause: string): string | undefined {
  const words = opens.map((shape) => shape.exec(clause)?.[1]).find((one) => one !== undefined);
  if (
    !words ||
    /^(?:an?|another|new)\s/i.test(words) ||
    /\b(?:chart|number|total|how many|count)\b/i.test(words)
  )
    return undefined;
  const page = pageNamed(change, words);
  if (!page && /^(?:calendar|board|gallery|timeline|map|chat|kanban)$/i.test(words))
    return pageTexts.noPage(words.toLowerCase());
  if (!page || !seen.test(page.archetype)) return undefined;
  change.blueprint.app.mainPage = page.id;
  page.nav = true;
  const { pages } = change.blueprint;
  change.blueprint.pages = [page, ...pages.filter((one) => one !== page)];
  change.last = { page };
  return pageTexts.mainPage(page.label);
}

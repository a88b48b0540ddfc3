import { sectionsOf } from '../emit/landing-sections.ts';
import { saveSections } from '../landing/save-sections.ts';
import { lower, shortened } from '../texts/grammar.ts';
import { pageTexts } from '../texts/page-words.ts';
import { capitalise, cutName } from '../words.ts';
import { aOf, type Change, contextEntity, findNamed, type Intent, listPageOf } from './context.ts';
import { landingOf } from './landing-page.ts';
import { pageNamed } from './navigation.ts';

const quoted = '(?:"([^"]+)"|(.+))';

/** Tagline, texts of the page for visitors, the text of a button, titles. */
export const texts: Intent = (change, clause) =>
  tagline(change, clause) ??
  buttonText(change, clause) ??
  pageText(change, clause) ??
  heroText(change, clause) ??
  pointedText(change, clause);

function tagline({ blueprint }: Change, clause: string): string | undefined {
  const found = new RegExp(
    `^(?:(?:change|set|make|use)\\s+)?(?:the\\s+|our\\s+)?(?:tag ?line|slogan|subtitle|motto|description of the app)\\s*(?:to|is|should be|:|=)+\\s*${quoted}$`,
    'i',
  ).exec(clause);
  const text = found?.[1] ?? found?.[2];
  if (!text) return undefined;
  blueprint.app.tagline = text.slice(0, 160);
  return pageTexts.tagline(shortened(text, 80));
}

function buttonText(change: Change, clause: string): string | undefined {
  const [, old = ''] = /\bbutton\s+"([^"]+)"\s+(?:to|into|as|with)\s+"?[^"]+"?$/i.exec(clause) ?? [];
  if (old !== '' && !/^(?:new|add|create)\b(?! to\b)/i.test(old))
    return pageTexts.fixedButton(shortened(old, 60), lower(contextEntity(change)?.label ?? 'entry'));
  const found =
    new RegExp(
      `^(?:change|rename|set|make|call)\\s+(?:the\\s+)?(?:text (?:of|on) the\\s+)?(.+?)\\s+button(?:'s)?(?:\\s+(?:text|label))?(?:\\s+(?:to|say|into|be called|as))?\\s+${quoted}$`,
      'i',
    ).exec(clause) ??
    new RegExp(
      `^(?:the\\s+|this\\s+)?(.*?)\\s*button\\s+(?:should|must)\\s+(?:say|be called|read)\\s+${quoted}$`,
      'i',
    ).exec(clause);
  const text = (found?.[2] ?? found?.[3])?.replace(/^(?:to|say)\s+/i, '');
  if (
    !found ||
    !text ||
    /\b(?:colou?r|bigger|smaller|round|red|blue|green|black|purple|orange|yellow|pink|dark|light)\b/i.test(
      text,
    )
  )
    return undefined;
  const thing = (found[1] ?? '')
    .replace(/^(?:the|this|that|new|add|create)\s+/gi, '')
    .replace(/^(?:new|add|create)\s*/i, '');
  const entity = findNamed(change.blueprint, thing) ?? contextEntity(change);
  const page = entity && listPageOf(change.blueprint, entity);
  if (!page) return undefined;
  page.props = { ...page.props, createLabel: text.slice(0, 40) };
  return pageTexts.button(aOf(entity), shortened(text, 40), page.label);
}

function pageText(change: Change, clause: string): string | undefined {
  const found =
    /^(?:add|put|write|show)\s+(?:the\s+|an?\s+)?(?:text|note|line|description|sentence|intro(?:duction)?|message)s?:?\s+"([^"]+)"\s+(?:to|on|at the top of|above|in|below)\s+(?:the\s+)?(.+?)$/i.exec(
      clause,
    );
  const page = found?.[2] ? pageNamed(change, found[2]) : undefined;
  if (!found?.[1] || !page) return undefined;
  if (page.archetype === 'dashboard') {
    change.blueprint.app.tagline = found[1].slice(0, 160);
    return pageTexts.below(page.label, shortened(found[1], 80));
  }
  page.props = { ...page.props, description: found[1].slice(0, 300) };
  return pageTexts.below(page.label, shortened(found[1], 80));
}

const opening =
  '(headline|heading|hero (?:title|text)|main title|(?:welcome|greeting|intro(?:duction)?)(?: (?:text|message|words|line|title|headline))?|(?:text|title|headline) (?:of|on|at the top of) the (?:landing|welcome|home|front|start|main) ?page)';

function heroText(change: Change, clause: string): string | undefined {
  const found = new RegExp(
    `^(?:please\\s+)?(?:change|set|make|use)\\s+(?:the\\s+|our\\s+|my\\s+)?${opening}\\s+(?:to|say|into|:)+\\s*${quoted}$`,
    'i',
  ).exec(clause);
  const text = found?.[2] ?? found?.[3];
  if (!found?.[1] || !text) return undefined;
  const page = landingOf(change);
  if (!page) return openingText(change, text);
  const key = /(?:text|message|words|line|introduction|intro|greeting)$|^text/i.test(found[1])
    ? 'text'
    : 'title';
  saveSections(
    page,
    sectionsOf(change.blueprint, page).map((section) =>
      section.kind === 'hero' ? { ...section, [key]: text } : section,
    ),
  );
  return pageTexts.opens(page.label, shortened(text, 80));
}

/** Which words open an app that has no landing page: those that visitors read first, else the line on the dashboard. */
const openings: Readonly<Record<string, string>> = {
  'public-landing': 'headline',
  'public-form': 'headline',
  portfolio: 'description',
  blog: 'description',
  catalogue: 'description',
};

function openingText({ blueprint }: Change, text: string): string | undefined {
  const page = blueprint.pages.find((one) => one.public && one.nav && openings[one.archetype] !== undefined);
  const key = page && openings[page.archetype];
  if (page && key) {
    page.props = { ...page.props, [key]: text.slice(0, 300) };
    return pageTexts.opens(page.label, shortened(text, 80));
  }
  const dashboard = blueprint.pages.find(({ archetype }) => archetype === 'dashboard');
  if (!dashboard) return undefined;
  blueprint.app.tagline = text.slice(0, 160);
  return pageTexts.below(dashboard.label, shortened(text, 80));
}

/** "Change this to ...": what was pointed at is a title, a heading or a label of the plan. */
function pointedText(change: Change, clause: string): string | undefined {
  const found = new RegExp(
    `^(?:change|rename|set|make|call|replace)\\s+(?:this|that|it)(?:\\s+(?:text|title|heading|label|button))?(?:\\s+(?:to|into|with|say|as))+\\s+${quoted}$`,
    'i',
  ).exec(clause);
  const text = found?.[1] ?? found?.[2];
  const { selected } = change;
  if (!text || !selected || change.last) return undefined;
  const block = selected.page?.blocks.find(({ id }) => id === selected.block);
  if (block) {
    block.title = cutName(text);
    return pageTexts.titled(block.title);
  }
  if (selected.field) {
    const before = selected.field.label;
    selected.field.label = cutName(capitalise(text));
    return pageTexts.fieldRenamed(lower(before), lower(selected.field.label));
  }
  if (selected.page && selected.text && selected.text.trim() === selected.page.label) {
    selected.page.label = cutName(text);
    return pageTexts.pageRenamed(selected.page.label);
  }
  return undefined;
}

import type { BlueprintPage } from '@sayso/core/blueprint-schema';
import { sectionsOf } from '../emit/landing-sections.ts';
import type { LandingItem, LandingSection, SectionKind } from '../landing/section.ts';
import { capitalise } from '../words.ts';
import {
  aOf,
  type Change,
  contextEntity,
  contextPage,
  findNamed,
  type Intent,
  listPageOf,
  lower,
} from './context.ts';
import { pageNamed } from './navigation.ts';

const kinds: readonly (readonly [RegExp, SectionKind, string])[] = [
  [/\bhero\b|\bheader section\b|\btop section\b/i, 'hero', 'the opening'],
  [/\bfeatures?\b|\bbenefits\b/i, 'features', 'features'],
  [/\bsteps?\b|\bhow it works\b/i, 'steps', 'steps'],
  [/\bpric(?:es?|ing)\b|\bplans\b/i, 'pricing', 'prices'],
  [/\btestimonials?\b|\bquotes?\b|\breviews section\b/i, 'testimonials', 'testimonials'],
  [/\bfaqs?\b|\bquestions\b/i, 'faq', 'questions and answers'],
  [/\bteam\b/i, 'team', 'the team'],
  [/\bfigures\b|\bstats\b|\bnumbers\b/i, 'stats', 'figures'],
  [/\bcall to action\b|\bcta\b/i, 'cta', 'a call to action'],
  [/\b(?:contact|enquiry|sign-?up) (?:form|section)\b/i, 'form', 'the form'],
  [/\bfooter\b/i, 'footer', 'the footer'],
];

const samples: Readonly<Partial<Record<SectionKind, readonly LandingItem[]>>> = {
  features: [
    { title: 'Simple', text: 'Everything in one place.' },
    { title: 'Fast', text: 'Find what you look for in seconds.' },
  ],
  steps: [
    { title: 'Tell us', text: 'Write what you need.' },
    { title: 'Relax', text: 'We do the rest.' },
  ],
  pricing: [
    { title: 'Basic', price: '10', per: 'month', points: ['All you need to start'] },
    { title: 'Full', price: '25', per: 'month', points: ['Everything in Basic', 'Help by phone'] },
  ],
  testimonials: [{ title: 'A happy customer', text: 'Exactly what we were looking for.', stars: 5 }],
  faq: [{ title: 'How do I start?', text: 'Send us the form, and we will be in touch.' }],
  team: [{ title: 'Your name', role: 'Founder' }],
  stats: [{ value: '100+', title: 'happy customers' }],
};

const landingOf = (change: Change): BlueprintPage | undefined => {
  const here = contextPage(change);
  return here?.archetype === 'landing'
    ? here
    : change.blueprint.pages.find(({ archetype }) => archetype === 'landing');
};

const kindIn = (words: string) => kinds.find(([shape]) => shape.test(words));

function save(page: BlueprintPage, sections: readonly LandingSection[]): void {
  page.props = { ...page.props, sections: JSON.parse(JSON.stringify(sections)) };
}

/** Sections of a landing page come, go and move. */
export const landingSections: Intent = (change, clause) => {
  const page = landingOf(change);
  const found =
    /^(add|put|include|insert|remove|delete|drop|move|show)\s+(?:an?\s+|the\s+|some\s+)?(.+?)(?:\s+(?:section|band|block|part))?(?:\s+(?:in )?(above|below|before|after|between|under|to|on|from|at)\s+(.+))?$/i.exec(
      clause,
    );
  const kind = found?.[2] ? kindIn(found[2].slice(0, 40)) : undefined;
  if (!page || !found?.[1] || !kind) return undefined;
  if (/\bfield\b/i.test(clause) || (found[4] && findNamed(change.blueprint, found[4]))) return undefined;
  const [, name, said] = kind;
  const sections = sectionsOf(change.blueprint, page);
  const at = sections.findIndex((section) => section.kind === name);
  const rest = sections.filter((_, each) => each !== at);
  if (/remove|delete|drop/i.test(found[1])) {
    if (at < 0) return `The page ${page.label} has no such section.`;
    save(page, rest);
    return `Removed ${said} from the page ${page.label}.`;
  }
  const section = sections[at] ?? newSection(change, name, said);
  const other = kindIn(found[4] ?? '');
  const place = rest.findIndex((each) => each.kind === other?.[1]);
  const end = rest.findIndex(({ kind: each }) => each === 'form' || each === 'footer');
  const isBefore = /above|before/i.test(found[3] ?? '');
  const to = /\btop\b|\bfirst\b/i.test(found[4] ?? '')
    ? 0
    : place < 0
      ? end < 0
        ? rest.length
        : end
      : place + (isBefore ? 0 : 1);
  save(page, [...rest.slice(0, to), section, ...rest.slice(to)]);
  change.last = { page };
  const texts = at < 0 ? ' Its texts are only examples: click them in the preview to write your own.' : '';
  return `${at < 0 ? 'Added' : 'Moved'} ${said} ${at < 0 ? 'to' : 'on'} the page ${page.label}.${texts}`;
};

function newSection(change: Change, kind: SectionKind, said: string): LandingSection {
  const entity = contextEntity(change);
  return {
    kind,
    id: kind,
    title: capitalise(said.replace(/^(?:the|a) /, '')),
    ...(samples[kind] ? { items: [...(samples[kind] ?? [])] } : {}),
    ...(kind === 'form' && entity ? { entity: entity.id } : {}),
  };
}

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
  return `The line below the name is "${blueprint.app.tagline}" now.`;
}

function buttonText(change: Change, clause: string): string | undefined {
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
  return `The button that adds ${aOf(entity)} says "${text.slice(0, 40)}" on the page ${page.label}.`;
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
    return `The page ${page.label} says "${found[1].slice(0, 160)}" below its title.`;
  }
  page.props = { ...page.props, description: found[1].slice(0, 300) };
  return `The page ${page.label} says "${found[1].slice(0, 60)}" below its title.`;
}

function heroText(change: Change, clause: string): string | undefined {
  const found = new RegExp(
    `^(?:change|set|make|use)\\s+(?:the\\s+)?(headline|heading|hero (?:title|text)|main title|welcome text|title of the (?:landing|welcome|home) ?page)\\s+(?:to|say|into|:)+\\s*${quoted}$`,
    'i',
  ).exec(clause);
  const text = found?.[2] ?? found?.[3];
  const page = landingOf(change);
  if (!found?.[1] || !text || !page) return undefined;
  const key = /text$/i.test(found[1]) ? 'text' : 'title';
  save(
    page,
    sectionsOf(change.blueprint, page).map((section) =>
      section.kind === 'hero' ? { ...section, [key]: text } : section,
    ),
  );
  return `The page ${page.label} opens with "${text.slice(0, 80)}".`;
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
    block.title = text.slice(0, 60);
    return `It is titled "${block.title}" now.`;
  }
  if (selected.field) {
    const before = selected.field.label;
    selected.field.label = capitalise(text).slice(0, 60);
    return `Renamed ${lower(before)} to ${lower(selected.field.label)}; its data stays.`;
  }
  if (selected.page && selected.text && selected.text.trim() === selected.page.label) {
    selected.page.label = text.slice(0, 60);
    return `The page is called ${selected.page.label} now.`;
  }
  return undefined;
}

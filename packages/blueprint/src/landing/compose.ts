import type { Blueprint, BlueprintEntity, BlueprintPage } from '@sayso/core/blueprint-schema';
import { thingsOf } from '../emit/columns.ts';
import { wordsOf } from '../emit/community-fields.ts';
import { deedOf, invitation } from '../emit/copy.ts';
import { entityById } from '../plan/look.ts';
import { examples } from './examples.ts';
import { featuresOf } from './own-things.ts';
import type { SitePart } from './parts.ts';
import {
  type LandingAction,
  type LandingItem,
  type LandingSection,
  type SectionKind,
  soundSections,
} from './section.ts';
import { describeServices } from './service-lines.ts';
import { contentOf, entityOfForm } from './settle.ts';
import { type Trade, tradeOf } from './trades.ts';
import { enquiryWords, formLines, questionsFor, stepsFor, visitOf } from './visit.ts';

type Given = {
  blueprint: Blueprint;
  page: BlueprintPage;
  trade: Trade & { isKnown: boolean };
  /** What is shown to visitors, and what the first form writes. */
  offered: BlueprintEntity | undefined;
  target: BlueprintEntity | undefined;
  parts: readonly SitePart[];
};

const givenOf = (blueprint: Blueprint, page: BlueprintPage): Given => ({
  blueprint,
  page,
  trade: tradeOf(wordsOf(page, 'topic') ?? blueprint.app.name),
  offered: entityById(blueprint, page.entity),
  target: entityById(blueprint, page.target),
  parts: soundSections<SitePart>(page.props?.['parts']),
});

/** The sections of a page: the parts that its text asked for, else those that such a page needs. */
export function composeSections(blueprint: Blueprint, page: BlueprintPage): LandingSection[] {
  const given = givenOf(blueprint, page);
  const without = page.props?.['without'];
  const refused = Array.isArray(without) ? without : [];
  const sections = wholePage(given, given.parts)
    .filter(({ kind }) => !refused.includes(kind))
    .flatMap((part) => sectionOf(given, part));
  return withTones(withActions(given, sections));
}

/** One more part of a page that is there. */
export const composeSection = (
  blueprint: Blueprint,
  page: BlueprintPage,
  part: SitePart,
): LandingSection | undefined => {
  const given = givenOf(blueprint, page);
  return withActions(given, [...sectionOf(given, part), ...sectionOf(given, { kind: 'form' })])[0];
};

const kindsIn = (parts: readonly SitePart[], ...kinds: SectionKind[]): SitePart[] =>
  kinds.flatMap((kind) => (parts.some((part) => part.kind === kind) ? [] : [{ kind }]));

/** A list of parts is followed; one part alone joins those that a page is not complete without. */
function wholePage(given: Given, asked: readonly SitePart[]): SitePart[] {
  const usual = contentOf(asked).length < 2;
  const inside = asked.filter(({ kind }) => kind !== 'hero' && kind !== 'footer');
  const lead = inside.findIndex(({ kind }) => kind !== 'features' && kind !== 'about');
  const cut = lead < 0 ? inside.length : lead;
  const [before, after] = [inside.slice(0, cut), inside.slice(cut)];
  const forms = after.filter(({ kind }) => kind === 'form' || kind === 'cta');
  const middle = after.filter((part) => !forms.includes(part));
  const list: SitePart[] = given.offered ? [{ kind: 'list' }] : [];
  return [
    { kind: 'hero', ...asked.find(({ kind }) => kind === 'hero') },
    ...(usual
      ? [
          ...kindsIn(inside, 'features'),
          ...before,
          ...list,
          ...kindsIn(inside, 'steps'),
          ...middle,
          ...kindsIn(inside, 'faq'),
          ...forms,
        ]
      : [...before, ...list, ...after]),
    ...kindsIn(inside, 'form'),
    { kind: 'footer' },
  ];
}

type Maker = (given: Given, part: SitePart) => LandingSection | undefined;

const sectionOf = (given: Given, part: SitePart): LandingSection[] => {
  const section = (makers[part.kind] ?? usual)(given, part);
  return section ? [section] : [];
};

/** A part with the words of the text, else with words that show what belongs there. */
const usual: Maker = (_, { kind, title, text, items }) => {
  const example = examples[kind] ?? {};
  const isExample = items === undefined && text === undefined;
  return {
    kind,
    id: kind,
    title: title ?? example.title ?? '',
    ...(isExample ? { ...(example.text ? { text: example.text } : {}), isExample } : {}),
    ...(text ? { text } : {}),
    ...(items ? { items } : isExample && example.items ? { items: [...example.items] } : {}),
  };
};

/** "Bakery in Leeds", "We mend umbrellas."; nothing where it would only repeat the name. */
function footerLine(text: string, name: string): string {
  const trimmed = text.trim();
  if (withoutStop(trimmed) === name) return '';
  return /^We\s/.test(trimmed) ? `${withoutStop(trimmed)}.` : trimmed;
}
const withoutStop = (text: string): string => text.replace(/\.$/, '');
const isNamed = (words: string): boolean => /\s(?:\p{Lu}|&)/u.test(words);

const hero: Maker = ({ blueprint: { app }, page, trade, offered, target, parts }, { text }) => {
  const offer = wordsOf(page, 'offer');
  const tagline = app.tagline === '' || /^Keep /.test(app.tagline) ? undefined : app.tagline;
  const hasName = app.name.toLowerCase() !== offer?.toLowerCase() && wordsOf(page, 'topic') !== undefined;
  // Who has a name of its own opens with a promise; what it is stands in its name already.
  const own = offer !== undefined && !(trade.isKnown && (isNamed(offer) || hasName)) ? offer : undefined;
  const title = text ?? own ?? tagline ?? (trade.isKnown ? withoutStop(trade.promise) : app.name);
  const promise =
    !trade.isKnown || !wordsOf(page, 'topic') || title === withoutStop(trade.promise) ? '' : trade.promise;
  const call = target ? callTo(target, offered) : offered ? `Take a look at our ${thingsOf(offered)}.` : '';
  const said = [promise, call].filter(Boolean).join(' ');
  return {
    kind: 'hero',
    title,
    text: said,
    icons: iconsOf(app, trade),
    ...namedIn(parts, `${title} ${said}`),
  };
};

/** What the first lines ask of a visitor. */
const callTo = (target: BlueprintEntity, offered: BlueprintEntity | undefined): string =>
  !offered && target.concept === 'enquiry' ? enquiryWords.call : invitation(target, offered);

const mostNamed = 5;

/** The services that the text told, unless the words above name them already; long ones stand further down alone. */
function namedIn(parts: readonly SitePart[], said: string): Pick<LandingSection, 'items'> {
  const told = parts.find(({ kind, items }) => kind === 'features' && items)?.items ?? [];
  const names = told.flatMap(({ title = '' }) => title || []);
  const isShort = names.length > 1 && names.every((name) => name.length <= 28);
  const isSaid = names.some((name) => said.toLowerCase().includes(name.toLowerCase()));
  return isShort && !isSaid ? { items: names.slice(0, mostNamed).map((title) => ({ title })) } : {};
}

/** What a business is about, in three pictures. */
const iconsOf = (app: Blueprint['app'], { isKnown, offers }: Given['trade']): string[] => {
  const drawn = offers.flatMap(({ icon }) => icon ?? []);
  return [...new Set(isKnown ? drawn : [app.icon, ...drawn])].slice(0, 3);
};

const priced = ({ title = '', text, price, per }: LandingItem): LandingItem => ({
  title,
  ...(price === undefined ? (text ? { text } : {}) : { text: per ? `${price} ${per}` : price }),
});

const features: Maker = (given, part) => {
  const own = part.items && describeServices(part.items.map(priced), given.trade);
  const isWorded = part.items?.every(({ text, price }) => text ?? price);
  const shown = own ? [] : featuresOf(given.blueprint, given.target);
  const { app } = given.blueprint;
  if (!own && shown.length > 1)
    return {
      kind: 'features',
      id: 'features',
      title: part.title ?? `What you’ll find at ${app.name}`,
      items: shown,
    };
  if (!own && isMenu(given) && part.title === 'Menu') return undefined;
  // What is offered stands in a list of its own.
  if (!own && given.offered && part.title === undefined) return undefined;
  return {
    kind: 'features',
    id: 'services',
    title: part.title ?? 'What we do',
    items: own ?? [...given.trade.offers],
    ...(isWorded ? {} : { isExample: true }),
  };
};

/** Dishes stand on the menu itself. */
const isMenu = ({ offered }: Given): boolean => offered?.concept === 'menu_item';

const list: Maker = (given) =>
  given.offered && {
    kind: 'list',
    id: 'offer',
    title: isMenu(given) ? 'Menu' : given.offered.labelPlural,
    entity: given.offered.id,
  };

const steps: Maker = ({ target }, { title, items }) => ({
  kind: 'steps',
  id: 'steps',
  title: title ?? 'How it works',
  items: items ?? [...stepsFor[visitOf(target)]],
});

/** Amounts that nobody named are not made up. */
const pricing: Maker = ({ parts, trade, blueprint }, { title, items }) => {
  const named = parts.find(({ kind, items: own }) => kind === 'features' && own)?.items;
  const priced = items ?? (named?.some(({ price }) => price !== undefined) ? named : undefined);
  const sign = signOf(blueprint, priced);
  return {
    kind: 'pricing',
    id: 'prices',
    title: title ?? 'Prices',
    items: (priced ?? named ?? trade.offers).map(({ title: name = '', price, per }) => ({
      title: name,
      price: price === undefined ? 'Add a price' : withSign(price, sign),
      ...(per ? { per } : {}),
    })),
    ...(priced ? {} : { isExample: true }),
  };
};

const currencies: Readonly<Record<string, string>> = { EUR: '€', GBP: '£', USD: '$', CHF: 'CHF ' };
const signOf = ({ app }: Blueprint, items: readonly LandingItem[] = []): string =>
  items.flatMap(({ price }) => /[€£$]|CHF /.exec(price ?? '') ?? [])[0] ?? currencies[app.currency] ?? '';
const withSign = (price: string, sign: string): string =>
  /[€£$]|CHF/.test(price) ? price : price.replace(/(?=\d)/, sign);

const faq: Maker = ({ target }, { title, items }) => {
  const known = questionsFor(target);
  const asked = items?.map((one) => ({
    ...one,
    text: one.text ?? known.find(({ title: known }) => known === one.title)?.text ?? 'Add your answer here.',
  }));
  return {
    kind: 'faq',
    id: 'questions',
    title: title ?? 'Questions and answers',
    items: asked ?? known,
    ...(items?.some(({ text }) => text === undefined) ? { isExample: true } : {}),
  };
};

const form: Maker = ({ blueprint, target }, { form: kind, title }) => {
  const entity = (kind && entityOfForm(blueprint, kind)) ?? target;
  if (!entity) return undefined;
  const visit = visitOf(entity);
  const booking = blueprint.pages.find(
    ({ archetype, entity: id, public: isOpen }) => archetype === 'booking' && isOpen && id === entity.id,
  );
  // Where free times are seen, nobody writes one into a form.
  if (booking)
    return {
      kind: 'cta',
      id: 'contact',
      title: title ?? deedOf(entity).verb,
      text: 'See which times are free and choose one.',
      actions: [{ label: deedOf(entity).verb, page: booking.name }],
    };
  return {
    kind: 'form',
    id: entity === target ? 'contact' : visit,
    title: title ?? (entity.concept === 'enquiry' ? enquiryWords.heading : deedOf(entity).verb),
    text: formLines[visit],
    entity: entity.id,
    ...(title?.startsWith('Join') ? { actions: [{ label: title }] } : {}),
  };
};

const footer: Maker = ({ page, trade, blueprint: { app } }) => ({
  kind: 'footer',
  text: footerLine(wordsOf(page, 'offer') ?? (wordsOf(page, 'topic') ? trade.promise : ''), app.name),
});

const call: Maker = ({ target }, { title }) => ({
  kind: 'cta',
  id: 'start',
  title: title ?? 'Ready to get started?',
  text: target ? formLines[visitOf(target)] : '',
});

const makers: Readonly<Partial<Record<SectionKind, Maker>>> = {
  hero,
  features,
  list,
  steps,
  pricing,
  faq,
  form,
  footer,
  cta: call,
};

/** Buttons lead to parts that the page has. */
function withActions({ target, offered }: Given, sections: readonly LandingSection[]): LandingSection[] {
  const form = sections.find(({ kind, id }) => kind === 'form' || id === 'contact');
  const shown =
    sections.find(({ kind }) => kind === 'list') ??
    sections.find(({ kind }) => kind === 'features' || kind === 'pricing');
  const first: LandingAction[] =
    form && target
      ? [
          {
            label: form.title?.startsWith('Join') ? form.title : deedOf(target).verb,
            href: `#${form.id ?? ''}`,
          },
        ]
      : [];
  const label =
    shown?.kind === 'list' && offered
      ? `See our ${thingsOf(offered)}`
      : `See ${(shown?.title ?? '').replace(/^./, (letter) => letter.toLowerCase())}`;
  const second: LandingAction[] = shown?.id ? [{ label, href: `#${shown.id}`, quiet: first.length > 0 }] : [];
  return sections.map((section) =>
    section.kind === 'hero'
      ? { ...section, actions: [...first, ...second] }
      : section.kind === 'cta' && !section.actions
        ? { ...section, actions: first.length > 0 ? first : second }
        : section,
  );
}

/** Grounds take turns, so that each part is seen to end; hours and address are one thought. */
export function withTones(sections: readonly LandingSection[]): LandingSection[] {
  let isSoft = true;
  return sections.map(({ tone: _, ...section }, at) => {
    if (section.kind === 'hero') return { ...section, tone: section.image === undefined ? 'strong' : 'soft' };
    if (section.kind === 'footer') return section;
    if (section.kind === 'cta') {
      isSoft = false;
      return { ...section, tone: 'strong' };
    }
    const isPair = section.kind === 'place' && sections[at - 1]?.kind === 'hours';
    if (!isPair) isSoft = !isSoft;
    return isSoft ? { ...section, tone: 'soft' } : section;
  });
}

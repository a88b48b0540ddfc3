import type { BlueprintPage } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { sectionsOf } from '../emit/landing-sections.ts';
import { composeSection } from '../landing/compose.ts';
import { ownWordsFor } from '../landing/example-words.ts';
import { partNames } from '../landing/examples.ts';
import { type FormKind, partIn } from '../landing/part-words.ts';
import { readParts, type SitePart } from '../landing/parts.ts';
import { saveSections } from '../landing/save-sections.ts';
import type { LandingSection, SectionKind } from '../landing/section.ts';
import { entityOfForm } from '../landing/settle.ts';
import { shortened } from '../texts/grammar.ts';
import { partWords } from '../texts/site-parts.ts';
import { capitalise } from '../words.ts';
import { type Change, contextPage, findNamed, type Intent } from './context.ts';
import { landingOf } from './landing-page.ts';
import type { FieldPlan } from './page-kind-table.ts';
import { make } from './page-kinds.ts';

type Asked = { change: Change; page: BlueprintPage; sections: LandingSection[]; clause: string };

/** Sections of a landing page come, go, move and are reworded. */
export const landingSections: Intent = (change, clause) => {
  const page = landingOf(change);
  if (!page || /\b(?:field|column|chart|graph|menu bar|button)\b/i.test(clause)) return undefined;
  const asked: Asked = { change, page, sections: sectionsOf(change.blueprint, page), clause };
  const answer =
    swapped(asked) ?? shifted(asked) ?? reworded(asked) ?? removed(asked) ?? placed(asked) ?? filled(asked);
  if (answer !== undefined) change.last = { page };
  return answer;
};

const ending = '(?:\\s+(?:section|band|block|part)s?)?';
const bare = (words: string): string =>
  words
    .replace(/^(?:(?:the|our|my|an?|some|another|section|part|band)\s+(?:called\s+)?)+(?=\S)/i, '')
    .replace(/\s+(?:section|band|block|part)s?$/i, '')
    .trim();

/** The kind of part that words name and nothing else; what the app keeps is no part unless it is called one. */
function kindNamed({ change }: Asked, words: string): SectionKind | undefined {
  const isCalled = /\b(?:section|band|block|part)\b/i.test(words);
  if (!isCalled && findNamed(change.blueprint, bare(words))) return undefined;
  for (const text of [words.replace(/\s+(?:section|band|block|part)s?$/i, ''), bare(words)]) {
    const found = partIn(text);
    if (found && /^(?:at the (?:top|bottom|end))?$/i.test(found.rest)) return found.word.kind;
  }
  return undefined;
}

const indexOf = (asked: Asked, words: string): number => {
  const kind = kindNamed(asked, words);
  const said = bare(words).toLowerCase();
  const titled = asked.sections.findIndex(({ title }) => title?.toLowerCase() === said);
  return titled >= 0 ? titled : asked.sections.findIndex((section) => section.kind === kind);
};

function swapped(asked: Asked): string | undefined {
  const found = /^(?:swap|switch|exchange)\s+(.+?)\s+(?:and|with|for)\s+(.+)$/i.exec(asked.clause);
  if (!found?.[1] || !found[2]) return undefined;
  const [one, other] = [indexOf(asked, found[1]), indexOf(asked, found[2])];
  const [first, second] = [asked.sections[one], asked.sections[other]];
  if (!first || !second || first === second) return undefined;
  saveSections(
    asked.page,
    asked.sections.map((section) => (section === first ? second : section === second ? first : section)),
  );
  return partWords.swapped(partNames[first.kind], partNames[second.kind], asked.page.label);
}

/** "Move the prices up": past its neighbour. */
function shifted(asked: Asked): string | undefined {
  const found =
    /^(?:move|shift|push|put)\s+(.+?)\s+(?:one\s+)?(up|down|higher|lower)(?:\s+(?:by )?(?:one|a place|a bit))?$/i.exec(
      asked.clause,
    );
  const at = found?.[1] === undefined ? -1 : indexOf(asked, found[1]);
  const next = at + (/up|higher/i.test(found?.[2] ?? '') ? -1 : 1);
  const [section, other] = [asked.sections[at], asked.sections[next]];
  if (!section) return undefined;
  if (!other || /hero|footer/.test(other.kind))
    return partWords.atTheEnd(partNames[section.kind], asked.page.label);
  saveSections(
    asked.page,
    asked.sections.map((each) => (each === section ? other : each === other ? section : each)),
  );
  return partWords.moved(partNames[section.kind], asked.page.label);
}

/** "Rename the prices section to ...", "change the text of about us to ...". */
function reworded(asked: Asked): string | undefined {
  const { clause, sections, page } = asked;
  const found =
    /^(?:change|rename|set|make|call|title|head|reword)\s+(?:the\s+)?(?:(heading|title|headline|text|words)\s+(?:of|in|on|for|above)\s+)?(.+?)(?:\s+(heading|title|headline|text|words))?\s+(?:to|into|as|say|with|so that it says|:)+\s*(?:"([^"]+)"|(.+))$/i.exec(
      clause,
    );
  const said = found?.[4] ?? found?.[5];
  if (!found?.[2] || !said) return undefined;
  const which = (found[1] ?? found[3] ?? '').toLowerCase();
  if (which === '' && !/\b(?:section|band|block|part)\b/i.test(found[2])) return undefined;
  const at = indexOf(asked, found[2]);
  const section = sections[at];
  if (!section) return undefined;
  const isText = /text|words/.test(which);
  const { isExample: _, ...own } = section;
  const next = isText ? { ...own, text: said } : { ...section, title: capitalise(said) };
  saveSections(
    page,
    sections.map((each) => (each === section ? next : each)),
  );
  return isText
    ? partWords.says(page.label, shortened(said, 80), partNames[section.kind])
    : partWords.headed(partNames[section.kind], shortened(capitalise(said), 80), page.label);
}

function removed(asked: Asked): string | undefined {
  const { clause, page, sections } = asked;
  const words = new RegExp(
    `^(?:remove|delete|drop|take out|take away|hide|leave out|get rid of)\\s+(.+?${ending})(?:\\s+(?:from|on|of)\\s+(?:the\\s+)?(?:page|site|website|landing page|home ?page|welcome(?: page)?))?$`,
    'i',
  ).exec(clause)?.[1];
  const kind = words === undefined ? undefined : kindNamed(asked, words);
  if (!words || !kind) return undefined;
  const at = indexOf(asked, words);
  if (at < 0) return partWords.noSection(page.label);
  saveSections(
    page,
    sections.filter((_, each) => each !== at),
  );
  return partWords.removed(partNames[kind], page.label);
}

type Place = { at: number; missing?: string };

const where =
  /\s+(?:(?:in|right|directly|just)\s+)?(?:(between)\s+(.+?)\s+and\s+(.+)|(above|before|over|ahead of|in front of|on top of)\s+(.+)|(below|after|under|underneath|beneath|behind|following)\s+(.+)|(?:at|to|on|in)\s+(?:the\s+)?(?:very\s+)?(top|start|beginning|front|bottom|end|foot)(?:\s+of\s+.+)?|(first|last)|(?:to|on|in)\s+(?:the\s+|our\s+|my\s+)?(?:welcome |landing |home ?|front )?(?:page|site|web ?site|welcome))$/i;

/** Where a part goes among those that stay: where the words say, else before the form. */
function placeIn(
  asked: Asked,
  rest: readonly LandingSection[],
  found: RegExpExecArray | null,
): Place | undefined {
  const among: Asked = { ...asked, sections: [...rest] };
  const opening = rest[0]?.kind === 'hero' ? 1 : 0;
  const closing = rest.at(-1)?.kind === 'footer' ? rest.length - 1 : rest.length;
  const form = rest.findIndex(({ kind }) => kind === 'form');
  const usual = form < 0 ? closing : form;
  if (!found) return { at: usual };
  const [, between, one = '', other = '', , before, , after, edge, ordinal] = found;
  const named = between ? one : (before ?? after);
  if (named !== undefined) {
    const at = indexOf(among, named);
    const second = between ? indexOf(among, other) : -1;
    if (at < 0 && second < 0)
      return findNamed(asked.change.blueprint, named) ? undefined : { at: usual, missing: named };
    if (between) return { at: at < 0 ? second : second < 0 ? at + 1 : Math.max(at, second) };
    return { at: before ? at : at + 1 };
  }
  const side = (edge ?? ordinal ?? '').toLowerCase();
  if (side === '') return { at: usual };
  return { at: /bottom|end|foot|last/.test(side) ? closing : opening };
}

/** Parts that a page of records could be meant by, too, unless the app is nothing but a page for visitors. */
const ambiguous: ReadonlySet<SectionKind> = new Set(['gallery', 'team', 'form', 'place', 'hours', 'list']);

function isMeant({ change, clause, page }: Asked, { kind, items, text }: SitePart): boolean {
  // Told with what they are, they are what visitors read; no record has them so.
  if ((kind === 'hours' || kind === 'place') && (items || text)) return true;
  if (!ambiguous.has(kind) || contextPage(change) === page) return true;
  if (/\b(?:section|band|block|part|site|website|landing page|home ?page)\b/i.test(clause)) return true;
  return change.blueprint.entities.every(({ concept }) =>
    /^(?:enquiry|subscriber|signup|registration|booking)$/.test(concept ?? ''),
  );
}

/** "Opening hours Mon-Fri 8-17": what follows is told without a colon. */
const toldHours = /\b(?:opening hours|opening times)(?=\s+(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b|\d))/i;

/** "Put quotes between the team and the steps", "move the team up to the top". */
function placed(asked: Asked): string | undefined {
  const { change, clause } = asked;
  const found =
    /^(add|put|include|insert|move|shift|show|place|give (?:me|us|it)|we (?:need|want)|i (?:need|want))\s+(?:in\s+)?(.+)$/i.exec(
      clause,
    );
  if (!found?.[1] || !found[2]) return undefined;
  const said = ` ${found[2].replace(toldHours, '$&:')}`;
  const place = where.exec(said);
  const words = (place ? said.slice(0, place.index) : said).trim();
  if (words === '' || /^(?:it|this|that)$/i.test(words)) return undefined;
  if (findNamed(change.blueprint, bare(words)) && !/\b(?:section|band|block|part)\b/i.test(words))
    return undefined;
  const { parts, rest: beyond } = readParts(
    words.replace(/\bsections?\b(?! (?:for|about|with|on|called|named))/gi, ' ').trim(),
  );
  if (parts.length === 0 || parts.length > 4 || (beyond !== '' && parts.every(({ form }) => !form)))
    return undefined;
  if (!parts.every((part) => isMeant(asked, part))) return undefined;
  return put(asked, parts, place);
}

function put(asked: Asked, parts: readonly SitePart[], place: RegExpExecArray | null): string | undefined {
  const { change, page } = asked;
  const known = (part: SitePart): LandingSection | undefined =>
    asked.sections.find(
      ({ kind, entity }) =>
        kind === part.kind &&
        (part.form === undefined || entity === entityOfForm(change.blueprint, part.form)?.id),
    );
  const there = parts.filter((part) => known(part) !== undefined);
  if (!place && there.length === parts.length)
    return (
      added(asked, there) ?? partWords.there(page.label, joinWords(there.map(({ kind }) => partNames[kind])))
    );
  const stay = asked.sections.filter((section) => !parts.some((part) => known(part) === section));
  const spot = placeIn(asked, stay, place);
  if (!spot) return undefined;
  const sections = parts.flatMap((part) => known(part) ?? newSection(asked, part) ?? []);
  if (sections.length === 0) return undefined;
  saveSections(page, [...stay.slice(0, spot.at), ...sections, ...stay.slice(spot.at)]);
  const names = joinWords(sections.map(({ kind }) => partNames[kind]));
  const isNew = there.length < parts.length;
  const missing = spot.missing ? partWords.noPart(bare(spot.missing)) : '';
  const fresh = sections.filter(
    (section, at) => section.isExample && known(parts[at] ?? { kind: 'hero' }) === undefined,
  );
  const examples = fresh.length > 0 ? partWords.examples(ownWordsFor(fresh)) : '';
  return (isNew ? partWords.added : partWords.moved)(names, page.label) + missing + examples;
}

/** A form of a new kind writes records of its own. */
function newSection({ change, page }: Asked, part: SitePart): LandingSection | undefined {
  if (part.kind === 'form' && part.form) ensureEntity(change, part.form);
  return composeSection(change.blueprint, page, part);
}

const things: Readonly<Record<FormKind, readonly [string, string]>> = {
  enquiry: ['Enquiry', 'Mail'],
  subscriber: ['Subscriber', 'Mail'],
  booking: ['Booking', 'CalendarCheck'],
  signup: ['Sign-up', 'UserPlus'],
};

function ensureEntity(change: Change, form: FormKind): void {
  if (entityOfForm(change.blueprint, form)) return;
  const [label, icon] = things[form];
  const entity = make(change, {
    label,
    icon,
    kind: 'log',
    fields: [
      ['Name', 'string', { required: true }],
      ['Email', 'email', { required: true }],
      ...(form === 'booking' ? [['Date', 'date'] satisfies FieldPlan] : []),
      ...(form === 'enquiry' ? [['Message', 'text'] satisfies FieldPlan] : []),
    ],
  });
  entity.concept = form;
  entity.rules.create = 'anyone';
}

/** "Prices: cut 30, colour 60", "add a question: do you deliver?": what a part says. */
function filled(asked: Asked): string | undefined {
  const words = asked.clause.replace(
    /^(?:add|put|include|set|change|make|show|use|write)\s+(?:in\s+)?(?:the\s+|our\s+|an?\s+)?/i,
    '',
  );
  if (!/^[^:]{3,40}:|\s(?:to|are|is)\s/.test(words)) return undefined;
  if (findNamed(asked.change.blueprint, bare(words.split(/:|\s(?:to|are|is)\s/)[0] ?? ''))) return undefined;
  const { parts, rest } = readParts(words.replace(/\s+to\s+/i, ': ').replace(/^question:/i, 'questions:'));
  return rest === '' && parts.length === 1 ? added(asked, parts) : undefined;
}

/** Items join those of their part; they take the place of examples. */
function added({ page, sections, clause, change }: Asked, parts: readonly SitePart[]): string | undefined {
  const [part] = parts;
  if (!part || (!part.items && !part.text)) return undefined;
  const section = sections.find(({ kind }) => kind === part.kind);
  const made = composeSection(change.blueprint, page, part);
  if (!section || !made) return undefined;
  const isMore = /^(?:add|include|put)\b/i.test(clause) && !section.isExample;
  const { isExample: _, ...own } = section;
  const next: LandingSection = {
    ...own,
    ...(part.text ? { text: part.text } : {}),
    ...(made.items ? { items: isMore ? [...(own.items ?? []), ...made.items] : made.items } : {}),
    ...(made.isExample ? { isExample: true } : {}),
  };
  saveSections(
    page,
    sections.map((each) => (each === section ? next : each)),
  );
  return partWords.written(partNames[part.kind], page.label);
}

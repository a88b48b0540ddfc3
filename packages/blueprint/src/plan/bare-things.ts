import { verbForms } from '../lexicon/words/verbs.ts';
import { dropDrafts } from '../read/drafts.ts';
import { addField, type EntityDraft, type Reading } from '../read/reading.ts';
import { escaped, normalised, plural, singular } from '../words.ts';
import { isAlike } from './complete.ts';
import { defaultFields } from './default-fields.ts';

const body = '(?:team|company|business|agency|firm|organi[sz]ation|office|club|department|branch)';
const bodies = new RegExp(`(?:^| )${body}$`);
const forBody = new RegExp(`\\bfor (?:my|our|the|an?) (?:[\\p{L}-]+ ){0,2}?${body}\\b`, 'giu');

/** The text without whom the app is for: "a CRM for a law firm" keeps no firms. */
export const withoutAudience = (text: string): string => text.replace(forBody, '');

/** "For my plumbing business": who uses it, and no company that a CRM keeps. */
export const dropAudience = (reading: Reading): void =>
  dropDrafts(reading, (draft) => isAudience(reading, draft));

/** What a short text names besides its things and is none of them: whom it is for, and what others have as an attribute. */
export function settleBare(reading: Reading): void {
  const gone = new Set(
    reading.entities.filter(
      (draft) => isAudience(reading, draft) || isDeedOf(reading, draft) || isAttribute(reading, draft),
    ),
  );
  if (gone.size > 0 && gone.size < reading.entities.length) {
    for (const draft of gone) if (isPicture(draft)) addPicture(reading, gone);
    dropDrafts(reading, (draft) => gone.has(draft));
  }
  for (const draft of reading.entities) giveBack(reading, draft);
}

const isBare = ({ fields, from }: EntityDraft): boolean => fields.length === 0 && from === 'text';

/** "For my team": who uses it. */
const isAudience = ({ text, workKind }: Reading, draft: EntityDraft): boolean =>
  draft.fields.length <= (workKind ? 1 : 0) &&
  draft.from === 'text' &&
  bodies.test(draft.words) &&
  new RegExp(`\\b(?:for|in|at|of) (?:my|our|the|an?) (?:[\\p{L}-]+ )?${escaped(draft.words)}\\b`, 'iu').test(
    text,
  ) &&
  !new RegExp(`\\b${escaped(plural(draft.words))}\\b`, 'i').test(text);

const who = /^(?:boss|manager|admin|owner|supervisor|teacher|chef|office|team|staff|it|hr) ([a-z]+)$/;

/** "The boss approves": what somebody does, and no kind of boss. */
function isDeedOf({ text }: Reading, draft: EntityDraft): boolean {
  const verb = who.exec(draft.words)?.[1];
  if (verb === undefined || draft.concept || !isBare(draft) || !verbForms.has(verb)) return false;
  return new RegExp(`\\b${escaped(draft.words.replace(/ .*/, ''))} ${escaped(plural(verb))}\\b`, 'i').test(
    text,
  );
}

const isPicture = ({ words }: EntityDraft): boolean => /^(?:photo|picture|image|pic)$/.test(words);

/** "Tickets with priorities": a choice, a picture or a file that another thing of the app usually has. */
function isAttribute(reading: Reading, draft: EntityDraft): boolean {
  if (!isBare(draft) || draft.concept?.kind === 'person' || draft.concept?.kind === 'settings') return false;
  const others = reading.entities.filter((other) => other !== draft && other.concept);
  if (isPicture(draft))
    return (
      !/\b(?:gallery|portfolio|photograph\w*|album|photo wall)\b/i.test(reading.text) && others.length > 0
    );
  return others.some(({ concept }) =>
    (concept ? defaultFields(concept) : []).some(
      ({ label, type }) =>
        /^(?:enum|image|file)$/.test(type) && normalised(singular(label)) === normalised(draft.words),
    ),
  );
}

/** Pictures are taken of the work that is done. */
function addPicture({ entities }: Reading, gone: ReadonlySet<EntityDraft>): void {
  const kept = entities.filter((draft) => !gone.has(draft));
  const shown = kept.find(({ concept }) => concept?.kind === 'transaction') ?? kept[0];
  const has = shown?.concept && defaultFields(shown.concept).some(({ type }) => type === 'image');
  if (shown && !has) addField(shown, { label: 'Photos', type: 'image', known: 'exact' });
}

/** "Items, suppliers, stock level": the last of a list belongs to the thing that usually has it. */
function giveBack(reading: Reading, draft: EntityDraft): void {
  const { concept } = draft;
  if (!concept || isToldOf(reading.text, draft)) return;
  const own = defaultFields(concept);
  for (const field of [...draft.fields]) {
    const plain = { ...field, label: field.label.replace(/ (?:level|quantity)s?$/i, '') };
    if (field.ref !== undefined || own.some((usual) => isAlike(usual, field) || isAlike(usual, plain)))
      continue;
    const owner = reading.entities.find(
      (other) =>
        other !== draft &&
        other.concept &&
        defaultFields(other.concept).some(
          (usual) => usual.ref === undefined && (isAlike(usual, field) || isAlike(usual, plain)),
        ),
    );
    if (!owner) continue;
    draft.fields = draft.fields.filter((known) => known !== field);
    addField(owner, plain);
  }
}

/** "Suppliers with ...", "suppliers (...)": what follows is said of them. */
const isToldOf = (text: string, { words }: EntityDraft): boolean =>
  new RegExp(
    `\\b(?:${escaped(plural(words))}|${escaped(words)})(?:,? (?:with|have|has|having|including)\\b|:| \\(|'s? )`,
    'i',
  ).test(text);

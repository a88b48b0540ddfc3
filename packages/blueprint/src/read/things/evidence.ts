import { capitalise, normalised, plural, singular } from '../../words.ts';
import { dropDrafts } from '../drafts.ts';
import { addField, type EntityDraft, type Reading } from '../reading.ts';

/** How much in the text speaks for a thing of the app; a word that was only said in passing has little. */
export function evidenceOf(reading: Reading, draft: EntityDraft): number {
  const said = draft.fields.length;
  const isRelated = reading.relations.some(({ from, to }) => from === draft || to === draft);
  const isShown = reading.pages.some(({ entity }) => entity === draft);
  return (
    (said > 0 ? 2 + Math.min(said, 4) / 2 : 0) +
    (draft.isListed ? 2 : 0) +
    (draft.concept && draft.concept.kind !== 'person' ? 0.75 : 0.25) +
    (isRelated ? 0.75 : 0) +
    (isShown ? 0.5 : 0) +
    Math.min(2, mentionsOf(reading.text, draft.words) - 1) * 0.75
  );
}

/** In how many places the text says the words, as one or as many. */
export function mentionsOf(text: string, words: string): number {
  const last = words.split(' ').at(-1) ?? words;
  const stem = last.replace(/(?:y|ies|es|s|f|fe|ves)$/i, '');
  const shape = new RegExp(`\\b${escaped(stem)}(?:y|ies|es|s|f|fe|ves)?\\b`, 'gi');
  return Math.max(1, text.match(shape)?.length ?? 0);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const enough = 2;

/** Takes out what was said in passing; of a text with little in it everything stays. */
export function dropWeak(reading: Reading): void {
  const attributes = new Set(
    reading.entities.filter((draft) => isJustPictures(reading, draft) || isJustDays(reading, draft)),
  );
  const isLong = reading.text.split(/\s+/).length > 120;
  const strong = reading.entities.filter(
    (draft) =>
      evidenceOf(reading, draft) >= enough &&
      !(isLong && isPassing(reading, draft)) &&
      !isOfTitle(reading, draft) &&
      !attributes.has(draft) &&
      // What has no name cannot be found in an app.
      /\p{L}/u.test(draft.words),
  );
  if (strong.length === 0) return;
  dropAnyone(reading, strong);
  const gone = new Set(
    reading.entities.filter(
      (draft) => !strong.includes(draft) && (!isTerse(reading.text) || attributes.has(draft)),
    ),
  );
  for (const { from, to } of reading.relations)
    if (gone.has(to) && !gone.has(from) && from.fields.length < 12)
      addField(from, { label: capitalise(to.words), type: 'string', known: 'exact' });
  dropDrafts(reading, (draft) => gone.has(draft));
}

/** "We are people who mend kites": who anybody is stays out, where nothing is kept of persons. */
function dropAnyone(reading: Reading, strong: EntityDraft[]): void {
  const at = strong.findIndex(
    (draft) =>
      draft.words === 'person' &&
      draft.fields.length === 0 &&
      !reading.relations.some(({ from, to }) => from === draft || to === draft),
  );
  if (at >= 0 && strong.some(({ fields }) => fields.length >= 2)) strong.splice(at, 1);
}

const isLeft =
  /\b(?:leave|send|submit|write|post|add|hand in)s?\s+(?:an?|their)\s|\b(?:comment|reply)\s+(?:on|to|under)\s/i;

/** In a long text much is named that is no part of the app: a thing needs attributes of its own, or to be named again and again. */
function isPassing(reading: Reading, draft: EntityDraft): boolean {
  const mentions = mentionsOf(reading.text, draft.words);
  if (draft.fields.length >= 2) return false;
  // "Guests send a reply to a letter with their town" says whose it is, and what is kept of it.
  if (draft.fields.length === 1)
    return mentions < 2 && !(isLeft.test(draft.said) && reading.relations.some(({ from }) => from === draft));
  return mentions < 3 || !reading.relations.some(({ from, to }) => from === draft || to === draft);
}

/** "Pump maintenance register" above a list of pumps: a title says no more than the things below it. */
function isOfTitle({ text, entities }: Reading, draft: EntityDraft): boolean {
  const [title = ''] = text.split(/[\n.:]/);
  const words = title.toLowerCase().split(/\s+/).map(singular);
  if (draft.fields.length > 0 || words.length > 5 || draft.said.trim() !== title.trim()) return false;
  return (
    words.includes(draft.words) &&
    entities.some((other) => other !== draft && other.fields.length >= 2 && words.includes(other.words))
  );
}

/** "Let staff attach photos": among things with attributes, pictures without any of their own are an attribute. */
function isJustPictures(reading: Reading, draft: EntityDraft): boolean {
  if (!/^(?:photo|picture|image|photograph|pic|foto|before and after photo|scan|sketch)$/.test(draft.words))
    return false;
  const isShown =
    draft.isListed === true && /\b(?:portfolio|gallery|photographer|artist)\b/i.test(reading.text);
  if (draft.fields.length >= (isShown ? 1 : 2)) return false;
  const others = reading.entities.filter((other) => other !== draft && other.fields.length >= 2);
  const [owner] = reading.relations.flatMap(({ from, to }) =>
    from === draft ? [to] : to === draft ? [from] : [],
  );
  const target = owner ?? (/\b(?:attach|upload|add|take)\b/i.test(draft.said) ? others.at(-1) : undefined);
  const hasImage = target?.fields.some(({ type }) => type === 'image') ?? true;
  if (others.length > 0 && target && !hasImage)
    target.fields.push({ label: capitalise(plural(draft.words)), type: 'image', known: 'exact' });
  return others.length > 0;
}

/** "A calendar with exams and deadlines": days that other things have are no things beside them. */
const isJustDays = ({ entities }: Reading, draft: EntityDraft): boolean =>
  /^(?:deadline|due date|date)$/.test(draft.words) &&
  draft.fields.length === 0 &&
  entities.some((other) =>
    other.fields.some(({ type, label }) => /^date/.test(type) && /deadline|\bdue\b|date/i.test(label)),
  );

const isTerse = (text: string): boolean => text.split(/\s+/).length <= 14;

/** Names and meanings of the things that a first reading is sure of; the second takes other words for attributes. */
export const sureThings = (reading: Reading): ReadonlySet<string> =>
  new Set(
    reading.entities
      .filter(
        (draft) => draft.fields.length > 0 || draft.isListed === true || evidenceOf(reading, draft) >= 3,
      )
      .flatMap((draft) => [normalised(draft.words), ...(draft.concept ? [draft.concept.id] : [])]),
  );

import { capitalise, normalised } from '../words.ts';
import { addField, type EntityDraft, type Reading } from './reading.ts';

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

/** A picture that nothing is said of belongs to what was spoken of before it: an attribute, no record of its own. */
export function keepPictures(reading: Reading): void {
  const { entities, relations } = reading;
  const pictures = entities.filter(
    ({ concept, words, fields }) =>
      concept?.id === 'photo_album' && /^(?:photo|picture|image)$/.test(words) && fields.length === 0,
  );
  for (const picture of pictures) {
    if (/\b(?:upload|share|post)\w*\s+(?:\w+\s+){0,2}(?:pictures|photos|images)\b/i.test(reading.text))
      continue;
    const isGallery =
      reading.kinds.some(({ kind }) => kind === 'gallery') ||
      /\bphoto (?:album|gallery|wall)\b/i.test(reading.text);
    const link = relations.find(({ from, to }) => from === picture || to === picture);
    const linked = link && (link.from === picture ? link.to : link.from);
    const before = entities.slice(0, entities.indexOf(picture)).findLast(({ fields }) => fields.length > 0);
    const owner =
      linked ?? before ?? (isGallery ? undefined : entities.find(({ fields }) => fields.length > 1));
    if (!owner || owner.fields.length === 0) continue;
    reading.entities = reading.entities.filter((draft) => draft !== picture);
    reading.relations = reading.relations.filter(({ from, to }) => from !== picture && to !== picture);
    for (const page of reading.pages) if (page.entity === picture) page.entity = owner;
    if (!owner.fields.some(({ type }) => type === 'image'))
      addField(owner, { label: 'Photos', type: 'image', known: 'exact' });
  }
}

const enough = 2;

/** Takes out what was said in passing; of a text with little in it everything stays. */
export function dropWeak(reading: Reading): void {
  const isLong = reading.text.split(/\s+/).length > 120;
  const strong = reading.entities.filter(
    (draft) => evidenceOf(reading, draft) >= enough && !(isLong && isPassing(reading, draft)),
  );
  if (strong.length === 0) return;
  const gone = new Set(reading.entities.filter((draft) => !strong.includes(draft) && !isTerse(reading.text)));
  for (const { from, to } of reading.relations)
    if (gone.has(to) && !gone.has(from) && from.fields.length < 12)
      addField(from, { label: capitalise(to.words), type: 'string', known: 'exact' });
  reading.entities = reading.entities.filter((draft) => !gone.has(draft));
  reading.relations = reading.relations.filter(({ from, to }) => !gone.has(from) && !gone.has(to));
  for (const page of reading.pages) if (page.entity && gone.has(page.entity)) delete page.entity;
}

/** In a long text much is named that is no part of the app: a thing needs attributes of its own, or to be named again and again. */
function isPassing(reading: Reading, draft: EntityDraft): boolean {
  const mentions = mentionsOf(reading.text, draft.words);
  if (draft.fields.length >= 2) return false;
  if (draft.fields.length === 1) return mentions < 2;
  return mentions < 3 || !reading.relations.some(({ from, to }) => from === draft || to === draft);
}

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

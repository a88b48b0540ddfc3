import { conceptById } from '../lexicon/concepts.ts';
import { verbForms } from '../lexicon/words/verbs.ts';
import { dropDrafts } from '../read/drafts.ts';
import { readField } from '../read/fields/field-phrase.ts';
import { addField, type EntityDraft, type Reading } from '../read/reading.ts';
import { isAlike } from './complete.ts';
import { defaultFields } from './default-fields.ts';

const withPhotos =
  /\bchat(?:s|room| app| page| group)?\b[^.;\n]{0,40}?\b(?:with|and|share|send|post|for|including) (?:[\p{L}]+,? (?:and )?){0,3}?(?:photos?|pictures?|images?|snapshots)\b/iu;
const ownPhotos = /\balbums?\b|\bphoto (?:gallery|wall|page|collection)\b|\bgaller(?:y|ies)\b/i;

/** "A chat with photos": pictures are sent in it, and neither they nor the chat are things beside it. */
export function settleChat(reading: Reading): void {
  if (!reading.kinds.some(({ kind }) => kind === 'chat')) return;
  const message = reading.entities.find(({ concept }) => concept?.id === 'chat_message');
  if (!message) return;
  const isSent = withPhotos.test(reading.text) && !ownPhotos.test(reading.text);
  if (isSent && !message.fields.some(({ type }) => type === 'image'))
    addField(message, { label: 'Photo', type: 'image', known: 'exact' });
  const isNone = ({ words, concept, fields }: EntityDraft) =>
    fields.length === 0 &&
    (/^(?:(?:group|team|family|live|club|class) )?chat$/.test(words) ||
      (isSent && (concept?.id === 'photo' || /^(?:photo|picture|image)$/.test(words))));
  dropDrafts(reading, isNone);
}

const filtering =
  /\b(?:filter(?:s|ed|ing|able)?|narrow(?:s|ed|ing)?|brows(?:e|es|ing)|search)\b(?: (?:the|all|my|our|blog|down|them|it))* ?(?:posts?|entries|articles|stories|blog|reports|them|it)? (?:by|per) ([\p{L}-]+(?:(?:,| and| or| as well as) (?:by )?[\p{L}-]+){0,3})/giu;

/** "Filter posts by country": a post has what its list is narrowed by. */
export function settleBlog(reading: Reading): void {
  if (!reading.kinds.some(({ kind }) => kind === 'blog')) return;
  const post = reading.entities.find(({ concept }) => concept?.id === 'post');
  const concept = conceptById('post');
  if (!post || !concept) return;
  const usual = defaultFields(concept);
  for (const [, list = ''] of reading.text.matchAll(filtering))
    for (const [at, name] of list.split(/,| and | or | as well as /).entries()) {
      // "By country and see the total": another deed ends the list.
      if (at > 0 && verbForms.has(name.trim().toLowerCase())) break;
      const field = readField(name.trim().replace(/^by /, ''));
      if (!field || isTaken.test(field.label)) continue;
      if ([...usual, ...post.fields].some((known) => isAlike(known, field))) continue;
      addField(post, field);
    }
  reading.unread = reading.unread.filter((sentence) => !isFilter.test(sentence.trim()));
}

const isFilter =
  /^(?:(?:visitors?|readers?|people|you|i|we|they)(?: can)? )?(?:filter|browse)s? [^,]*\bby [\p{L}, -]+$/iu;
/** Lists of posts are in the order of their days anyway, and are searched by words. */
const isTaken = /^(?:and|leave|date|day|month|year|name|title|words?|keywords?|text|tags?|time|topics?)$/i;

/** "Subject and grade" of a grade: the grade is its number. */
export function settleGrades({ entities }: Reading): void {
  for (const { concept, fields } of entities) {
    const own =
      concept?.id === 'grade' ? fields.find(({ label }) => /^(?:grade|mark)$/i.test(label)) : undefined;
    if (!own || own.options !== undefined || !/^(?:string|ref)$/.test(own.type)) continue;
    // "A mark" is no reference to another one.
    delete own.ref;
    own.type = 'number';
  }
}

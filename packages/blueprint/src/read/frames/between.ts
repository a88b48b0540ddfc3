import { verbForms } from '../../lexicon/words/verbs.ts';
import { bare } from '../fields/field-phrase.ts';
import { type Cursor, type EntityDraft, ensureEntity, findEntity } from '../reading.ts';
import { recordOf } from '../things/gerunds.ts';
import { conceptOf, type Noun, readNoun } from '../things/nouns.ts';

const meeting =
  /^(?:an?|the|one of (?:the|our|my)|some|any) ([\w-]+(?: [\w-]+)?) ([a-z]+) (?:an?|the|one of (?:the|our|my)|some|any) ([\w-]+(?: [\w-]+)?)$/i;

/** "When a pupil earns a medal": what happens between two things that are kept is kept as well. */
export function betweenTwo(cursor: Cursor, clause: string): Noun | undefined {
  const [, subject = '', deed = '', object = ''] = meeting.exec(clause.trim()) ?? [];
  const verb = verbForms.get(deed.toLowerCase());
  if (verb === undefined || /^(?:be|have|get|see|want|need|like)$/.test(verb)) return undefined;
  const ends = [subject, object].map((words) => {
    const noun = readNoun(bare(words));
    return noun && findEntity(cursor.reading, noun);
  });
  if (!ends.every((draft) => draft !== undefined && draft.fields.length > 0)) return undefined;
  const noun = recordBetween(recordOf(verb), ends, cursor);
  const record = ensureEntity(cursor, noun);
  for (const to of ends)
    if (to && to !== record) cursor.reading.relations.push({ from: record, to, many: false });
  return noun;
}

/** An award of badges is a badge award: by its own word it may be what the badge is called elsewhere. */
function recordBetween(words: string, ends: readonly (EntityDraft | undefined)[], { reading }: Cursor): Noun {
  const concept = conceptOf(words);
  const noun: Noun = { words, plural: false, ...(concept ? { concept } : {}) };
  const isEnd = ends.includes(findEntity(reading, noun));
  return isEnd ? { words: `${ends.at(-1)?.words ?? ''} ${words}`, plural: false } : noun;
}

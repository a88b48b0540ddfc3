import { capitalise } from '../../words.ts';
import { lists } from '../layout/marker.ts';
import type { Cursor, Reading } from '../reading.ts';
import { splitItems, splitOptions } from '../text/split.ts';
import type { FieldDraft } from './field-draft.ts';
import { label, readField } from './field-phrase.ts';

/** What a survey asks is what is kept of each answer: "food 1-5, would you come again yes/no, room for a comment". */
const head = /\b(?:survey|questionnaire|feedback form|evaluation form|poll)\b[^:\n]{0,90}(?::|\n)\s*/i;

/** What each answer to a survey is called until its name is chosen. */
export const surveyReply = 'survey reply';

export function takeSurvey(cursor: Cursor, text: string): void {
  const { reading } = cursor;
  if (!reading.tools.some(({ kind }) => kind === 'survey')) return;
  const plain = text
    .split('\n')
    .map((line) => {
      const [title = '', list] = line.split(lists);
      return list === undefined ? line : [title, ...splitItems(list)].join('\n');
    })
    .join('\n');
  const found = head.exec(plain);
  if (!found) return;
  const fields = asked(plain.slice(found.index + found[0].length));
  if (fields.length < 3) return;
  reading.entities.push({ words: surveyReply, fields, said: found[0], from: 'text', isListed: true });
}

/** The words of a text without the questions of its survey: a canteen that is asked about is not what the app is for. */
export function withoutQuestions(text: string): string {
  const found = head.exec(text);
  if (!found) return text;
  const start = found.index + found[0].length;
  const end = text.slice(start).search(/\.\s|\n/);
  return `${text.slice(0, start)}${end < 0 ? '' : text.slice(start + end)}`;
}

/** What was taken as a survey is understood, though nothing else was found in it. */
export function surveyIsRead({ entities, unread }: Reading): string[] {
  const isTaken = entities.some(({ words }) => words === surveyReply);
  return isTaken ? unread.filter((sentence) => !head.test(sentence)) : unread;
}

type Asked = { field: FieldDraft; isSure: boolean };

function asked(list: string): FieldDraft[] {
  const lines = list.split('\n').filter((line) => line.trim() !== '');
  const items = lines.length >= 3 ? lines : splitItems((lines[0] ?? '').replace(/[.!](?:\s.*)?$/, ''));
  const read = items.slice(0, 24).map(questionOf);
  const last = read.findLastIndex((one) => one?.isSure === true);
  return read.slice(0, last + 1).flatMap((one) => (one ? [one.field] : []));
}

const nameOf = (question: string): string =>
  label(
    question
      .trim()
      .replace(/^["']|["']$/g, '')
      .replace(/^(?:i|we) (?=\w)/i, '')
      .replace(
        /^(?:and )?(?:(?:some )?(?:room|space|place)|an? (?:field|box|line)) for (?:an?|any|your)?\s*/i,
        '',
      ),
  );

/** One question with the way in which it is answered. */
function questionOf(item: string): Asked | undefined {
  const text = item
    .trim()
    .replace(/[.;]$/, '')
    .replace(/(?<=\w["']?)\?\s*/, ' ')
    .trim();
  if (text === '' || text.split(/\s+/).length > 14) return undefined;
  const free =
    /^(.+?)[\s:,(]+(?:free text|open text|open question|in (?:your|their) own words|text field)\)?$/i.exec(
      text,
    )?.[1];
  if (free) return { field: { label: nameOf(free), type: 'text', known: 'exact' }, isSure: true };
  const scale = /^(.+?)[\s:,(]*(?:from )?(\d{1,2})\s*(?:-|–|to)\s*(\d{1,3})(?: stars| points)?\)?$/i.exec(
    text,
  );
  if (scale?.[1]) {
    const [min, max] = [Number(scale[2]), Number(scale[3])];
    const type = max <= 10 ? 'rating' : 'int';
    return { field: { label: nameOf(scale[1]), type, min, max, known: 'exact' }, isSure: true };
  }
  const yes = /^(.+?)[\s:,(]*(?:yes ?\/ ?no|y ?\/ ?n|yes or no)\)?$/i.exec(text)?.[1];
  if (yes) return { field: { label: nameOf(yes), type: 'bool', known: 'exact' }, isSure: true };
  const listed = /^([^:(]+?)\s*(?::\s*((?=[^:]+(?:\/|,| or )[^:])[^:]+)|\(((?=[^)]*[,/])[^)]*)\))$/.exec(
    text,
  );
  const options = splitOptions(listed?.[2] ?? listed?.[3] ?? '');
  if (listed?.[1] && options.length >= 2)
    return {
      field: { label: nameOf(listed[1]), type: 'enum', options: options.map(capitalise), known: 'exact' },
      isSure: true,
    };
  const question =
    /^(?:and )?(how|what|which|where|when|who|why|would|do|did|does|are|is|have|was|were)\s+\S+\s+\S+/i.exec(
      text,
    )?.[1];
  if (question) {
    const asks = capitalise(text.replace(/^and /i, '').slice(0, 60));
    return { field: { label: asks, type: answerTo(question, text), known: 'exact' }, isSure: true };
  }
  if (/\?/.test(item))
    return { field: { label: nameOf(text), type: 'string', known: 'exact' }, isSure: true };
  const name = nameOf(text);
  const field = readField(name);
  if (!field || name.split(' ').length > 3) return undefined;
  return { field: { ...field, label: name }, isSure: field.known === 'exact' };
}

/** Yes or no, a number, a line, or some sentences. */
function answerTo(question: string, text: string): FieldDraft['type'] {
  if (/^(?:would|do|did|does|are|is|have|was|were)$/i.test(question))
    return /\bor\b/i.test(text) ? 'string' : 'bool';
  if (/^(?:and )?how (?:many|old)\b/i.test(text)) return 'int';
  return /^(?:why|what)$/i.test(question) ? 'text' : 'string';
}

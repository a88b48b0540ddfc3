import { pluralOf } from '@sayso/core/entities/plurals';
import { joinWords } from '@sayso/core/join-words';
import { grouped } from './grammar.ts';

type Unfit = {
  misfits: number;
  /** Of so many of the newest; null where all were looked at. */
  newest: number | null;
  noun: string;
  labels: readonly string[];
};

/** What a change of a list means for its records. */
export const recordChangeWords = {
  record: 'record',
  unfit: ({ misfits, newest, noun, labels }: Unfit) => {
    const isOne = misfits === 1;
    const who =
      newest === null
        ? `${grouped(misfits)} ${isOne ? noun : pluralOf(noun)}`
        : `${grouped(misfits)} of the newest ${grouped(newest)} ${pluralOf(noun)}`;
    const values = labels.length === 1 ? 'a new value' : 'new values';
    const quoted = labels.map((label) => `“${label}”`);
    return `${who} no longer ${isOne ? 'fits' : 'fit'} ${joinWords(quoted)}. Give ${isOne ? 'it' : 'them'} ${values}.`;
  },
  sameValues: (titles: string) => `Another record has the same ${titles}`,
  renamed: (from: string, to: string, records: number) => `${from} became ${to} in ${records}`,
  filled: (field: string, records: number) => `${field} got its default in ${records}`,
  converted: (field: string, records: number) => `${field} was converted in ${records}`,
  changed: (records: number, parts: readonly string[]) => {
    const all = `${records} ${records === 1 ? 'record' : 'records'}`;
    return parts.length === 0 ? all : `${all}: ${parts.join('; ')}`;
  },
} as const;

/** Records whose choice is gone, and changes that are undone. */
export const leftChoiceWords = {
  noChoices: (field: string) => `“${field}” isn’t a field with choices`,
  oneOf: (choices: string) => `Choose one of: ${choices}`,
  stillThere: 'This choice is still there',
  alreadyUndone: 'This was already undone.',
  changedSince: (field: string) => `“${field}” has changed since. Undo the later changes first.`,
  tooLate: 'This can’t be undone any more: changes can be undone for 30 days.',
  noList: (name: string) => `This app has no list called “${name}”.`,
} as const;

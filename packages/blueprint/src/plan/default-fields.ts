import { type FieldType, fieldTypes } from '@sayso/core/blueprint-schema';
import type { Concept } from '../lexicon/concept.ts';
import type { FieldDraft } from '../read/fields/field-draft.ts';
import { label, readField } from '../read/fields/field-phrase.ts';
import { capitalise } from '../words.ts';

const isFieldType = (word: string): word is FieldType => (fieldTypes as readonly string[]).includes(word);

/** Reads the lexicon's short way of writing a concept's fields. */
export function defaultFields(concept: Concept): FieldDraft[] {
  return concept.fields.split(/,(?![^(]*\))/).flatMap((written) => readShort(written.trim()) ?? []);
}

/** Reads one field as the lexicon writes it: `status(open|done)`, `length:int`. */
export function readShort(written: string): FieldDraft | undefined {
  const reference = /^([\w\s-]*)>([\w]+)(\?)?$/.exec(written);
  if (reference?.[2]) {
    const words = reference[2].replace(/_/g, ' ');
    return {
      label: label(reference[1]?.trim() || words),
      type: 'ref',
      ref: words,
      otherwise: reference[3] ? 'text' : 'nothing',
      known: 'exact',
      ...(reference[1]?.trim() ? {} : { required: reference[3] !== undefined }),
    };
  }
  const computed = /^(.+?)=(.+?)([+*~])(.+)$/.exec(written);
  if (computed?.[1] && computed[2] && computed[4]) {
    const op = ({ '+': 'sum', '*': 'product', '~': 'hours' } as const)[computed[3] as '+' | '*' | '~'];
    return {
      label: label(computed[1]),
      type: op === 'hours' ? 'number' : 'money',
      ...(op === 'hours' ? { unit: 'h' } : {}),
      known: 'exact',
      computed: { op, of: [computed[2], computed[4]] },
    };
  }
  const options = /^(.+?)\((.+)\)$/.exec(written);
  if (options?.[1] && options[2]) {
    return {
      label: label(options[1]),
      type: 'enum',
      options: options[2].split('|').map((option) => capitalise(option.trim())),
      known: 'exact',
    };
  }
  const typed = /^(.+?):(.+)$/.exec(written);
  if (!typed?.[1] || !typed[2]) return readField(written);
  if (isFieldType(typed[2])) return { label: label(typed[1]), type: typed[2], known: 'exact' };
  return readField(`${typed[1]} ${typed[2]}`);
}

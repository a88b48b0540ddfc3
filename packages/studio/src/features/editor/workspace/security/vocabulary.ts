import type { App } from '@sayso/contracts/apps';
import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { choiceLabel } from '@sayso/core/entities/choices';
import { nounOf, wordsOf } from '@sayso/core/entities/nouns';
import { pluralOf } from '@sayso/core/entities/plurals';
import { t } from '../../../../texts/security.ts';
import type { Scalar, Sentence } from './rule-sentences.ts';

export type Option = { value: string; label: string };

/** The words in which an entity's rules are read and written. */
export type Vocabulary = {
  title: string;
  nouns: string;
  schema: EntitySchema;
  /** What the app keeps of its users beside what their account says. */
  people: Readonly<Record<string, EntityProperty>>;
};

export function vocabularyOf(app: Pick<App, 'user_entity'>, name: string, schema: EntitySchema): Vocabulary {
  return {
    title: schema.title ?? wordsOf(name),
    nouns: pluralOf(nounOf({ ...schema, name })),
    schema,
    people: app.user_entity?.properties ?? {},
  };
}

const ofAccount = ['role', 'email', 'id', 'full_name'] as const;
const isOfAccount = (name: string): name is (typeof ofAccount)[number] =>
  (ofAccount as readonly string[]).includes(name);
const compared = ['email', 'id', 'full_name', 'role'] as const;

const lower = (text: string): string => (/^[A-Z]{2,}/.test(text) ? text : lowerFirst(text));
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A field's own name as rules write it. */
const inData = (name: string): string => ['data', name].join('.');
const withoutData = (path: string): string => path.replace(/^data\./, '');

/** A property of a user within a sentence, by its name in rules. */
export function personWord(path: string, { people }: Vocabulary): string {
  if (isOfAccount(path)) return t(`people.${path}`);
  const name = withoutData(path);
  return lower(people[name]?.title ?? wordsOf(name));
}

const systemWords: Readonly<Record<string, string>> = {
  created_by: t('subjects.creator'),
  created_by_id: t('subjects.creatorId'),
  created_date: t('subjects.created'),
  updated_date: t('subjects.updated'),
  is_sample: t('subjects.sample'),
  id: t('subjects.id'),
};

/** A field of the record by its own name: "Status". */
export function fieldTitle(field: string, { schema }: Vocabulary): string {
  const name = withoutData(field);
  return schema.properties[name]?.title ?? wordsOf(name);
}

/** A field of the record within a sentence: "status", and as the subject of one "its status". */
const fieldWord = (field: string, words: Vocabulary): string => lower(fieldTitle(field, words));

const fieldSubject = (field: string, words: Vocabulary): string =>
  systemWords[field] ?? t('subjects.its', { name: fieldWord(field, words) });

export const propertyOfField = (field: string, { schema }: Vocabulary): EntityProperty | undefined =>
  field.startsWith('data.') ? schema.properties[withoutData(field)] : undefined;

export const propertyOfPerson = (name: string, { people }: Vocabulary): EntityProperty | undefined =>
  people[withoutData(name)];

/** How the choice of what a sentence looks at is named. */
export function subjectOf(sentence: Sentence): string {
  switch (sentence.kind) {
    case 'signedIn':
      return 'signedIn';
    case 'user':
      return `user:${sentence.property}`;
    case 'field':
      return `field:${sentence.field}`;
    default:
      return '';
  }
}

/** Everything that a sentence may look at; what this one looks at is among them even where it is gone. */
export function subjectOptions(words: Vocabulary, sentence: Sentence): Option[] {
  const their = (name: string): Option => ({
    value: `user:${name}`,
    label: t('subjects.their', { name: personWord(name, words) }),
  });
  const its = (field: string): Option => ({ value: `field:${field}`, label: fieldSubject(field, words) });
  const options = [
    { value: 'signedIn', label: t('subjects.signedIn') },
    their('role'),
    its('created_by'),
    ...Object.entries(words.schema.properties)
      .filter(([, { type = 'string' }]) => type !== 'object' && type !== 'array')
      .map(([name]) => its(inData(name))),
    ...Object.keys(words.people).map(their),
    their('email'),
  ];
  const chosen = subjectOf(sentence);
  if (chosen === '' || options.some(({ value }) => value === chosen)) return options;
  return [...options, unlistedSubject(sentence, words)];
}

function unlistedSubject(sentence: Sentence, words: Vocabulary): Option {
  const value = subjectOf(sentence);
  if (sentence.kind === 'user')
    return { value, label: t('subjects.their', { name: personWord(sentence.property, words) }) };
  const field = sentence.kind === 'field' ? sentence.field : '';
  const isKnown =
    systemWords[field] !== undefined || propertyOfField(field.split('.').slice(0, 2).join('.'), words);
  const label = fieldSubject(field, words);
  return { value, label: isKnown ? label : t('row.gone', { name: label }) };
}

/** A sentence that begins with this subject, without what it is compared with where that is to be chosen. */
export function sentenceAbout(subject: string): Sentence {
  if (subject === 'signedIn') return { kind: 'signedIn' };
  const name = subject.slice(subject.indexOf(':') + 1);
  if (subject.startsWith('user:'))
    return { kind: 'user', property: name, value: name === 'role' ? 'admin' : undefined };
  const isPerson = name === 'created_by';
  return { kind: 'field', field: name, operand: isPerson ? { from: 'user', path: 'email' } : undefined };
}

/** The values of the user that a field may be compared with. */
export function personOptions(field: string, words: Vocabulary): Option[] {
  if (field === 'created_by') return [{ value: 'email', label: t('values.person') }];
  const theirs = (path: string) => ({
    value: path,
    label: t('subjects.their', { name: personWord(path, words) }),
  });
  return [...compared.map(theirs), ...Object.keys(words.people).map((name) => theirs(inData(name)))];
}

/** The values that a property may have, where they are few. */
export function valueOptions(property: EntityProperty | undefined): { value: Scalar; label: string }[] {
  if (property?.type === 'boolean') {
    return [
      { value: true, label: t('values.yes') },
      { value: false, label: t('values.no') },
    ];
  }
  return (property?.enum ?? []).map((value) => ({ value, label: choiceLabel(property ?? {}, value) }));
}

export const roleOptions = [
  { value: 'admin', label: t('values.admin') },
  { value: 'user', label: t('values.user') },
];

/** A value within a sentence. */
export function valueWord(value: Scalar, property: EntityProperty | undefined): string {
  const named = valueOptions(property).find((option) => option.value === value);
  return named ? named.label : `“${value}”`;
}

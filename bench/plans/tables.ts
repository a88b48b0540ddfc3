import { table } from '../generation/tables.ts';
import type { Start, Verdict } from './judge-text.ts';

const isRight = ({ gaps }: Start): boolean => gaps.length === 0;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const mean = (numbers: readonly number[]): string =>
  numbers.length === 0 ? '-' : (sum(numbers) / numbers.length).toFixed(1);

/** Presses, and what they did not put right. */
const pressed = ({ operations, left }: Start): string =>
  left.length === 0 ? String(operations.length) : `${operations.length}, ${left.length} left`;

const fewest = ({ words, template }: Verdict): number =>
  Math.min(words.operations.length, template?.operations.length ?? Number.POSITIVE_INFINITY);

export const textTable = (verdicts: readonly Verdict[]): string =>
  table(
    [
      'text',
      'told',
      'right by words',
      'presses',
      'nearest starter app',
      'presses from it',
      'further fields',
      'ms',
    ],
    verdicts.map(({ id, wanted, words, template }) => [
      id,
      wanted,
      isRight(words) ? 'yes' : 'no',
      pressed(words),
      template?.id ?? '-',
      template ? pressed(template) : '-',
      words.furtherFields,
      Math.round(words.ms),
    ]),
  );

const sumHeads = [
  'texts',
  'right by words',
  'within 5 presses',
  'presses from the words',
  'starter app found',
  'presses from it',
  'fewest of both',
  'from nothing',
  'told',
  'left',
];

function sumCells(verdicts: readonly Verdict[]): (string | number)[] {
  const templates = verdicts.flatMap(({ template }) => template ?? []);
  return [
    verdicts.length,
    verdicts.filter(({ words }) => isRight(words)).length,
    verdicts.filter(({ words }) => words.operations.length <= 5 && words.left.length === 0).length,
    mean(verdicts.map(({ words }) => words.operations.length)),
    templates.length,
    mean(templates.map(({ operations }) => operations.length)),
    mean(verdicts.map(fewest)),
    mean(verdicts.map(({ blank }) => blank)),
    mean(verdicts.map(({ wanted }) => wanted)),
    sum(verdicts.map(({ words }) => words.left.length)),
  ];
}

const sumTable = (head: string, verdicts: readonly Verdict[], nameOf: (verdict: Verdict) => string): string =>
  table(
    [head, ...sumHeads],
    [...Map.groupBy(verdicts, nameOf)].map(([name, some]) => [name, ...sumCells(some)]),
  );

/** Means a text. */
export const personTable = (verdicts: readonly Verdict[]): string =>
  sumTable('person', verdicts, ({ person }) => person);
export const organisationTable = (verdicts: readonly Verdict[]): string =>
  sumTable('organisation', verdicts, ({ organisation }) => organisation);
export const totalsTable = (verdicts: readonly Verdict[]): string => sumTable('', verdicts, () => 'all');

const gapWords: Readonly<Record<string, string>> = {
  thing: 'a thing is missing',
  name: 'a thing has another name',
  'surplus-thing': 'a thing that nobody asked for',
  field: 'a field is missing',
  label: 'a field has an odd name',
  kind: 'a field is of the wrong kind',
  choices: 'other choices or states than told',
  'surplus-field': 'a field read of words that told of none',
  'unwanted-field': 'a field that was said not to be there',
  link: 'two things are not linked',
  access: 'more people see it than should',
  page: 'a public page is missing',
  form: 'a public form is missing',
  ask: 'a public form does not ask for something',
  never: 'a public form asks for what it never should',
  shown: 'visitors see a field that they should not, or the other way round',
  open: 'a public page that visitors cannot use',
  'surplus-page': 'a public page that nobody asked for',
  closed: 'records that visitors may read though nobody said so',
};

/** What is wrong with the plans that come of the words, most frequent first. */
export function gapTable(verdicts: readonly Verdict[]): string {
  const found = verdicts.flatMap(({ id, words }) => words.gaps.map(({ kind }) => ({ id, kind })));
  const rows = [...Map.groupBy(found, ({ kind }) => kind)]
    .map(([kind, some]) => ({ kind, count: some.length, texts: new Set(some.map(({ id }) => id)).size }))
    .sort((one, other) => other.count - one.count);
  return table(
    ['what is wrong', 'times', 'texts'],
    rows.map(({ kind, count, texts }) => [gapWords[kind] ?? kind, count, texts]),
  );
}

/** What was wrong with each, what was pressed and what stayed. */
export const detailsOf = (verdicts: readonly Verdict[]): string =>
  verdicts
    .flatMap(({ id, words, template }) => [
      `${id}\n    ${words.things.join('\n    ')}`,
      ...words.gaps.map(({ says }) => `  ${says}`),
      ...words.left.map((gap) => `  LEFT ${gap}`),
      ...(template?.left ?? []).map((gap) => `  LEFT from ${template?.id}: ${gap}`),
    ])
    .join('\n');

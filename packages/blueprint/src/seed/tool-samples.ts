import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { quizFields, surveyFields } from '../emit/tools/roles.ts';
import { furtherOptions } from '../lexicon/tools/quiz-plain.ts';
import { quizOf } from '../lexicon/tools/quizzes.ts';
import { plainSurvey, surveySets } from '../lexicon/tools/surveys.ts';

type Sample = Record<string, string | number | boolean | string[]>;

/** A fixed turn for each question, so that the right answer does not always stand first and a build stays the same. */
const turned = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
];

/** Questions of a topic as records of the app's own entity; ones that hold for any where the topic is not known. */
export function quizSamples(entity: BlueprintEntity, topicId: string | undefined): Sample[] {
  const fields = quizFields(entity);
  if (!fields) return [];
  const topic = quizOf(topicId);
  const { textField, optionFields, answerField, pointsField, topicField } = fields;
  const answer = entity.fields.find(({ key }) => key === answerField);
  const category = entity.fields.find(({ key }) => key === topicField);
  if (isTrueOrFalse(answer)) {
    return topic.questions.map(({ text, options }, at) => {
      const [right = '', wrong = ''] = options;
      const isTrue = at % 3 !== 1;
      return {
        ...(optionFields[0] === undefined ? {} : choicesIn(entity, optionFields, ['True', 'False'])),
        [textField]: `${text} ${isTrue ? right : wrong}`,
        [answerField]: trueOrFalse(answer, isTrue),
        ...(pointsField ? { [pointsField]: 1 } : {}),
        ...(category?.type === 'string' ? { [category.key]: topic.title.replace(/ quiz$/i, '') } : {}),
      };
    });
  }
  // With fewer places than options the right one has to have a place all the same: it stands first.
  const places = Math.min(
    optionFields.length > 1 ? optionFields.length : Number.POSITIVE_INFINITY,
    (answer?.type === 'enum' && answer.options?.length) || Number.POSITIVE_INFINITY,
  );
  return topic.questions.map(({ text, options: all }, at) => {
    const options = all.slice(0, places);
    const [right = ''] = options;
    const isWrongOnly = optionFields.length > 1 && optionFields[0] === answerField;
    const shown = isWrongOnly ? options : turned(options, (at * 3 + 1) % options.length);
    const position = shown.indexOf(right);
    return {
      ...choicesIn(entity, optionFields, shown),
      [textField]: text,
      [answerField]: answerValue(answer, right, position),
      ...(pointsField ? { [pointsField]: 1 } : {}),
      ...(category?.type === 'string' ? { [category.key]: topic.title.replace(/ quiz$/i, '') } : {}),
    };
  });
}

/** Options as the fields take them: as a list, as lines, or one each. */
function choicesIn(
  entity: BlueprintEntity,
  optionFields: readonly string[],
  shown: readonly string[],
): Sample {
  const [first = ''] = optionFields;
  const fieldOf = (key: string) => entity.fields.find((field) => field.key === key);
  const type = fieldOf(first)?.type;
  if (optionFields.length === 1) {
    return { [first]: type === 'lines' || type === 'tags' ? [...shown] : shown.join('\n') };
  }
  const further = optionFields.map((key, index): [string, string] => {
    const filler = fieldOf(key)?.required ? (furtherOptions[index % furtherOptions.length] ?? '') : '';
    return [key, shown[index] ?? filler];
  });
  return Object.fromEntries(further);
}

type Field = BlueprintEntity['fields'][number];

const isTrueOrFalse = (field: Field | undefined): boolean =>
  field?.type === 'bool' ||
  (field?.type === 'enum' &&
    field.options?.length === 2 &&
    field.options.every(({ label }) => /^(?:true|false|yes|no)$/i.test(label)));

const trueOrFalse = (field: Field | undefined, isTrue: boolean): string | boolean =>
  field?.options?.find(({ label }) => /^(?:true|yes)$/i.test(label) === isTrue)?.value ?? isTrue;

/** A choice of A to D takes the letter of that place, a number its place, everything else the text. */
function answerValue(field: Field | undefined, right: string, position: number): string | number {
  if (field?.type === 'int') return position + 1;
  const option = field?.type === 'enum' ? field.options?.[position] : undefined;
  return option?.value ?? right;
}

/** Questions of a survey as records; the type goes by the nearest option where it is a choice. */
export function surveySamples(entity: BlueprintEntity, setId: string | undefined): Sample[] {
  const fields = surveyFields(entity);
  const set = surveySets.find(({ id }) => id === setId) ?? surveySets.find(({ id }) => id === plainSurvey);
  if (!fields || !set) return [];
  const type = entity.fields.find(({ key }) => key === fields.typeField);
  const options = entity.fields.find(({ key }) => key === fields.optionsField);
  const named = (word: string) =>
    type?.options?.find(({ value, label }) => shapes[word]?.test(`${value} ${label}`))?.value ??
    type?.options?.[0]?.value;
  return set.questions.map((question, at) => {
    const kind = type?.type === 'enum' ? (named(question.type) ?? '') : words[question.type];
    // A list of types without yes or no asks it as a choice of two.
    const isChoice = question.type === 'yesno' && !/yes|bool/i.test(kind);
    const choices = question.options ?? (isChoice ? ['Yes', 'No'] : undefined);
    const isList = options?.type === 'lines' || options?.type === 'tags';
    return {
      [fields.textField]: question.text,
      ...(type ? { [type.key]: kind } : {}),
      ...(options && choices ? { [options.key]: isList ? choices : choices.join('\n') } : {}),
      ...(fields.requiredField ? { [fields.requiredField]: question.required } : {}),
      ...(fields.orderField ? { [fields.orderField]: at + 1 } : {}),
    };
  });
}

const words = {
  single: 'Single choice',
  multiple: 'Multiple choice',
  rating: 'Rating',
  scale: 'Scale',
  text: 'Text',
  yesno: 'Yes or no',
} as const;
const shapes: Readonly<Record<string, RegExp>> = {
  single: /single|radio|^choice|\bchoice$/i,
  multiple: /multi|checkbox/i,
  rating: /rating|star/i,
  scale: /scale|nps|rating/i,
  text: /text|open|comment/i,
  yesno: /yes|bool|single/i,
};

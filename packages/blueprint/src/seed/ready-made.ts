import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { quizFields, surveyFields } from '../emit/tools/roles.ts';
import { quizTopics } from '../lexicon/tools/quizzes.ts';
import { plainSurvey, surveySets } from '../lexicon/tools/surveys.ts';
import type { Random } from './random.ts';

type Rows = Record<string, unknown>[];

/** Questions that are right, in place of made-up ones; undefined for what has none. */
export function readyMade(blueprint: Blueprint, entity: BlueprintEntity, random: Random): Rows | undefined {
  if (entity.concept === 'quiz_question') return quizRows(blueprint, entity, random);
  return entity.concept === 'survey_question' ? surveyRows(blueprint, entity) : undefined;
}

const topicOf = (blueprint: Blueprint, archetype: 'quiz' | 'survey'): string =>
  String(blueprint.pages.find((page) => page.archetype === archetype)?.props?.['topic'] ?? '');

function quizRows(blueprint: Blueprint, entity: BlueprintEntity, random: Random): Rows | undefined {
  const fields = quizFields(entity);
  const topics = quizTopics.filter(({ id }) => id === topicOf(blueprint, 'quiz'));
  const chosen = topics.length > 0 ? topics : quizTopics.filter(({ id }) => id.startsWith('general'));
  const [topic] = chosen.length > 0 ? chosen : quizTopics;
  if (!fields || !topic) return undefined;
  const category = entity.fields.find(({ key, type }) => key === fields.topicField && type === 'enum');
  return topic.questions.map(({ text, options }, index) => ({
    [fields.textField]: text,
    [fields.answerField]: options[0] ?? '',
    ...optionValues(entity, fields.optionFields, random.shuffle(options)),
    ...(category
      ? { [category.key]: category.options?.[index % (category.options?.length ?? 1)]?.value }
      : {}),
  }));
}

/** All options in one list, or one in each field. */
function optionValues(entity: BlueprintEntity, keys: readonly string[], options: readonly string[]) {
  const [only] = keys;
  if (keys.length === 1 && only !== undefined) {
    const type = entity.fields.find(({ key }) => key === only)?.type;
    return { [only]: type === 'lines' || type === 'tags' ? [...options] : options.join('\n') };
  }
  return Object.fromEntries(keys.map((key, at) => [key, options[at] ?? '']));
}

function surveyRows(blueprint: Blueprint, entity: BlueprintEntity): Rows | undefined {
  const fields = surveyFields(entity);
  const id = topicOf(blueprint, 'survey');
  const set = surveySets.find((one) => one.id === id) ?? surveySets.find((one) => one.id === plainSurvey);
  if (!fields || !set) return undefined;
  const isList = entity.fields.some(
    ({ key, type }) => key === fields.optionsField && (type === 'lines' || type === 'tags'),
  );
  return set.questions.map(({ text, type, required, options }, index) => ({
    [fields.textField]: text,
    ...(fields.typeField ? { [fields.typeField]: type } : {}),
    ...(fields.optionsField && options
      ? { [fields.optionsField]: isList ? options : options.join('\n') }
      : {}),
    ...(fields.requiredField ? { [fields.requiredField]: required } : {}),
    ...(fields.orderField ? { [fields.orderField]: index + 1 } : {}),
  }));
}

import type {
  Blueprint,
  BlueprintEntity,
  BlueprintField,
  BlueprintPage,
  FieldType,
} from '@sayso/core/blueprint-schema';
import { titleOf } from '../../plan/look.ts';

/** The first field of these types whose label or key says this; an earlier shape before a later one. */
export function fieldLike(
  entity: BlueprintEntity,
  shapes: readonly RegExp[],
  types?: readonly FieldType[],
): BlueprintField | undefined {
  const able = entity.fields.filter((field) => types === undefined || types.includes(field.type));
  for (const shape of shapes) {
    const found = able.find(({ label, key }) => shape.test(label) || shape.test(key.replaceAll('_', ' ')));
    if (found) return found;
  }
  return undefined;
}

const numbers: readonly FieldType[] = ['int', 'number', 'percent', 'duration', 'rating'];
const texts: readonly FieldType[] = ['string', 'text', 'richtext'];
const dates: readonly FieldType[] = ['date', 'datetime'];

/** Where an entity keeps scores; undefined where it has no number for them. */
export function scoreFields(entity: BlueprintEntity) {
  const score =
    fieldLike(
      entity,
      [/\bscore\b/i, /\bpoints?\b/i, /\b(?:result|moves|wins?|wpm|time|seconds)\b/i],
      numbers,
    ) ?? entity.fields.find(({ type }) => type === 'int' || type === 'number');
  if (!score) return undefined;
  const rest = { ...entity, fields: entity.fields.filter((field) => field !== score) };
  const keyOf = (shapes: RegExp[], types: readonly FieldType[]) => fieldLike(rest, shapes, types)?.key;
  const title = titleOf(entity);
  return {
    name:
      keyOf(
        [
          /\bplayer\b/i,
          /\b(?:user|nick) ?name\b|\bnickname\b/i,
          /\bname\b/i,
          /\b(?:participant|student|user)\b/i,
        ],
        ['string'],
      ) ?? (title?.type === 'string' ? title.key : undefined),
    score: score.key,
    total: keyOf([/\b(?:total|max(?:imum)?|out of)\b/i], numbers),
    percent: keyOf([/\bpercent/i], ['percent', 'number', 'int']),
    date: keyOf([/\bdate\b|\bplayed\b|\bat\b|\bwhen\b/i], dates),
    game: keyOf([/\b(?:game|quiz|topic|category)\b/i], ['string']),
    seconds: keyOf([/\b(?:time|duration|seconds)\b/i], numbers),
  };
}

/** The right answer, or what stands on the back of a card. */
const answerOf = (entity: BlueprintEntity) =>
  fieldLike(
    entity,
    [
      /\b(?:correct|right)\b/i,
      /\bsolution\b/i,
      /^answer$/i,
      /\banswer\b/i,
      /^(?:translation|meaning|definition|back)$/i,
    ],
    [...texts, 'enum', 'int', 'bool'],
  );

/** What a question entity holds for a quiz. */
export function quizFields(entity: BlueprintEntity) {
  const answer = answerOf(entity);
  const list = entity.fields.find(
    (field) =>
      field !== answer &&
      (field.type === 'lines' || field.type === 'tags') &&
      /option|choice|answer/i.test(field.label),
  );
  const single = entity.fields.filter(
    (field) =>
      field !== answer &&
      texts.includes(field.type) &&
      /\b(?:options?|choices?|answers?)\s*_?[a-h1-8]\b|^[a-h]$|\bwrong\b|\b(?:first|second|third|fourth) (?:option|answer|choice)\b/i.test(
        field.label.replaceAll('_', ' '),
      ),
  );
  const lines = entity.fields.find(
    (field) =>
      field !== answer &&
      texts.includes(field.type) &&
      /^(?:options|choices|answers|possible answers|answer options)$/i.test(field.label),
  );
  const options = list
    ? [list.key]
    : single.length > 1
      ? single.map(({ key }) => key)
      : lines
        ? [lines.key]
        : [];
  const text =
    fieldLike(
      entity,
      [
        /^question(?: text)?$/i,
        /\bquestion\b/i,
        /\b(?:text|prompt|title)\b/i,
        /^(?:word|term|phrase|front)$/i,
      ],
      texts,
    ) ?? titleOf(entity);
  if (!text || !answer || text === answer) return undefined;
  // Wrong answers in fields of their own: the right one is an option as well.
  const isWrongOnly = single.length > 0 && single.every(({ label }) => /\bwrong\b/i.test(label));
  return {
    textField: text.key,
    optionFields: isWrongOnly ? [answer.key, ...options] : options,
    answerField: answer.key,
    pointsField: fieldLike(entity, [/\bpoints?\b|\bscore\b/i], ['int', 'number'])?.key,
    explanationField: fieldLike(entity, [/\bexplanation\b|\bexplain\b|\bhint\b|\bwhy\b/i], texts)?.key,
    imageField: entity.fields.find(({ type }) => type === 'image')?.key,
    topicField: (
      entity.fields.find((field) => field.type === 'ref' && /quiz|topic|category|deck/i.test(field.label)) ??
      fieldLike(entity, [/\b(?:category|topic|subject|quiz)\b/i], ['enum', 'string', 'ref'])
    )?.key,
  };
}

/** What a question entity holds for a survey. */
export function surveyFields(entity: BlueprintEntity) {
  const text =
    fieldLike(entity, [/^question(?: text)?$/i, /\bquestion\b/i, /\b(?:text|prompt|title)\b/i], texts) ??
    titleOf(entity);
  if (!text) return undefined;
  return {
    textField: text.key,
    typeField: fieldLike(entity, [/\btype\b|\bkind\b/i], ['enum', 'string'])?.key,
    optionsField: fieldLike(
      entity,
      [/\b(?:options?|choices?|answers?)\b/i],
      ['lines', 'tags', 'text', 'string'],
    )?.key,
    requiredField: fieldLike(entity, [/\brequired\b|\bmandatory\b/i], ['bool'])?.key,
    orderField: fieldLike(entity, [/\b(?:order|position|number|sort)\b/i], ['int', 'number'])?.key,
  };
}

/** Where answers to questions of another entity are kept, one record each. */
export function answerFields(entity: BlueprintEntity, questions: BlueprintEntity) {
  const question = entity.fields.find(({ ref }) => ref === questions.id);
  const free = entity.fields.filter((field) => field !== question);
  const value =
    fieldLike(
      { ...entity, fields: free },
      [/\b(?:answer|value|response|text)\b/i],
      [...texts, 'tags', 'lines'],
    ) ?? free.find(({ type }) => texts.includes(type));
  if (!question || !value) return undefined;
  const rest = { ...entity, fields: free.filter((field) => field !== value) };
  return {
    question: question.key,
    value: value.key,
    respondent: fieldLike(rest, [/\b(?:respondent|name|person|participant|email)\b/i], ['string', 'email'])
      ?.key,
    response: fieldLike(rest, [/\b(?:response|submission|session)\b/i], ['string'])?.key,
  };
}

/** Where a timer's session is kept. */
export function sessionFields(entity: BlueprintEntity, tasks: BlueprintEntity | undefined) {
  const keyOf = (shapes: RegExp[], types: readonly FieldType[]) => fieldLike(entity, shapes, types)?.key;
  const length = fieldLike(
    entity,
    [/\b(?:duration|minutes|length|time|seconds|hours)\b/i],
    ['int', 'number', 'duration'],
  );
  const unit =
    length && /second/i.test(`${length.label} ${length.unit ?? ''}`)
      ? 'seconds'
      : length && /hour/i.test(`${length.label} ${length.unit ?? ''}`)
        ? 'hours'
        : 'minutes';
  const title = titleOf(entity);
  return {
    ...(length ? { [unit]: length.key } : {}),
    start: keyOf([/\bstart/i], ['datetime']),
    end: keyOf([/\bend|\bfinish|\bcompleted/i], ['datetime']),
    date: keyOf([/\bdate\b|\bday\b|\bwhen\b/i], dates),
    kind: keyOf([/\b(?:type|kind)\b/i], ['string']),
    name: title?.type === 'string' ? title.key : undefined,
    task: tasks && entity.fields.find(({ ref }) => ref === tasks.id)?.key,
  };
}

export const without = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

/** The page that shows the ranking of these scores. */
export const leaderboardOf = (
  blueprint: Blueprint,
  scores: BlueprintEntity | undefined,
): BlueprintPage | undefined =>
  scores &&
  blueprint.pages.find(({ archetype, entity }) => archetype === 'leaderboard' && entity === scores.id);

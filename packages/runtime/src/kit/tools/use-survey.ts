import { entityNamed } from '../../sdk/entity.ts';
import { useRows } from '../data.ts';
import { type AskedQuestion, questionOf, questionsOfFields } from './survey-questions.ts';
import type { SurveySource } from './tool-api.ts';

/** The questions of a survey, from their entity or from the fields of its responses. */
export function useSurvey(source: SurveySource) {
  const { entity, responses, fields, where, orderField } = source;
  const rows = useRows(
    entity ?? entityNamed('Question'),
    { where, sort: orderField ?? 'created_date', limit: 200 },
    entity !== undefined,
  );
  const questions: AskedQuestion[] | undefined =
    entity === undefined
      ? responses === undefined
        ? []
        : questionsOfFields(responses, fields)
      : rows.data?.flatMap((row) => questionOf(row, source) ?? []);
  return {
    questions,
    error: entity !== undefined && rows.isError && rows.data === undefined ? rows.error : undefined,
    refetch: () => void rows.refetch(),
  };
}

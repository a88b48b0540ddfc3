import { ChartColumn, Download } from 'lucide-react';
import { entityNamed } from '../../sdk/entity.ts';
import type { Row } from '../../sdk/entity-types.ts';
import { surveyResults } from '../../texts/tools/survey.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { writeCsv } from '../csv.ts';
import { download } from '../csv-export.ts';
import { Donut } from '../donut.tsx';
import { formatNumber } from '../format.ts';
import { CardsSkeleton } from '../skeletons.tsx';
import { Empty, Failed } from '../states.tsx';
import { useMeasureRows } from '../use-measure.ts';
import { type AskedQuestion, answerText, summarise } from './survey-questions.ts';
import type { SurveyResultsProps } from './tool-api.ts';
import { useSurvey } from './use-survey.ts';

/** What came in, question by question. */
export function SurveyResults(props: SurveyResultsProps) {
  const { questions, error, refetch } = useSurvey(props);
  const place = props.responses ?? props.answers ?? entityNamed('Answer');
  const { rows: found, ...asked } = useMeasureRows(place, { paths: [] });
  const failed = error ?? (asked.isError ? asked.error : undefined);
  if (failed !== undefined)
    return (
      <Failed
        error={failed}
        onRetry={() => {
          refetch();
          asked.refetch();
        }}
      />
    );
  if (questions === undefined || found === undefined) return <CardsSkeleton cards={4} />;
  if (found.length === 0) {
    return (
      <Card className="py-0">
        <Empty
          icon={ChartColumn}
          title={surveyResults.empty}
          text={props.emptyText ?? surveyResults.emptyText}
        />
      </Card>
    );
  }
  const valuesOf = ({ id }: AskedQuestion) =>
    props.responses === undefined
      ? found
          .filter((row) => row[props.answerFields?.question ?? 'question_id'] === id)
          .map((row) => row[props.answerFields?.value ?? 'value'])
      : found.map((row) => row[id]);
  const people =
    props.responses === undefined
      ? peopleIn(
          props,
          questions.map((question) => valuesOf(question).length),
          found,
        )
      : found.length;
  return (
    <div className="flex flex-col gap-(--gap)">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted-foreground" role="status">
          <span className="font-semibold text-foreground tabular-nums">{people}</span>{' '}
          {surveyResults.responses(people)}
        </p>
        <Button
          variant="outline"
          onClick={() => download('survey-results.csv', writeCsv(tableOf(props, questions, found)))}
        >
          <Download /> {surveyResults.exportCsv}
        </Button>
      </div>
      <div className="grid items-start gap-(--gap) lg:grid-cols-2">
        {questions.map((question, at) => (
          <QuestionResult key={question.id} question={question} number={at + 1} values={valuesOf(question)} />
        ))}
      </div>
    </div>
  );
}

/** Answers are counted by whom they came from; where that is not kept, by the question that was answered most. */
function peopleIn(
  { answerFields }: SurveyResultsProps,
  counts: readonly number[],
  rows: readonly Row[],
): number {
  const key = answerFields?.response;
  const ids =
    key === undefined
      ? []
      : rows.map((row) => row[key]).filter((id) => id !== undefined && id !== null && id !== '');
  return ids.length > 0 ? new Set(ids).size : Math.max(0, ...counts);
}

function tableOf(
  props: SurveyResultsProps,
  questions: readonly AskedQuestion[],
  rows: readonly Row[],
): string[][] {
  const day = (row: Row) => String(row['created_date'] ?? '').slice(0, 10);
  const text = (value: unknown) => answerText(value as never);
  if (props.responses !== undefined)
    return [
      [surveyResults.date, ...questions.map((question) => question.text)],
      ...rows.map((row) => [day(row), ...questions.map(({ id }) => text(row[id]))]),
    ];
  const { question: ref = 'question_id', value = 'value', respondent } = props.answerFields ?? {};
  const names = new Map(questions.map((question) => [question.id, question.text]));
  return [
    [
      surveyResults.date,
      surveyResults.question,
      surveyResults.answer,
      ...(respondent ? [surveyResults.respondent] : []),
    ],
    ...rows.map((row) => [
      day(row),
      names.get(String(row[ref])) ?? '',
      text(row[value]),
      ...(respondent ? [text(row[respondent])] : []),
    ]),
  ];
}

type ResultProps = { question: AskedQuestion; number: number; values: readonly unknown[] };

function QuestionResult({ question, number, values }: ResultProps) {
  const { count, counts, average, nps, texts } = summarise(question, values);
  const isShare = question.type === 'single' || question.type === 'yesno';
  const drawn = counts.filter((each) => each.count > 0);
  return (
    <Card className="min-w-0 gap-4 px-5">
      <header>
        <h2 className="text-[15px] font-semibold">
          {number}. {question.text}
        </h2>
        <p className="text-[13px] text-muted-foreground">{surveyResults.answers(count)}</p>
      </header>
      {average === undefined ? null : (
        <p className="flex items-baseline gap-2">
          <span className="kit-title text-3xl tabular-nums">{formatNumber(average, 1)}</span>
          <span className="text-muted-foreground">
            {surveyResults.averageOutOf(question.type === 'rating' ? 5 : 10)}
            {nps === undefined ? '' : ` · ${surveyResults.nps(`${nps > 0 ? '+' : ''}${nps}`)}`}
          </span>
        </p>
      )}
      {count === 0 ? (
        <p className="text-muted-foreground">{surveyResults.unanswered}</p>
      ) : question.type === 'text' ? (
        <ScrollBox label={surveyResults.answersTo(question.text)} className="max-h-80">
          <ul>
            {texts.map((text, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: answers may be alike and never move
              <li key={at} className="border-t border-border py-2.5 first:border-t-0 wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </ScrollBox>
      ) : isShare && drawn.length <= 6 ? (
        <Donut
          points={drawn.map((each) => ({
            key: each.label,
            label: each.label,
            value: each.count,
            color: null,
          }))}
          unit={{ format: 'number' }}
        />
      ) : (
        <Bars counts={counts} count={count} />
      )}
    </Card>
  );
}

const Bars = ({ counts, count }: { counts: readonly { label: string; count: number }[]; count: number }) => (
  <ul className="flex flex-col gap-2.5">
    {counts.map((each) => {
      const percent = count === 0 ? 0 : Math.round((each.count / count) * 100);
      return (
        <li key={each.label} className="flex items-center gap-3 text-[13px]">
          <span className="w-24 shrink-0 truncate sm:w-32" title={each.label}>
            {each.label}
          </span>
          <span className="h-3 min-w-0 flex-1 overflow-hidden rounded-full bg-muted" aria-hidden="true">
            <span className="block h-full rounded-full bg-chart-1" style={{ width: `${percent}%` }} />
          </span>
          <span className="w-18 shrink-0 text-right font-medium tabular-nums">
            {each.count} ({percent}%)
          </span>
        </li>
      );
    })}
  </ul>
);

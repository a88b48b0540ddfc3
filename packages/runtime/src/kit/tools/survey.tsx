import { ChartColumn, CircleCheck, ClipboardList } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { createPageUrl } from '../../sdk/utils.ts';
import { survey } from '../../texts/tools/survey.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { closedTo } from '../closed-to.tsx';
import { useCurrentUser } from '../data.ts';
import { reasonOf } from '../refusal.tsx';
import { fieldOf } from '../schema.ts';
import { CardsSkeleton } from '../skeletons.tsx';
import { Empty, Failed } from '../states.tsx';
import { SurveyField } from './survey-field.tsx';
import { type Answer, type AskedQuestion, answerText, isAnswered, missing } from './survey-questions.ts';
import type { SurveyProps } from './tool-api.ts';
import { useSurvey } from './use-survey.ts';

type Answers = Record<string, Answer>;

/** A survey to be filled in, by members or by visitors as the rules allow. */
export function Survey(props: SurveyProps) {
  const { questions, error, refetch } = useSurvey(props);
  if (error !== undefined) return <Failed error={error} onRetry={refetch} />;
  if (questions === undefined) return <CardsSkeleton cards={2} />;
  if (questions.length === 0) {
    const closed = props.entity && closedTo(props.entity, { noun: survey.question });
    return (
      <Card className="py-0">
        {closed ?? <Empty icon={ClipboardList} title={survey.empty} text={survey.emptyText} />}
      </Card>
    );
  }
  return <Form {...props} questions={questions} />;
}

type FormProps = SurveyProps & { questions: readonly AskedQuestion[] };

function Form({ questions, ...props }: FormProps) {
  const [answers, setAnswers] = useState<Answers>({});
  const [lacking, setLacking] = useState<readonly string[]>([]);
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');
  const [problem, setProblem] = useState<string | null>(null);
  const user = useCurrentUser();
  const send = async () => {
    setState('sending');
    setProblem(null);
    try {
      await store(props, questions, answers, user?.full_name || user?.email);
      setState('sent');
    } catch (error) {
      setProblem(reasonOf(error));
      setState('open');
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const left = missing(questions, answers);
    setLacking(left);
    const [first] = left;
    if (first !== undefined) {
      const place = document.getElementById(`survey-${first}`);
      place?.scrollIntoView({ block: 'center' });
      place?.focus();
    } else if (state === 'open') void send();
  };
  if (state === 'sent') {
    return (
      <Card className="mx-auto w-full max-w-2xl py-0" role="status">
        <Empty
          icon={CircleCheck}
          title={props.thanks ?? survey.thanks}
          text={survey.saved}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button
                variant="outline"
                onClick={() => {
                  setAnswers({});
                  setState('open');
                }}
              >
                {survey.again}
              </Button>
              {props.resultsPage === undefined ? null : (
                <Button asChild>
                  <Link to={createPageUrl(props.resultsPage)}>
                    <ChartColumn /> {survey.seeResults}
                  </Link>
                </Button>
              )}
            </div>
          }
        />
      </Card>
    );
  }
  const done = questions.filter(({ id }) => isAnswered(answers[id])).length;
  return (
    <Card className="mx-auto w-full max-w-2xl px-5 sm:px-7">
      <div className="flex flex-col gap-2">
        {props.intro ? <p className="text-muted-foreground">{props.intro}</p> : null}
        <div className="flex items-center gap-3 text-[13px] text-muted-foreground">
          <Progress value={(done / questions.length) * 100} aria-label={survey.answered} />
          <span className="shrink-0 tabular-nums">{survey.progress(done, questions.length)}</span>
        </div>
      </div>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col">
        {questions.map((question, at) => (
          <SurveyField
            key={question.id}
            question={question}
            number={at + 1}
            answer={answers[question.id]}
            isMissing={lacking.includes(question.id) && !isAnswered(answers[question.id])}
            onChange={(answer) => setAnswers({ ...answers, [question.id]: answer })}
          />
        ))}
        {problem === null ? null : (
          <p role="alert" className="mb-4 rounded-md bg-danger-soft px-3 py-2 text-[13px] text-danger">
            {problem}
          </p>
        )}
        <Button
          type="submit"
          size="lg"
          className="self-start max-sm:w-full"
          aria-disabled={state === 'sending'}
        >
          {state === 'sending' ? survey.sending : (props.submitLabel ?? survey.send)}
        </Button>
      </form>
    </Card>
  );
}

/** One record with all answers, or one for each of them. */
async function store(
  props: SurveyProps,
  questions: readonly AskedQuestion[],
  answers: Answers,
  who: string | undefined,
): Promise<void> {
  const given = questions.filter(({ id }) => isAnswered(answers[id]));
  if (props.responses !== undefined) {
    await props.responses.create(Object.fromEntries(given.map(({ id }) => [id, answers[id]])));
    return;
  }
  const { answers: entity, answerFields } = props;
  if (entity === undefined || answerFields === undefined) throw new Error(survey.noPlace);
  const kind = fieldOf(entity.schema, answerFields.value)?.kind;
  const response = crypto.randomUUID();
  const rows = given.map(({ id }) => ({
    [answerFields.question]: id,
    [answerFields.value]:
      kind === 'tags' || kind === 'lines' ? [answers[id]].flat().map(String) : answerText(answers[id]),
    ...(answerFields.respondent && who ? { [answerFields.respondent]: who } : {}),
    ...(answerFields.response ? { [answerFields.response]: response } : {}),
  }));
  if (rows.length > 0) await entity.bulkCreate(rows);
}

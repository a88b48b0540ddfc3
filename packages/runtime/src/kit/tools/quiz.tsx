import { CircleHelp } from 'lucide-react';
import { useReducer, useRef, useState } from 'react';
import { entityNamed } from '../../sdk/entity.ts';
import { quiz } from '../../texts/tools/quiz.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Label } from '../../ui/label.tsx';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '../../ui/select.tsx';
import { closedTo } from '../closed-to.tsx';
import { useReferences, useRows } from '../data.ts';
import { may } from '../reach.ts';
import { nameOf } from '../record-name.tsx';
import { CreateButton } from '../record-sheet.tsx';
import { fieldOf, optionsOf } from '../schema.ts';
import { CardsSkeleton } from '../skeletons.tsx';
import { Empty, Failed } from '../states.tsx';
import { QuizQuestionCard } from './quiz-question.tsx';
import { QuizResult } from './quiz-result.tsx';
import {
  type QuizQuestion,
  questionOfPage,
  quizScore,
  quizStart,
  readQuestion,
  shuffled,
  stepQuiz,
} from './quiz-rules.ts';
import type { QuizProps } from './tool-api.ts';

const most = 500;
const all = '_all';

/** Asks the questions of an entity, or those that stand in the page. */
export function Quiz(props: QuizProps) {
  return props.entity === undefined ? <OwnQuiz {...props} /> : <StoredQuiz {...props} />;
}

const OwnQuiz = (props: QuizProps) => (
  <Play {...props} pool={(props.questions ?? []).flatMap((each, at) => questionOfPage(each, at) ?? [])} />
);

function StoredQuiz(props: QuizProps) {
  const entity = props.entity ?? entityNamed('Question');
  const { where, topicField } = props;
  const [topic, setTopic] = useState(all);
  const rows = useRows(entity, { where, sort: 'created_date', limit: most });
  const field = topicField === undefined ? undefined : fieldOf(entity.schema, topicField);
  const references = useReferences(field ? [field] : [], rows.data ?? []);
  if (rows.isPending) return <CardsSkeleton cards={1} />;
  if (rows.isError && rows.data === undefined)
    return <Failed error={rows.error} onRetry={() => void rows.refetch()} />;
  const found = rows.data ?? [];
  const closed = found.length === 0 ? closedTo(entity, { noun: quiz.question }) : null;
  if (closed !== null) return <Card className="py-0">{closed}</Card>;
  if (found.length === 0) {
    const mayAdd = may(entity, 'create');
    return (
      <NoQuestions noun={props.noun} mayAdd={mayAdd}>
        {mayAdd && <CreateButton entity={entity} label={quiz.addFirst} />}
      </NoQuestions>
    );
  }
  const topics =
    field === undefined
      ? []
      : ([...new Set(found.map((row) => row[field.key]))].filter(
          (value) => typeof value === 'string' && value !== '',
        ) as string[]);
  const nameOfTopic = (value: string) => {
    const target = field?.target ? references.get(value) : undefined;
    if (target && field?.target) return nameOf(entityNamed(field.target), target, references);
    return (field && optionsOf(field.property).find((option) => option.value === value)?.label) ?? value;
  };
  const pool = found
    .filter((row) => topic === all || (field !== undefined && row[field.key] === topic))
    .flatMap((row) => readQuestion(row, props) ?? []);
  const chooser =
    topics.length > 1 ? (
      <div className="flex w-full max-w-64 flex-col gap-2 text-left">
        <Label htmlFor="quiz-topic">{field?.label}</Label>
        <Select value={topic} onValueChange={setTopic}>
          <SelectTrigger id="quiz-topic">
            <SelectValue />
          </SelectTrigger>
          <SelectContent>
            <SelectItem value={all}>{quiz.allTopics}</SelectItem>
            {topics.map((value) => (
              <SelectItem key={value} value={value}>
                {nameOfTopic(value)}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      </div>
    ) : null;
  const chosen = topic === all ? {} : { title: nameOfTopic(topic), heading: nameOfTopic(topic) };
  return <Play {...props} {...chosen} pool={pool} chooser={chooser} />;
}

type NoQuestionsProps = { noun?: string | undefined; mayAdd: boolean; children?: React.ReactNode };

/** Whoever plays cannot do anything about it, and is told nothing of how. */
const NoQuestions = ({ noun = quiz.noun, mayAdd, children }: NoQuestionsProps) => (
  <Card className="py-0">
    <Empty
      icon={CircleHelp}
      title={quiz.empty}
      text={mayAdd ? quiz.emptyText(noun) : quiz.emptyForPlayers(noun)}
      action={children}
    />
  </Card>
);

type PlayProps = QuizProps & {
  pool: readonly QuizQuestion[];
  chooser?: React.ReactNode;
  /** What stands above the start; the title is the page's already, and goes to the score. */
  heading?: string;
};

function Play({ pool, chooser, heading = quiz.ready, ...props }: PlayProps) {
  const { noun = quiz.noun, count, shuffle = false, minutes, secondsPerQuestion, passMark } = props;
  const [state, step] = useReducer(stepQuiz, quizStart);
  const startedAt = useRef(0);
  const [seconds, setSeconds] = useState(0);
  const number = Math.min(count ?? pool.length, pool.length);
  const start = () => {
    const order = shuffle || number < pool.length ? shuffled(pool) : pool;
    startedAt.current = Date.now();
    step({ type: 'start', questions: order.slice(0, number) });
  };
  const finish = (type: 'next' | 'stop') => {
    setSeconds(Math.round((Date.now() - startedAt.current) / 1000));
    step({ type });
  };
  if (state.phase === 'asking' || state.phase === 'told') {
    return (
      <QuizQuestionCard
        state={state}
        endsAt={minutes === undefined ? undefined : startedAt.current + minutes * 60_000}
        secondsPerQuestion={secondsPerQuestion}
        onAnswer={(answer) => step({ type: 'answer', answer })}
        onNext={() => finish('next')}
        onTimeUp={() => finish('stop')}
      />
    );
  }
  if (state.phase === 'done') {
    return <QuizResult {...props} given={state.given} seconds={seconds} onAgain={start} />;
  }
  if (pool.length === 0) {
    const mayAdd = props.entity !== undefined && may(props.entity, 'create');
    return (
      <NoQuestions noun={noun} mayAdd={mayAdd}>
        {chooser}
      </NoQuestions>
    );
  }
  const { total } = quizScore(pool.slice(0, number).map((question) => ({ question, answer: null })));
  const facts = [
    quiz.questions(number),
    total === number || number < pool.length ? '' : quiz.points(total),
    secondsPerQuestion === undefined ? '' : quiz.secondsEach(secondsPerQuestion),
    minutes === undefined ? '' : quiz.minutesInTotal(minutes),
    passMark === undefined ? '' : quiz.toPass(passMark),
  ].filter((fact) => fact !== '');
  return (
    <Card className="items-center gap-4 px-6 py-12 text-center">
      <div className="grid size-14 place-items-center rounded-2xl bg-accent text-accent-foreground">
        <CircleHelp className="size-7" strokeWidth={1.75} />
      </div>
      <div>
        <h2 className="kit-title text-xl">{heading}</h2>
        <p className="mt-1 text-muted-foreground">{facts.join(' · ')}</p>
      </div>
      {chooser}
      <Button size="lg" onClick={start}>
        {quiz.start(noun)}
      </Button>
    </Card>
  );
}

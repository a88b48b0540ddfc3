import { Star } from 'lucide-react';
import { useId } from 'react';
import { surveyField, yesOrNo } from '../../texts/tools/survey.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { cn } from '../../ui/lib-utils.ts';
import { RadioGroup, RadioGroupItem } from '../../ui/radio-group.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { FieldInput } from '../field-input.tsx';
import type { Answer, AskedQuestion } from './survey-questions.ts';

type Props = {
  question: AskedQuestion;
  number: number;
  answer: Answer;
  isMissing: boolean;
  onChange: (answer: Answer) => void;
};

/** One question with its way to answer. */
export function SurveyField({ question, number, answer, isMissing, onChange }: Props) {
  const id = useId();
  return (
    <fieldset
      id={`survey-${question.id}`}
      tabIndex={-1}
      aria-describedby={isMissing ? `${id}-error` : undefined}
      className="flex min-w-0 flex-col gap-3 border-t border-border py-6 outline-none first:border-t-0 first:pt-0"
    >
      <legend className="float-left mb-3 w-full text-[15px] font-semibold">
        {number}. {question.text}
        {question.required ? (
          <span className="text-danger" title={surveyField.required}>
            {' *'}
          </span>
        ) : null}
      </legend>
      <Control id={id} question={question} answer={answer} onChange={onChange} />
      {isMissing ? (
        <p id={`${id}-error`} className="text-[13px] text-danger">
          {surveyField.missing}
        </p>
      ) : null}
    </fieldset>
  );
}

type ControlProps = Pick<Props, 'question' | 'answer' | 'onChange'> & { id: string };

const row =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-input bg-card px-3.5 py-2.5 text-card-foreground hover:bg-accent hover:text-accent-foreground has-[[data-state=checked]]:border-primary has-[[data-state=checked]]:bg-accent';

function Control({ id, question, answer, onChange }: ControlProps) {
  const label = (option: string) => question.labels?.[option] ?? option;
  if (question.type === 'single' || question.type === 'yesno') {
    const options = question.type === 'yesno' ? [yesOrNo.yes, yesOrNo.no] : question.options;
    const value = typeof answer === 'boolean' ? (answer ? yesOrNo.yes : yesOrNo.no) : String(answer ?? '');
    return (
      <RadioGroup
        value={value}
        aria-label={question.text}
        className={cn('gap-2', question.type === 'yesno' && 'grid-cols-2 sm:max-w-80')}
        onValueChange={(next) => onChange(question.type === 'yesno' ? next === yesOrNo.yes : next)}
      >
        {options.map((option, at) => (
          <label key={option} htmlFor={`${id}-${at}`} className={row}>
            <RadioGroupItem id={`${id}-${at}`} value={option} /> {label(option)}
          </label>
        ))}
      </RadioGroup>
    );
  }
  if (question.type === 'multiple') {
    const chosen = Array.isArray(answer) ? answer : [];
    return (
      <div className="grid gap-2">
        {question.options.map((option, at) => (
          <label key={option} htmlFor={`${id}-${at}`} className={row}>
            <Checkbox
              id={`${id}-${at}`}
              checked={chosen.includes(option)}
              onCheckedChange={(isOn) =>
                onChange(isOn === true ? [...chosen, option] : chosen.filter((each) => each !== option))
              }
            />
            {label(option)}
          </label>
        ))}
      </div>
    );
  }
  if (question.type === 'rating' || question.type === 'scale')
    return <Steps question={question} answer={answer} onChange={onChange} />;
  const isPlain =
    question.field === undefined || ['text', 'longtext', 'richtext'].includes(question.field.kind);
  if (!isPlain && question.field)
    return (
      <div className="max-w-sm">
        <FieldInput
          id={id}
          field={question.field}
          value={answer}
          onChange={(next) => onChange(next as Answer)}
          isInvalid={false}
          describedBy={undefined}
        />
      </div>
    );
  return (
    <Textarea
      value={String(answer ?? '')}
      rows={3}
      aria-label={question.text}
      placeholder={surveyField.yourAnswer}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Stars from 1 to 5, or figures from 0 to 10; arrow keys move as in any group of radio buttons. */
function Steps({ question, answer, onChange }: Omit<ControlProps, 'id'>) {
  const isRating = question.type === 'rating';
  const steps = isRating ? [1, 2, 3, 4, 5] : Array.from({ length: 11 }, (_, at) => at);
  const value = typeof answer === 'number' ? answer : Number.NaN;
  return (
    <div>
      <div role="radiogroup" aria-label={question.text} className="flex flex-wrap gap-1.5">
        {steps.map((step) => (
          <label
            key={step}
            className={cn(
              'relative grid size-10 cursor-pointer place-items-center rounded-md text-[15px] font-medium tabular-nums has-focus-visible:ring-2 has-focus-visible:ring-ring',
              isRating ? 'text-warning' : 'border border-input bg-card text-card-foreground hover:bg-accent',
              !isRating &&
                step === value &&
                'border-primary bg-primary text-primary-foreground hover:bg-primary-hover',
            )}
          >
            <input
              type="radio"
              className="absolute inset-0 cursor-pointer opacity-0"
              name={question.id}
              checked={step === value}
              onChange={() => onChange(step)}
              aria-label={isRating ? surveyField.stars(step) : String(step)}
            />
            {isRating ? (
              <Star
                className={cn('size-7', step <= value && 'fill-current')}
                strokeWidth={1.5}
                aria-hidden="true"
              />
            ) : (
              step
            )}
          </label>
        ))}
      </div>
      {isRating ? null : (
        <div className="mt-1.5 flex max-w-124 justify-between text-xs text-muted-foreground">
          <span>{surveyField.lowest}</span>
          <span>{surveyField.highest}</span>
        </div>
      )}
    </div>
  );
}

import { CircleAlert, Lock, X } from 'lucide-react';
import { useId } from 'react';
import { t } from '../../../../texts/security.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Select } from '../../../../ui/select.tsx';
import type { Sentence, SentenceProblem } from './rule-sentences.ts';
import { RuleValue } from './rule-value.tsx';
import { shortJson } from './short-json.ts';
import { sentenceAbout, subjectOf, subjectOptions, type Vocabulary } from './vocabulary.ts';

export type RowProps = {
  words: Vocabulary;
  sentence: Sentence;
  /** From 1; the first one stays (W-SEC-04). */
  number: number;
  problem: SentenceProblem | null;
  onChange: (sentence: Sentence) => void;
  onRemove: (() => void) | null;
};

/** One rule as a sentence with its choices. */
export function RuleRow({ words, sentence, number, problem, onChange, onRemove }: RowProps) {
  const id = useId();
  const trouble = problem ? `${id}-problem` : undefined;
  return (
    <li className="grid grid-cols-[3rem_1fr_2.25rem] items-start gap-x-2 gap-y-1 max-md:grid-cols-[3rem_1fr_2.5rem]">
      <span className="flex h-9 items-center text-dense text-muted max-md:h-10">
        {t(number === 1 ? 'row.if' : 'row.orIf')}
      </span>
      {sentence.kind === 'other' ? (
        <OtherRule written={sentence.written} />
      ) : (
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <Select
            label={t('row.subject', { number })}
            value={subjectOf(sentence)}
            placeholder={t('row.choose')}
            options={subjectOptions(words, sentence)}
            onChange={(subject) => onChange(sentenceAbout(subject))}
            aria-invalid={problem === 'choose' || undefined}
            aria-describedby={problem === 'choose' ? trouble : undefined}
            className="min-w-40 max-w-60 flex-1"
          />
          <RuleValue
            words={words}
            sentence={sentence}
            number={number}
            onChange={onChange}
            isWrong={problem !== null && problem !== 'choose'}
            describedBy={trouble}
          />
        </div>
      )}
      {onRemove && (
        <IconButton label={t('row.remove', { number })} onClick={onRemove}>
          <X className="size-4" />
        </IconButton>
      )}
      {problem && (
        <p id={trouble} className="col-start-2 flex items-center gap-1.5 text-caption text-danger">
          <CircleAlert aria-hidden className="size-3.5 shrink-0" />
          {t(`problems.${problem}`)}
        </p>
      )}
    </li>
  );
}

/** What is no sentence is shown as it is, and kept. */
function OtherRule({ written }: { written: unknown }) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1.5 rounded-control border border-line bg-page px-3 py-2">
      <p className="flex gap-2 text-caption text-muted">
        <Lock aria-hidden className="mt-px size-3.5 shrink-0" />
        {t('row.other')}
      </p>
      <pre className="wrap-anywhere whitespace-pre-wrap font-mono text-caption">{shortJson(written)}</pre>
    </div>
  );
}

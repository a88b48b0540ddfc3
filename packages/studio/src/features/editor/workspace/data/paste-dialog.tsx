import { useMemo, useState } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import type { Place } from '../../../../lib/records.ts';
import { t as common } from '../../../../texts/common.ts';
import { t } from '../../../../texts/data-actions.ts';
import { listText } from '../../../../texts/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { ImportProgressBar, ProblemTable } from './import-dialog.tsx';
import { checkLines, type Pasted, type PasteMode, problemsOf, type SoundLine } from './paste-plan.ts';
import { ImportRefused, useImport } from './use-import.ts';
import { type Nouns, useNouns } from './use-nouns.ts';
import { mostChanged, type usePasteChange } from './use-paste.ts';

type Props = {
  place: Place;
  pasted: Pasted;
  /** How many records there are. */
  count: number;
  changing: ReturnType<typeof usePasteChange>;
  onClose: () => void;
};

/** So many problems are listed; the others are counted. */
const mostListed = 200;

/** Says what a paste would do before it does it, and which of its lines cannot be taken. */
export function PasteDialog({ place, pasted, count, changing, onClose }: Props) {
  const lines = pasted.lines.length;
  const nouns = useNouns(place.entity);
  const follow = Math.max(0, count - pasted.row);
  const mayChange = lines <= follow && lines <= mostChanged;
  const [mode, setMode] = useState<PasteMode>(mayChange ? 'change' : 'add');
  const checked = useMemo(() => checkLines(pasted, mode), [pasted, mode]);
  const adding = useImport(place, { isUpdate: false, onImported: onClose });
  const isBusy = changing.isPending || adding.isPending;
  const [sent, setSent] = useState<readonly SoundLine[]>([]);
  const refusal = refusalOf(mode === 'add' ? adding.error : changing.error, sent);
  const fits = checked.sound.length;
  const widest = pasted.lines.reduce((most, line) => Math.max(most, line.length), 0);
  const left = Math.max(0, widest - pasted.fields.length);
  const submit = () => {
    setSent(checked.sound);
    if (mode === 'change') changing.start({ seen: pasted.seen, sound: checked.sound });
    else adding.mutate(fileOf(checked.sound));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || isBusy || onClose()}
      title={t('paste.title', { count: lines })}
      className="max-w-2xl"
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {common('cancel')}
          </Button>
          <Button variant="primary" pending={isBusy} disabled={fits === 0} onClick={submit}>
            {submitLabel(mode, { fits, lines, ...nouns })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {refusal && (
          <>
            <Failed title={t('paste.refused')} error={refusal.error} />
            {refusal.problems.length > 0 && (
              <ProblemTable problems={refusal.problems} count={refusal.count} />
            )}
          </>
        )}
        <Modes {...{ mode, setMode, lines, follow, mayChange, nouns }} />
        <p className="text-dense text-muted">
          {t('paste.columns', {
            columns: listText(pasted.fields.slice(0, widest).map(({ label }) => label)),
          })}
          {left > 0 && ` ${t('paste.tooWide', { count: left })}`}
        </p>
        <div role="status" className="text-dense">
          {checked.wrongLines === 0 && t('paste.fine', { count: lines })}
          {checked.wrongLines > 0 && fits > 0 && t('paste.wrong', { wrong: checked.wrongLines, right: fits })}
          {fits === 0 && t('paste.noneFits')}
        </div>
        {checked.problems.length > 0 && (
          <ProblemTable problems={checked.problems.slice(0, mostListed)} count={checked.problems.length} />
        )}
        {adding.progress && <ImportProgressBar progress={adding.progress} onStop={undefined} />}
      </div>
    </Dialog>
  );
}

type ModesProps = {
  mode: PasteMode;
  setMode: (mode: PasteMode) => void;
  lines: number;
  follow: number;
  mayChange: boolean;
  nouns: Nouns;
};

function Modes({ mode, setMode, lines, follow, mayChange, nouns }: ModesProps) {
  const options = [
    { value: 'change', label: t('paste.change', { count: lines, ...nouns }), isOff: !mayChange },
    { value: 'add', label: t('paste.add', { count: lines, ...nouns }), isOff: false },
  ] as const;
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 font-medium text-dense">{t('paste.mode')}</legend>
      {options.map(({ value, label, isOff }) => (
        <label key={value} className="flex min-h-8 items-center gap-2.5 text-dense max-md:min-h-10">
          <input
            type="radio"
            name="paste-mode"
            checked={mode === value}
            disabled={isOff}
            onChange={() => setMode(value)}
            className="size-4 accent-ink max-md:size-5"
          />
          <span className={isOff ? 'text-muted' : undefined}>{label}</span>
        </label>
      ))}
      {!mayChange && (
        <p className="text-caption text-muted">
          {lines > mostChanged
            ? t('paste.tooMany', { max: mostChanged, ...nouns })
            : t('paste.newer', { there: follow })}
        </p>
      )}
    </fieldset>
  );
}

type SubmitWords = { fits: number; lines: number } & Nouns;

const submitLabel = (mode: PasteMode, { fits, lines, ...nouns }: SubmitWords) => {
  if (fits === lines || fits === 0)
    return t(mode === 'add' ? 'paste.addAll' : 'paste.changeAll', { count: lines, ...nouns });
  return t(mode === 'add' ? 'paste.onlyFitting' : 'paste.changeFitting', { count: fits });
};

/** Lines as a file of records, which is checked row by row and stored as a whole or not at all. */
const fileOf = (sound: readonly SoundLine[]) =>
  new File([JSON.stringify(sound.map(({ values }) => values))], 'pasted.json', { type: 'application/json' });

/** What the server found wrong, told with the lines that were pasted. */
function refusalOf(error: Error | null, sent: readonly SoundLine[]) {
  if (error === null) return null;
  if (error instanceof ImportRefused) {
    const problems = error.problems.map((problem) => ({
      ...problem,
      row: problem.row === null ? null : (sent[problem.row - 1]?.line ?? problem.row),
    }));
    return { error, problems, count: error.count };
  }
  const problems = error instanceof ApiError ? problemsOf(error.fields, sent) : [];
  return { error, problems, count: problems.length };
}

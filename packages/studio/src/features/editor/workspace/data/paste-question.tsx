import { t as common } from '../../../../texts/common.ts';
import { t as data } from '../../../../texts/data.ts';
import { t } from '../../../../texts/data-actions.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { Field, Row } from './fields.ts';
import type { CellConflict } from './paste-changes.ts';
import type { usePasteChange } from './use-paste.ts';
import { shownText } from './values.ts';

type PasteProps = {
  fields: readonly Field[];
  nameOfRow: (row: Row, index: number) => string;
  pasting: ReturnType<typeof usePasteChange>;
};

/** Somebody else changed cells that were about to be pasted over. */
export function PasteQuestion({ fields, nameOfRow, pasting }: PasteProps) {
  const { question, isPending } = pasting;
  if (question === null) return null;
  const { conflicts, mine } = question;
  const rows = new Map(mine.changes.map(({ seen }, at) => [seen.id, { seen, at }]));
  return (
    <ConflictQuestion
      title={t('paste.conflict.title', { count: conflicts.length })}
      text={t('paste.conflict.text')}
      {...{ fields, conflicts, isPending }}
      nameOf={(id) => {
        const row = rows.get(id);
        return row ? nameOfRow(row.seen, row.at) : id;
      }}
      onAnswer={pasting.answer}
      onCancel={pasting.cancel}
    />
  );
}

type Props = {
  title: string;
  text: string;
  fields: readonly Field[];
  conflicts: readonly CellConflict[];
  nameOf: (id: string) => string;
  isPending: boolean;
  onAnswer: (side: 'mine' | 'theirs') => void;
  onCancel: () => void;
};

/** So many cells are listed; the others are counted. */
const mostListed = 100;
/** So many are in sight without scrolling. */
const fewListed = 4;

/** Both values of cells that somebody else changed meanwhile, and the choice between them. */
export function ConflictQuestion(props: Props) {
  const { title, text, fields, conflicts, nameOf, isPending, onAnswer, onCancel } = props;
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const shown = (field: Field | undefined, value: unknown) =>
    (field ? shownText(field, value) : String(value ?? '')) || data('edit.conflict.empty');
  const more = conflicts.length - mostListed;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || isPending || onCancel()}
      title={title}
      description={text}
      className="max-w-2xl"
      footer={
        <>
          <Button disabled={isPending} onClick={onCancel}>
            {common('cancel')}
          </Button>
          <Button disabled={isPending} onClick={() => onAnswer('theirs')}>
            {data('edit.conflict.theirs')}
          </Button>
          <Button variant="primary" pending={isPending} onClick={() => onAnswer('mine')}>
            {data('edit.conflict.mine')}
          </Button>
        </>
      }
    >
      {/* What scrolls must be reached by the keyboard; what doesn't needs no stop. */}
      <div
        {...(conflicts.length > fewListed ? { tabIndex: 0 } : {})}
        className="max-h-72 overflow-auto rounded-card border border-line"
      >
        <table className="w-full text-left text-dense">
          <thead className="sticky top-0 bg-sunken text-caption text-muted">
            <tr>
              {(['cell', 'theirs', 'mine'] as const).map((column) => (
                <th key={column} className="px-3 py-2 font-medium">
                  {t(`paste.conflict.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {conflicts.slice(0, mostListed).map(({ id, key, theirs, mine: given }) => {
              const field = byKey.get(key);
              return (
                <tr key={`${id}:${key}`} className="border-line border-t align-top">
                  <td className="wrap-anywhere px-3 py-1.5">
                    <span dir="auto" className="block">
                      {nameOf(id)}
                    </span>
                    <span className="block text-caption text-muted">{field?.label ?? key}</span>
                  </td>
                  <td dir="auto" className="wrap-anywhere px-3 py-1.5">
                    {shown(field, theirs)}
                  </td>
                  <td dir="auto" className="wrap-anywhere px-3 py-1.5">
                    {shown(field, given)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {more > 0 && (
        <p className="pt-2 text-caption text-muted">{t('paste.conflict.more', { count: more })}</p>
      )}
    </Dialog>
  );
}

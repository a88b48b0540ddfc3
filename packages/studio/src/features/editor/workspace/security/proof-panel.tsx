import type { App } from '@sayso/contracts/apps';
import type { RowRules } from '@sayso/contracts/entity-schema';
import type { DraftProof } from '@sayso/contracts/rule-proof';
import { CircleHelp, ShieldCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { t as common } from '../../../../texts/common.ts';
import { t } from '../../../../texts/security.ts';
import { Button } from '../../../../ui/button.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { lockoutOf } from './lockout.ts';
import { ProofTable } from './proof-table.tsx';
import type { Draft } from './rule-draft.ts';
import type { RuleFix } from './rule-fixes.ts';
import { useCloseUserField } from './use-close-user-field.ts';
import { useProof } from './use-proof.ts';

type Props = {
  app: App;
  name: string;
  rules: RowRules | undefined;
  isDirty: boolean;
  /** Ways to tighten the rules, offered beside what was found. */
  fixes: readonly RuleFix[];
  onFix: (draft: Draft) => void;
};

/** What the rules in the editor come to, tried by made-up people on the engine that answers records. */
export function ProofPanel({ app, name, rules, isDirty, fixes, onFix }: Props) {
  const title = useId();
  const proof = useProof(app, name, rules);
  const matrix = proof.data?.entity.matrix ?? null;
  const closing = useCloseUserField(app, { name, rules });
  return (
    <section
      aria-labelledby={title}
      aria-busy={proof.isFetching}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-4">
        <h3 id={title} className="font-semibold text-body">
          {t(rules === undefined ? 'proof.titleOpen' : 'proof.title')}
        </h3>
        {matrix && (
          <span className="flex items-center gap-1.5 text-caption text-muted md:ml-auto">
            <ShieldCheck aria-hidden className="size-4" />
            {t(isDirty ? 'proof.draft' : 'proof.stored')}
          </span>
        )}
      </header>
      {proof.isError && !proof.data && (
        <div className="px-5 pb-5">
          <Failed title={t('proof.failed')} error={proof.error} onRetry={proof.refetch} />
        </div>
      )}
      {proof.isPending && (
        <div role="status" aria-label={t('proof.loading')} className="grid gap-3 px-5 pb-5">
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
        </div>
      )}
      {proof.data && (
        <>
          {matrix ? (
            <ProofTable matrix={matrix} />
          ) : (
            <div role="alert" className="flex flex-wrap items-center gap-3 px-5 pb-4 text-dense">
              <CircleHelp aria-hidden className="size-5 shrink-0 text-muted" />
              <p className="min-w-0 flex-1">{t('proof.tooLong')}</p>
              <Button size="sm" pending={proof.isFetching} onClick={() => void proof.refetch()}>
                {common('tryAgain')}
              </Button>
            </div>
          )}
          <Notes title={t(isDirty ? 'proof.loosening' : 'proof.loosened')} sentences={proof.data.loosened} />
          <Notes title={t('proof.warnings')} sentences={warningsOf(proof.data)}>
            {closing.fields.map(({ name: field, label }) => (
              <Button key={field} size="sm" pending={closing.isPending} onClick={() => closing.close(field)}>
                {t('fixes.user', { field: label })}
              </Button>
            ))}
            {fixes.map((fix) => (
              <Button key={fix.name} size="sm" onClick={() => onFix(fix.draft)}>
                {t(`fixes.${fix.name}`)}
              </Button>
            ))}
          </Notes>
        </>
      )}
    </section>
  );
}

function warningsOf(proof: DraftProof): string[] {
  const { warnings } = proof.entity;
  const lockout = lockoutOf(proof);
  if (lockout === null) return warnings;
  return [t(lockout === 'nobody' ? 'proof.nobodyReads' : 'proof.lockedOut'), ...warnings];
}

type NotesProps = { title: string; sentences: readonly string[]; children?: ReactNode };

function Notes({ title, sentences, children }: NotesProps) {
  if (sentences.length === 0) return null;
  return (
    <div className="flex gap-2.5 border-line border-t bg-warning-soft px-5 py-3 text-dense text-warning">
      <TriangleAlert aria-hidden className="mt-px size-4 shrink-0" />
      <div className="grid min-w-0 gap-1">
        <p className="font-medium">{title}</p>
        <ul aria-label={title} className="grid gap-1">
          {sentences.map((sentence) => (
            <li key={sentence} className="wrap-anywhere">
              {sentence}.
            </li>
          ))}
        </ul>
        {children && <div className="mt-1 flex flex-wrap gap-2">{children}</div>}
      </div>
    </div>
  );
}

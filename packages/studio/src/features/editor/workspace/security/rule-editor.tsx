import type { App } from '@sayso/contracts/apps';
import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { CircleDot } from 'lucide-react';
import { useRef, useState } from 'react';
import { t } from '../../../../texts/security.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Note } from '../../../../ui/note.tsx';
import { toast } from '../../../../ui/toasts.tsx';
import { AccessBadge } from './access-badge.tsx';
import { FieldRules } from './field-rules.tsx';
import { GeneratedJson } from './generated-json.tsx';
import { lockoutOf } from './lockout.ts';
import { LockoutNote } from './lockout-note.tsx';
import { ProofPanel } from './proof-panel.tsx';
import { RemoveRules } from './remove-rules.tsx';
import { type Draft, draftProblems, firstRules, rulesOf } from './rule-draft.ts';
import { ruleFixes } from './rule-fixes.ts';
import { type RuleTab, RuleTabs } from './rule-tabs.tsx';
import { TemplateMenu } from './template-menu.tsx';
import type { Drafts } from './use-drafts.ts';
import { useAskProof, useProof } from './use-proof.ts';
import { useSaveRules } from './use-save-rules.ts';
import { vocabularyOf } from './vocabulary.ts';

type Props = { app: App; name: string; schema: EntitySchema; drafts: Drafts };

/** The rules of one entity: read and changed as sentences, stored on request. */
export function RuleEditor({ app, name, schema, drafts }: Props) {
  const words = vocabularyOf(app, name, schema);
  const draft = drafts.draftFor(name, schema);
  const isDirty = drafts.isDirty(name, schema);
  const rules = rulesOf(draft, schema.rls);
  const [tab, setTab] = useState<RuleTab>('read');
  const [showsProblems, setShowsProblems] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const save = useSaveRules(app);
  const proof = useProof(app, name, rules);
  const lockout = isDirty && proof.data ? lockoutOf(proof.data) : null;
  const askProof = useAskProof(app, name);
  const [isChecking, setChecking] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const edit = (next: Draft) => drafts.edit(name, next);
  const discard = () => {
    drafts.discard(name);
    setShowsProblems(false);
  };

  const store = () => {
    setAsking(false);
    const texts = { done: t('save.done'), failed: t('save.failed') };
    save.mutate({ name, rules, texts }, { onSuccess: discard });
  };
  const handleSave = async () => {
    const [problem] = draftProblems(draft);
    if (problem) {
      setShowsProblems(true);
      setTab(problem.place === 'read' ? 'read' : 'write');
      toast(t('problems.toast'), { tone: 'danger', description: t(`problems.${problem.problem}`) });
      // Once the other tab is drawn.
      setTimeout(() => panel.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    setChecking(true);
    const proof = isDirty ? await askProof(rules) : null;
    setChecking(false);
    if (proof && lockoutOf(proof) === 'nobody') setAsking(true);
    else store();
  };

  return (
    <>
      <section
        ref={panel}
        aria-label={t('tabs.label', { name: words.title })}
        className="@container overflow-hidden rounded-card border border-line bg-surface"
      >
        <header className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 pt-4 pb-3">
          <h3 className="min-w-0 truncate font-semibold text-large">{words.title}</h3>
          <AccessBadge schema={schema} />
          <span className="ml-auto">
            <TemplateMenu onChoose={edit} />
          </span>
        </header>
        {drafts.isOvertaken(name, schema) && (
          <Note
            tone="warning"
            className="mx-5 mb-3"
            action={
              <Button size="sm" onClick={discard}>
                {t('changedMeanwhile.button')}
              </Button>
            }
          >
            {t('changedMeanwhile.text')}
          </Note>
        )}
        {draft.isOpen ? (
          <div className="grid justify-items-start gap-3 border-line border-t px-5 py-5">
            <p className="max-w-[60ch] text-dense text-muted">{t('publicText', { nouns: words.nouns })}</p>
            <Button onClick={() => edit(firstRules)}>{t('create')}</Button>
          </div>
        ) : (
          <RuleTabs
            tab={tab}
            onTab={setTab}
            draft={draft}
            stored={schema.rls}
            words={words}
            showsProblems={showsProblems}
            onChange={edit}
            json={<GeneratedJson rules={rules} />}
          />
        )}
        <FieldRules words={words} />
        {(isDirty || !draft.isOpen) && (
          <footer className="flex flex-wrap items-center justify-end gap-2 border-line border-t px-5 py-3">
            {lockout && <LockoutNote lockout={lockout} />}
            {isDirty && (
              <span className="mr-auto flex items-center gap-1.5 text-dense text-warning">
                <CircleDot aria-hidden className="size-4" />
                {t('unsaved')}
              </span>
            )}
            {schema.rls && (
              <RemoveRules
                words={words}
                pending={save.isPending}
                onConfirm={() => {
                  const texts = {
                    done: t('removeAll.done', { name: words.title }),
                    failed: t('removeAll.failed'),
                  };
                  save.mutate({ name, rules: undefined, texts }, { onSuccess: discard });
                }}
              />
            )}
            {isDirty && (
              <Button variant="ghost" onClick={discard}>
                {t('discard')}
              </Button>
            )}
            {/* The accent is for what there is to do: with nothing changed there is nothing to save. */}
            <Button
              variant={isDirty ? 'primary' : 'secondary'}
              pending={save.isPending || isChecking}
              onClick={() => void handleSave()}
            >
              {t('save.button')}
            </Button>
          </footer>
        )}
      </section>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('lockout.title', { nouns: words.nouns })}
        description={t('lockout.text')}
        confirmLabel={t('lockout.save')}
        cancelLabel={t('lockout.back')}
        destructive
        onConfirm={store}
      />
      <ProofPanel
        app={app}
        name={name}
        rules={rules}
        isDirty={isDirty}
        fixes={ruleFixes(draft, schema.rls)}
        onFix={edit}
      />
    </>
  );
}

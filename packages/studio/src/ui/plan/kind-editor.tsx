import { type PlanField, type PlanFieldKind, type PlanThing, planFieldKinds } from '@sayso/contracts/plan';
import { useState } from 'react';
import { t } from '../../texts/plan.ts';
import { Button } from '../button.tsx';
import { ChoicesEditor, choicesFault, choicesOf, draftChoice } from './choices-editor.tsx';
import { hasChoices } from './field-kinds.ts';
import { FaultLine, SelectRow } from './panel-row.tsx';
import { usePlanState } from './plan-context.ts';
import type { Operation } from './use-operation.ts';

type Props = { thing: PlanThing; field: PlanField; operation: Operation };

/** Kinds that a person chooses from; lines of an order only come with an order. */
export const kindOptions = (now?: PlanFieldKind) =>
  planFieldKinds
    .filter((kind) => kind !== 'lines' || kind === now)
    .map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }));

/** What a field holds, with what it links to or its choices. */
export function KindEditor({ thing, field, operation }: Props) {
  const { plan } = usePlanState();
  // A kind that still needs a word: what it links to, or its choices.
  const [wanted, setWanted] = useState<PlanFieldKind | null>(null);
  const kind = wanted ?? field.kind;
  const place = { thing: thing.id, field: field.id };
  const choose = (next: PlanFieldKind) => {
    operation.setFault(undefined);
    const isReady = hasChoices(next)
      ? Boolean(field.choices?.length)
      : next !== 'link' || Boolean(field.link);
    setWanted(isReady ? null : next);
    if (isReady && next !== field.kind) void operation.run({ type: 'setKind', ...place, kind: next });
  };
  const chooseTarget = async (link: string) => {
    if (await operation.run({ type: 'setKind', ...place, kind: 'link', link })) setWanted(null);
  };
  if (field.written_by === 'system') return <p className="text-caption text-muted">{t('isFormula')}</p>;
  return (
    <>
      <SelectRow label={t('type')} value={kind} options={kindOptions(field.kind)} onChange={choose} />
      {kind === 'link' && (
        <SelectRow
          label={t('linksTo')}
          value={(wanted ? undefined : field.link) ?? ''}
          placeholder={t('chooseThing')}
          options={plan.things.map(({ id, plural }) => ({ value: id, label: plural }))}
          onChange={(link) => void chooseTarget(link)}
        />
      )}
      {hasChoices(kind) && (
        <Choices
          // Drafts of the choices that are there now.
          key={JSON.stringify(field.choices ?? [])}
          {...{ thing, field, kind, operation }}
          onDone={() => setWanted(null)}
        />
      )}
    </>
  );
}

type ChoicesProps = Props & { kind: 'choice' | 'states'; onDone: () => void };

function Choices({ thing, field, kind, operation, onDone }: ChoicesProps) {
  const begin = () =>
    field.choices?.length
      ? field.choices.map(({ label, value }) => draftChoice(label, value))
      : [draftChoice(), draftChoice()];
  const [draft, setDraft] = useState(begin);
  const [refusal, setRefusal] = useState<string | null>(null);
  const saved = (field.choices ?? []).map(({ label, value }) => ({ label, value }));
  const isNew = !hasChoices(field.kind);
  const isChanged = isNew || JSON.stringify(choicesOf(draft)) !== JSON.stringify(saved);
  const save = async () => {
    const refused = choicesFault(draft);
    setRefusal(refused);
    if (refused) return;
    const place = { thing: thing.id, field: field.id, choices: choicesOf(draft) };
    const done = await operation.run(
      isNew ? { type: 'setKind', ...place, kind } : { type: 'setChoices', ...place },
    );
    if (done) onDone();
  };
  return (
    <div className="grid gap-2">
      <ChoicesEditor
        kind={kind}
        choices={draft}
        onChange={(choices) => {
          setRefusal(null);
          setDraft([...choices]);
        }}
      />
      <FaultLine>{refusal ?? undefined}</FaultLine>
      {isChanged && (
        <Button
          size="sm"
          className="justify-self-start"
          pending={operation.isPending}
          onClick={() => void save()}
        >
          {t(`saveChoices.${kind}`)}
        </Button>
      )}
    </div>
  );
}

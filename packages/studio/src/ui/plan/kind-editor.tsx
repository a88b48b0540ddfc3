import type { PlanField, PlanFieldKind, PlanThing } from '@sayso/contracts/plan';
import { t } from '../../texts/plan.ts';
import type { SelectOption } from '../select.tsx';
import { ChoicesEditor } from './choices-editor.tsx';
import { hasChoices, kindGroups, kindIcons } from './field-kinds.ts';
import { FaultLine, SelectRow } from './panel-row.tsx';
import { usePlanState } from './plan-context.ts';
import type { FieldDraft } from './use-field-draft.ts';
import type { Operation } from './use-operation.ts';

type Props = { thing: PlanThing; field: PlanField; operation: Operation; draft: FieldDraft };

/** Kinds that a person chooses from; lines of an order only come with an order. */
export const kindOptions = (now?: PlanFieldKind): SelectOption<PlanFieldKind>[] =>
  kindGroups.flatMap(([group, kinds]) =>
    kinds
      .filter((kind) => kind !== 'lines' || kind === now)
      .map((kind) => ({ value: kind, group: t(`kindGroups.${group}`), label: <Kind kind={kind} /> })),
  );

function Kind({ kind }: { kind: PlanFieldKind }) {
  const Icon = kindIcons[kind];
  return (
    <>
      <Icon aria-hidden className="me-2 inline size-4 align-[-3px] text-muted" />
      {t(`kinds.${kind}`)}
    </>
  );
}

/** What a field holds, with what it links to or its choices. */
export function KindEditor({ thing, field, operation, draft }: Props) {
  const { plan } = usePlanState();
  const { kind, wanted, setWanted } = draft;
  const place = { thing: thing.id, field: field.id };
  const choose = (next: PlanFieldKind) => {
    operation.setFault(undefined);
    // A kind may still need a word: what it links to, or its choices.
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
      {hasChoices(kind) && <ChoicesEditor kind={kind} choices={draft.choices} onChange={draft.setChoices} />}
      <FaultLine>{draft.refusal ?? undefined}</FaultLine>
    </>
  );
}

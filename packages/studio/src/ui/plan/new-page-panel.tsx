import { type PlanPage, type PlanPageKind, planPageKinds } from '@sayso/contracts/plan';
import { type FormEvent, useState } from 'react';
import { t as cards } from '../../texts/plan.ts';
import { t } from '../../texts/plan-parts.ts';
import { Button } from '../button.tsx';
import { Field } from '../field.tsx';
import { Input } from '../input.tsx';
import { pageNameFault } from './names.ts';
import { PanelFoot } from './panel-foot.tsx';
import { FaultLine, SelectRow } from './panel-row.tsx';
import { usePlanState } from './plan-context.ts';
import { ownDirection } from './plan-words.ts';
import { useOperation } from './use-operation.ts';

type Audience = PlanPage['audience'];

/** Adds a page of one thing. */
export function NewPagePanel({ fault, onClose }: { fault?: string | undefined; onClose: () => void }) {
  const { plan } = usePlanState();
  const operation = useOperation(fault);
  const [kind, setKind] = useState<PlanPageKind>('list');
  const [thing, setThing] = useState(plan.things[0]?.id ?? '');
  const [audience, setAudience] = useState<Audience>('users');
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    const refused = given ? pageNameFault(plan, given) : null;
    setRefusal(refused);
    if (refused !== null || operation.isPending) return;
    const page = { kind, thing, audience: kind === 'form' ? ('visitors' as const) : audience };
    if (await operation.run({ type: 'addPage', ...page, ...(given ? { name: given } : {}) })) onClose();
  };
  return (
    <form onSubmit={handleSubmit} className="grid gap-4">
      <SelectRow
        label={t('pages.kind')}
        value={kind}
        options={planPageKinds.map((each) => ({ value: each, label: t(`pages.kinds.${each}`) }))}
        onChange={setKind}
      />
      <SelectRow
        label={t('pages.of')}
        value={thing}
        options={plan.things.map(({ id, plural }) => ({ value: id, label: plural }))}
        onChange={setThing}
      />
      {kind !== 'form' && (
        <SelectRow
          label={t('pages.audience')}
          value={audience}
          options={(['users', 'visitors'] as const).map((each) => ({
            value: each,
            label: t(`pages.audiences.${each}`),
          }))}
          onChange={setAudience}
        />
      )}
      <Field label={t('pages.name')} hint={t('pages.nameHint')} error={refusal ?? undefined}>
        {(control) => (
          <Input
            {...control}
            {...ownDirection}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <FaultLine>{operation.fault}</FaultLine>
      <PanelFoot>
        <span className="flex-1" />
        <Button type="submit" pending={operation.isPending}>
          {cards('add')}
        </Button>
      </PanelFoot>
    </form>
  );
}

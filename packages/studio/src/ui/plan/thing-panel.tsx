import type { PlanThing } from '@sayso/contracts/plan';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../texts/plan.ts';
import { Button } from '../button.tsx';
import { Field } from '../field.tsx';
import { Input } from '../input.tsx';
import { Kbd } from '../kbd.tsx';
import { NameForm } from './name-form.tsx';
import { nameFault, thingNameFault } from './names.ts';
import { usePlanState } from './plan-context.ts';
import { ownDirection, sourceText } from './plan-words.ts';
import { useOperation } from './use-operation.ts';

type Props = { thing: PlanThing; fault?: string | undefined; onClose: () => void };

/** What a thing is called, and the way to remove it. */
export function ThingPanel({ thing, fault, onClose }: Props) {
  const { plan } = usePlanState();
  const operation = useOperation(fault);
  // Empty until a person says it: of most names the plural follows.
  const [plural, setPlural] = useState('');
  const rename = async (name: string) => {
    const given = plural.trim();
    const isDone = await operation.run({
      type: 'renameThing',
      thing: thing.id,
      name,
      ...(given ? { plural: given } : {}),
    });
    if (isDone) onClose();
    return isDone;
  };
  const remove = async () => {
    if (await operation.run({ type: 'removeThing', thing: thing.id })) onClose();
  };
  const source = sourceText(thing.source);
  return (
    <div className="grid gap-4">
      <NameForm
        label={t('name')}
        value={thing.name}
        submit={t('save')}
        check={(name) =>
          thingNameFault(plan, name, thing.id) ?? (plural ? thingNameFault(plan, plural, thing.id) : null)
        }
        fault={operation.fault}
        isPending={operation.isPending}
        onSubmit={rename}
        onUnchanged={() => (plural.trim() ? void rename(thing.name) : onClose())}
      >
        <Field label={t('plural')}>
          {(control) => (
            <Input
              {...control}
              {...ownDirection}
              autoComplete="off"
              placeholder={thing.plural}
              value={plural}
              onChange={({ target }) => setPlural(target.value)}
            />
          )}
        </Field>
      </NameForm>
      <footer className="border-line border-t pt-3">
        <Button variant="danger" size="sm" pending={operation.isPending} onClick={() => void remove()}>
          <Trash2 aria-hidden className="size-4" />
          {t('removeThing', { name: thing.plural })}
          <Kbd className="max-md:hidden">{t('deleteKey')}</Kbd>
        </Button>
      </footer>
      {source && <p className="wrap-anywhere text-caption text-muted">{source}</p>}
    </div>
  );
}

/** What the app is called. */
export function AppNamePanel({ fault, onClose }: { fault?: string | undefined; onClose: () => void }) {
  const { plan } = usePlanState();
  const operation = useOperation(fault);
  return (
    <NameForm
      label={t('appName')}
      value={plan.app.name}
      submit={t('save')}
      check={nameFault}
      fault={operation.fault}
      isPending={operation.isPending}
      onUnchanged={onClose}
      onSubmit={async (name) => {
        const isDone = await operation.run({ type: 'renameApp', name });
        if (isDone) onClose();
        return isDone;
      }}
    />
  );
}

/** Adds a thing; the usual pages and fields come with it. */
export function NewThingPanel({ fault, onClose }: { fault?: string | undefined; onClose: () => void }) {
  const { plan } = usePlanState();
  const operation = useOperation(fault);
  return (
    <NameForm
      label={t('addThing')}
      submit={t('add')}
      check={(name) => thingNameFault(plan, name)}
      fault={operation.fault}
      isPending={operation.isPending}
      onSubmit={async (name) => {
        const isDone = await operation.run({ type: 'addThing', name });
        if (isDone) onClose();
        return isDone;
      }}
    />
  );
}

import type { PlanThing } from '@sayso/contracts/plan';
import { useState } from 'react';
import { t } from '../../texts/plan.ts';
import { Field } from '../field.tsx';
import { Input } from '../input.tsx';
import { NameForm } from './name-form.tsx';
import { nameFault, thingNameFault } from './names.ts';
import { usePlanState } from './plan-context.ts';
import { ownDirection, sourceText } from './plan-words.ts';
import { RemoveButton } from './remove-button.tsx';
import { useOperation } from './use-operation.ts';

type Props = { thing: PlanThing; fault?: string | undefined; onClose: () => void };

/** What a thing is called, and the way to remove it. */
export function ThingPanel({ thing, fault, onClose }: Props) {
  const state = usePlanState();
  const { plan } = state;
  const operation = useOperation(fault);
  // Empty until a person says it: of most names the plural follows.
  const [plural, setPlural] = useState('');
  const rename = (name: string) => {
    const given = plural.trim();
    return operation.runThen(
      { type: 'renameThing', thing: thing.id, name, ...(given ? { plural: given } : {}) },
      onClose,
    );
  };
  const source = sourceText(state, thing.source);
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
        <RemoveButton
          operation={operation}
          removal={{ type: 'removeThing', thing: thing.id }}
          onClose={onClose}
        >
          {t('removeThing', { name: thing.plural })}
        </RemoveButton>
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
      onSubmit={(name) => operation.runThen({ type: 'renameApp', name }, onClose)}
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
      onSubmit={(name) => operation.runThen({ type: 'addThing', name }, onClose)}
    />
  );
}

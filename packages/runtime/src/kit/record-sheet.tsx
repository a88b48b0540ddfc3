import { Plus } from 'lucide-react';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { toast } from 'sonner';
import { actions } from '../texts/actions.ts';
import { states } from '../texts/states.ts';
import { Button } from '../ui/button.tsx';
import type { CreateButtonProps } from './api.ts';
import { signInToAdd } from './closed-to.tsx';
import type { FormSheetProps, FormTarget } from './form-sheet.tsx';
import { may } from './reach.ts';
import { nounOf } from './schema.ts';

/** Inputs of all kinds weigh as much as a page; most visits write nothing, so they come when one is about to. */
const loadForm = async () => (await import('./form-sheet.tsx')).FormSheet;
const prepareForm = () => void loadForm().catch(() => {});

/** The form sheet, there from its first opening on. Where it cannot be loaded, the page stays as it is. */
export function RecordSheet(props: FormSheetProps) {
  const [Form, setForm] = useState<ComponentType<FormSheetProps> | null>(null);
  const { onClose } = props;
  const fail = useEffectEvent(() => {
    toast.error(states.formNotLoaded);
    onClose();
  });
  const isMissing = props.target !== null && Form === null;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    loadForm().then(
      (loaded) => isCurrent && setForm(() => loaded),
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);
  return Form === null ? null : <Form {...props} />;
}

export function CreateButton({ entity, label, fields, defaults }: CreateButtonProps) {
  const [target, setTarget] = useState<FormTarget | null>(null);
  const noun = nounOf(entity.schema);
  // Whoever could not see the record afterwards would not know what became of it.
  if (!may(entity, 'read')) return null;
  if (!may(entity, 'create')) return signInToAdd(entity, noun);
  return (
    <>
      <Button
        onPointerEnter={prepareForm}
        onFocus={prepareForm}
        onClick={() => setTarget({ record: null, ...(defaults ? { defaults } : {}) })}
      >
        <Plus /> {label ?? actions.newNoun(noun)}
      </Button>
      <RecordSheet entity={entity} target={target} fields={fields} onClose={() => setTarget(null)} />
    </>
  );
}

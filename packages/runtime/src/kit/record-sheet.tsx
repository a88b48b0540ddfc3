import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import type { CreateButtonProps } from './api.ts';
import type { FormSheetProps, FormTarget } from './form-sheet.tsx';
import { nounOf } from './schema.ts';

/** Inputs of all kinds weigh as much as a page; most visits write nothing, so they come when one is about to. */
const loadForm = async () => ({ default: (await import('./form-sheet.tsx')).FormSheet });
const LazyForm = lazy(loadForm);
const prepareForm = () => void loadForm().catch(() => {});

/** The form sheet, there from its first opening on. */
export function RecordSheet(props: FormSheetProps) {
  const [isNeeded, setNeeded] = useState(false);
  if (props.target !== null && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <LazyForm {...props} />
    </Suspense>
  );
}

export function CreateButton({ entity, label, fields, defaults }: CreateButtonProps) {
  const [target, setTarget] = useState<FormTarget | null>(null);
  return (
    <>
      <Button
        onPointerEnter={prepareForm}
        onFocus={prepareForm}
        onClick={() => setTarget({ record: null, ...(defaults ? { defaults } : {}) })}
      >
        <Plus /> {label ?? `New ${nounOf(entity.schema)}`}
      </Button>
      <RecordSheet entity={entity} target={target} fields={fields} onClose={() => setTarget(null)} />
    </>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { EntityClient, Row } from '../sdk/entity-types.ts';
import { Sheet, SheetContent, SheetDescription, SheetHeader, SheetTitle } from '../ui/sheet.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { RecordForm } from './record-form.tsx';
import { RecordName } from './record-name.tsx';
import { nounOf } from './schema.ts';

/** What the sheet is open for: a new record with these values, or the change of one. */
export type FormTarget = { record: Row | null; defaults?: Record<string, unknown> };

export type FormSheetProps = {
  entity: EntityClient;
  target: FormTarget | null;
  onClose: () => void;
  fields?: string[] | undefined;
  onSaved?: (row: Row) => void;
};

/** The side sheet with the form; closing it with unsaved changes asks first. */
export function FormSheet({ entity, target, onClose, fields, onSaved }: FormSheetProps) {
  const isDirty = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const isOpen = target !== null;
  useEffect(() => {
    if (!isOpen) isDirty.current = false;
  }, [isOpen]);
  useUnloadGuard(isOpen, isDirty);
  const tryClose = () => (isDirty.current ? setAsking(true) : onClose());
  const noun = nounOf(entity.schema);
  const record = target?.record ?? null;
  return (
    <>
      <Sheet open={isOpen} onOpenChange={(next) => !next && tryClose()}>
        <SheetContent>
          <SheetHeader>
            <SheetTitle>{record === null ? `New ${noun}` : <>Edit {noun}</>}</SheetTitle>
            <SheetDescription className={record === null ? 'sr-only' : ''}>
              {record === null ? `Fill in the ${noun}` : <RecordName entity={entity} row={record} />}
            </SheetDescription>
          </SheetHeader>
          {target === null ? null : (
            <RecordForm
              key={record?.id ?? 'new'}
              entity={entity}
              record={record}
              {...(fields === undefined ? {} : { fields })}
              defaults={target.defaults ?? {}}
              isInSheet
              onDirty={(dirty) => {
                isDirty.current = dirty;
              }}
              onSaved={(row) => {
                isDirty.current = false;
                onClose();
                onSaved?.(row);
              }}
              onCancel={tryClose}
            />
          )}
        </SheetContent>
      </Sheet>
      <ConfirmDialog
        isOpen={isAsking}
        title="Discard your changes?"
        text="What you typed has not been saved."
        action="Discard"
        keep="Keep editing"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          isDirty.current = false;
          onClose();
        }}
      />
    </>
  );
}

function useUnloadGuard(isOpen: boolean, isDirty: { current: boolean }): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const handle = (event: BeforeUnloadEvent) => {
      if (isDirty.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', handle);
    return () => window.removeEventListener('beforeunload', handle);
  }, [isOpen, isDirty]);
}

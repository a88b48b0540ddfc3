import { useEffect, useRef, useState } from 'react';
import type { EntityClient, Row } from '../sdk/entity-types.ts';
import { actions } from '../texts/actions.ts';
import { form } from '../texts/form.ts';
import { Sheet, SheetContent, SheetDescription, SheetHeader, SheetTitle } from '../ui/sheet.tsx';
import { isLongForm } from './form-sections.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { RecordForm } from './record-form.tsx';
import { RecordName } from './record-name.tsx';
import { fieldsOf, nounOf } from './schema.ts';

/** What the sheet is open for: a new record with these values, or the change of one. */
export type FormTarget = { record: Row | null; defaults?: Record<string, unknown> };

export type FormSheetProps = {
  entity: EntityClient;
  target: FormTarget | null;
  onClose: () => void;
  fields?: string[] | undefined;
  onSaved?: (row: Row) => void;
};

/** The side sheet with the form, as wide as the page for long ones; closing it with unsaved changes asks first. */
export function FormSheet({ entity, target, onClose, fields, onSaved }: FormSheetProps) {
  const isDirty = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const isOpen = target !== null;
  useEffect(() => {
    if (!isOpen) isDirty.current = false;
  }, [isOpen]);
  const tryClose = () => (isDirty.current ? setAsking(true) : onClose());
  const noun = nounOf(entity.schema);
  const record = target?.record ?? null;
  const isPage = isLongForm(fieldsOf(entity.schema, fields));
  return (
    <>
      <Sheet open={isOpen} onOpenChange={(next) => !next && tryClose()}>
        <SheetContent className={isPage ? 'sm:max-w-none' : ''}>
          <SheetHeader className={isPage ? 'mx-auto w-full max-w-[calc(56rem+3rem)]' : ''}>
            <SheetTitle>{record === null ? actions.newNoun(noun) : actions.editNoun(noun)}</SheetTitle>
            <SheetDescription className={record === null ? 'sr-only' : 'break-words'}>
              {record === null ? form.fillIn(noun) : <RecordName entity={entity} row={record} />}
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
      {isOpen ? (
        <LeaveGuard
          isDirty={() => isDirty.current}
          isLeaving={isAsking}
          onStay={() => setAsking(false)}
          onDiscard={close}
        />
      ) : null}
    </>
  );

  function close() {
    setAsking(false);
    isDirty.current = false;
    onClose();
  }
}

import type { App } from '@sayso/contracts/apps';
import type { EntitySchema } from '@sayso/contracts/entity-schema';
import type { DraftChange, FieldRow } from './draft.ts';
import type { FieldProblem } from './schema-checks.ts';

/** What one field of the list is given, closed or open. */
export type FieldItemProps = {
  app: App;
  entity: string;
  row: FieldRow;
  stored: EntitySchema;
  name: string;
  /** Another field is called the same. */
  isNameTaken: boolean;
  problem: FieldProblem | undefined;
  isOpen: boolean;
  dispatch: (change: DraftChange) => void;
  onOpen: (isOpen: boolean) => void;
  onRemove: () => void;
  /** Not while only some of the fields are shown. */
  onMove?: (to: number) => void;
  at?: number;
};

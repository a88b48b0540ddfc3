import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EntityClient, Row } from '../sdk/entity-types.ts';
import { createPageUrl } from '../sdk/utils.ts';
import { actions } from '../texts/actions.ts';
import { emptyLists } from '../texts/empty-lists.ts';
import { filters } from '../texts/filters.ts';
import { lists } from '../texts/lists.ts';
import { Button } from '../ui/button.tsx';
import type { Quick } from './api.ts';
import { closedTo, signInToAdd } from './closed-to.tsx';
import { DeleteDialog } from './confirm-dialog.tsx';
import { usePatch } from './data.ts';
import type { FormTarget } from './form-sheet.tsx';
import { may } from './reach.ts';
import { RecordSheet } from './record-sheet.tsx';
import { nounOf, pluralOf } from './schema.ts';
import { noteDetailPage } from './shell-context.ts';
import { Empty } from './states.tsx';
import type { Filtering } from './use-filtering.ts';

type Options = {
  entity: EntityClient;
  detailPage?: string | undefined;
  formFields?: string[] | undefined;
  readOnly?: boolean | undefined;
  defaults?: Record<string, unknown> | undefined;
  emptyTitle?: string | undefined;
  emptyText?: string | undefined;
  quick?: Quick | undefined;
};

export type Listing = {
  entity: EntityClient;
  /** Opens the record's page, or the form where there is none. */
  open: (row: Row) => void;
  /** Address of the record's page, for real links. */
  hrefOf: (row: Row) => string | undefined;
  edit: (row: Row) => void;
  create: (defaults?: Record<string, unknown>) => void;
  /** Asks, then deletes; `onDeleted` hears when it is done. */
  remove: (rows: readonly Row[], onDeleted?: () => void) => void;
  /** What the page and the rules leave this person to do; the server has the last word. */
  mayCreate: boolean;
  mayEdit: (row: Row) => boolean;
  mayRemove: (row: Row) => boolean;
  /** What one press does to a record, where the page offers it. */
  quick: { label: string; isDue: (row: Row) => boolean; run: (row: Row) => void } | undefined;
  /** The sheet and the question that the above open; to be rendered once. */
  dialogs: ReactNode;
  empty: (filtering?: Filtering) => ReactNode;
};

type Doomed = { rows: readonly Row[]; onDeleted: () => void };
const nothing: Doomed = { rows: [], onDeleted: () => undefined };

/** What every view on a list does with its records. */
export function useListing(options: Options): Listing {
  const { entity, detailPage, formFields, readOnly = false, defaults = {}, emptyTitle, emptyText } = options;
  const quick = useQuick(entity, options.quick);
  const [target, setTarget] = useState<FormTarget | null>(null);
  const [doomed, setDoomed] = useState<Doomed>(nothing);
  const navigate = useNavigate();
  noteDetailPage(entity.name, detailPage);
  const noun = nounOf(entity.schema);
  const mayCreate = !readOnly && may(entity, 'create');
  const mayEdit = (row: Row) => !readOnly && may(entity, 'update', row);
  const mayRemove = (row: Row) => !readOnly && may(entity, 'delete', row);
  const hrefOf = ({ id }: Row) =>
    detailPage === undefined ? undefined : createPageUrl(`${detailPage}?id=${id}`);
  const create = (more: Record<string, unknown> = {}) =>
    setTarget({ record: null, defaults: { ...defaults, ...more } });
  return {
    entity,
    hrefOf,
    mayCreate,
    mayEdit,
    mayRemove,
    open: (row) => {
      const href = hrefOf(row);
      if (href !== undefined) void navigate(href);
      else if (mayEdit(row)) setTarget({ record: row });
    },
    edit: (record) => setTarget({ record }),
    create,
    remove: (rows, onDeleted) => setDoomed({ rows, onDeleted: onDeleted ?? nothing.onDeleted }),
    quick: quick && { ...quick, isDue: (row) => mayEdit(row) && quick.isDue(row) },
    dialogs: (
      <>
        <RecordSheet entity={entity} target={target} fields={formFields} onClose={() => setTarget(null)} />
        <DeleteDialog entity={entity} {...doomed} onDone={() => setDoomed(nothing)} />
      </>
    ),
    empty: (filtering) =>
      filtering?.isFiltered || filtering?.focus?.isOn ? (
        <Empty
          title={lists.noMatch}
          text={
            filtering.isFiltered
              ? emptyLists.noMatchHint(filtering)
              : emptyLists.focused(filtering.focus?.label ?? '')
          }
          action={
            <Button variant="outline" size="sm" onClick={filtering.showAll}>
              {filtering.focus?.isOn && !filtering.isFiltered ? emptyLists.showAll : filters.clear(filtering)}
            </Button>
          }
        />
      ) : (
        (closedTo(entity, { noun }) ?? (
          <Empty
            title={emptyTitle ?? lists.noneYet(pluralOf(noun))}
            text={emptyText ?? (mayCreate ? emptyLists.addFirst(noun) : undefined)}
            action={
              mayCreate ? (
                <Button size="sm" onClick={() => create()}>
                  <Plus /> {actions.addNoun(noun)}
                </Button>
              ) : readOnly ? undefined : (
                signInToAdd(entity, noun)
              )
            }
          />
        ))
      ),
  };
}

function useQuick(entity: EntityClient, quick: Quick | undefined): Listing['quick'] {
  const patch = usePatch(entity);
  return (
    quick && {
      label: quick.label,
      isDue: (row) => row[quick.field] !== quick.value,
      run: ({ id }) => patch.mutate({ id, body: { [quick.field]: quick.value } }),
    }
  );
}

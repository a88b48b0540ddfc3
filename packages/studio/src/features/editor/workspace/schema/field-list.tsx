import type { App } from '@sayso/contracts/apps';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { randomId } from '../../../../lib/random-id.ts';
import { t } from '../../../../texts/schema-editor.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SearchBox } from '../../../../ui/search-box.tsx';
import { labelOf } from '../record-form/controls.ts';
import type { FieldRow } from './draft.ts';
import { FieldItem } from './field-item.tsx';
import type { SchemaEditing } from './use-schema-draft.ts';
import { placesIn, usesOf } from './used-by.ts';

type Props = { app: App; entity: string; editing: SchemaEditing; startsWithNew: boolean };

/** From here on a list is looked through by typing. */
const longList = 12;

/** The fields in their order, each opening in place. */
export function FieldList({ app, entity, editing, startsWithNew }: Props) {
  const { draft, dispatch, problems, stored } = editing;
  const [openId, setOpenId] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const [removing, setRemoving] = useState<{ row: FieldRow; places: string[] } | null>(null);
  const [said, setSaid] = useState('');
  const { rows } = draft;
  const taken = namesTaken(rows);
  const wanted = search.trim().toLowerCase();
  const shown = wanted === '' ? rows : rows.filter((row) => row.id === openId || isMeant(row, wanted));

  const add = () => {
    const id = randomId();
    setSearch('');
    dispatch({ type: 'add', id, title: '' });
    setOpenId(id);
  };
  const begin = useEffectEvent(add);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!startsWithNew || hasBegun.current) return;
    hasBegun.current = true;
    begin();
  }, [startsWithNew]);
  const remove = (row: FieldRow) => {
    const places = row.origin === null ? [] : usesOf(app, { entity, field: row.origin });
    if (places.length > 0) setRemoving({ row, places });
    else dispatch({ type: 'remove', id: row.id });
  };
  const list = useOpenWrong(editing, (id) => {
    setSearch('');
    setOpenId(id);
  });
  const move = (row: FieldRow, to: number) => {
    if (to < 0 || to >= rows.length) return;
    dispatch({ type: 'move', id: row.id, to });
    setSaid(t('field.moved', { name: nameOf(row), place: String(to + 1), count: String(rows.length) }));
  };
  return (
    <>
      {rows.length > longList && (
        <div className="px-4 pt-3">
          <SearchBox aria-label={t('search')} placeholder={t('search')} text={search} onText={setSearch} />
        </div>
      )}
      <div className="min-h-0 flex-1 overflow-y-auto px-4 py-3">
        {rows.length === 0 && <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
        {rows.length > 0 && shown.length === 0 && (
          <p className="py-6 text-center text-muted">{t('noneFound')}</p>
        )}
        <ol ref={list} aria-label={t('tabs.fields')} className="grid gap-1.5">
          {shown.map((row) => (
            <FieldItem
              key={row.id}
              {...{ app, entity, row, stored, dispatch }}
              name={nameOf(row)}
              isNameTaken={taken.has(sameName(row))}
              problem={problems.get(row.id)}
              isOpen={row.id === openId}
              onOpen={(isOpen) => setOpenId(isOpen ? row.id : null)}
              onRemove={() => remove(row)}
              {...(wanted === '' ? { onMove: (to: number) => move(row, to), at: rows.indexOf(row) } : {})}
            />
          ))}
        </ol>
        <div className="pt-3">
          <Button size="sm" onClick={add}>
            <Plus aria-hidden className="size-4" />
            {t('add')}
          </Button>
        </div>
        <p aria-live="polite" className="sr-only">
          {said}
        </p>
      </div>
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={() => setRemoving(null)}
        title={t('removeQuestion.title', { name: removing ? nameOf(removing.row) : '' })}
        description={
          removing && `${t('removeQuestion.used', placesIn(removing.places))} ${t('removeQuestion.keeps')}`
        }
        confirmLabel={t('removeQuestion.confirm')}
        destructive
        onConfirm={() => {
          if (removing) dispatch({ type: 'remove', id: removing.row.id });
          setRemoving(null);
        }}
      />
    </>
  );
}

/** Each time that somebody tried to save: opens the first field that is wrong, and goes to where it is. */
function useOpenWrong({ draft, problems, checks }: SchemaEditing, onOpen: (id: string) => void) {
  const list = useRef<HTMLOListElement>(null);
  const wrong = draft.rows.find(({ id }) => problems.has(id));
  const openWrong = useEffectEvent(() => {
    if (!wrong) return;
    onOpen(wrong.id);
    // Once it is drawn.
    setTimeout(() => {
      const input = list.current?.querySelector<HTMLElement>('[aria-invalid=true]');
      // Somebody may have folded it away.
      const folded = input?.closest('details');
      if (folded) folded.open = true;
      input?.focus();
    });
  });
  useEffect(() => {
    if (checks > 0) openWrong();
  }, [checks]);
  return list;
}

const nameOf = ({ key, origin, property }: FieldRow): string =>
  property.title || (origin === null ? t('newField') : labelOf(key, property));

const sameName = (row: FieldRow): string => nameOf(row).trim().toLowerCase();

/** What more than one field is called; a new one without a name is told of that instead. */
function namesTaken(rows: readonly FieldRow[]): ReadonlySet<string> {
  const named = rows.filter((row) => !row.isRemoved && (row.origin !== null || row.property.title));
  const names = named.map(sameName);
  return new Set(names.filter((name, at) => names.indexOf(name) !== at));
}

const isMeant = (row: FieldRow, wanted: string): boolean =>
  nameOf(row).toLowerCase().includes(wanted) || row.key.toLowerCase().includes(wanted);

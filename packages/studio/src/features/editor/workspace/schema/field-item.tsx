import { ChevronDown, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { t } from '../../../../texts/schema-editor.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { cn } from '../../../../ui/cn.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { isSame } from '../record-form/form-values.ts';
import { DragHandle } from './drag-handle.tsx';
import { FieldEditor } from './field-editor.tsx';
import type { FieldItemProps } from './field-props.ts';
import { typeOf } from './field-types.ts';

/** One field: a line of what it is, and its settings while it is open. */
export function FieldItem(props: FieldItemProps) {
  const { row, name, problem, isOpen, dispatch, onOpen, onRemove, onMove, at = 0 } = props;
  const id = useId();
  if (row.isRemoved) return <RemovedItem {...{ row, name, dispatch }} />;
  return (
    <li
      data-field-row={at}
      className={cn('rounded-card border bg-surface', problem ? 'border-danger' : 'border-line')}
    >
      <div className="flex items-center gap-1 pr-1.5">
        {onMove && <DragHandle name={name} at={at} onMove={onMove} />}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control px-1.5 text-left"
          onClick={() => onOpen(!isOpen)}
        >
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 max-md:py-1.5">
            <span dir="auto" className="min-w-0 truncate font-medium">
              {name}
            </span>
            <span className="shrink-0 text-dense text-muted">{t(`type.${typeOf(row.property)}`)}</span>
            <Marks {...props} />
          </span>
          <ChevronDown
            aria-hidden
            className={cn('ml-auto size-4 shrink-0 text-muted transition-transform', isOpen && 'rotate-180')}
          />
        </button>
        <IconButton size="sm" label={t('field.remove', { name })} onClick={onRemove}>
          <Trash2 className="size-4" />
        </IconButton>
      </div>
      {isOpen && (
        <div id={id} className="border-line border-t px-3 py-4">
          <FieldEditor {...props} />
        </div>
      )}
    </li>
  );
}

function Marks({ row, stored }: FieldItemProps) {
  const { origin, key, property, isRequired, isUnique } = row;
  const isChanged = origin !== null && (origin !== key || !isSame(property, stored.properties[origin]));
  return (
    <span className="flex min-w-0 gap-1.5 overflow-hidden">
      {origin === null && <Badge tone="success">{t('field.isNew')}</Badge>}
      {isChanged && <Badge tone="info">{t('field.changed')}</Badge>}
      {isRequired && <Badge>{t('field.required')}</Badge>}
      {isUnique && <Badge>{t('field.unique')}</Badge>}
    </span>
  );
}

function RemovedItem({ row, name, dispatch }: Pick<FieldItemProps, 'row' | 'name' | 'dispatch'>) {
  return (
    <li className="flex min-h-11 items-center gap-2 rounded-card border border-line border-dashed pr-1.5 pl-11.5 text-muted max-md:pl-13.5">
      <span className="min-w-0 truncate line-through">{name}</span>
      <span className="text-dense">{t('field.removed')}</span>
      <Button size="sm" className="ml-auto" onClick={() => dispatch({ type: 'restore', id: row.id })}>
        {t('field.restore')}
      </Button>
    </li>
  );
}

import type { ViewState } from '@sayso/contracts/data-views';
import { t } from '../../../../../texts/data.ts';
import { Checkbox } from '../../../../../ui/checkbox.tsx';
import type { Field } from '../fields.ts';
import type { Selection } from '../use-selection.ts';
import type { ChangeView } from '../use-view.ts';
import { movedTo } from '../view-state.ts';
import type { Cell } from './cursor.ts';
import { type HeaderActions, HeaderCell } from './header-cell.tsx';
import { boxWidth, type Column, narrowest, widest } from './use-columns.ts';

export const headerHeight = 40;

type HeaderProps = {
  fields: readonly Field[];
  view: ViewState;
  change: ChangeView;
  selection: Selection;
  onFilter: (key: string) => void;
  at: Cell;
  columns: readonly Column[];
  shownColumns: readonly Column[];
  width: number;
};

/** What the columns are called, and what can be done with them. */
export function HeaderRow(props: HeaderProps) {
  const { at, columns, shownColumns, view, width } = props;
  const actions = headerActions(props, columns);
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="sticky top-0 z-10 flex border-line border-b bg-sunken"
      style={{ height: headerHeight, width }}
    >
      <SelectAll selection={props.selection} isActive={at.row === -1 && at.col === 0} />
      {shownColumns.map((column) => (
        <HeaderCell
          key={column.field.key}
          column={column}
          sort={view.sort}
          isActive={at.row === -1 && at.col === column.index}
          actions={actions}
        />
      ))}
    </div>
  );
}

function SelectAll({
  selection: { isAll, isAny, mayChooseAll, toggleAll, nouns },
  isActive,
}: {
  selection: Selection;
  isActive: boolean;
}) {
  return (
    <div
      role="columnheader"
      aria-colindex={1}
      className="sticky left-0 z-[4] grid place-items-center bg-sunken"
      style={{ width: boxWidth }}
    >
      <Checkbox
        aria-label={t('select.all', nouns)}
        checked={isAll}
        aria-disabled={!mayChooseAll || undefined}
        isMixed={!isAll && isAny}
        tabIndex={isActive ? 0 : -1}
        data-cell="-1:0"
        onChange={toggleAll}
      />
    </div>
  );
}

function headerActions(
  { fields, change, view, onFilter }: HeaderProps,
  columns: readonly Column[],
): HeaderActions {
  const neighbour = (key: string, by: number) => {
    const keys = columns.map(({ field }) => field.key);
    return keys[keys.indexOf(key) + by];
  };
  return {
    sort: (sort) => change({ sort }),
    filter: onFilter,
    hide: (key) => change(({ hidden }) => ({ hidden: [...hidden, key] })),
    move: (key, to) => change({ order: movedTo(fields, view, { key, to }) }),
    shift: (key, by) => {
      // To the right: the neighbour comes to where this one is.
      const other = neighbour(key, by);
      if (other === undefined) return;
      const order =
        by < 0 ? movedTo(fields, view, { key, to: other }) : movedTo(fields, view, { key: other, to: key });
      change({ order });
    },
    widen: (key, by) => {
      const width = columns.find(({ field }) => field.key === key)?.width ?? narrowest;
      change(({ widths }) => ({
        widths: { ...widths, [key]: Math.min(widest, Math.max(narrowest, width + by)) },
      }));
    },
  };
}

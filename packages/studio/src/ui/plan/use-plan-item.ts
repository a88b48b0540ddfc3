import type { PlanOperation } from '@sayso/contracts/plan';
import type { KeyboardEvent, MouseEvent } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { isSameTarget, type PanelTarget, usePlanState } from './plan-context.ts';

type Keys = {
  /** What Delete does; nothing where the item cannot be removed. */
  removal?: PlanOperation | undefined;
  /** Where N leads. */
  adding?: PanelTarget | undefined;
};

/** The attributes of a chip that opens a place of the plan, by hand and by keyboard. */
export function usePlanItem(place: PanelTarget, keys: Keys = {}) {
  const { opened, open, isReadOnly } = usePlanState();
  return {
    ...usePlanKeys(place, keys),
    ...(isReadOnly
      ? { 'aria-disabled': true }
      : ({ 'aria-haspopup': 'dialog', 'aria-expanded': isSameTarget(opened, place) } as const)),
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!isReadOnly) open(place, event.currentTarget);
    },
  } as const;
}

/** What makes a button an item of the plan, whatever a press of it does. */
export function usePlanKeys(place: PanelTarget, { removal, adding }: Keys) {
  const { open, operate, isReadOnly } = usePlanState();
  const remove = async (removal: PlanOperation, anchor: HTMLElement) => {
    try {
      await operate(removal);
    } catch (error) {
      open(place, anchor, messageOf(error));
    }
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isReadOnly || event.altKey || event.ctrlKey || event.metaKey) return;
    const key = event.key.toLowerCase();
    const anchor = event.currentTarget;
    if (key === 'f2') open(place, anchor);
    else if (key === 'delete' && removal) void remove(removal, anchor);
    else if (key === 'n' && adding) open(adding, anchor);
    else return;
    event.preventDefault();
  };
  return { type: 'button', 'data-plan-item': '', tabIndex: -1, onKeyDown: handleKeyDown } as const;
}

import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { t } from '../../../../texts/schema-editor.ts';
import { SquareButton } from '../../../../ui/button.tsx';

type Props = { name: string; at: number; onMove: (to: number) => void };

/** Moves a field by mouse, finger or arrow keys. */
export function DragHandle({ name, at, onMove }: Props) {
  const isHeld = useRef(false);
  const hold = (event: PointerEvent<HTMLButtonElement>) => {
    isHeld.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = ({ clientY, currentTarget }: PointerEvent<HTMLButtonElement>) => {
    if (!isHeld.current) return;
    const to = placeAt(currentTarget, clientY, at);
    if (to !== at) onMove(to);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(at + step);
  };
  return (
    <SquareButton
      size="sm"
      label={t('field.drag', { name })}
      title={t('field.dragHint')}
      className="cursor-grab! touch-none text-faint active:cursor-grabbing!"
      onPointerDown={hold}
      onPointerMove={drag}
      onLostPointerCapture={() => {
        isHeld.current = false;
      }}
      onKeyDown={press}
    >
      <GripVertical className="size-4" />
    </SquareButton>
  );
}

/** The place whose row the pointer has passed the middle of; rows differ in height while one is open. */
function placeAt(handle: HTMLElement, y: number, at: number): number {
  const list = handle.closest('ol');
  const rows = [...(list?.querySelectorAll<HTMLElement>(':scope > [data-field-row]') ?? [])];
  let place = at;
  for (const row of rows) {
    const other = Number(row.dataset['fieldRow']);
    const { top, height } = row.getBoundingClientRect();
    const middle = top + height / 2;
    if (other < at && y < middle) return Math.min(place, other);
    if (other > at && y > middle) place = other;
  }
  return place;
}

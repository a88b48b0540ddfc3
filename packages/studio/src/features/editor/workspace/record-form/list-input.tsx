import { ArrowUp, Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { t } from '../../../../texts/record-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { problemsWithin } from './form-checks.ts';
import type { ItemInput, ValueInputProps } from './input-props.ts';
import { useControlKind } from './use-control-kind.ts';

/** So many items have inputs of their own until more are asked for. */
const shownFirst = 50;

/** Items one below the other, to be added, moved up and taken out. */
export function ListInput({ Item, ...props }: ValueInputProps & { Item: ItemInput }) {
  const { control, property, label, value, onChange } = props;
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const keys = useItemKeys(items.length);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, shownFirst);
  const box = useRef<HTMLFieldSetElement>(null);
  const add = () => {
    setWhole(true);
    keys.add();
    onChange([...items, startOf(property.items?.type)]);
  };
  const remove = (at: number) => {
    keys.remove(at);
    onChange(items.filter((_, place) => place !== at));
    box.current?.focus();
  };
  const moveUp = (at: number) => {
    keys.moveUp(at);
    onChange(items.with(at, items[at - 1]).with(at - 1, items[at]));
  };
  return (
    <fieldset
      ref={box}
      aria-label={label}
      aria-describedby={control['aria-describedby']}
      tabIndex={-1}
      className="grid min-w-0 gap-2 outline-none"
    >
      {shown.map((item, at) => (
        <Row
          key={keys.list[at]}
          {...{ props, item, at, Item }}
          onChange={(next) => onChange(items.with(at, next))}
          onRemove={() => remove(at)}
          {...(at > 0 ? { onMoveUp: () => moveUp(at) } : {})}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        {shown.length < items.length && (
          <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
            {t('list.more', { count: String(items.length - shown.length) })}
          </Button>
        )}
        <Button size="sm" onClick={add}>
          <Plus aria-hidden className="size-4" />
          {t('list.add')}
        </Button>
      </div>
    </fieldset>
  );
}

const startOf = (type: string | undefined) => (type === 'object' ? {} : type === 'array' ? [] : null);

type RowProps = {
  Item: ItemInput;
  props: ValueInputProps;
  item: unknown;
  at: number;
  onChange: (value: unknown) => void;
  onRemove: () => void;
  onMoveUp?: () => void;
};

function Row({ Item, props, item, at, onChange, onRemove, onMoveUp }: RowProps) {
  const { property, label, depth } = props;
  const id = useId();
  const inner = property.items ?? {};
  const problems = problemsWithin(props.problems, String(at));
  const name = t('list.item', { label, number: String(at + 1) });
  const kind = useControlKind({ property: inner, name: props.name, value: item, depth: depth + 1 });
  const problem = problems[''];
  const control = {
    id,
    'aria-label': name,
    'aria-describedby': problem ? `${id}-error` : undefined,
    'aria-invalid': problem ? (true as const) : undefined,
  };
  return (
    <div className="grid gap-1">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <Item
            {...{ control, kind, problems, onChange }}
            property={inner}
            name={props.name}
            label={name}
            isRequired={false}
            value={item}
            depth={depth + 1}
          />
        </div>
        {onMoveUp ? (
          <IconButton size="sm" label={t('list.up', { item: name })} onClick={onMoveUp}>
            <ArrowUp className="size-4" />
          </IconButton>
        ) : (
          // Keeps the columns in line.
          <span className="w-8 shrink-0 max-md:w-10" />
        )}
        <IconButton size="sm" label={t('list.remove', { item: name })} onClick={onRemove}>
          <X className="size-4" />
        </IconButton>
      </div>
      {problem && (
        <p id={`${id}-error`} className="text-caption text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

let made = 0;
const newKey = () => `item-${made++}`;

/** Keys that stay with their items while others come, go and move. */
function useItemKeys(count: number) {
  const [keys, setKeys] = useState<readonly string[]>(() => Array.from({ length: count }, newKey));
  const list =
    keys.length >= count ? keys : [...keys, ...Array.from({ length: count - keys.length }, newKey)];
  return {
    list,
    add: () => setKeys([...list.slice(0, count), newKey()]),
    remove: (at: number) => setKeys(list.filter((_, place) => place !== at)),
    moveUp: (at: number) =>
      setKeys(list.with(at, list[at - 1] ?? newKey()).with(at - 1, list[at] ?? newKey())),
  };
}

import { choiceLabel } from '@sayso/core/entities/choices';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { Place } from '../../../../../lib/records.ts';
import { t as common } from '../../../../../texts/common.ts';
import { t } from '../../../../../texts/data.ts';
import { Button } from '../../../../../ui/button.tsx';
import { cn } from '../../../../../ui/cn.ts';
import { useNarrow } from '../../../../../ui/use-narrow.ts';
import type { Field } from '../fields.ts';
import { ReferenceBox } from '../reference-box.tsx';
import { readText } from '../values.ts';

/** Where the editor leads when it is done. */
export type Leave = 'stay' | 'down' | 'next' | 'back';

type Props = {
  field: Field;
  appId: string;
  /** Read out: the field and whose it is. */
  label: string;
  draft: string;
  /** What was typed already, where the editor moves to another row. */
  typed: string | null;
  onType: (text: string) => void;
  /** The draft is what somebody has begun to type, and goes on with. */
  isTyped: boolean;
  /** Why the draft was not taken. */
  problem: string | undefined;
  onDone: (value: unknown, leave: Leave, draft: string) => void;
  onCancel: () => void;
};

/** Texts alone: browsers let nobody choose parts of the others' text. */
const inputTypes: Partial<Record<Field['kind'], string>> = { date: 'date' };
/** A single line would lose the breaks of what it holds. */
const isTall = ({ field, draft }: Pick<Props, 'field' | 'draft'>) =>
  field.kind === 'longtext' || field.kind === 'json' || (field.kind === 'text' && draft.includes('\n'));

/** Edits one cell where it stands: Enter and Tab take the value, Escape leaves it as it was. */
export function CellEditor(props: Props) {
  const { field, label, onCancel, onDone } = props;
  const [text, setText] = useState(props.typed ?? props.draft);
  const [problem, setProblem] = useState(props.problem);
  const isOver = useRef(false);
  const panel = useRef<HTMLDivElement>(null);

  const finish = (given: string, leave: Leave) => {
    const read = readText(field, given);
    if ('problem' in read) {
      setProblem(read.problem);
      return;
    }
    isOver.current = true;
    onDone(read.value, leave, given);
  };
  const cancel = () => {
    isOver.current = true;
    onCancel();
  };
  const handleKey = (event: KeyboardEvent) => {
    // Keys belong to the text here, not to the grid behind it.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const isEnter = event.key === 'Enter' && (!isTall(props) || event.ctrlKey || event.metaKey);
    if (event.key === 'Escape') cancel();
    else if (isEnter) finish(text, 'down');
    else if (event.key === 'Tab') finish(text, event.shiftKey ? 'back' : 'next');
    else return;
    event.preventDefault();
  };
  // Somebody who goes elsewhere is done; what is no value stays open to be mended.
  const handleBlur = (event: FocusEvent) => {
    if (isOver.current || event.currentTarget.contains(event.relatedTarget)) return;
    if (panel.current?.contains(event.relatedTarget)) return;
    if (text === props.draft && props.problem === undefined) cancel();
    else finish(text, 'stay');
  };
  const change = (next: string) => {
    setText(next);
    props.onType(next);
    setProblem(undefined);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what the control inside of it does
    <div
      className="absolute inset-0 z-30 text-left font-normal"
      onKeyDown={handleKey}
      onBlur={handleBlur}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <Control
        {...{ ...props, label, text, change, isWrong: problem !== undefined, panel }}
        onCancel={cancel}
        onChoose={finish}
      />
      {problem !== undefined && (
        <p
          role="alert"
          className="absolute top-full left-0 z-30 mt-1 w-max max-w-80 whitespace-normal rounded-control border border-line bg-danger-soft px-2.5 py-1.5 text-caption text-danger shadow-float"
        >
          {problem}
        </p>
      )}
    </div>
  );
}

type ControlProps = Props & {
  text: string;
  change: (text: string) => void;
  isWrong: boolean;
  /** What stands outside of the cell, and belongs to it all the same. */
  panel: RefObject<HTMLDivElement | null>;
  onChoose: (text: string, leave: Leave) => void;
};

const look =
  'h-full w-full border-2 border-accent bg-raised px-2.5 text-dense text-ink outline-none aria-invalid:border-danger max-md:text-large';

function Control(props: ControlProps) {
  const { field, label, text, change, isWrong, appId } = props;
  const box = useFocused(props.isTyped);
  const isNarrow = useNarrow();
  const shared = { 'aria-label': label, 'aria-invalid': isWrong || undefined, value: text } as const;
  if (field.kind === 'boolean' || field.kind === 'enum') {
    return <ChoiceSelect {...props} />;
  }
  if (field.kind === 'reference') {
    const place: Place = { appId, entity: field.target ?? '' };
    return (
      <ReferenceBox
        {...{ place, label, text }}
        onText={change}
        onChoose={(id) => props.onChoose(id, 'down')}
        className={look}
      />
    );
  }
  if (isTall(props)) {
    const area = (
      <textarea
        ref={box}
        {...shared}
        dir="auto"
        rows={6}
        spellCheck={field.kind !== 'json'}
        onChange={(event) => change(event.target.value)}
        className={cn(look, 'h-auto resize-y rounded-control py-2', field.kind === 'json' && 'font-mono')}
      />
    );
    if (isNarrow) return <TouchPanel {...props}>{area}</TouchPanel>;
    return (
      <div className="absolute top-0 left-0 grid w-[min(28rem,80vw)] gap-1 rounded-card border border-line bg-raised p-2 shadow-float">
        {area}
        <p className="text-caption text-muted">{t(field.kind === 'json' ? 'edit.json' : 'edit.long')}</p>
      </div>
    );
  }
  return (
    <input
      ref={box}
      {...shared}
      type={inputTypes[field.kind] ?? 'text'}
      inputMode={field.kind === 'number' || field.kind === 'integer' ? 'decimal' : undefined}
      dir="auto"
      onChange={(event) => change(event.target.value)}
      className={look}
    />
  );
}

/** Where the cell has no room: within the screen whatever was scrolled, with buttons in place of keys. */
function TouchPanel(props: ControlProps & { children: ReactNode }) {
  const { text, panel, onChoose, onCancel, label, children } = props;
  // The text keeps the focus, or leaving it would save what somebody wants to cancel.
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return createPortal(
    <div
      ref={panel}
      className="fixed inset-x-4 top-[15dvh] z-50 grid gap-2 rounded-card border border-line bg-raised p-3 shadow-float"
    >
      <p aria-hidden className="truncate font-medium text-dense">
        {label}
      </p>
      {children}
      <div className="flex justify-end gap-2">
        <Button onMouseDown={keepFocus} onClick={onCancel}>
          {common('cancel')}
        </Button>
        <Button variant="primary" onMouseDown={keepFocus} onClick={() => onChoose(text, 'stay')}>
          {t('edit.save')}
        </Button>
      </div>
    </div>,
    document.body,
  );
}

/** Takes the focus, with all of its text chosen, as a cell of a spreadsheet does, or ready to go on. */
function useFocused(isTyped: boolean) {
  const box = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    box.current?.focus();
    if (isTyped) box.current?.setSelectionRange(box.current.value.length, box.current.value.length);
    else box.current?.select();
  }, [isTyped]);
  return box;
}

function ChoiceSelect({ field, label, text, isWrong, onChoose, change }: ControlProps) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.focus(), []);
  const choices =
    field.kind === 'boolean'
      ? [t('yes'), t('no')]
      : (field.property.enum ?? []).map((value) => choiceLabel(field.property, value));
  return (
    <select
      ref={select}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      value={text}
      onChange={(event) => change(event.target.value)}
      onClick={(event) => {
        // Chosen with the mouse is chosen; with the keyboard, Enter says so.
        if (event.detail === 0 && event.currentTarget.value !== text)
          onChoose(event.currentTarget.value, 'stay');
      }}
      className={look}
    >
      {(!field.isRequired || text === '') && <option value="">{t('none')}</option>}
      {text !== '' && !choices.includes(text) && <option value={text}>{text}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </select>
  );
}

import { Delete } from 'lucide-react';
import { type KeyboardEvent, useReducer } from 'react';
import { keypad } from '../../texts/tools/keypad.ts';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/lib-utils.ts';
import { formatNumber } from '../format.ts';
import {
  type FunctionName,
  functions,
  type Key,
  keyOf,
  keypadStart,
  type Operator,
  press,
} from './keypad-rules.ts';
import type { KeypadProps } from './tool-api.ts';

const digit = (text: string): Key => ({ type: 'digit', digit: text });
const operator = (sign: Operator): Key => ({ type: 'operator', operator: sign });

const memoryKeys: [string, string, Key][] = [
  ['MC', keypad.clearMemory, { type: 'memory', deed: 'clear' }],
  ['MR', keypad.recallMemory, { type: 'memory', deed: 'recall' }],
  ['M+', keypad.addToMemory, { type: 'memory', deed: 'add' }],
  ['M−', keypad.subtractFromMemory, { type: 'memory', deed: 'subtract' }],
];
const mainKeys: [string, string, Key][] = [
  ['C', keypad.clear, { type: 'clear' }],
  ['±', keypad.changeSign, { type: 'sign' }],
  ['%', keypad.percent, { type: 'percent' }],
  ['÷', keypad.divide, operator('÷')],
  ['7', '7', digit('7')],
  ['8', '8', digit('8')],
  ['9', '9', digit('9')],
  ['×', keypad.multiply, operator('×')],
  ['4', '4', digit('4')],
  ['5', '5', digit('5')],
  ['6', '6', digit('6')],
  ['−', keypad.subtract, operator('-')],
  ['1', '1', digit('1')],
  ['2', '2', digit('2')],
  ['3', '3', digit('3')],
  ['+', keypad.add, operator('+')],
  ['0', '0', digit('0')],
  ['.', keypad.decimalPoint, { type: 'point' }],
  ['⌫', keypad.deleteLast, { type: 'back' }],
  ['=', keypad.equals, { type: 'equals' }],
];
const scienceKeys: [string, string, Key][] = [
  ...(Object.keys(functions) as FunctionName[]).map((name): [string, string, Key] => [
    name,
    name,
    { type: 'function', name },
  ]),
  ['xʸ', keypad.power, operator('^')],
  ['π', keypad.pi, { type: 'constant', value: Math.PI }],
  ['e', keypad.euler, { type: 'constant', value: Math.E }],
];

/** Digits as they are typed; results in the reader's way to write numbers. */
const shown = (display: string, isFresh: boolean): string => {
  const value = Number(display);
  if (!isFresh || display.includes('e')) return display.replace('-', '−');
  return formatNumber(value, 12).replace('-', '−');
};

/** The desk calculator; the whole card takes the keyboard. */
export function Keypad({ scientific = false }: KeypadProps) {
  const [state, push] = useReducer(press, keypadStart);
  const handleKey = (event: KeyboardEvent) => {
    const isButton = event.key === 'Enter' && (event.target as HTMLElement).tagName === 'BUTTON';
    const key = event.ctrlKey || event.metaKey || event.altKey || isButton ? undefined : keyOf(event.key);
    if (key === undefined) return;
    event.preventDefault();
    push(key);
  };
  const button = ([face, name, key]: [string, string, Key]) => (
    <button
      key={face}
      type="button"
      aria-label={name}
      aria-pressed={key.type === 'operator' ? state.operator === key.operator : undefined}
      onClick={() => push(key)}
      className={cn(
        'grid h-14 place-items-center rounded-lg text-lg font-medium outline-none transition-[background-color,transform] focus-visible:ring-2 focus-visible:ring-ring active:scale-95 motion-reduce:active:scale-100',
        faceOf(key),
      )}
    >
      {face === '⌫' ? <Delete className="size-5" /> : face}
    </button>
  );
  return (
    <Card
      className={cn('mx-auto w-full gap-4 p-4 sm:p-5', scientific ? 'max-w-xl' : 'max-w-sm')}
      role="group"
      aria-label={keypad.label}
      tabIndex={-1}
      onKeyDown={handleKey}
    >
      <div className="flex min-h-24 flex-col items-end justify-end rounded-lg bg-muted px-4 py-3">
        <div className="h-5 text-[13px] text-muted-foreground tabular-nums">
          {state.memory === 0 ? '' : 'M  '}
          {state.left === null || state.operator === null
            ? ''
            : `${formatNumber(state.left, 12)} ${state.operator}`}
        </div>
        <output
          aria-live="polite"
          className={cn(
            'max-w-full font-semibold tabular-nums wrap-anywhere',
            state.problem !== null
              ? 'text-lg text-danger'
              : state.display.length > 11
                ? 'text-2xl'
                : 'text-4xl leading-11',
          )}
        >
          {state.problem ?? shown(state.display, state.isFresh)}
        </output>
      </div>
      <div className={cn('grid gap-4', scientific && 'sm:grid-cols-[3fr_4fr]')}>
        {scientific ? (
          <div className="grid grid-cols-3 content-start gap-2">{scienceKeys.map(button)}</div>
        ) : null}
        <div className="grid grid-cols-4 gap-2">
          {memoryKeys.map(button)}
          {mainKeys.map(button)}
        </div>
      </div>
    </Card>
  );
}

function faceOf(key: Key): string {
  if (key.type === 'equals') return 'bg-primary text-primary-foreground hover:bg-primary-hover';
  if (key.type === 'digit' || key.type === 'point' || key.type === 'back')
    return 'border border-border bg-card text-card-foreground hover:bg-muted';
  if (key.type === 'memory') return 'h-9 text-[13px] text-muted-foreground hover:bg-muted';
  return 'bg-accent text-accent-foreground hover:bg-muted aria-pressed:ring-2 aria-pressed:ring-primary';
}

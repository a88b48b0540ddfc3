import { keypad } from '../../texts/tools/keypad.ts';
import { tidy } from './amounts.ts';

export type Operator = '+' | '-' | '×' | '÷' | '^';
export type KeypadState = {
  /** What the display shows; a number as typed. */
  display: string;
  left: number | null;
  operator: Operator | null;
  /** The next digit begins a new number. */
  isFresh: boolean;
  memory: number;
  problem: string | null;
  /** Operator and number of the last `=`, which a further `=` does again. */
  last: { operator: Operator; right: number } | null;
};
export type Key =
  | { type: 'digit'; digit: string }
  | { type: 'point' | 'equals' | 'clear' | 'back' | 'sign' | 'percent' }
  | { type: 'operator'; operator: Operator }
  | { type: 'function'; name: FunctionName }
  | { type: 'constant'; value: number }
  | { type: 'memory'; deed: 'clear' | 'recall' | 'add' | 'subtract' };

export const keypadStart: KeypadState = {
  display: '0',
  left: null,
  operator: null,
  isFresh: true,
  memory: 0,
  problem: null,
  last: null,
};

export const functions = {
  '√': (value: number) => Math.sqrt(value),
  'x²': (value: number) => value * value,
  '1/x': (value: number) => 1 / value,
  sin: (value: number) => Math.sin((value * Math.PI) / 180),
  cos: (value: number) => Math.cos((value * Math.PI) / 180),
  tan: (value: number) => (Math.abs(value % 180) === 90 ? Number.NaN : Math.tan((value * Math.PI) / 180)),
  ln: (value: number) => Math.log(value),
  log: (value: number) => Math.log10(value),
  'x!': (value: number) => factorial(value),
} as const;
export type FunctionName = keyof typeof functions;

function factorial(value: number): number {
  if (!Number.isInteger(value) || value < 0 || value > 170) return Number.NaN;
  let product = 1;
  for (let factor = 2; factor <= value; factor += 1) product *= factor;
  return product;
}

/** Binary dust far below the numbers themselves is no result: sin 180° is 0. */
const clean = (value: number): number => (Math.abs(value) < 1e-12 ? 0 : tidy(value));

export function apply(left: number, operator: Operator, right: number): number {
  switch (operator) {
    case '+':
      return clean(left + right);
    case '-':
      return clean(left - right);
    case '×':
      return tidy(left * right);
    case '÷':
      return right === 0 ? Number.NaN : tidy(left / right);
    case '^':
      return tidy(left ** right);
  }
}

const longest = 15;
const show = (value: number) => String(value);
const failed = (state: KeypadState, problem: string): KeypadState => ({
  ...keypadStart,
  memory: state.memory,
  problem,
});

function settled(state: KeypadState, value: number, problem: string = keypad.noResult): KeypadState {
  if (!Number.isFinite(value)) return failed(state, problem);
  return { ...state, display: show(value), isFresh: true, problem: null };
}

const reason = (operator: Operator, right: number) =>
  operator === '÷' && right === 0 ? keypad.divideByZero : keypad.noResult;

export function press(state: KeypadState, key: Key): KeypadState {
  const value = Number(state.display);
  switch (key.type) {
    case 'digit': {
      if (state.isFresh) return { ...state, display: key.digit, isFresh: false, problem: null };
      if (state.display.replace(/\D/g, '').length >= longest) return state;
      return { ...state, display: state.display === '0' ? key.digit : state.display + key.digit };
    }
    case 'point':
      if (state.isFresh) return { ...state, display: '0.', isFresh: false, problem: null };
      return state.display.includes('.') ? state : { ...state, display: `${state.display}.` };
    case 'clear':
      return { ...keypadStart, memory: state.memory };
    case 'back': {
      if (state.isFresh) return state;
      const display = state.display.slice(0, -1);
      return { ...state, display: display === '' || display === '-' ? '0' : display };
    }
    case 'sign':
      return {
        ...state,
        display: state.display.startsWith('-')
          ? state.display.slice(1)
          : value === 0
            ? state.display
            : `-${state.display}`,
      };
    case 'percent':
      return settled(state, percentOf(state, value));
    case 'constant':
      return settled(state, key.value);
    case 'function':
      return settled(
        state,
        clean(functions[key.name](value)),
        key.name === '1/x' && value === 0 ? keypad.divideByZero : undefined,
      );
    case 'operator': {
      if (state.left === null || state.operator === null || state.isFresh)
        return {
          ...state,
          left: state.left !== null && state.isFresh && state.operator !== null ? state.left : value,
          operator: key.operator,
          isFresh: true,
          last: null,
          problem: null,
        };
      const result = settled(state, apply(state.left, state.operator, value), reason(state.operator, value));
      return result.problem ? result : { ...result, left: Number(result.display), operator: key.operator };
    }
    case 'equals':
      return equals(state, value);
    case 'memory':
      return remember(state, key.deed, value);
  }
}

/** 200 + 10 % adds a tenth of 200; elsewhere it is the hundredth. */
const percentOf = ({ left, operator }: KeypadState, value: number): number =>
  left !== null && (operator === '+' || operator === '-') ? tidy((left * value) / 100) : tidy(value / 100);

function equals(state: KeypadState, value: number): KeypadState {
  const [left, operator, right] =
    state.left !== null && state.operator !== null
      ? [state.left, state.operator, value]
      : [value, state.last?.operator ?? null, state.last?.right ?? 0];
  if (operator === null) return { ...state, isFresh: true };
  const result = settled(state, apply(left, operator, right), reason(operator, right));
  return result.problem ? result : { ...result, left: null, operator: null, last: { operator, right } };
}

function remember(
  state: KeypadState,
  deed: 'clear' | 'recall' | 'add' | 'subtract',
  value: number,
): KeypadState {
  if (deed === 'clear') return { ...state, memory: 0 };
  if (deed === 'recall') return settled(state, state.memory);
  return { ...state, memory: clean(state.memory + (deed === 'add' ? value : -value)), isFresh: true };
}

/** What a key of the keyboard does. */
export function keyOf(pressed: string): Key | undefined {
  if (/^\d$/.test(pressed)) return { type: 'digit', digit: pressed };
  const operator = ({ '+': '+', '-': '-', '*': '×', x: '×', '/': '÷', '^': '^' } as const)[pressed];
  if (operator) return { type: 'operator', operator };
  const type = (
    {
      '.': 'point',
      ',': 'point',
      Enter: 'equals',
      '=': 'equals',
      Escape: 'clear',
      Delete: 'clear',
      Backspace: 'back',
      '%': 'percent',
    } as const
  )[pressed];
  return type && { type };
}

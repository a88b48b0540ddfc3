import { Input } from '../../../../ui/input.tsx';
import type { ValueInputProps } from './input-props.ts';

const shapes = { date: /^\d{4}-\d\d-\d\d$/, time: /^\d\d:\d\d(?::\d\d)?$/ };

/** The browser's own input; text that is no date, from elsewhere, is shown as it stands. */
export function DateInput({
  type,
  control,
  value,
  onChange,
  isRequired,
}: ValueInputProps & { type: 'date' | 'time' }) {
  const text = typeof value === 'string' ? value : '';
  const isShown = text === '' || shapes[type].test(text);
  return (
    <Input
      type={isShown ? type : 'text'}
      aria-required={isRequired}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      {...control}
    />
  );
}

/** Stored as a moment, entered as the clock stands where the person is. */
export function MomentInput({ control, value, onChange, isRequired }: ValueInputProps) {
  const text = typeof value === 'string' ? value : '';
  const local = localOf(text);
  return (
    <Input
      type={local === undefined ? 'text' : 'datetime-local'}
      aria-required={isRequired}
      value={local ?? text}
      onChange={({ target }) =>
        onChange(local === undefined ? target.value : momentOf(target.value, text, local))
      }
      {...control}
    />
  );
}

/** As the browser's input has it; undefined for what is no moment. One without a zone is of UTC, as everywhere. */
function localOf(text: string): string | undefined {
  if (text === '') return '';
  const written = text.replace(' ', 'T');
  const moment = Date.parse(/(?:Z|[+-]\d\d:\d\d)$/i.test(written) ? written : `${written}Z`);
  if (!/^\d{4}-\d\d-\d\d./.test(written) || Number.isNaN(moment)) return undefined;
  const shifted = new Date(moment - new Date(moment).getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** Nothing changes where the input shows what is stored, which may be more exact. */
function momentOf(entered: string, stored: string, shown: string): string | null {
  if (entered === '') return null;
  if (entered === shown) return stored;
  const moment = new Date(entered);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

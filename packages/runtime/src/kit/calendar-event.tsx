import { formatClock, readDate } from './format.ts';

type Props = {
  name: string;
  color: string;
  /** Date-time whose clock time stands before the name. */
  time: unknown;
  /** Of which kind it is, where there are several: said as well as coloured. */
  kind?: string;
  onOpen: () => void;
};

/** One record on a day. */
export function CalendarEvent({ name, color, time, kind, onOpen }: Props) {
  return (
    <button
      type="button"
      data-color={color}
      title={kind === undefined ? undefined : `${kind}: ${name}`}
      className="kit-soft relative z-10 block w-full truncate rounded-md px-1.5 py-0.5 text-start text-xs font-medium outline-none hover:brightness-95 focus-visible:ring-2 focus-visible:ring-ring max-md:py-1.5"
      onClick={onOpen}
    >
      {kind === undefined ? null : <span className="sr-only">{kind}: </span>}
      {time === undefined ? null : <span className="font-normal tabular-nums">{clockOf(time)} </span>}
      {name}
    </button>
  );
}

const clockOf = (value: unknown): string => {
  const date = readDate(value);
  return date === undefined ? '' : formatClock(date);
};

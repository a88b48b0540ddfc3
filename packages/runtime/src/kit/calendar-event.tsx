import type { EntityClient, Row } from '../sdk/entity-types.ts';
import { samples } from '../texts/samples.ts';
import { cn } from '../ui/lib-utils.ts';
import { formatClock, readDate } from './format.ts';
import { isSample, useSamples } from './use-samples.ts';

type Props = {
  entity: EntityClient;
  row: Row;
  name: string;
  color: string;
  /** Date-time whose clock time stands before the name. */
  time: unknown;
  /** Of which kind it is, where there are several: said as well as coloured. */
  kind?: string;
  onOpen: () => void;
};

/** One record on a day. */
export function CalendarEvent({ entity, row, name, color, time, kind, onOpen }: Props) {
  const isMarked = useSamples(entity, isSample(row)) === 'beside' && isSample(row);
  const full = [kind === undefined ? name : `${kind}: ${name}`, isMarked && samples.one].filter(Boolean);
  return (
    <button
      type="button"
      data-color={color}
      title={kind === undefined && !isMarked ? undefined : full.join(', ')}
      className={cn(
        'kit-soft relative z-10 flex min-h-6 w-full items-baseline gap-1.5 rounded-md px-1.5 py-0.5 text-start text-xs font-medium outline-none hover:brightness-95 focus-visible:ring-2 focus-visible:ring-ring max-md:py-1.5',
        isMarked && 'outline-1 -outline-offset-1 outline-dashed outline-current/40',
      )}
      onClick={onOpen}
    >
      <span className="min-w-0 truncate">
        {kind === undefined ? null : <span className="sr-only">{kind}: </span>}
        {time === undefined ? null : <span className="font-normal tabular-nums">{clockOf(time)} </span>}
        {name}
      </span>
      {isMarked ? (
        // A day is narrow: there the dashes and the words of the tip have to do.
        <span className="ms-auto shrink-0 font-normal md:max-xl:sr-only">{samples.one}</span>
      ) : null}
    </button>
  );
}

const clockOf = (value: unknown): string => {
  const date = readDate(value);
  return date === undefined ? '' : formatClock(date);
};

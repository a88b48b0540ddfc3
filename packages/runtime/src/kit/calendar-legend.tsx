import { Plus } from 'lucide-react';
import { actions } from '../texts/actions.ts';
import { calendar } from '../texts/calendar.ts';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/lib-utils.ts';
import { type Adding, AddOnDay } from './calendar-add.tsx';
import { formatNumber } from './format.ts';

export type LegendKind = { key: string; label: string; color: string; count: number };

type Props = {
  kinds: readonly LegendKind[];
  hidden: ReadonlySet<string>;
  onHidden: (hidden: ReadonlySet<string>) => void;
  adding: Adding;
};

/** The kinds of a calendar in their colours; each is a switch that shows or hides its records. */
export function CalendarLegend({ kinds, hidden, onHidden, adding }: Props) {
  const toggle = (key: string) => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    onHidden(next);
  };
  return (
    <div className="flex flex-1 flex-wrap items-center gap-2">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a form where there is none */}
      <div role="group" aria-label={calendar.shown} className="flex flex-wrap items-center gap-1.5">
        {kinds.map(({ key, label, color, count }) => {
          const isShown = !hidden.has(key);
          return (
            <button
              key={key}
              type="button"
              aria-pressed={isShown}
              data-color={color}
              className={cn(
                'inline-flex h-8 items-center gap-2 rounded-full border border-border px-3 text-[13px] font-medium outline-none hover:bg-accent focus-visible:ring-2 focus-visible:ring-ring max-md:h-10',
                isShown ? 'bg-card text-foreground' : 'text-muted-foreground line-through',
              )}
              onClick={() => toggle(key)}
            >
              <span
                aria-hidden="true"
                className={cn(
                  'size-2.5 rounded-full',
                  isShown ? 'kit-dot' : 'border-2 border-muted-foreground',
                )}
              />
              {label}
              {isShown ? (
                <span className="text-xs font-normal text-muted-foreground tabular-nums">
                  {formatNumber(count)}
                </span>
              ) : null}
            </button>
          );
        })}
      </div>
      <div className="ms-auto">
        <AddOnDay adding={adding} day={new Date()}>
          <Button size="sm">
            <Plus /> {actions.add}
          </Button>
        </AddOnDay>
      </div>
    </div>
  );
}

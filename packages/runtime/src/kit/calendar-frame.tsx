import { addMonths, addWeeks } from 'date-fns';
import { type ReactNode, useMemo, useState } from 'react';
import { calendar } from '../texts/calendar.ts';
import { Card } from '../ui/card.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs.tsx';
import { useIsMobile } from '../ui/use-mobile.ts';
import { CalendarAgenda } from './calendar-agenda.tsx';
import { type CalendarView, daysOf } from './calendar-days.ts';
import { CalendarGrid, type DaysProps } from './calendar-grid.tsx';
import { fullDay, monthName } from './format.ts';
import { SpanSteps } from './span-steps.tsx';

/** Which month or week is on show. */
export function useSpan() {
  const [at, setAt] = useState(() => new Date());
  const [view, setView] = useState<CalendarView>('month');
  const days = useMemo(() => daysOf(view, at), [view, at]);
  const step = (count: 1 | -1) => setAt(view === 'month' ? addMonths(at, count) : addWeeks(at, count));
  return { at, setAt, view, setView, days, step };
}

type FrameProps<Entry> = Omit<DaysProps<Entry>, 'days' | 'view' | 'month'> & {
  span: ReturnType<typeof useSpan>;
  /** A line above the days, such as that there is nothing. */
  note: ReactNode;
  /** Stands in the place of the days that could not be read. */
  failure: ReactNode;
};

/** The card around the days: which ones, as a month or a week, and the way to others. */
export function CalendarFrame<Entry>({ span, note, failure, ...rest }: FrameProps<Entry>) {
  const { at, setAt, view, setView, days, step } = span;
  const isMobile = useIsMobile();
  const props: DaysProps<Entry> = { ...rest, days, view, month: at };
  return (
    <Tabs
      value={view}
      onValueChange={(next) => setView(next === 'week' ? 'week' : 'month')}
      className="gap-0"
    >
      <Card className="gap-0 overflow-hidden py-0">
        <div className="flex flex-wrap items-center gap-2 border-b border-border px-4 py-3">
          <h2 className="me-auto text-[15px] font-semibold" aria-live="polite">
            {view === 'month' ? monthName(at) : weekName(days)}
          </h2>
          <TabsList>
            <TabsTrigger value="month">{calendar.month}</TabsTrigger>
            <TabsTrigger value="week">{calendar.week}</TabsTrigger>
          </TabsList>
          <SpanSteps of={view} onToday={() => setAt(new Date())} onStep={step} />
        </div>
        {note === null ? null : (
          <p className="border-b border-border bg-muted/40 px-4 py-2 text-[13px] text-muted-foreground">
            {note}
          </p>
        )}
        <TabsContent value={view}>
          {failure ?? (isMobile ? <CalendarAgenda {...props} /> : <CalendarGrid {...props} />)}
        </TabsContent>
      </Card>
    </Tabs>
  );
}

function weekName(days: Date[]): string {
  const [first] = days;
  const last = days.at(-1);
  return first && last ? `${fullDay(first, false)} – ${fullDay(last)}` : '';
}

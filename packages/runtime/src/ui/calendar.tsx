import { format } from 'date-fns';
import type { ComponentProps } from 'react';
import { DayPicker, type Labels } from 'react-day-picker';
import { dayPicker } from '../texts/ui/calendar.ts';
import { buttonVariants } from './button.tsx';
import { cn } from './lib-utils.ts';

const day = 'relative p-0 text-center text-sm focus-within:relative focus-within:z-20';

/** The number that is seen stands in the name as a word of its own, for those who say what they press. */
const labelDayButton: Labels['labelDayButton'] = (date, { today, selected }) =>
  dayPicker.day(format(date, 'EEEE, d MMMM yyyy'), today === true, selected === true);

export type CalendarProps = ComponentProps<typeof DayPicker>;

export const Calendar = ({ className, classNames, showOutsideDays = true, ...props }: CalendarProps) => (
  <DayPicker
    showOutsideDays={showOutsideDays}
    weekStartsOn={1}
    labels={{ labelDayButton }}
    className={cn('w-fit p-3', className)}
    classNames={{
      months: 'relative flex flex-col gap-4 sm:flex-row',
      month: 'flex flex-col gap-3',
      month_caption: 'flex h-8 items-center justify-center',
      caption_label: 'text-sm font-medium',
      nav: 'absolute inset-x-0 top-0 flex items-center justify-between',
      button_previous: cn(
        buttonVariants({ variant: 'outline', size: 'icon' }),
        'z-10 size-8 p-0 max-md:size-10',
      ),
      button_next: cn(buttonVariants({ variant: 'outline', size: 'icon' }), 'z-10 size-8 p-0 max-md:size-10'),
      chevron: 'size-4 fill-current',
      month_grid: 'w-full border-collapse',
      weekdays: 'flex',
      weekday: 'w-9 text-[0.8rem] font-normal text-muted-foreground',
      week: 'mt-1 flex w-full',
      day,
      day_button: cn(buttonVariants({ variant: 'ghost' }), 'size-9 p-0 font-normal'),
      selected: '[&>button]:bg-primary [&>button]:text-primary-foreground',
      range_middle: '[&>button]:rounded-none [&>button]:bg-accent [&>button]:text-accent-foreground',
      today: 'font-semibold [&>button]:ring-1 [&>button]:ring-ring',
      outside: 'text-muted-foreground',
      disabled: 'opacity-50',
      hidden: 'invisible',
      ...classNames,
    }}
    {...props}
  />
);

import { CalendarDays, ChevronDown } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { t } from '../../../../texts/analytics.ts';
import { timeText } from '../../../../texts/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../../../../ui/popover.tsx';
import { rangeText } from './day-text.ts';
import { isDay, type Preset, presets, type Range, startOfDayHere } from './days.ts';

type Props = {
  range: Range;
  preset: Preset | null;
  onPreset: (preset: Preset) => void;
  onRange: (range: Range) => void;
};

/** The days that all figures are of (W-ANLY-01). */
export function RangePicker({ range, preset, onPreset, onRange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const label = rangeText(range);
  const choose = (act: () => void) => {
    act();
    setIsOpen(false);
  };
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <Button
          aria-label={t('range.button', { range: label })}
          className="border-line-strong px-3 font-normal shadow-none max-md:flex-1 max-md:text-large"
        >
          <CalendarDays aria-hidden className="size-4 text-muted" />
          <span className="tabular-nums">{label}</span>
          <ChevronDown aria-hidden className="size-4 text-muted max-md:ml-auto" />
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={t('range.title')} className="grid w-92 gap-4">
        <ul className="-m-1 grid gap-0.5">
          {presets.map((each) => (
            <li key={each}>
              <button
                type="button"
                aria-pressed={each === preset}
                onClick={() => choose(() => onPreset(each))}
                className="flex min-h-8 w-full items-center rounded-control px-2.5 text-left text-dense hover:bg-sunken aria-pressed:bg-filled aria-pressed:font-medium max-md:min-h-10"
              >
                {t(`range.presets.${each}`)}
              </button>
            </li>
          ))}
        </ul>
        <OwnDays range={range} onApply={(own) => choose(() => onRange(own))} />
        <UtcNote />
      </PopoverContent>
    </Popover>
  );
}

type OwnProps = { range: Range; onApply: (range: Range) => void };

function OwnDays({ range, onApply }: OwnProps) {
  const [own, setOwn] = useState(range);
  const [isTried, setIsTried] = useState(false);
  const missing = (day: string) => (isTried && !isDay(day) ? t('range.missing') : undefined);
  const endsEarly = isDay(own.from) && isDay(own.to) && own.to < own.from;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isDay(own.from) && isDay(own.to) && !endsEarly) onApply(own);
  };
  return (
    <form onSubmit={submit} aria-label={t('range.own')} noValidate className="grid gap-3 border-t pt-4">
      <div className="grid grid-cols-2 items-start gap-3 *:min-w-0 max-sm:grid-cols-1">
        <Field label={t('range.from')} error={missing(own.from)}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={own.from}
              onChange={({ target }) => setOwn({ ...own, from: target.value })}
            />
          )}
        </Field>
        <Field label={t('range.to')} error={endsEarly ? t('range.endsEarly') : missing(own.to)}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={own.to}
              onChange={({ target }) => setOwn({ ...own, to: target.value })}
            />
          )}
        </Field>
      </div>
      <Button type="submit" size="sm">
        {t('range.apply')}
      </Button>
    </form>
  );
}

function UtcNote() {
  const start = startOfDayHere();
  return (
    <p className="text-caption text-muted">
      {start === null ? t('range.utc') : t('range.utcAt', { time: timeText(start) })}
    </p>
  );
}

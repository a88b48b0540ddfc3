import { ChevronLeft, ChevronRight } from 'lucide-react';
import { spanSteps } from '../texts/span-steps.ts';
import { Button } from '../ui/button.tsx';

type Props = {
  /** What one step is: a day, week or month. */
  of: string;
  todayLabel?: string;
  onToday: () => void;
  onStep: (count: 1 | -1) => void;
  /** Nothing lies before what is shown. */
  isFirst?: boolean;
};

/** The way to the days before and after, and back to today. */
export const SpanSteps = ({ of, todayLabel = spanSteps.today, onToday, onStep, isFirst = false }: Props) => (
  <>
    <Button variant="outline" size="sm" onClick={onToday}>
      {todayLabel}
    </Button>
    <Button
      variant="outline"
      size="icon"
      className="size-8 max-md:size-10"
      aria-label={spanSteps.previous(of)}
      disabled={isFirst}
      onClick={() => onStep(-1)}
    >
      <ChevronLeft className="rtl:rotate-180" />
    </Button>
    <Button
      variant="outline"
      size="icon"
      className="size-8 max-md:size-10"
      aria-label={spanSteps.next(of)}
      onClick={() => onStep(1)}
    >
      <ChevronRight className="rtl:rotate-180" />
    </Button>
  </>
);

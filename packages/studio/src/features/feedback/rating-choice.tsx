import { feedbackRatings } from '@sayso/contracts/feedback';
import { Angry, CircleAlert, Frown, Laugh, type LucideIcon, Meh, Smile } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import { t } from '../../texts/feedback.ts';

export type Rating = (typeof feedbackRatings)[number];

const faces: Record<Rating, LucideIcon> = {
  Terrible: Angry,
  Bad: Frown,
  Okay: Meh,
  Good: Smile,
  Amazing: Laugh,
};

type Props = { value: Rating | null; onChange: (rating: Rating) => void; error: string | undefined };

/** Five faces, of which one is chosen; drawn, so that they look the same on every machine. */
export function RatingChoice({ value, onChange, error }: Props) {
  const id = useId();
  const choose = (chosen: string) => {
    const rating = feedbackRatings.find((each) => each === chosen);
    if (rating) onChange(rating);
  };
  return (
    <div className="grid gap-1.5">
      <span id={id} className="font-medium text-dense">
        {t('rating')}
      </span>
      <RadioGroup.Root
        aria-labelledby={id}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
        value={value ?? ''}
        onValueChange={choose}
        className="grid grid-cols-5 gap-2 max-sm:gap-1"
      >
        {feedbackRatings.map((rating) => {
          const Face = faces[rating];
          return (
            <RadioGroup.Item
              key={rating}
              value={rating}
              className="grid min-h-16 justify-items-center gap-1 rounded-control border border-line px-0.5 py-2.5 text-caption text-muted transition-colors hover:border-line-strong hover:text-ink data-[state=checked]:border-ink data-[state=checked]:bg-filled data-[state=checked]:font-medium data-[state=checked]:text-ink"
            >
              <Face aria-hidden className="size-6" />
              {t(`ratings.${rating}`)}
            </RadioGroup.Item>
          );
        })}
      </RadioGroup.Root>
      {error && (
        <p id={`${id}-error`} className="flex items-center gap-1.5 text-caption text-danger">
          <CircleAlert aria-hidden className="size-3.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

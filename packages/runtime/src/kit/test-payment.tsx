import { FlaskConical } from 'lucide-react';
import { useId } from 'react';
import { testPayment } from '../texts/checkout.ts';
import { Button } from '../ui/button.tsx';
import { Input } from '../ui/input.tsx';
import { Label } from '../ui/label.tsx';

/** Cards that card companies give out for trying; none of them can be charged. */
export const testCards = { paid: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const;
export type CardOutcome = keyof typeof testCards;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** What a card does; null for every card but those for testing, so that nobody enters a real one. */
export const outcomeOf = (card: string): CardOutcome | null =>
  (['paid', 'declined'] as const).find((outcome) => digitsOf(testCards[outcome]) === digitsOf(card)) ?? null;

const inFours = (text: string) =>
  digitsOf(text)
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

type Props = { card: string; error: string | null; onChange: (card: string) => void };

/** Asks for a test card, and says that it is one. */
export function TestPayment({ card, error, onChange }: Props) {
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-3 rounded-lg border border-dashed border-input p-4">
      <legend className="sr-only">{testPayment.legend}</legend>
      <p className="flex items-center gap-2 font-semibold">
        <FlaskConical className="size-4 text-link" aria-hidden="true" /> {testPayment.title}
      </p>
      <p id={`${id}-hint`} className="text-[13px] text-muted-foreground">
        {testPayment.hint}
      </p>
      <div className="flex flex-col gap-2">
        <Label htmlFor={id}>{testPayment.cardNumber}</Label>
        <Input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          placeholder={testCards.paid}
          value={card}
          aria-invalid={error !== null}
          aria-describedby={`${id}-hint${error === null ? '' : ` ${id}-error`}`}
          className="tabular-nums"
          onChange={({ target }) => onChange(inFours(target.value))}
        />
        {error === null ? null : (
          <p id={`${id}-error`} className="text-[13px] text-danger">
            {error}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="button" variant="outline" size="sm" onClick={() => onChange(testCards.paid)}>
          {testPayment.paid}
        </Button>
        <Button type="button" variant="outline" size="sm" onClick={() => onChange(testCards.declined)}>
          {testPayment.declined}
        </Button>
      </div>
    </fieldset>
  );
}

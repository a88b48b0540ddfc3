import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { rateTexts } from '../../texts/tools/converter.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { Label } from '../../ui/label.tsx';
import { readAmount } from './amounts.ts';
import { exampleRates } from './unit-table.ts';

type Props = {
  rates: Record<string, number>;
  shown: string[];
  onChange: (rates: Record<string, number>) => void;
};

/** The rates stand in the open: they are examples until somebody enters today's. */
export function CurrencyRates({ rates, shown, onChange }: Props) {
  const currencies = [...new Set(shown)].filter((id) => id !== 'USD');
  return (
    <section className="flex flex-col gap-3 border-t border-border pt-4" aria-label={rateTexts.label}>
      <p className="rounded-md bg-warning-soft px-3 py-2 text-[13px] text-warning">{rateTexts.warning}</p>
      <div className="flex flex-wrap items-end gap-3">
        {currencies.map((id) => (
          <Rate
            key={id}
            id={id}
            rate={rates[id] ?? 1}
            onChange={(rate) => onChange({ ...rates, [id]: rate })}
          />
        ))}
        <Button variant="ghost" size="sm" onClick={() => onChange({ ...exampleRates })}>
          <RotateCcw /> {rateTexts.reset}
        </Button>
      </div>
    </section>
  );
}

function Rate({ id, rate, onChange }: { id: string; rate: number; onChange: (rate: number) => void }) {
  const [typed, setTyped] = useState<string>();
  return (
    <div className="flex w-36 flex-col gap-2">
      <Label htmlFor={`rate-${id}`}>{rateTexts.rate(id)}</Label>
      <Input
        id={`rate-${id}`}
        inputMode="decimal"
        value={typed ?? String(rate)}
        className="tabular-nums"
        onBlur={() => setTyped(undefined)}
        onChange={({ target }) => {
          setTyped(target.value);
          const value = readAmount(target.value);
          if (value !== undefined && value > 0) onChange(value);
        }}
      />
    </div>
  );
}

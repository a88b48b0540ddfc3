import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { safeStorage } from '../../sdk/safe-storage.ts';
import { converter, ingredientNames } from '../../texts/tools/converter.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Input } from '../../ui/input.tsx';
import { Label } from '../../ui/label.tsx';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '../../ui/select.tsx';
import { formatNumber } from '../format.ts';
import { readAmount, tidy } from './amounts.ts';
import { Choice } from './choice.tsx';
import { CurrencyRates } from './currency-rates.tsx';
import type { ConverterProps } from './tool-api.ts';
import { convert, exampleRates, ingredients, type UnitGroup, unitGroups } from './unit-table.ts';

const ratesKey = 'kit:rates';

function startRates(given: ConverterProps['rates']): Record<string, number> {
  try {
    const own = JSON.parse(safeStorage.get(ratesKey) ?? '{}') as Record<string, number>;
    return { ...exampleRates, ...given, ...own };
  } catch {
    return { ...exampleRates, ...given };
  }
}

/** Seven digits are enough for a result; no digit of a large one is lost. */
const written = (value: number | undefined): string => {
  if (value === undefined || !Number.isFinite(value)) return '';
  const digits = Math.abs(value) >= 1e6 ? Math.round(value * 100) / 100 : Number(value.toPrecision(7));
  return String(tidy(digits));
};

export function Converter({ groups: asked, from: firstFrom, to: firstTo, rates: given }: ConverterProps) {
  const groups = unitGroups.filter(({ id }) => asked === undefined || asked.some((each) => each === id));
  const first = groups.find(({ id }) => id === asked?.[0]) ?? groups[0] ?? unitGroups[0];
  const [groupId, setGroupId] = useState(first?.id ?? 'length');
  const group = groups.find(({ id }) => id === groupId) ?? first;
  if (group === undefined) return null;
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-(--gap)">
      {groups.length > 1 ? (
        <Choice
          label={converter.group}
          value={groupId}
          options={groups.map(({ id, title }) => [id, title] as const)}
          onChange={setGroupId}
        />
      ) : null}
      <Pair
        key={group.id}
        group={group}
        firstFrom={group.units.some(({ id }) => id === firstFrom) ? firstFrom : undefined}
        firstTo={group.units.some(({ id }) => id === firstTo) ? firstTo : undefined}
        given={given}
      />
    </div>
  );
}

const usualPairs: Readonly<Record<string, [string, string]>> = {
  length: ['km', 'mi'],
  weight: ['kg', 'lb'],
  volume: ['l', 'gal'],
  temperature: ['c', 'f'],
  area: ['m2', 'ft2'],
  speed: ['kmh', 'mph'],
  time: ['h', 'min'],
  data: ['GB', 'MB'],
  energy: ['kWh', 'kJ'],
  pressure: ['bar', 'psi'],
  cooking: ['cup', 'g'],
  currency: ['USD', 'EUR'],
};

type PairProps = {
  group: UnitGroup;
  firstFrom: string | undefined;
  firstTo: string | undefined;
  given: ConverterProps['rates'];
};

/** Two amounts of which either can be typed. */
function Pair({ group, firstFrom, firstTo, given }: PairProps) {
  const usual = usualPairs[group.id] ?? [group.units[0]?.id ?? '', group.units[1]?.id ?? ''];
  const [from, setFrom] = useState(firstFrom ?? usual[0]);
  const [to, setTo] = useState(firstTo ?? (usual[1] === firstFrom ? usual[0] : usual[1]));
  const [typed, setTyped] = useState({ side: 'from', text: '1' });
  const [rates, setRates] = useState(() => startRates(given));
  const [ingredient, setIngredient] = useState<string>(ingredientNames.flour);
  const ways = { rates, gramsPerMl: ingredients[ingredient] ?? 1 };
  const value = readAmount(typed.text);
  const turn = (amount: number | undefined, one: string, other: string) =>
    amount === undefined ? undefined : convert(amount, group.id, one, other, ways);
  const texts = {
    from: typed.side === 'from' ? typed.text : written(turn(value, to, from)),
    to: typed.side === 'to' ? typed.text : written(turn(value, from, to)),
  };
  const isWrong = typed.text.trim() !== '' && value === undefined;
  const symbol = (id: string) => group.units.find((unit) => unit.id === id)?.symbol ?? id;
  const [left, right] = [readAmount(texts.from), readAmount(texts.to)];
  const changeRates = (next: Record<string, number>) => {
    safeStorage.set(ratesKey, JSON.stringify(next));
    setRates(next);
  };
  const side = (which: 'from' | 'to', unit: string, onUnit: (id: string) => void) => (
    <div className="flex min-w-0 flex-1 flex-col gap-2">
      <Label htmlFor={`convert-${which}`}>{which === 'from' ? converter.from : converter.to}</Label>
      <Input
        id={`convert-${which}`}
        value={texts[which]}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={isWrong && typed.side === which}
        aria-describedby={isWrong ? 'convert-problem' : undefined}
        className="h-12 text-xl font-semibold tabular-nums md:text-xl"
        onChange={({ target }) => setTyped({ side: which, text: target.value })}
      />
      <Select value={unit} onValueChange={onUnit}>
        <SelectTrigger aria-label={which === 'from' ? converter.unitFrom : converter.unitTo}>
          <SelectValue />
        </SelectTrigger>
        <SelectContent>
          {group.units.map(({ id, name, symbol: sign }) => (
            <SelectItem key={id} value={id}>
              {name} ({sign})
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
    </div>
  );
  return (
    <Card className="px-5 sm:px-6">
      <div className="flex flex-col items-stretch gap-4 sm:flex-row sm:items-center">
        {side('from', from, setFrom)}
        <Button
          variant="outline"
          size="icon"
          className="self-center rounded-full sm:mt-6"
          aria-label={converter.swap}
          onClick={() => {
            setFrom(to);
            setTo(from);
          }}
        >
          <ArrowLeftRight className="max-sm:rotate-90" />
        </Button>
        {side('to', to, setTo)}
      </div>
      {group.id === 'cooking' ? (
        <div className="flex max-w-60 flex-col gap-2">
          <Label htmlFor="convert-ingredient">{converter.ingredient}</Label>
          <Select value={ingredient} onValueChange={setIngredient}>
            <SelectTrigger id="convert-ingredient">
              <SelectValue />
            </SelectTrigger>
            <SelectContent>
              {Object.keys(ingredients).map((name) => (
                <SelectItem key={name} value={name}>
                  {name}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
        </div>
      ) : null}
      {isWrong ? (
        <p id="convert-problem" role="alert" className="text-[13px] text-danger">
          {converter.notNumber}
        </p>
      ) : (
        <output aria-live="polite" className="text-muted-foreground tabular-nums">
          {left === undefined || right === undefined
            ? converter.empty
            : `${formatNumber(left, 8)} ${symbol(from)} = ${formatNumber(right, 8)} ${symbol(to)}`}
        </output>
      )}
      {group.id === 'currency' ? (
        <CurrencyRates rates={rates} onChange={changeRates} shown={[from, to]} />
      ) : null}
    </Card>
  );
}

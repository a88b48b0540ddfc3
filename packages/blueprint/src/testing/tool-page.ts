import { stripTypeScriptTypes } from 'node:module';
import type { Blueprint, BlueprintPage } from '@sayso/core/blueprint-schema';
import { calculateFunction } from '../emit/tools/calculator.ts';
import type { CalculatorInput, CalculatorOutput } from '../lexicon/tools/calculator-row.ts';

export const pageWith = (
  archetype: BlueprintPage['archetype'],
  props?: object,
  more: Partial<BlueprintPage> = {},
): BlueprintPage => ({
  id: 'p1',
  name: 'ToolPage',
  label: 'Tool',
  icon: 'Wrench',
  archetype,
  public: false,
  nav: true,
  blocks: [],
  // As it is stored: what is undefined is left out.
  ...(props ? { props: JSON.parse(JSON.stringify(props)) as NonNullable<BlueprintPage['props']> } : {}),
  ...more,
});

export const blueprintWith = (pages: BlueprintPage[], entities: Blueprint['entities'] = []): Blueprint => ({
  version: 1,
  app: { name: 'Tools', tagline: '', description: '', icon: 'Wrench', currency: 'USD', personal: true },
  seed: 1,
  nextId: 9,
  entities,
  pages,
  theme: { preset: 'plain', mode: 'light', primary: '#1d4ed8', parts: {} },
  assumptions: [],
  log: [],
  hashes: {},
});

const dayMs = 86_400_000;
/** What emitted pages import from date-fns, here on days of UTC. */
const ofDates = {
  addDays: (date: Date, days: number) => new Date(date.getTime() + days * dayMs),
  differenceInCalendarDays: (later: Date, earlier: Date) =>
    Math.round((later.getTime() - earlier.getTime()) / dayMs),
  differenceInBusinessDays: (later: Date, earlier: Date) => {
    let count = 0;
    for (let at = earlier.getTime(); at < later.getTime(); at += dayMs)
      if (new Date(at).getUTCDay() % 6 !== 0) count += 1;
    return count;
  },
};

type Calculator = { inputs: readonly CalculatorInput[]; outputs: readonly CalculatorOutput[] };

/** Runs the function that the page of a calculator holds. */
export function runCalculator({ inputs, outputs }: Calculator, values: object): Record<string, unknown> {
  const [, source = ''] = calculateFunction(inputs, outputs);
  const types = inputs.map(({ key }) => `${key}: never`).join('; ');
  const plain = stripTypeScriptTypes(`type Values = { ${types} };\n${source}`);
  const make = new Function(...Object.keys(ofDates), `${plain}\nreturn calculate;`);
  const calculate = make(...Object.values(ofDates)) as (given: object) => Record<string, unknown>;
  return calculate(values);
}

import type { CalculatorSpec } from './calculator-row.ts';
import { bodyCalculators } from './calculators-body.ts';
import { financeCalculators } from './calculators-finance.ts';
import { homeCalculators } from './calculators-home.ts';
import { moneyCalculators } from './calculators-money.ts';
import { studyCalculators } from './calculators-study.ts';

export const knownCalculators: readonly CalculatorSpec[] = [
  ...moneyCalculators,
  ...financeCalculators,
  ...bodyCalculators,
  ...homeCalculators,
  ...studyCalculators,
];

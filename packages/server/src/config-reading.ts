import { z } from 'zod';
import type { ModelChoice } from './model-choice.ts';
import { settingWords } from './texts/settings.ts';

export const readingSettings = {
  SAYSO_READER: z.enum(['auto', 'rules', 'model'], settingWords.reader).default('auto'),
  SAYSO_READER_TIMEOUT: z.coerce
    .number(settingWords.number)
    .int(settingWords.wholeNumber)
    .min(5, settingWords.atLeast(5))
    .max(600, settingWords.atMost(600))
    .default(60),
};

/** How descriptions are read. */
export type ReadingChoice = {
  /** What reads beside the rules; null where they alone do. */
  readonly reader: 'model' | null;
  /** A reading that takes longer is given up. */
  readonly longestMs: number;
};

type Values = { SAYSO_READER: 'auto' | 'rules' | 'model'; SAYSO_READER_TIMEOUT: number };

export function chooseReading(values: Values, model: ModelChoice | null): ReadingChoice {
  const { SAYSO_READER: wanted, SAYSO_READER_TIMEOUT: seconds } = values;
  return { reader: wanted !== 'rules' && model !== null ? 'model' : null, longestMs: seconds * 1_000 };
}

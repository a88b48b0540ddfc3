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
  SAYSO_FIRST_BUILD: z.enum(['plan', 'model'], settingWords.firstBuild).optional(),
};

/** How descriptions are read. */
export type ReadingChoice = {
  /** What reads beside the rules; null where they alone do. */
  readonly reader: 'model' | null;
  /** A reading that takes longer is given up. */
  readonly longestMs: number;
  /** Whether a model's first version begins with the plan of the words, or is written by it alone. */
  readonly firstBuild: 'plan' | 'model';
};

type Values = {
  SAYSO_READER: 'auto' | 'rules' | 'model';
  SAYSO_READER_TIMEOUT: number;
  SAYSO_FIRST_BUILD?: 'plan' | 'model' | undefined;
  NODE_ENV: string;
};

export function chooseReading(values: Values, model: ModelChoice | null): ReadingChoice {
  const { SAYSO_READER: wanted, SAYSO_READER_TIMEOUT: seconds, SAYSO_FIRST_BUILD: firstBuild } = values;
  return {
    reader: wanted !== 'rules' && model !== null ? 'model' : null,
    longestMs: seconds * 1_000,
    // Most tests of models are about what they write.
    firstBuild: firstBuild ?? (values.NODE_ENV === 'test' ? 'model' : 'plan'),
  };
}

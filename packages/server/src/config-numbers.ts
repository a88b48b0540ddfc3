import { z } from 'zod';
import { settingWords } from './texts/settings.ts';

/** A setting that is a whole number from `least` to `most`. */
export const between = (least: number, most: number) =>
  z.coerce
    .number(settingWords.number)
    .int(settingWords.wholeNumber)
    .min(least, settingWords.atLeast(least))
    .max(most, settingWords.atMost(most));

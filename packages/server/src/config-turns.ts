import { between } from './config-numbers.ts';

/** A local model on a small machine reads for a minute or two before its first word, and then writes slowly. */
export const turnSettings = {
  SAYSO_MODEL_SILENCE: between(10, 3_600).default(120),
  SAYSO_ANSWER_MINUTES: between(1, 1_440).default(60),
};

export const chooseTurnTimes = (values: Record<keyof typeof turnSettings, number>) => ({
  modelSilenceMs: values.SAYSO_MODEL_SILENCE * 1_000,
  turnLimits: { milliseconds: values.SAYSO_ANSWER_MINUTES * 60_000 },
});

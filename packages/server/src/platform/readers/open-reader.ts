import type { Config } from '../../config.ts';
import { builtIn } from '../builder/built-in.ts';
import { patienceOf } from '../models/model-provider.ts';
import { modelAnswers } from './model-answers.ts';
import { createReader, type Reader } from './reader.ts';

/** What reads descriptions more closely than the rules, where the settings have something for it. */
export function openReader(config: Config): Reader | null {
  const { reading, model } = config;
  if (reading.reader === null || model === null) return null;
  const settings = { patience: patienceOf(config), longestMs: reading.longestMs };
  return createReader(modelAnswers(model, settings), builtIn.checkReading);
}

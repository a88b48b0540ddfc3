import { readingRoutes } from '../features/readings/routes.ts';
import { createReadings } from '../features/readings/service.ts';
import { patienceOf } from '../platform/models/model-provider.ts';
import { modelAnswers } from '../platform/readers/model-answers.ts';
import { createReader, type Reader } from '../platform/readers/reader.ts';
import type { Core } from './core.ts';

export function composeReadings(core: Core): void {
  const { api, access, rates, log } = core;
  readingRoutes(api, createReadings({ access, rates, log, reader: openReader(core) }));
}

function openReader({ config, models }: Core): Reader | null {
  const { reading, model } = config;
  if (reading.reader === null || model === null) return null;
  const { longestMs } = reading;
  return createReader(
    modelAnswers(model, { patience: patienceOf(config), longestMs }),
    models.builtIn.checkReading,
  );
}

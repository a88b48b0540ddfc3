import { readingRoutes } from '../features/readings/routes.ts';
import { createReadings } from '../features/readings/service.ts';
import type { Core } from './core.ts';

export function composeReadings({ api, access, rates, log, reader, config }: Core): void {
  readingRoutes(api, createReadings({ access, rates, log, reader, firstBuild: config.reading.firstBuild }));
}

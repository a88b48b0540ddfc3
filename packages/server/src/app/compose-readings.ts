import { readingRoutes } from '../features/readings/routes.ts';
import { createReadings } from '../features/readings/service.ts';
import type { Core } from './core.ts';

export function composeReadings({ api, access, rates, log, readers, config, onClose }: Core): void {
  readingRoutes(api, createReadings({ access, rates, log, readers, choice: config.reading }));
  onClose(readers.local.rest);
}

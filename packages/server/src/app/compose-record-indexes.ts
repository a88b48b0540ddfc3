import { createIndexStore } from '../features/records/index-store.ts';
import { createRecordIndexes, type RecordIndexes } from '../features/records/indexes.ts';
import type { Core } from './core.ts';

const tend = 'records.tend-indexes';
const flushEveryMs = 20_000;

/** Indexes on what filters and sorts really use, made and dropped in the background. */
export function composeRecordIndexes(core: Core): RecordIndexes {
  const { sql, jobs, log, events } = core;
  const indexes = createRecordIndexes({ store: createIndexStore(core), log });
  jobs.register(
    tend,
    async () => {
      await indexes.flush();
      await indexes.tend();
    },
    { cron: '* * * * *' },
  );
  jobs.register('records.age-index-uses', () => indexes.age(), { cron: '37 4 * * *' });
  events.on('app.deleted', () => jobs.enqueue(sql, tend, {}, { key: tend }));
  const flushing = setInterval(() => {
    indexes.flush().catch((error) => log.warn({ err: error }, 'Uses of indexes were not written down'));
  }, flushEveryMs);
  core.onClose(() => clearInterval(flushing));
  return indexes;
}

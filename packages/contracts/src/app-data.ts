import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id } from './ids.ts';

const AppParams = z.object({ appId: Id });

/** `add` gives samples to entities without any, `remove` deletes the samples, `reset` does both. */
export const changeSampleData = endpoint({
  method: 'POST',
  path: '/apps/:appId/sample-data',
  params: AppParams,
  body: z.object({ action: z.enum(['add', 'remove', 'reset']) }),
  reply: z.object({
    success: z.literal(true),
    added: z.number().int(),
    removed: z.number().int(),
    /** For each entity that changed. */
    entities: z.record(z.string(), z.object({ added: z.number().int(), removed: z.number().int() })),
  }),
});

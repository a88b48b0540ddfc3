import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Timestamp } from './ids.ts';

/** Mail of an installation without a mail server, the newest first; for platform admins. */
export const readOutbox = endpoint({
  method: 'GET',
  path: '/admin/outbox',
  reply: z.array(
    z.object({
      id: z.string(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string().optional(),
      fromName: z.string().optional(),
      created_date: Timestamp,
    }),
  ),
});

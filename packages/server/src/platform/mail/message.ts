import { z } from 'zod';

export const MailMessage = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  /** Name beside the sender's address, such as an app's. */
  fromName: z.string().optional(),
});
export type MailMessage = z.infer<typeof MailMessage>;

/** What carries mail away; each stands the tests of mail-drivers.test.ts. */
export type MailDriver = {
  /** Resolves once the message is in other hands. Throws `MailRefused` where no later try would help. */
  send(message: MailMessage, signal?: AbortSignal): Promise<void>;
};

/** The receiving side will never take this message. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

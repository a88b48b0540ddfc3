import { z } from 'zod';

/** A mail server that takes our mail, and the address that it comes from. */
export type MailServer = { readonly url: string; readonly from: string };

const SmtpUrl = z
  .string()
  .refine(
    (text) => /^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '',
    'must be an address such as smtp://mail.example:587 or smtps://user:password@mail.example',
  );

export const mailSettings = {
  SAYSO_SMTP_URL: SmtpUrl.optional(),
  SAYSO_MAIL_FROM: z.email('must be an email address such as apps@sayso.example').optional(),
};
type Values = { [Name in keyof typeof mailSettings]?: string | undefined };

/** Mail is set up with both settings or with none. */
export function checkMail(values: Values, context: z.RefinementCtx): void {
  const { SAYSO_SMTP_URL: url, SAYSO_MAIL_FROM: from } = values;
  if (url && !from) {
    context.addIssue({
      code: 'custom',
      path: ['SAYSO_MAIL_FROM'],
      message: 'is missing, but SAYSO_SMTP_URL is set',
    });
  }
  if (from && !url) {
    context.addIssue({
      code: 'custom',
      path: ['SAYSO_SMTP_URL'],
      message: 'is missing, but SAYSO_MAIL_FROM is set',
    });
  }
}

export const mailServer = ({ SAYSO_SMTP_URL: url, SAYSO_MAIL_FROM: from }: Values): MailServer | null =>
  url && from ? { url, from } : null;

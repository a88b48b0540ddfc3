import { z } from 'zod';
import { mailSettingWords, settingWords } from './texts/settings.ts';

/** A mail server that takes our mail, and the address that it comes from. */
export type MailServer = { readonly url: string; readonly from: string };

const SmtpUrl = z
  .string()
  .refine(
    (text) => /^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '',
    mailSettingWords.server,
  );

export const mailSettings = {
  SAYSO_SMTP_URL: SmtpUrl.optional(),
  SAYSO_MAIL_FROM: z.email(mailSettingWords.sender).optional(),
};
type Values = { [Name in keyof typeof mailSettings]?: string | undefined };

/** Mail is set up with both settings or with none. */
export function checkMail(values: Values, context: z.RefinementCtx): void {
  const { SAYSO_SMTP_URL: url, SAYSO_MAIL_FROM: from } = values;
  if (url && !from) {
    context.addIssue({
      code: 'custom',
      path: ['SAYSO_MAIL_FROM'],
      message: settingWords.missing('SAYSO_SMTP_URL'),
    });
  }
  if (from && !url) {
    context.addIssue({
      code: 'custom',
      path: ['SAYSO_SMTP_URL'],
      message: settingWords.missing('SAYSO_MAIL_FROM'),
    });
  }
}

export const mailServer = ({ SAYSO_SMTP_URL: url, SAYSO_MAIL_FROM: from }: Values): MailServer | null =>
  url && from ? { url, from } : null;

import type { MailMessage } from '../../platform/mail/message.ts';
import { letterWords } from '../../texts/letters.ts';

/** The app that a letter comes from. */
export type Sender = { name: string; origin: string };

export const codeLetter = (to: string, code: string, { name, origin }: Sender): MailMessage => ({
  to,
  fromName: name,
  ...letterWords.code({ code, name, origin }),
});

/** To somebody who signs up though they have an account, which only they may know of. */
export const knownLetter = (to: string, { name, origin }: Sender): MailMessage => ({
  to,
  fromName: name,
  ...letterWords.known(name, origin),
});

export const accountResetLetter = (
  to: string,
  token: string,
  { origin, appId }: { origin: string; appId: string | null },
): MailMessage => ({
  to,
  fromName: 'Sayso',
  ...letterWords.accountReset(`${linkOf(origin, token)}${appId === null ? '' : `&app_id=${appId}`}`),
});

/** Tells an account's owner that an admin made a link by which its password can be set. The link isn't in it. */
export const handedOverLetter = (
  to: string,
  { maker, expiresAt, origin }: { maker: string; expiresAt: Date; origin: string },
): MailMessage => ({
  to,
  fromName: 'Sayso',
  ...letterWords.handedOver({ maker, origin, until: inUtc(expiresAt) }),
});

const inUtc = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const resetLetter = (to: string, token: string, { name, origin }: Sender): MailMessage => ({
  to,
  fromName: name,
  ...letterWords.reset(name, linkOf(origin, token)),
});

const linkOf = (origin: string, token: string): string => `${origin}/reset-password?token=${token}`;

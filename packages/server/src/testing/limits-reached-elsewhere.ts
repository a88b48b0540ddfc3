import type { RateName } from '../rates.ts';

type Place = readonly [file: string, title: string];
/** Limits that need a server set up for them, or answer no call: each with the test that reaches it. */
export const reachedElsewhere: Partial<Record<RateName, Place>> = {
  mailsOfUserToReceiver: [
    'features/integrations/mail-limits.test.ts',
    'who fills a mailbox may send it no more',
  ],
  mailsToReceiver: [
    'features/integrations/mail-limits.test.ts',
    'one mailbox is sent so many mails by all apps together',
  ],
  mailsOfUser: [
    'features/integrations/mail-limits.test.ts',
    'one account sends so many mails, in all apps together',
  ],
  mailsOfApp: [
    'features/integrations/mail-limits.test.ts',
    'one app sends so many mails, whoever sends them',
  ],
  registrations: ['features/auth/registration.test.ts', 'one address makes so many accounts an hour'],
  setupCodes: ['features/auth/administrator.test.ts', 'setup codes cannot be tried for long'],
  invitationMails: [
    'features/app-sign-in/without-mail.test.ts',
    'invitations are limited: by who invites, and silently by whose mailbox they fill',
  ],
  invitationMailsToReceiver: [
    'features/app-users/invitation-mail.test.ts',
    'one mailbox is sent so many invitations by all accounts together',
  ],
  readings: ['features/readings/readings.test.ts', 'who has descriptions read again and again has to wait'],
  pageErrors: [
    'features/app-logs/app-logs.test.ts',
    'one address that reports without end is told to wait, others are not',
  ],
  socketAttempts: [
    'platform/realtime/socket-rates.test.ts',
    'addresses of one IPv6 network open so many sockets together',
  ],
  socketFailures: [
    'platform/realtime/socket-rates.test.ts',
    'an address whose tokens are refused again and again has to wait',
  ],
};

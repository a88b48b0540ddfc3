import type { Sql } from './platform/database/database.ts';
import { createRateLimiter, type Rule } from './platform/rates/rate-limiter.ts';
import { createRateStore, type Window } from './platform/rates/rate-store.ts';
import type { DoorRates } from './platform/realtime/door.ts';
import { rateWords } from './texts/rate-words.ts';

const second = 1;
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

type RateRule = Rule & {
  /** `most` is times the accounts that one address may make in an hour, which has a setting of its own. */
  readonly isPerRegistration?: boolean;
};

/** How often anything may be done: all limits of this kind, generous for honest use. Many people may share an address. */
export const rateRules = {
  /** Messages and redone answers: each is work for a model or the builder. */
  turns: {
    by: ['user'],
    windows: [
      { most: 30, seconds: minute },
      { most: 300, seconds: hour },
    ],
    message: rateWords.messages,
  },
  /** Changes of the plan by hand: each builds what it changes, without a model. */
  planChanges: {
    by: ['user'],
    windows: [
      { most: 120, seconds: minute },
      { most: 2_000, seconds: hour },
    ],
    message: rateWords.planChanges,
  },
  /** Descriptions that a model reads more closely, which costs no credit. */
  readings: {
    by: ['user'],
    windows: [
      { most: 10, seconds: minute },
      { most: 60, seconds: hour },
      { most: 300, seconds: day },
    ],
    message: rateWords.readings,
  },
  /** Apps from a description, empty ones and imported ones. */
  newApps: {
    by: ['user'],
    windows: [
      { most: 20, seconds: hour },
      { most: 100, seconds: day },
    ],
    message: rateWords.newApps,
  },
  /** Each bundles the whole app and keeps its files. */
  publishes: {
    by: ['app'],
    windows: [{ most: 20, seconds: hour }],
    message: rateWords.publishes,
  },

  /** Moves of records from a removed choice to another one, and undone changes of lists: each writes many records. */
  listChanges: {
    by: ['user'],
    windows: [
      { most: 60, seconds: minute },
      { most: 600, seconds: hour },
    ],
    message: rateWords.listChanges,
  },

  /** Logos that are drawn or set: each may be a model's picture, and a file of the app. */
  logos: {
    by: ['user'],
    windows: [
      { most: 20, seconds: minute },
      { most: 100, seconds: hour },
    ],
    message: rateWords.logos,
  },

  /** Rules that are tried out while somebody writes them: each runs a transaction of its own. */
  draftProofs: {
    by: ['user'],
    windows: [{ most: 120, seconds: minute }],
    message: rateWords.draftProofs,
  },

  /** Calls that read records, by people who are not signed in to the app. */
  visitorReads: {
    by: ['app', 'address'],
    windows: [{ most: 600, seconds: minute }],
    message: rateWords.requestsOfNetwork,
    isLeased: true,
  },
  visitorReadsOfApp: {
    by: ['app'],
    windows: [{ most: 60_000, seconds: minute }],
    message: rateWords.busyApp,
    isLeased: true,
  },
  /** Calls that write them; twenty records of a bulk count as one call. */
  visitorWrites: {
    by: ['app', 'address'],
    windows: [{ most: 60, seconds: minute }],
    message: rateWords.changesOfNetwork,
    isLeased: true,
  },
  visitorWritesOfApp: {
    by: ['app'],
    windows: [{ most: 6_000, seconds: minute }],
    message: rateWords.busyApp,
    isLeased: true,
  },

  /** Calls of integrations, by a person of an app or, for visitors, by address. */
  integrations: {
    by: ['app', 'user'],
    windows: [{ most: 60, seconds: minute }],
    message: rateWords.requests,
  },
  visitorIntegrations: {
    by: ['app', 'address'],
    windows: [{ most: 60, seconds: minute }],
    message: rateWords.requestsOfNetwork,
  },
  integrationsOfApp: {
    by: ['app'],
    windows: [{ most: 600, seconds: minute }],
    message: rateWords.requestsOfApp,
  },

  /** Of these, what visitors ask the model, where the app's owner lets them. */
  visitorQuestions: {
    by: ['app', 'address'],
    windows: [
      { most: 10, seconds: minute },
      { most: 60, seconds: hour },
    ],
    message: rateWords.questionsOfNetwork,
  },
  visitorQuestionsOfApp: {
    by: ['app'],
    windows: [
      { most: 300, seconds: hour },
      { most: 2_000, seconds: day },
    ],
    message: rateWords.questionsOfVisitors,
  },

  /** Mails that apps send: to one receiver by one account and by all, by one account in all apps, and by one app. */
  mailsOfUserToReceiver: {
    by: ['user', 'email'],
    windows: [
      { most: 20, seconds: hour },
      { most: 60, seconds: day },
    ],
    message: rateWords.emailsToAddressByYou,
  },
  mailsToReceiver: {
    by: ['email'],
    windows: [
      { most: 80, seconds: hour },
      { most: 240, seconds: day },
    ],
    message: rateWords.emailsToAddress,
  },
  mailsOfUser: {
    by: ['user'],
    windows: [
      { most: 50, seconds: hour },
      { most: 200, seconds: day },
    ],
    message: rateWords.emailsByYou,
  },
  mailsOfApp: {
    by: ['app'],
    windows: [
      { most: 200, seconds: hour },
      { most: 1_000, seconds: day },
    ],
    message: rateWords.emailsOfApp,
  },

  /** Failed sign-ins: slows guessing down, whoever's account it is about. */
  failedSignIns: {
    by: ['address'],
    windows: [{ most: 5, seconds: second }],
    message: rateWords.failedSignIns,
  },
  /** Each costs a hash, and a row for good. */
  registrations: {
    by: ['address'],
    windows: [{ most: 1, seconds: hour }],
    message: rateWords.accountsOfNetwork,
    isPerRegistration: true,
  },
  /** Codes and resets that are asked for, and codes that are tried. */
  codeRequests: {
    by: ['address'],
    windows: [{ most: 3, seconds: hour }],
    message: rateWords.attemptsOfNetwork,
    isPerRegistration: true,
  },
  /** Links for a new password that an admin makes, each of which opens an account. */
  passwordLinks: {
    by: ['user'],
    windows: [
      { most: 20, seconds: hour },
      { most: 60, seconds: day },
    ],
    message: rateWords.passwordLinks,
  },
  /** Tries at the code that makes an administrator. */
  setupCodes: {
    by: ['address'],
    windows: [{ most: 20, seconds: hour }],
    message: rateWords.setupCodes,
  },
  /**
   * Mails to one receiver, by who asks for them: a stranger elsewhere must not use up the owner's. Counted whether or
   * not one is sent, so that the limit tells nothing of accounts. How many codes a day decides how well one is guessed.
   */
  codeMails: {
    by: ['email', 'address'],
    isBySite: true,
    windows: [
      { most: 5, seconds: hour },
      { most: 10, seconds: day },
    ],
    message: rateWords.emailsRequested,
  },
  codeMailsToReceiver: {
    by: ['email'],
    windows: [
      { most: 20, seconds: hour },
      { most: 40, seconds: day },
    ],
    message: rateWords.emailsRequested,
  },
  resetMails: {
    by: ['email', 'address'],
    isBySite: true,
    windows: [{ most: 5, seconds: hour }],
    message: rateWords.emailsRequested,
  },
  resetMailsToReceiver: {
    by: ['email'],
    windows: [{ most: 20, seconds: hour }],
    message: rateWords.emailsRequested,
  },
  invitations: {
    by: ['user'],
    windows: [{ most: 5, seconds: hour }],
    message: rateWords.invitations,
    isPerRegistration: true,
  },
  /** To one address by one account in all apps, and by all, so that nobody's mailbox is filled with them. */
  invitationMails: {
    by: ['user', 'email'],
    windows: [{ most: 5, seconds: hour }],
    message: rateWords.invitationsOfAddressByYou,
  },
  invitationMailsToReceiver: {
    by: ['email'],
    windows: [{ most: 20, seconds: hour }],
    message: rateWords.invitationsOfAddress,
  },
  /** Looks at the link of an invitation, before anybody is signed in. */
  invitationLooks: {
    by: ['address'],
    windows: [{ most: 60, seconds: minute }],
    message: rateWords.requestsOfNetwork,
  },
  /** Looks at a link for a new password, likewise. */
  resetLooks: {
    by: ['address'],
    windows: [{ most: 60, seconds: minute }],
    message: rateWords.requestsOfNetwork,
  },

  feedback: {
    by: ['user'],
    windows: [{ most: 50, seconds: day }],
    message: rateWords.feedback,
  },
  /** Pages that visitors of apps opened: each is a row, and nobody has to sign in for it. */
  visits: {
    by: ['address'],
    windows: [{ most: 120, seconds: minute }],
    message: rateWords.reportsOfNetwork,
    isLeased: true,
  },
  /** Errors of pages, which a page reports at most ten of. */
  pageErrors: {
    by: ['address'],
    windows: [{ most: 120, seconds: minute }],
    message: rateWords.reportsOfNetwork,
    isLeased: true,
  },
  /** What apps report of themselves: a page does so at most once a second, while something happens on it. */
  eventBatches: {
    by: ['address'],
    windows: [{ most: 300, seconds: minute }],
    message: rateWords.reportsOfNetwork,
    isLeased: true,
  },
  /** Each event is a row and pushes an older one out. */
  events: {
    by: ['address'],
    windows: [{ most: 2_000, seconds: minute }],
    message: rateWords.reportsOfNetwork,
    isLeased: true,
  },
  eventsOfApp: {
    by: ['app'],
    windows: [{ most: 10_000, seconds: minute }],
    message: rateWords.reportsOfApp,
    isLeased: true,
  },

  /** Handshakes of sockets: enough for a whole office after a restart. */
  socketAttempts: {
    by: ['address'],
    windows: [{ most: 1_500, seconds: minute }],
    message: rateWords.connectionsOfNetwork,
    isLeased: true,
  },
  /** Of these, with tokens that were refused. */
  socketFailures: {
    by: ['address'],
    windows: [{ most: 60, seconds: minute }],
    message: rateWords.refusedConnections,
  },
} as const satisfies Record<string, RateRule>;

type Rules = typeof rateRules;
export type RateName = keyof Rules;
export type RateSettings = {
  /** Multiplies all limits that have no setting of their own; 1 is what is meant for people. */
  readonly factor: number;
  /** Other windows than usual, for tests. */
  readonly windows?: Partial<Record<RateName, readonly Window[]>>;
};
type Settings = { registrationsPerHour: number; rates: RateSettings };

/** What the store can count to. */
const mostOfAll = 2_000_000_000;

/** The limits as an installation is set up. */
export function rulesFor({ registrationsPerHour, rates: { factor, windows = {} } }: Settings): Rules {
  const setUp = Object.entries<RateRule>(rateRules).map(([name, rule]) => {
    const times = rule.isPerRegistration ? registrationsPerHour : factor;
    const usual = rule.windows.map(({ most, seconds }) => ({
      most: Math.min(most * times, mostOfAll),
      seconds,
    }));
    return [name, { ...rule, windows: windows[name as RateName] ?? usual }];
  });
  return Object.fromEntries(setUp) as Rules;
}

export const createRates = ({ sql, config }: { sql: Sql; config: Settings }) =>
  createRateLimiter({ store: createRateStore(sql), rules: rulesFor(config) });
export type Rates = ReturnType<typeof createRates>;

/** Counts a mail that somebody asks for to an address that may not be theirs. */
export async function takeMail(
  rates: Rates,
  name: 'codeMails' | 'resetMails',
  asked: { email: string; address: string },
): Promise<void> {
  await rates.take(name, asked);
  await rates.take(`${name}ToReceiver`, asked);
}

/** What the door of the sockets counts. */
export const socketRates = (rates: Rates): DoorRates => ({
  tryHandshake: (address) => rates.tryTake('socketAttempts', { address }),
  async countRefusal(address) {
    await rates.tryTake('socketFailures', { address });
  },
  isBlocked: (address) => rates.isBlocked('socketFailures', { address }),
});

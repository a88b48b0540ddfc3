import { asBefore } from '@sayso/core/texts/model-faults';

/** How an answer ended. */
export const turnWords = {
  interrupted: `The server restarted while the assistant was working. ${asBefore} Send your message again.`,
  failed: `The assistant ran into a problem and couldn’t finish. ${asBefore} Send your message again.`,
  /** The same of a first version whose plan was built before. */
  begun: (details: string) =>
    details
      .replace(asBefore, 'Your app was built from the plan, but the rest isn’t in it yet.')
      .replace('Send your message again.', 'Ask for what’s missing.'),
  tooLong: 'The answer took too long and was stopped before it was complete',
  brokenOff: (why: string) => `${why}. The answer isn’t complete, but what was finished is in your app`,
  nothingChanged: 'Nothing was changed.',
  unchecked: 'I couldn’t check this version for mistakes.',
  repairing: '\n\nOne moment: I found an error and I’m fixing it.\n\n',
  notInApp: 'This answer isn’t in this app',
  noSamples: 'The sample records could not be made. Please try again.',
  cannotFix:
    'I build from descriptions and can’t fix code, so I haven’t changed anything. You can restore the version from before these errors in History. If a model is set up here, it can fix them.\n\n',
} as const;

/** Why a file of an answer did not go live. */
export const fileOutcomeWords = {
  changedByHand: 'You changed this file by hand in the meantime, so it was left as it is',
  stopped: 'Stopped',
  stillImported: (files: string) => `${files} still imports it`,
  renameWaits: (from: string) => `It takes the place of ${from}, which is still used by that name`,
  needsBroken: (files: string) => `It needs ${files}, which didn’t pass its checks`,
  needsMissing: (files: string) => `It imports ${files}, which does not exist`,
  failed: 'It didn’t pass its checks',
  partly: 'Part of this change didn’t fit the file, so that part is missing',
  more: (told: string, count: number) =>
    `${told}. ${count === 1 ? '1 more mistake was' : `${count} more mistakes were`} found`,
  at: ({ message, line, column }: { message: string; line: number; column: number }) =>
    `${message} (line ${line}, column ${column})`,
  place: (path: string | null, line: number | undefined) =>
    path === null ? `line ${line}` : `${path}, line ${line}`,
} as const;

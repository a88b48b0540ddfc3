import { texts } from '@sayso/contracts/texts';

/** Publishing an app. */
export const publishingWords = {
  previewLinkStale: 'This preview link has been used or has expired. Refresh the preview.',
  interrupted: 'The server restarted while publishing. Please publish again.',
  unknown: 'We don’t know whether this publish worked. Check your app, or publish again.',
  noDeploy: 'This publish doesn’t exist',
  signInFirst: 'Sign in to the app first',
  noVersion: (version: number) => `Version ${version} was never published`,
  notYet: 'This app has not been published yet',
  noPage: 'There’s no page to publish yet. Describe your app in the chat first.',
  problem: ({ message, path, line, more }: { message: string; path: string; line: number; more: number }) =>
    `${texts.deployFailed}: ${message} in ${path}, line ${line}${more > 0 ? ` (and ${more} more)` : ''}`,
} as const;

/** The page of addresses below which no app is published. */
export const notServedWords = {
  title: 'Nothing published here',
  text: 'There’s no app here now. It may not be published yet, or may have been taken offline. Check the address, or ask whoever gave it to you.',
} as const;

/** The page of domains that are no app's. */
export const unknownHostWords = {
  looking: 'Looking for the app of this domain',
  contact: (link: (text: string) => string) => `If it should be, please ${link('contact support')}.`,
} as const;

/** Published pages before their script runs. */
export const publishedPageWords = {
  signIn: (app: string) => `Sign in · ${app}`,
  needsScript: 'This app needs JavaScript to run.',
} as const;

/** The pop-up in which somebody signs in with a provider. */
export const popupWords = {
  title: 'Signing you in',
  working: 'Signing you in…',
  done: 'You can close this window.',
} as const;

/** Pages before the preview, or the pictures of the kit, stand in them. */
export const previewPageWords = { title: 'Preview', gallery: 'Kit' } as const;

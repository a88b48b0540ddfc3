/** What the console says while the server starts and ends. */
export const startupWords = {
  ready: (address: string) => `Sayso is ready at ${address}`,
  model: (name: string) => `Messages are answered by ${name}`,
  passwordLink: (email: string, link: string) => `Choose a new password for ${email}: ${link}`,
  cannotStart: 'Sayso cannot start.',
  notClean: 'Sayso didn’t shut down cleanly.',
  portInUse: (port: number | undefined) =>
    `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=4500 npm start`,
  portRefused: (port: number | undefined) =>
    `Port ${port} can’t be opened by this user. Choose one above 1023 with PORT.`,
  noSuchAddress: (bind: string | undefined) => `HOST=${bind} isn’t an address of this machine.`,
  sharedSite: (host: string) =>
    `Apps live on the site of the builder (${host}): each of them can set cookies for all of it. Give them another domain with SAYSO_APPS_HOST.`,
  studioNotBuilt: 'The studio is not built. Run "npm start".',
} as const;

/** Whose account becomes the admin's. */
export const adminWords = {
  firstAccount: 'The first account',
  accountOf: (email: string) => `The account of ${email}`,
  onceVerified: (whose: string) =>
    `${whose} becomes the admin once its email address is verified, with a code by email or by signing in with a provider.`,
  withCode: (whose: string, code: string) =>
    `${whose} becomes the admin. Create it with this setup code: ${code}`,
} as const;

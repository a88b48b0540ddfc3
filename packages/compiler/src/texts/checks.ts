/** What keeps a file of an app from running. */
export const checkWords = {
  at: (message: string, path: string, line: number) => `${message} (${path}, line ${line})`,
  noPlace: (path: string) =>
    `'${path}' is no place for a file: use pages/, components/, entities/, functions/ or layout`,
  missingExport: (name: string, specifier: string) => `'${name}' does not exist in module '${specifier}'`,
  noComponent: 'No component found',
  schemaTooDeep: (most: number) => `Properties are nested more than ${most} deep`,
  entityNotJson: 'Entities are written in JSON, and this isn’t valid JSON',
  issue: (where: string, what: string) => `${where}: ${what}`,
  tooDeep: 'This file is nested too deeply to compile. Move parts of it into separate components',
  moduleNotFound: (specifier: string) => `Module not found: '${specifier}'`,
  computedImport: 'Module not found: import() needs the plain name of a file',
  jsxPragma: 'Module not found: JSX always comes from react here, please remove this comment',
  fileNotFound: (specifier: string) => `can't import file '${specifier}' because it doesn't exist`,
} as const;

/** Keys of services in code that everybody can read. */
export const keyWords = {
  found: (what: string) =>
    `This looks like ${what}. Anyone who opens the app can read its code, so put keys into a backend function’s secrets`,
  model: 'a key of a model service',
  stripe: 'a secret key of Stripe',
  stripeSigning: 'a signing secret of Stripe',
  aws: 'a key of AWS',
  google: 'a key of Google',
  github: 'a token of GitHub',
  gitlab: 'a token of GitLab',
  slack: 'a token of Slack',
  sendgrid: 'a key of SendGrid',
  twilio: 'a key of Twilio',
  npm: 'a token of npm',
  privateKey: 'a private key',
} as const;

/** Why an app wasn't published. */
export const bundleWords = {
  late: 'Publishing took too long. The server may be busy: please try again.',
  failed: 'The app could not be bundled',
} as const;

/** Why an export as a whole can't become an app. */
export const refusedExportWords = {
  otherZip: (name: string) => `There’s another zip in this one (${name}). Unpack it and send what is inside.`,
  empty: 'This zip is empty.',
  noApp: 'There’s no app in this zip. An export has its pages in the folder src/pages.',
  noPages: (folder: string) => `This export holds no pages: there is none in ${folder}.`,
  tooManyFiles: (count: number, most: number) => `This app has ${count} files; ${most} is the most.`,
  tooLarge: (path: string, most: number) => `${path} is larger than a file of an app may be (${most} KB).`,
  noPlace: (path: string) => `There is no place for ${path} in an app.`,
  late: 'Reading this export took too long.',
  unreadable: 'This export couldn’t be read.',
} as const;

export const adoptedAppWords = { unnamed: 'Imported app' } as const;

/** What became of an entity. */
export const adoptedEntityWords = {
  describedTwice: (path: string, name: string) => `${path} already describes ${name}.`,
  openToAll:
    'It has no rules, so anyone who can open the app can see and change all its records. Add rules before you publish.',
  unreadableRule: (where: string, why: string) =>
    `The rule ${where} can’t be read here (${why}), so it lets nobody in until you rewrite it.`,
  problem: (where: string, what: string) => `${where}: ${what}.`,
  notJson: (why: string) => `It isn’t valid JSON: ${why}`,
  noSchema: 'There is no schema in it.',
  wrongName: 'An entity can’t have this name.',
  renamed: (name: string) => `It is called ${name} here.`,
  unreadable: (where: string | undefined, why: string | undefined) =>
    `Its schema can’t be read: ${where}: ${why}`,
  serverField: (name: string) => `The server adds ${name} to every record itself.`,
  wrongField: (name: string) => `A field can’t be called "${name}", so it was left out.`,
  oddChoices: (at: string) => `${at}: some of its choices are neither texts nor numbers.`,
  leftOut: (at: string, part: string, why: string) => `${at}: its ${part} was left out. ${why}.`,
  oneType: (at: string, type: string) =>
    `${at}: of its types, only ${type} was taken. Any field can be empty.`,
  noType: (at: string, type: string) => `${at}: there is no type ${type} here.`,
} as const;

/** Why settings can't be read, to follow a colon. */
export const jsonWords = {
  tooDeep: 'it is nested too deep',
  tooMuch: 'it holds too much',
  empty: 'it is empty',
  inLine: (what: string, line: number) => `${what} in line ${line}`,
} as const;

/** What became of a backend function. */
export const adoptedFunctionWords = {
  nameTaken: (name: string) => `There’s already a function with a name like ${name}.`,
  renamed: (name: string) => `It’s called ${name} here, also where the app’s code calls it.`,
  notRunning: 'Its code was taken over, but backend functions don’t run on this server yet.',
  importsBeside: 'It imports files beside it, which were left out.',
  automations: 'Automations were left out.',
  singleFile: 'Each function is a single file here.',
} as const;

/** What became of the app's look. */
export const adoptedLookWords = {
  colors: 'Its colours and sizes were taken over. The layout applies them to all pages.',
  otherRules: 'Its other rules were left out.',
  unclear: (names: readonly string[]) =>
    `Left out, because it’s unclear which colour is meant: ${names.join(', ')}.`,
  loads: (host: string) => `It loads something from ${host}, which was left out.`,
  dark: 'Its dark colours apply where the app uses the class dark.',
  noVariables: 'It sets variables, but none for the whole page in a way that Sayso understands.',
  wholeColor: (space: string) =>
    `Here, variables such as --primary hold a whole colour: write var(--primary) without ${space}().`,
  noEffect: (color: string, file: string, more: number) =>
    `Classes with its colour ${color}, such as bg-${color}, have no effect here. They’re used in ${file}${more > 0 ? ` and ${more} more` : ''}.`,
  leftOut: (names: readonly string[]) => `Left out: ${names.join(', ')}.`,
} as const;

/** What became of a page or a component. */
export const adoptedCodeWords = {
  module: 'It’s now a module of the app.',
  inLayout: (name: string) => `${name} is part of the layout now.`,
  noAddress:
    'Pages are files directly in the folder pages here, so this became a component without an address.',
  replaced: (specifier: string) => `Replaced by Sayso’s own ${specifier}.`,
  starts: 'Sayso starts the app, opens its pages and lets people in.',
  provides: (name: string) => `What ${name} provides to the pages below it was left out.`,
  address: (path: string) => `The address ${path} was left out: pages open by their name here.`,
  imports: (from: string, to: string) => `It imports ${from} as ${to}.`,
  importRemoved: (from: string) => `Its import of ${from} was removed.`,
  environment: 'There are no environment variables here, so those it reads are empty.',
  calls: (name: string, now: string) => `It calls the function ${name} as ${now}.`,
  idle: (line: number, what: string) => `Nothing uses it, and it wouldn’t work here. Line ${line}: ${what}.`,
  broken: (line: number, what: string) => `It doesn’t work yet. Line ${line}: ${what}.`,
} as const;

/** Parts of the client library that apps here don't have. */
export const missingPartWords = {
  calls: (why: string, part: string) => `${why}, so calls to base44.${part} won’t work.`,
  agents: 'Apps can’t have their own agents here',
  connectors: 'Apps can’t connect to other services here',
  actors: 'There are no actors here',
  aiGateway: 'Apps can only use a model through InvokeLLM here',
  sso: 'Apps get no tokens from other sign-ins here',
  mobile: 'Apps can’t send anything to phones here',
  analytics: 'What it sends to analytics.track goes into the app’s logs.',
} as const;

/** What became of all other files. */
export const otherFileWords = {
  packages: 'Sayso brings its own packages.',
  styles: 'Sayso builds the styles itself.',
  serves: 'Sayso builds and serves apps itself.',
  settings: 'Its name and description were taken over. You choose who can open the app in Sayso.',
  signIn: 'You choose how people sign in in Sayso.',
  agents: 'Apps can’t have their own agents here. Keep this file: it says what the agent was told to do.',
  connectors: 'Apps can’t connect to other services here, so this was left out.',
  tests: 'Tests aren’t part of an app here.',
  ownRules: 'Apps are styled with classes and a theme here, so its own rules were left out.',
  pictures: 'Files beside the code were left out, except small pictures that the code imports.',
  notOfApp: 'Not part of an app.',
  beside: 'Files beside the code were left out.',
  unknown: 'Sayso has no use for this.',
} as const;

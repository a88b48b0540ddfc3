import { joinWords } from '@sayso/core/join-words';
import { agree, thePage, thePages } from './grammar.ts';

export const messageWords = {
  tooLong: (count: number) =>
    `Your message is very long, so I only read the first ${count.toLocaleString('en')} characters.`,
  tooMany: (count: number, most: number) =>
    `You asked for ${count} changes, and I can take ${most} at a time. I only read the first ${most}. Send me the rest in another message.`,
  noCode:
    'I can’t use code from a message. Tell me in plain words what to change, or edit the code yourself under Code in the workspace.',
} as const;

export const missingWords = {
  pointing: (words: string) =>
    `I’m not sure what “${words}” means here. Tell me its name, or open its page in the preview first.`,
  page: (name: string, pages: string) =>
    `There’s no page called “${name}”. Your pages are ${pages}. I haven’t changed anything.`,
  things: (name: string, things: string) =>
    `I couldn’t find “${name}” in your app. It has ${things}. I haven’t changed anything.`,
  field: (things: string, name: string, names: string) =>
    `There’s no “${name}” field in ${things}. Its fields are ${names}. I haven’t changed anything.`,
  nothing: (name: string, names: string) =>
    `I couldn’t find anything called “${name}” in your app. It has ${names}. I haven’t changed anything.`,
} as const;

type About = { app: string; things: string; pages: readonly string[]; example: string };

export const questionWords = {
  fieldOf: (field: string, things: string) => `${field} of ${things}`,
  which: (ways: readonly string[]) =>
    `Which one do you mean: ${joinWords(
      ways.map((way) => `“${way}”`),
      'or',
    )}? I haven’t changed anything.`,
  count:
    'I can’t see the data in your app. To show a number on the dashboard, try “show the number of {things}”.',
  exporting:
    'Open the “Import and export” menu (three dots) above a list and choose “Export CSV”. It saves what the list shows, and you can open the file in Excel.',
  importing:
    'Open the “Import and export” menu (three dots) above a list and choose “Import CSV”. The first row of your file should have the names of the fields.',
  print:
    'Open the page and print it from your browser (Ctrl+P, or Cmd+P on a Mac). You can save it as a PDF there too.',
  undo: 'Say “undo” to undo my last change, or choose “Revert this” next to a message to go back to how the app was before it.',
  sort: 'Select a column’s heading to sort by it. To set the order for everyone, try “sort {things} by name”.',
  filter:
    'Search and filters are above each list. To choose what to filter by, try “filter {things} by {field}”.',
  remove:
    'To delete one of your {things}, use the menu in its row or the buttons on its page. To delete several, tick them in the list. To remove a field, try “remove {field} from {things}”.',
  add: 'To add to your {things}, use the “New {thing}” button on their page. To add a field, try “add a notes field to {things}”.',
  edit: 'Open one of your {things} from the list and choose Edit.',
  publish: 'Use Publish and Share at the top of the editor to put the app online and invite people.',
  access:
    'For each list, you can set who can see, add, change and delete what’s in it. Try “only admins can delete {things}” or “everyone can see {things}”.',
  look: 'Try “make it dark”, “make the sidebar blue”, “use a serif font” or “more compact”.',
  names: 'Try “call the app …” with the new name, or “rename {things} to …”.',
  messages: 'The app can’t send emails or reminders, but I can show what’s due. Try “show overdue {things}”.',
  devices: 'The app works in the browser on phones and tablets too. It needs an internet connection.',
  money: 'I can only help with the app itself. To keep track of amounts, try “add a price to {things}”.',
  complaint:
    'I haven’t changed anything yet. Tell me which page it’s on, what you did and what you expected to happen, or say “undo” to undo the last change.',
  fields: (things: string, names: string) => `The fields in ${things} are ${names}.`,
  about: ({ app, things, pages, example }: About) =>
    `${things === '' ? '' : `${app} keeps track of ${things}. `}You’ll find ${things === '' ? 'it' : 'them'} on ${thePages(pages)}. I can add, rename and remove fields, lists and pages, and change charts, colours and who can do what. Try “${example}”.`,
  otherLanguage: (language: string, text: string) =>
    `This looks like ${language}, and I only understand English. Please send me “${text}” in English. Names can stay as they are.`,
} as const;

export const undoWords = {
  history:
    'For earlier changes, choose “Revert this” next to a message, or open History to restore any version.',
  nothing: (history: string) => `There’s nothing for me to undo. ${history}`,
  notFound: (about: string, history: string) =>
    `I couldn’t find a change I made about “${about}”. ${history}`,
  nothingUndone: 'There’s nothing to redo.',
  inTheWay: (history: string) => `Later changes build on this one, so I can’t undo it on its own. ${history}`,
  undone: (changes: string, count: number) =>
    `Undid ${changes}. To bring ${agree(count, 'it', 'them')} back, say “redo”.`,
  redone: (changes: string) => `Redid ${changes}.`,
} as const;

export const turnWords = {
  unchanged: (words: string) => `${words}\n\nI haven’t changed anything.\n`,
  broken: 'Your message has a character that was damaged on its way here. Please type that word again.',
  noData:
    'I can only write pages about what’s in your app, and there’s nothing in it yet. Tell me what it should keep track of.\n',
  writingPage: (page: string) => `I’m writing ${thePage(page)}.\n\n`,
  tooLong: (count: number) =>
    `Your description is very long, so I only read the first ${count.toLocaleString('en')} characters.\n\n`,
} as const;

export const answerWords = {
  access: ({ before, after }: { before: string; after: string }) => `- Before: ${before}. Now: ${after}.`,
  unchanged: 'I haven’t changed anything.',
  unchangedForThat: 'I left that as it is.',
  keeps: (app: string, lines: string) => `**${app}** keeps track of:\n${lines}\n\n`,
  opening: 'Here’s what I understood. Building it now.\n\n',
  noRecords: (app: string) => `**${app}** is a single page and doesn’t store any data.\n\n`,
  andMore: (names: string) => `${names} and more`,
  calculated: (field: string, rule: string) => `- **${field}** is calculated automatically: ${rule}.`,
  samples: 'I added some sample data. You can edit or delete it whenever you like.',
  done: (app: string, pages: readonly string[]) =>
    `\nDone. ${pages.length === 1 ? `**${app}** is ready. Open ${thePages(pages)} to start` : `**${app}** is ready. Its pages are ${joinWords(pages)}`}.`,
  notUnderstood: (clause: string, ideas: string) =>
    `I didn’t understand “${clause}”. I haven’t changed anything. Try ${ideas} instead.`,
  nothingAsked: 'I couldn’t tell what you’d like to change. Tell me what to add, rename, remove or restyle.',
  keptFiles: (files: string, several: boolean) =>
    `You changed ${files} by hand in the same places, so I kept your version. Make the change there, or delete ${several ? 'the files' : 'the file'} and ask me again.`,
  keptPage: (page: string, name: string) =>
    `You changed \`${page}\` by hand in the same places, so I kept your version. The new part is the component \`components/${name}\`. To show it, add \`import ${name} from '@/components/${name}'\` at the top of the page and \`<${name} />\` where you want it.`,
} as const;

export const guessWords = {
  around: (thing: string) =>
    `I wasn’t sure what else you needed, so I built it around “${thing}” with fields that suit most lists.`,
  taskList:
    'I couldn’t tell what your app should keep track of, so I started you off with a small task list. Tell me what else you need, for example “add customers with name, phone and city”.',
} as const;

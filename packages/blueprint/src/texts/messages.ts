export const messageWords = {
  tooLong: (count: number) =>
    `Your message is very long, so I only read the first ${count.toLocaleString('en')} characters.`,
  tooMany: (count: number, most: number) =>
    `You asked for ${count} changes, and I can do ${most} at a time. I did the first ${most}; send me the rest again.`,
  noCode:
    'I can’t use code from a message. Tell me in plain words what to change, or edit the code yourself in the workspace, under Code.',
} as const;

export const missingWords = {
  pointing: (words: string) =>
    `I’m not sure what “${words}” means here. Tell me its name, or open its page in the preview first.`,
  page: (name: string, pages: string) =>
    `There’s no page called “${name}”. Your app has ${pages}. I haven’t changed anything.`,
  things: (name: string, things: string) =>
    `I couldn’t find ${name} in your app. It has ${things}. I haven’t changed anything.`,
  field: (things: string, name: string, names: string) =>
    `${things} don’t have a field called “${name}”. They have ${names}. I haven’t changed anything.`,
  nothing: (name: string, names: string) =>
    `I couldn’t find anything called “${name}” in your app. It has ${names}. I haven’t changed anything.`,
} as const;

export const questionWords = {
  count:
    'I can’t look at your records. To see a number on the dashboard, try “show how many {things} are open”.',
  exporting:
    'Click the three dots above a table and choose “Export CSV”. It saves what’s shown, and you can open the file in Excel.',
  importing:
    'Click the three dots above a table and choose “Import CSV”. The first row of your file names the fields.',
  print:
    'Open the page and print it from your browser (Ctrl+P, or Cmd+P on a Mac). You can save it as a PDF there too.',
  undo: 'Say “undo”, or choose Revert next to an earlier message. The app goes back to how it was.',
  sort: 'Click a column’s title to sort by it. To set the order for everyone, try “sort {things} by name”.',
  filter:
    'Every list has search and filters at the top. To choose the filters, try “filter {things} by status”.',
  remove:
    'Delete a record from its menu or its page, or tick several in the table. To remove a field or a page, try “remove the notes field from {things}”.',
  add: 'Add a record with the “New” button on its page. To add a field or a page, try “add a notes field to {things}”.',
  edit: 'Open a record from its list and choose Edit.',
  publish:
    'Publish and Share are at the top of the editor. That’s where you put the app online and invite people.',
  access:
    'You can set who sees, adds, changes and deletes things, list by list. Try “only admins can delete {things}” or “everyone can see {things}”.',
  look: 'Try “make it dark”, “make the sidebar blue”, “use a serif font” or “more compact”.',
  names: 'Try “call the app Fieldmate” or “rename {things} to jobs”.',
  messages: 'Your app doesn’t send messages, but I can list what’s due. Try “show overdue {things}”.',
  devices: 'The app works in the browser on phones and tablets too. It needs an internet connection.',
  money: 'I can only help with the app itself. To keep track of amounts, try “add a price to {things}”.',
  complaint:
    'Tell me which page, what you did and what you expected to happen. To undo my last change, say “undo”. I haven’t changed anything.',
  fields: (things: string, names: string) => `${things} have ${names}.`,
  about: ({ app, things, pages, example }: { app: string; things: string; pages: string; example: string }) =>
    `${app} has ${things}, on the pages ${pages}. I can add, rename and remove fields, lists and pages, and change charts, colours and who can do what. Try “${example}”.`,
  otherLanguage: (language: string, text: string) =>
    `This looks like ${language}, and I only understand English. Please send me “${text}” in English. Names can stay as they are.`,
} as const;

export const undoWords = {
  history: 'For earlier changes, choose Revert next to a message, or open History to go back to any version.',
  nothing: (history: string) => `I haven’t made a change that I could undo. ${history}`,
  notFound: (about: string, history: string) =>
    `I couldn’t find a change of mine about “${about}”. ${history}`,
  nothingUndone: 'There’s nothing to redo.',
  inTheWay: (history: string) => `Later changes build on this one, so I can’t undo it on its own. ${history}`,
  undone: (changes: string) => `Undid ${changes}. To bring it back, say “redo”.`,
  redone: (changes: string) => `Redid ${changes}.`,
} as const;

export const turnWords = {
  unchanged: (words: string) => `${words}\n\nI haven’t changed anything.\n`,
  noData:
    'I can only write pages about what’s in your app, and there’s nothing in it yet. Tell me what it should keep.\n',
  writingPage: (about: string) => `I’m writing the page about ${about}.\n\n`,
  tooLong: (count: number) =>
    `Your description is very long, so I only read the first ${count.toLocaleString('en')} characters.\n\n`,
} as const;

export const answerWords = {
  unchanged: 'I haven’t changed anything.',
  unchangedForThat: 'I haven’t changed anything for that.',
  keeps: (app: string, lines: string) => `**${app}** keeps:\n${lines}\n\n`,
  opening: 'Here’s what I understood. Building it now.\n\n',
  noRecords: (app: string) => `**${app}** works on its own and doesn’t keep any records.\n\n`,
  andMore: (names: string) => `${names} and more`,
  calculated: (field: string, rule: string) => `- **${field}** is calculated automatically: ${rule}.`,
  samples: 'The sample records are just examples. You can remove them at any time.',
  done: (app: string, what: string, pages: string) => `\nDone. **${app}** has ${what} ${pages}.`,
  notUnderstood: (clause: string, ideas: string) =>
    `I didn’t understand “${clause}”, so I haven’t changed anything for that. Try ${ideas} instead.`,
  nothingAsked:
    'I couldn’t find anything to change in your message. Tell me what to add, rename, remove or restyle.',
  keptFiles: (files: string) =>
    `You changed ${files} by hand in the same places, so I kept your version. Make the change there, or delete the file and ask me again.`,
  keptPage: (page: string, name: string) =>
    `You changed \`${page}\` by hand in the same places, so I kept your version. The new part is the component \`components/${name}\`. To show it, add \`import ${name} from '@/components/${name}'\` at the top of the page and \`<${name} />\` where you want it.`,
} as const;

export const guessWords = {
  around: (thing: string) =>
    `I wasn’t sure what your app should keep, so I built it around “${thing}” with fields that suit most lists.`,
  taskList:
    'I couldn’t tell what your app should keep, so I started you off with a small task list. Tell me what you’d like to keep, for example “add customers with name, phone and city”.',
} as const;

export const instead = {
  roles: (things: string) =>
    `I can’t add roles. I can set rules for visitors, signed-in users, whoever added an item, and admins, and you can make people admins when you invite them. To set who can do what, try “only admins can delete ${things}” or “users can only see their own ${things}”.`,
  locking: (things: string) =>
    `I can’t lock ${things} based on their status. To let only admins edit ${things}, whatever their status, try “only admins can edit ${things}”. I haven’t changed anything.`,
  avatars:
    'Users have a name but no picture; the menu shows their initials. I can add pictures to the things in your app. Try “add a photo to members”. I haven’t changed anything.',
  formula: (what: string, one: string, other: string) =>
    `How should I calculate it? Give me a formula, such as “${what} = ${one} − ${other}” or “${what} = ${one} × ${other}”. I haven’t changed anything.`,
  links: (things: string) =>
    `Each one has its own page. Open it and share its link: anyone who can see ${things} can open it. To let everyone see them, say “make ${things} public”.`,
  counts: (things: string, number: string) =>
    `I can’t limit how many ${things} someone adds, but I can${number} show how many there are (“show the number of ${things} on the dashboard”). I haven’t changed anything.`,
  limits: (field: string) => ` limit the number in a field (“${field} must be at most 10”) or`,
  dateAfter: (things: string, due: string | undefined) =>
    due === undefined
      ? `I can’t calculate one date from another. Users can choose one in the form instead: try “add a due date to ${things}”. I haven’t changed anything.`
      : `I can’t calculate one date from another, so users choose the ${due} in the form. To see what’s late, try “show overdue ${things}”. I haven’t changed anything.`,
  deadline: (things: string) =>
    `I can’t close a form at a deadline; it can always be sent. To keep track of a deadline, try “add an answer by date to ${things}”; to see what’s late, try “show overdue ${things}”. I haven’t changed anything.`,
  dateFrom: (name: string) =>
    `I can’t calculate one date from another, so users choose the ${name} in the form. I haven’t changed anything.`,
  counting: (field: string) =>
    `I can’t number things automatically; users type the numbers themselves. To make sure no number is used twice, try “make the ${field} unique”. I haven’t changed anything.`,
  alreadyOpen: (pages: string) =>
    `They already can, on ${pages}. When you publish, choose “Anyone with the link”, then send them the link. I haven’t changed anything.`,
} as const;

export const honestWords = {
  gantt: (idea: string) => `I can’t draw Gantt charts.${idea} I haven’t changed anything.`,
  testPayment: ' The checkout asks for a test card, which charges nobody.',
  progressChart: (things: string, state: string) =>
    `, or show how far along everything is (“show a chart of ${things} by ${state}”)`,
  newest: ' What’s new is on the dashboard.',
  start: (field: string, value: string) => ` (“the default ${field} is ${value}”)`,
  hasSwitch:
    'There’s already a switch: the moon or sun at the bottom of the sidebar, and at the top of pages for visitors. Everyone chooses the light or dark theme for themselves. To make the app start with the dark theme, say “make it dark”.',
  hasOwnSwitch:
    'They already can, with the moon or sun at the bottom of the sidebar, and at the top of pages for visitors. Everyone chooses for themselves.',
  onPhones:
    'It already works on phones and tablets: the menu opens with a button, lists fit the screen, and forms fill it. To see it, choose “Mobile” above the preview. If something doesn’t fit, tell me which page and what’s wrong.',
  homeScreen:
    'Your app runs in the browser, on phones too: open it there and choose “Add to home screen” in the browser’s menu. I can’t make apps for the app stores.',
  sidebar:
    'I can’t make the sidebar collapsible. It stays open on wide screens; on phones, the menu opens with a button. To make it smaller, hide pages (“hide {things} from the menu”) or make everything tighter (“more compact”).',
  menuPlace:
    'The menu is always on the left; on phones, it opens with a button. I can’t move it, but I can reorder it (“move {things} to the top of the menu”), hide pages from it and give the sidebar a colour.',
  whatIsWrong:
    'Which page do you mean, and what should move, get bigger or go away? Or try “more compact”, “more spacious”, “make it cleaner” or “hide {field} in the {things} list”. I haven’t changed anything.',
  logo: 'I can’t use a picture as the logo. The app shows an icon in its main colour next to its name and in the browser tab, and I can change that. Try “change the app icon to a rocket” or “make the main colour navy”.',
  decoration: (what: string) =>
    `I can’t add ${what}. I can change colours (of the background, sidebar, header, cards, buttons and titles), fonts, corners, spacing and the style. Try “use glassmorphism” for a soft, colourful background or “use claymorphism” for soft shadows.`,
  signOut: 'It’s already there: click your name at the bottom of the sidebar and choose “Sign out”.',
  profile:
    'Everyone already has a profile: click your name at the bottom of the sidebar and choose “Your profile”. To add more about people, try “add a directory” for a page with jobs, phone numbers and photos.',
  socialSignIn:
    'I can’t change how users sign in. They use their email address, or whatever is set up by whoever runs this server. I can change who can see or edit what. Try “only admins can delete {things}”.',
  timeline: (things: string) =>
    ` A timeline comes close: it shows ${things} by date. Try “add a timeline of ${things}” or “add a calendar of ${things}”.`,
  needsDate: ' A timeline or a calendar comes close, but it needs a date. Try “add a due date” first.',
  progress: (things: string, chart: string) =>
    `I can only add a progress bar in two places: a checklist (“add a checklist”), or a page that tracks progress towards a target amount. You can also enter a percentage (“add progress in percent to ${things}”)${chart}. I haven’t changed anything.`,
  language: (things: string) =>
    `I can’t translate the app: built-in words such as “New”, “Save” and “Search” are in English. The names of your lists, fields and pages can be in any language: try “rename ${things} to …”. What users type in stays as it is.`,
  payments: (things: string, test: string) =>
    `The app can’t take payments, but it can keep track of what’s owed and paid: try “add a paid checkbox to ${things}” and “filter ${things} by paid”. You can also put a link to your payment page on any page.${test} I haven’t changed anything.`,
  ai: 'I can’t add AI to your app. I can add a chat, or a forum where users help each other: try “add a forum”. I haven’t changed anything.',
  offline:
    'The app needs an internet connection; without one, it can’t load or save anything. For a copy of your data, open the “Import and export” menu (three dots) above a list and choose “Export CSV”.',
  codes: (things: string) =>
    `I can’t scan or create barcodes and QR codes, but I can add a field for what’s in one and make it searchable. Try “add a barcode to ${things}”. I haven’t changed anything.`,
  notPossible: (what: string) =>
    `“${what}” isn’t something I can do. I can add a link to wherever it happens (“add a link field”), or a file field for a document or picture (“add a file field”). I haven’t changed anything.`,
  backups:
    'You can undo every change I make: say “undo”, or choose “Revert this” next to an earlier message. For a copy of your data, open the “Import and export” menu (three dots) above a list and choose “Export CSV”.',
  noPart: (what: string, field: string) =>
    `“${what}” isn’t something I can do, but I can put a line of help below a field (“add a help text to ${field}: …”), greet people below a page’s title (“change the welcome text to …”), or add a page with text (“add a page About”). I haven’t changed anything.`,
  tracking:
    'I can’t add that: the app doesn’t count or track visitors. I can count what’s in it. Try “show a chart of {things} by month”. I haven’t changed anything.',
  footer:
    'Pages for signed-in users don’t have a footer, but a landing page does: try “add a landing page”, then “add a footer with …”. For a page with text, try “add a legal notice page that says …”. I haven’t changed anything.',
  needsLanding:
    'That goes on a landing page, but this app doesn’t have one yet. Try “add a landing page”, then “add opening hours: Mon–Fri 9am–5pm”. To tell signed-in users, try “change the welcome text to …”. I haven’t changed anything.',
  openPages: (pages: string) =>
    `If you choose “Anyone with the link” when you publish, visitors can open ${pages} without signing in. For everything else, they sign in.`,
  nothingOpen: 'Nobody can open the app without signing in.',
  signIn: (pages: string, rules: string, things: string) =>
    `The app already has a sign-in page. ${pages} ${rules} To change who sees what, try “only admins can see ${things}” or “everyone can see ${things}”. I haven’t changed anything.`,
  ownCalendar: (things: string) => ` It can have its own: try “add a calendar of ${things}”.`,
  calendars: (own: string) =>
    `I can’t connect the app to outside calendars.${own} To move data in and out, open the “Import and export” menu (three dots) above a list. I haven’t changed anything.`,
  services:
    'I can’t connect the app to other services. To move data in and out, open the “Import and export” menu (three dots) above a list. I can also add a field for a link to another site (“add a link field”). I haven’t changed anything.',
  mailLink: (things: string) => ` To write to one of your ${things} yourself, click their email address.`,
  due: (things: string) =>
    ` I can show what’s due on the dashboard: try “show upcoming ${things}” or “show overdue ${things}”.`,
  noMessages: (more: string) => `The app can’t send emails or reminders.${more} I haven’t changed anything.`,
  total: (one: string, other: string) => ` (“add a total: ${one} × ${other}”)`,
  automation: ({
    what,
    start,
    total,
    things,
  }: {
    what: string;
    start: string;
    total: string;
    things: string;
  }) =>
    `The app can’t change things automatically when ${what} changes. I can set what new ones start with${start}, calculate numbers${total}, or list what needs attention (“show overdue ${things}”). I haven’t changed anything.`,
} as const;

export const partAnswerWords = {
  pictures: (things: string) =>
    `Pages for signed-in users can’t have their own pictures or videos, but a landing page can: try “add a landing page”. For pictures in a list, try “add a photo to ${things}”. I haven’t changed anything.`,
  signInRules:
    'I can’t change how users sign in; whoever runs this server sets that up. I can change who can see or edit what. Try “only admins can delete {things}”. I haven’t changed anything.',
  speed:
    'The app already loads only what’s on the page, and long lists a part at a time. If one page feels slow, tell me which. Fewer columns (“hide {field} in the {things} list”) or fewer charts can help. I haven’t changed anything.',
  size: ({ part, spacing, result, text }: { part: string; spacing: string; result: string; text: string }) =>
    `I can’t resize just the ${part}. “${spacing}” makes the whole app ${result}, and “make the text ${text}” changes the text. I haven’t changed anything.`,
  menuFixed:
    'I can’t change how the menu and header behave: on wide screens, the sidebar stays in view; on phones, the menu opens with a button. I can change their colour (“make the header navy”), the order of the pages and which ones are shown. I haven’t changed anything.',
  addButton: (example: string) =>
    `Every list already has a “New …” button at the top of its page, and the dashboard has one for the main list. To change what it says, try “${example}”.`,
  floatingButton: (button: string) => `I can’t add a floating button. ${button} I haven’t changed anything.`,
  publish:
    'Publish and Share are at the top of the editor: that’s where you put the app online, get its link and invite people.',
  name: (name: string) =>
    `The app’s name, “${name}”, is at the top of the sidebar and of the pages for visitors. To change it, say “call the app …” with the new name.`,
  hero: 'A landing page can open with a large picture and a headline, but this app doesn’t have one yet. Try “add a landing page”. Pages for signed-in users start with their title; “change the welcome text to …” puts a line below it. I haven’t changed anything.',
  otherSites:
    'I can’t add buttons or icons that link to other sites, but I can put the address of a site in a page’s text. Try “change the welcome text to Find us at instagram.com/yourname”. To add links to a list, try “add an Instagram link field to {things}”. I haven’t changed anything.',
  dialogs:
    'Short forms open next to the list, long ones on their own page. Clicking a row opens its page. I can’t change that. To see more in the list itself, choose more columns above it.',
  reports: (things: string) =>
    `The app can’t send reports, but I can show figures on the dashboard. Try “show a chart of ${things} by week”. I haven’t changed anything.`,
  accessible:
    'It already is: text keeps a contrast of at least 4.5 to 1 whatever colours you choose, and everything works with the keyboard. For larger text, say “make the text bigger”; for more room, say “more spacious”.',
  canBook: (page: string, open: string) => `They already can, on ${page}.${open}`,
  copyLook: (look: string) =>
    `I can’t copy the look of ${look}, but I can get closer to it. Try “make it cleaner”, “make it more modern”, “use material design” or “make it dark”, or name your own colours: “use navy and orange”. I haven’t changed anything.`,
} as const;

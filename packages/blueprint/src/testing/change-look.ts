import type { Seen } from './change-check.ts';
import type { ChangeRow } from './change-row.ts';

const sameFields = (app: Seen): boolean => app.blueprint.log.at(-1)?.patch === undefined;

/** Requests about the look, titles, icons, greetings and first pages. */
export const lookRows: readonly ChangeRow[] = [
  [
    'school',
    'all headings bold please',
    (app) => app.theme.headings === 'bold' && app.theme.primary !== '#e11d48',
    /Titles are now bold/,
  ],
  ['school', 'titles should be navy', (app) => app.theme.parts['heading'] === '#1e3a8a', /navy/],
  ['school', 'the text is too small', (app) => app.theme.text === 'large', /large/],
  ['school', 'use much larger letters', (app) => app.theme.text === 'huge', /huge/],
  ['school', 'buttons should be more rounded', (app) => (app.theme.radius ?? 0) >= 18, /rounder/],
  ['school', 'make the corners less round', (app) => (app.theme.radius ?? 99) < 12, /less round/],
  ['school', 'the design should be more professional', (app) => app.theme.primary === '#1e3a8a', /navy/],
  ['school', 'warmer tones please', (app) => app.theme.parts['background'] !== undefined, /warmer/],
  [
    'school',
    'it looks boring, make it more colourful',
    (app) => app.theme.preset === 'claymorphism',
    /livelier/,
  ],
  [
    'school',
    'our colours are navy and gold',
    (app) => app.theme.primary === '#1e3a8a' && app.theme.parts['sidebar'] !== undefined,
    /navy.*gold/,
  ],
  ['school', 'set the font to Georgia', (app) => /Georgia/.test(app.theme.font ?? ''), /Georgia/],
  [
    'school',
    'use Poppins as the font',
    (app) => /'Poppins'/.test(app.file('layout')),
    /doesn’t download fonts/,
  ],
  ['school', 'set the font to Zorgblatt', sameFields, /don’t know a font called “Zorgblatt”/],
  ['school', 'make the text colour blue', sameFields, /plain text/],
  [
    'school',
    'give students a rocket icon',
    (app) => app.entity('Student')?.icon === 'Rocket',
    /Students now have a rocket icon/,
  ],
  [
    'school',
    'use a book as the app icon',
    (app) => app.blueprint.app.icon === 'BookOpen',
    /now has a book icon/,
  ],
  ['school', 'change the icon of teachers to a zorg', sameFields, /don’t have an icon for/],
  [
    'school',
    'change the dashboard title to Today',
    (app) => app.page('Today')?.archetype === 'dashboard',
    /called Today/,
  ],
  [
    'school',
    'show a greeting on the home page that says Good to see you',
    (app) => app.blueprint.app.tagline === 'Good to see you',
    /Good to see you/,
  ],
  [
    'school',
    'make a contact form',
    (app) =>
      app.schema('Enquiry').rls?.create !== undefined || app.entity('Enquiry')?.rules.create === 'anyone',
    /write to you/,
  ],
  [
    'school',
    'put the courses list on the home page',
    (app) => app.blueprint.app.mainPage === app.page('Courses')?.id,
    /opens on the Courses page/,
  ],
  [
    'school',
    'make a page with a chart of courses by status',
    (app) => app.kind('chart') !== undefined && app.page('Courses by status') !== undefined,
    /Courses by status/,
  ],
  [
    'school',
    'use plum for the headings',
    (app) => app.theme.parts['heading'] === '#7b2d6f' && app.theme.primary !== '#7b2d6f',
    /plum/,
  ],
  ['school', 'make everything darker', (app) => app.theme.mode === 'dark', /now uses the dark theme/],
  [
    'school',
    'show a bar chart of courses by status on its own page',
    (app) => app.kind('chart') !== undefined,
    /I added a [^”]*ourses by status page with a chart/,
  ],
  ['school', 'the blue is ugly', (app) => app.theme.primary === '#6d28d9', /violet/],
  ['school', 'use a darker green', (app) => app.theme.primary === '#0f5a2b', /darker.*green/],
  [
    'school',
    'the sidebar should be dark',
    (app) => app.theme.mode === 'light' && app.theme.parts['sidebar'] === '#1f2937',
    /sidebar is now dark/,
  ],
  ['school', 'the font looks ugly', (app) => app.theme.font === 'serif', /serif/],
  [
    'school',
    'change "Teachers" to "Our staff" in the menu',
    (app) => app.menu.includes('Our staff') && app.entity('Teacher') !== undefined,
    /everywhere/,
  ],
  [
    'school',
    'add a waiting list form',
    (app) => app.entity('Subscriber')?.rules.read === 'admin' && app.page('Waiting list')?.public === true,
    /leave their email address/,
  ],
  [
    'school',
    'add a privacy policy',
    (app) => app.page('Privacy policy')?.archetype === 'landing',
    /Privacy policy/,
  ],
  [
    'school',
    'if a course is running, show it in green',
    (app) =>
      app
        .entity('Course')
        ?.fields.some(({ options }) =>
          options?.some(({ label, color }) => label === 'Running' && color === 'green'),
        ) === true,
    /green badge/,
  ],
];

/** What is there already, or cannot be had: told, with what comes nearest, and nothing is changed. */
export const honestRows: readonly ChangeRow[] = [
  ['school', 'put in a light/dark switch', sameFields, /already a switch/],
  ['school', 'it should be mobile friendly', sameFields, /already.*the menu opens with a button/],
  ['school', 'make the menu collapsible', sameFields, /can’t make the sidebar collapsible/],
  ['school', 'fix the design', sameFields, /Which page do you mean/],
  [
    'school',
    'add a sign in page',
    sameFields,
    /^The app already has a sign-in page\..*All signed-in users can see students, teachers and courses\./,
  ],
  ['school', 'add a user profile page', sameFields, /Your profile/],
  ['school', 'show courses as a gantt chart', sameFields, /timeline of courses/],
  ['school', 'add a progress bar to courses', sameFields, /can only add a progress bar in two places/],
  ['school', 'translate everything to French', sameFields, /can’t translate/],
  ['school', 'sync it with Google Calendar', sameFields, /calendar of/],
  ['school', 'connect the app with Slack', sameFields, /can’t connect/],
  ['shop', 'let customers pay with PayPal', sameFields, /can’t take payments/],
  [
    'school',
    'I want to send emails to students',
    (app) => app.field('Student', 'To send emails') === undefined && sameFields(app),
    /can’t send emails or reminders/,
  ],
  [
    'school',
    'when a course is finished, set the start date to today',
    sameFields,
    /can’t change things automatically/,
  ],
  ['school', 'add an AI assistant', sameFields, /can’t add AI/],
  ['school', 'add a footer with our address', sameFields, /landing page/],
  ['school', 'add our opening hours to the home page', sameFields, /landing page/],
  [
    'school',
    'remind me when a course is about to start',
    (app) => app.blocks.some(({ kind }) => kind === 'smart-list'),
    /can’t send emails or reminders/,
  ],
  ['school', 'make the buttons bigger', sameFields, /can’t resize just the buttons/],
  ['school', 'add a floating button', sameFields, /can’t add a floating button/],
  ['school', 'make it look like Trello', sameFields, /can’t copy the look/],
  [
    'shop',
    'add an Instagram icon',
    (app) => app.field('Product', 'Instagram icon') === undefined && sameFields(app),
    /link to other sites/,
  ],
  [
    'shop',
    'add a hero image',
    (app) => app.field('Order', 'Hero') === undefined && sameFields(app),
    /landing page/,
  ],
  ['school', 'add a monthly report by email', sameFields, /can’t send reports/],
  ['school', 'move the zorg list to the top of the dashboard', sameFields, /no “zorg list” on the dashboard/],
  [
    'school',
    'use a picture of an owl as the logo',
    (app) => app.field('Course', 'Picture') === undefined && sameFields(app),
    /picture as the logo/,
  ],
  [
    'school',
    'add a video to the start page',
    (app) => app.entity('Video') === undefined && sameFields(app),
    /can’t have their own pictures or videos/,
  ],
  ['school', 'add 2FA', sameFields, /how users sign in/],
  ['school', 'allow students to create an account', sameFields, /already has a sign-in page/],
  ['school', 'add a sticky menu', sameFields, /can’t change how the menu and header behave/],
  ['school', 'start with the gallery', sameFields, /no gallery yet/],
];

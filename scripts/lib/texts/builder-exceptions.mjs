import { inPackage } from './in-package.mjs';

const inFile = inPackage('blueprint');

/** Texts of the builder that it does not say to anybody. */
export const builderExceptions = [
  // Sentences that the builder puts together for itself to read.
  ...inFile('advice/suggest-for.ts', 'Add notes with title, text and date'),
  ...inFile('change/field-ask.ts', '{} in percent', '{} as an amount of money'),
  ...inFile('change/field-rules.ts', '{} of {}'),
  ...inFile('change/fields.ts', '{} of {}', '{} field for {}'),
  ...inFile('change/figure.ts', '{} of {}'),
  ...inFile('change/links.ts', '{} and {}'),
  ...inFile('change/lists.ts', '{} of {}'),
  ...inFile('change/options.ts', '{} of {}'),
  ...inFile('change/spoken-ways.ts', '{} the {}'),
  ...inFile('plan/blocks.ts', '{} by {}'),
  ...inFile('plan/entities.ts', '{} belongs to {}'),
  ...inFile('read/fields/field-phrase.ts', '{} in {}'),
  ...inFile('read/formulas/told.ts', '{} from {}'),
  ...inFile('read/frames/colon.ts', '{} list entry'),
  ...inFile('read/layout/outline.ts', 'Each {} {}'),
  ...inFile('read/sentences/follow.ts', '{} each {}', '{} has {}'),
  ...inFile('read/sentences/looked-at.ts', '{} the {}', '{} can {}'),
  ...inFile('read/sentences/reviews.ts', 'Each review has a rating, a text{}', 'Each review belongs to a {}'),
  ...inFile('read/sentences/told-lists.ts', '{} list entry', '{} submit a {} through a public form'),
  ...inFile('read/text/colon-choices.ts', '{}Each {} has {}'),
  ...inFile('read/text/half-told.ts', '{}: {} name, borrower{},'),
  ...inFile('read/text/kept-things.ts', '$1: $2. Only for me.'),
  ...inFile('read/text/left-words.ts', '{}. I want to see how much is coming in altogether.'),
  ...inFile(
    'read/text/plain-tellings.ts',
    '{}. A directory of {}.',
    '{}s with {}, {}{} and date. Show the average {} per {}',
  ),
  ...inFile('read/text/spoken.ts', '{} assignee and status (new, assigned, {})'),
  ...inFile('read/text/survey-sentence.ts', '{} {} to {}', '{} free text'),
  ...inFile('read/text/titled.ts', '{} with {}'),
  ...inFile('read/text/whose.ts', '{} our {}{}'),
  ...inFile('triage/triage.ts', 'A task list'),
  // Patterns.
  ...inFile('read/tools/timer-words.ts', 'long breaks?|longer breaks?'),
  // What apps are made of: labels that follow from what was said, sections of sites, sample records.
  ...inFile('change/field-ask.ts', 'Date and time'),
  ...inFile('emit/anchors.ts', 'How it works'),
  ...inFile(
    'plan/language.ts',
    'What is “{}” in {}?',
    'The ones that come up every day.',
    'Rooms, furniture, and what one does there.',
    'On the way',
    'Asking for directions, tickets and time.',
    'One tense after the other.',
    'How to begin, and how to say goodbye.',
  ),
  ...inFile('plan/score-fields.ts', 'The Old Foxes', 'Know It Owls', 'Four and a Half', 'The Night Shift'),
  ...inFile('read/fields/asked-further.ts', 'Work to do', 'How {} {}', 'Number of people'),
  ...inFile('read/fields/asked-what.ts', 'What was {}'),
  ...inFile('read/fields/either.ts', 'Time of day'),
  ...inFile('read/tools/guessed-formula.ts', 'Number of people'),
  // Lists of names, put together by grammar.
  ...inFile('change/marks.ts', '{} with {} {} {}'),
  // Names in code, and code itself.
  ...inFile(
    'change/typeface.ts',
    'Arial, Helvetica, sans-serif',
    'Verdana, Geneva, sans-serif',
    'Tahoma, Geneva, sans-serif',
    'Calibri, Carlito, sans-serif',
    'Times New Roman',
    "Garamond, 'EB Garamond', Georgia, serif",
    'Cambria, Caladea, Georgia, serif',
    "Impact, 'Arial Narrow', sans-serif",
  ),
  ...inFile('emit/jsx.ts', '{} as {}Icon', '{}{}export default function {}() { return ( {} ); }'),
  ...inFile(
    'emit/layout.ts',
    '{} const theme = {}; const navigation = {}; {}const searchIn = {}; export default function Layout({ children, currentPageName }) { return ( {} ); }',
  ),
  ...inFile('emit/tools/tool-page.ts', '{}export default function', '{} as {}Records'),
  ...inFile(
    'plan/entities.ts',
    'User Date Map Set Error Number String Object Array Promise Symbol Function Math JSON Boolean Layout Tabs TabsList TabsTrigger TabsContent',
  ),
];

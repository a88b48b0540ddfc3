import { communityParts } from './kit-community.ts';

/** The kit's components with the props that matter; a test holds them to what the runtime package offers. */
export const kitComponents: Readonly<Record<string, string>> = {
  AppShell:
    "name icon theme navigation publicPages? anchors? currentPage searchIn? currency? children — layout only. theme: { preset: 'plain'|'neo-brutalism'|'neumorphism'|'glassmorphism'|'material-design'|'claymorphism', mode: 'light'|'dark'|'system', primary, font?, radius?, density?, text?: 'small'|'large'|'huge', headings?: 'light'|'bold', parts?: { sidebar?, header?, card?, heading? } }; navigation: [{ page, label, icon, entity? }] (entity: whoever may read none of it is not offered the page); searchIn: [{ entity, page }]",
  Page: 'title description? entity? actions? children — the frame of one page; entity is what it is about: whoever may read none of it sees one sentence',
  Grid: "kind? ('stats'|'halves'|'wide'|'thirds'|'aside') children",
  Panel: 'title? description? action? children — a titled card',
  CreateButton: 'entity label? fields? defaults? — opens the form in a side sheet',
  RecordTable:
    'entity columns where? sort? filters? search? detailPage? formFields? emptyTitle? emptyText? readOnly? defaults? focus? quick? pageSize? dateFilter? rowActions? csv? — search, filters, paging, create, edit, delete; focus: { label, where?, mine? } is what it opens with, a press shows all; quick: { label, field, value } is a button in each row',
  RecordCards: 'entity fields imageField? voteField? + what RecordTable shares',
  RecordGallery: 'entity imageField fields? + shared',
  RecordBoard: 'entity field cardFields sumField? + shared — columns of an enum',
  RecordCalendar:
    'entity dateField endField? colorField? label? also? + shared — also: [{ entity, dateField, endField?, label?, detailPage? }] puts further kinds of records beside the first',
  RecordTimeline: 'entity dateField fields? + shared',
  RecordDetail:
    'entity fields listPage related? imageField? actions? computed? formFields? readOnly? — takes ?id=; related: [{ entity, field, label, columns }]',
  RecordForm: 'entity record? fields? defaults? submitLabel? onSaved? onCancel?',
  RecentRecords: 'title entity fields sort? limit? where? detailPage? listPage? emptyText?',
  Stat: "label entity agg ('count'|'sum'|'avg'|'min'|'max') field? times? between? where? format? ('number'|'money'|'percent'|'hours') icon? tone? compare? ('month'|'week') dateField? hint? page?",
  Chart:
    "title entity kind ('bar'|'donut'|'line'|'area') groupBy agg field? bucket? ('day'|'week'|'month') limit? where? second? hint?",
  Totals: 'title? entity groupBy bucket? items where? dateField? — items: [{ label, agg, field? }]',
  Attention: 'title? items emptyText? — items: [{ entity, where, label, hint?, page? }]',
  Checklist: 'title? entity doneField? doneValue? where? sort? quickAdd? fields?',
  Timesheet: 'title? entity startField endField groupBy where?',
  WeekTotals: 'the same as Timesheet',
  Standings: 'title? teams matches homeField awayField homeScoreField awayScoreField points?',
  Vote: 'entity record field votes? label?',
  CsvButtons: 'entity fields? where?',
  FieldValue: 'entity field row — one value as the tables show it',
  Hero: 'title text? image? actions? — public pages; actions: [{ label, page? }]',
  Section: 'id? title? text? children — public pages',
  PublicList: 'entity fields where? sort? imageField? search? filters? detailPage? action? emptyText?',
  PublicForm: 'entity fields submitLabel thanks title? text? defaults?',
  Reviews:
    'entity ratingField textField? nameField? aboutField? about? fields forMembers? — average, reviews and a form; about: the id of the reviewed record',
  Catalogue:
    'products priceField cartPage imageField? descriptionField? categoryField? stockField? detailPage?',
  CartButton: 'page',
  Calculator:
    "inputs outputs calculate note? history? — inputs: [{ key, label, kind: 'number'|'money'|'percent'|'date'|'choice'|'yesno'|'text'|'rows', default?, unit?, min?, max?, options?, columns? }]; outputs: [{ key, label, kind, main? }]; calculate is your own function (values) => ({ key: result })",
  Keypad: 'scientific? — a calculator with keys',
  Converter:
    "groups? ('length'|'weight'|'volume'|'temperature'|'area'|'speed'|'time'|'data'|'energy'|'pressure'|'cooking'|'currency') from? to? rates?",
  Timer:
    "kind ('countdown'|'stopwatch'|'pomodoro'|'interval'|'until') minutes? presets? work? shortBreak? longBreak? rest? rounds? until? log? tasks? — log: { entity, fields: { minutes?, date?, task? } }",
  Quiz: 'entity textField optionFields answerField questions? pointsField? explanationField? topicField? secondsPerQuestion? shuffle? scores? leaderboardPage? — optionFields: one field with a list or a field an option; scores: { entity, fields: { name?, score, date? } }',
  Leaderboard: 'entity nameField scoreField dateField? lowestFirst? limit?',
  Survey:
    'entity textField typeField optionsField answers answerFields resultsPage? thanks? — or responses fields, whose fields are the questions; answerFields: { question, value }',
  SurveyResults: 'the same as Survey',
  Game: "game ('memory'|'tic-tac-toe'|'snake'|'hangman'|'minesweeper'|'sudoku'|'connect-four' ...) level? pairs? size? scores? leaderboardPage?",
  Checkout:
    'products priceField orders orderFields cataloguePage thanks totalField? orderItems? itemFields? stockField? payment? numberField? ordersPage? — payment: { statusField, paid, declined } asks for a test card',
  ...communityParts,
};

export const kitHelpers = ['today', 'now', 'inDays', 'inMonths', 'startOfWeek', 'startOfMonth'] as const;

const lines = Object.entries(kitComponents).map(([name, props]) => `- ${name}: ${props}`);

export const kitGuide = `## Kit: import { Page, RecordTable } from '@/kit'
Prefer these over your own markup: they read entities by themselves, follow schema and rules, and work on phones. \`entity\` is an imported entity, fields are property names, \`where\` is a filter, \`sort\` a field with \`-\` before it for descending, pages are page names. ? is optional.
${lines.join('\n')}
Dates for filters: ${kitHelpers.map((name) => `${name}()`).join(', ')}; inDays and inMonths take a number, which may be negative.
`;

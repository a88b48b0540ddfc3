/** Made from the types of the kit; see packages/compiler/src/kit-guide/write-kit-types.ts. */
export const kitDeclarations: Readonly<Record<string, string>> = {
  AboutBand: 'BandProps',
  AppShell: 'AppShellProps',
  Attention: 'AttentionProps',
  BandActions: 'BandActionsProps',
  BandFact: 'BandFactProps',
  BandFacts: 'BandFactsProps',
  BandFigure: 'BandFigureProps',
  BandLink: 'BandLinkProps',
  BandPerson: 'BandPersonProps',
  BandPicture: 'BandPictureProps',
  BandPoint: 'BandPointProps',
  BandPrice: 'BandPriceProps',
  BandQuestion: 'BandQuestionProps',
  BandQuote: 'BandQuoteProps',
  BandStep: 'BandStepProps',
  BandTick: '{ className?: string; children: ReactNode }',
  BlogList: 'BlogListProps',
  BlogPost: 'BlogPostProps',
  BookingDesk: 'BookingDeskProps',
  Calculator: 'CalculatorProps',
  CallBand: 'BandProps',
  CartButton: 'CartButtonProps',
  Catalogue: 'CatalogueProps',
  Chart: 'ChartProps',
  ChatRooms: 'ChatRoomsProps',
  Checklist: 'ChecklistProps',
  Checkout: 'CheckoutProps',
  ContentBand: 'BandProps',
  Converter: 'ConverterProps',
  CreateButton: 'CreateButtonProps',
  CsvButtons: 'CsvButtonsProps & { isReadOnly?: boolean }',
  FactBand: 'BandProps',
  FaqBand: 'BandProps',
  FeatureBand: 'BandProps',
  FieldValue: 'FieldValueProps',
  FigureBand: 'BandProps',
  FileLibrary: 'FileLibraryProps',
  FormBand: 'FormBandProps',
  ForumThread: 'ForumThreadProps',
  ForumTopics: 'ForumTopicsProps',
  GalleryBand: 'BandProps',
  Game: 'GameProps',
  Grid: 'GridProps',
  Hero: 'HeroProps',
  HeroBand: 'HeroBandProps',
  IdeaBoard: 'IdeaBoardProps',
  Keypad: 'KeypadProps',
  Leaderboard: 'LeaderboardProps',
  OrderHistory: 'OrderHistoryProps',
  Page: 'PageProps',
  Panel: 'PanelProps',
  PeopleDirectory: 'PeopleDirectoryProps',
  PlaceBand: 'PlaceBandProps',
  PlaceMap: 'PlaceMapProps',
  PriceBand: 'BandProps',
  ProjectGrid: 'ProjectGridProps',
  PublicDetail: 'PublicDetailProps',
  PublicForm: 'PublicFormProps',
  PublicList: 'PublicListProps',
  Quiz: 'QuizProps',
  QuoteBand: 'BandProps',
  RecentRecords: 'RecentRecordsProps',
  RecordBoard: 'RecordBoardProps',
  RecordCalendar: 'RecordCalendarProps',
  RecordCards: 'RecordCardsProps',
  RecordDetail: 'RecordDetailProps',
  RecordForm: 'Props',
  RecordGallery: 'RecordGalleryProps',
  RecordTable: 'RecordTableProps',
  RecordTimeline: 'RecordTimelineProps',
  Reviews: 'ReviewsProps',
  Section: 'SectionProps',
  SettingsForm: 'SettingsFormProps',
  SiteFooter: 'SiteFooterProps',
  Standings: 'StandingsProps',
  Stat: 'StatProps',
  StayBooking: 'StayBookingProps',
  StepBand: 'BandProps',
  Survey: 'SurveyProps',
  SurveyResults: 'SurveyResultsProps',
  TeamBand: 'BandProps',
  Timer: 'TimerProps',
  Timesheet: 'TimesheetProps',
  Totals: 'TotalsProps',
  Vote: 'VoteProps',
  WeekTotals: 'TimesheetProps',
};

/** The types that those are made of, with what their comments say. */
export const kitTypeTexts: Readonly<Record<string, string>> = {
  Aggregate: "type Aggregate = 'count' | 'sum' | 'avg' | 'min' | 'max';",
  Anchor:
    "/** A part of a page: `href` is `#` with the part's id. */\ntype Anchor = { label: string; href: string };",
  AppShellProps:
    "/** Sidebar, mobile drawer, search over `searchIn`, light and dark switch, user menu; plain header on public pages. */\ntype AppShellProps = {\n  /** For where the app's own name is unknown: else that is shown, with its logo in place of the icon. */\n  name?: string;\n  icon?: Icon;\n  /** Plain and light where none is given. */\n  theme?: Theme;\n  navigation?: NavigationItem[];\n  /** Pages that are shown with the public header and without the sidebar. */\n  publicPages?: string[];\n  /** By page: the parts that its public header leads to. */\n  anchors?: Record<string, Anchor[]>;\n  /** Handed to the layout as `currentPageName`. */\n  currentPage: string;\n  /** What global search looks through; `page` is the detail page, opened as `?id=`. */\n  searchIn?: { entity: EntityClient; page: string; icon?: Icon }[];\n  locale?: string;\n  currency?: string;\n  /** A low bar at the top instead of the sidebar, for an app that is one tool on one page. */\n  slim?: boolean;\n  /** `false` where an account gives nobody more than a visitor has: no sign-in is offered. */\n  accounts?: boolean;\n  children: ReactNode;\n};",
  AttentionProps:
    "/** Lists records that want somebody's hand, each under its reason. */\ntype AttentionProps = {\n  title?: string;\n  items: {\n    entity: EntityClient;\n    where: Where;\n    label: string;\n    /** Field whose value is shown beside the title. */\n    hint?: string;\n    page?: string;\n    icon?: Icon;\n    /** Two own fields instead of a constant: shows rows where `field` is below (or above) `than`. */\n    compare?: { field: string; is: 'below' | 'above'; than: string };\n  }[];\n  emptyText?: string;\n};",
  BandActionsProps: '/** Buttons in a row. */\ntype BandActionsProps = { children: ReactNode };',
  BandFactProps: 'type BandFactProps = { label: string; children: ReactNode };',
  BandFactsProps:
    '/** Rows of names and what belongs to them: days and hours, dishes and prices. */\ntype BandFactsProps = { children: ReactNode };',
  BandFigureProps:
    '/** A number with what it counts; with an entity it is counted. */\ntype BandFigureProps = {\n  value?: string;\n  entity?: EntityClient;\n  suffix?: string;\n  className?: string;\n  children: ReactNode;\n};',
  BandLinkProps:
    '/** A link that looks like a button: to a page of the app, an anchor or an address. */\ntype BandLinkProps = {\n  page?: string;\n  href?: string;\n  quiet?: boolean;\n  className?: string;\n  children: ReactNode;\n};',
  BandPersonProps:
    '/** A person of the team: `<h3>` name, `<p>` role. */\ntype BandPersonProps = { image?: string; name: string; className?: string; children?: ReactNode };',
  BandPictureProps:
    '/** Without an address the place of the picture is shown. */\ntype BandPictureProps = { src?: string; alt: string; caption?: string };',
  BandPointProps:
    '/** One advantage: icon, `<h3>`, `<p>`. */\ntype BandPointProps = { icon?: Icon; className?: string; children: ReactNode };',
  BandPriceProps:
    '/** One price: `<h3>` and `<p>`, then `<ul>` of what is in it and a `<BandLink>`. */\ntype BandPriceProps = {\n  price: string;\n  /** Such as "a month". */\n  per?: string;\n  /** Stands out among the others, with a word why. */\n  badge?: string;\n  className?: string;\n  children: ReactNode;\n};',
  BandProps:
    "/** A part of a landing page. Headings and texts stand in it as plain elements: `<h2>`, `<p>`. */\ntype BandProps = {\n  /** Anchor that links lead to. */\n  id?: string;\n  /** `plain` ground of the page (default), `soft` tinted, `strong` in the main colour. */\n  tone?: 'plain' | 'soft' | 'strong';\n  className?: string;\n  children: ReactNode;\n};",
  BandQuestionProps:
    '/** A question whose answer opens. */\ntype BandQuestionProps = { question: string; children: ReactNode };',
  BandQuoteProps:
    '/** What somebody said. */\ntype BandQuoteProps = {\n  name: string;\n  role?: string;\n  image?: string;\n  stars?: number;\n  className?: string;\n  children: ReactNode;\n};',
  BandStepProps:
    '/** One step of how it works; numbered by its place. */\ntype BandStepProps = { className?: string; children: ReactNode };',
  BlogListProps:
    '/** Posts for visitors: cover, beginning, author, date; filtered by tags. */\ntype BlogListProps = {\n  /** The posts. */\n  entity: EntityClient;\n  /** Page that shows a post, opened with `?id=`. */\n  postPage: string;\n  textField: string;\n  excerptField?: string;\n  imageField?: string;\n  authorField?: string;\n  dateField?: string;\n  /** Tags, an enum or a category. */\n  tagsField?: string;\n  statusField?: string;\n  /** Value of `statusField` (or true) with which visitors see a post. */\n  published?: string | boolean;\n  /** What a post tells beside its text; the editor asks for it. */\n  facts?: string[];\n  /** Fields that readers filter by. */\n  filters?: string[];\n  /** Numbers that are added up over the posts on show. */\n  sums?: string[];\n};',
  BlogPostProps:
    "/** One post by `?id=`; `?edit=1` (or `?edit=new`) opens the editor for those who may write. */\ntype BlogPostProps = Omit<BlogListProps, 'postPage'> & {\n  listPage: string;\n  /** Value of `statusField` of what is not shown yet. */\n  draft?: string | boolean;\n  /** What readers write below it. */\n  comments?: Comments;\n};",
  Bookable:
    "/** Where and when people can book, shared by both ways of booking. */\ntype Bookable = {\n  /** The bookings. */\n  entity: EntityClient;\n  /** Rooms, tables, courts, services, staff; without them there is one thing to book. */\n  resources?: EntityClient;\n  /** Field of a booking that names its resource. */\n  resourceField?: string;\n  resourceWhere?: Where;\n  /** Picture and facts of a resource beside its name. */\n  resourceImageField?: string;\n  resourceFields?: string[];\n  /** Fields that whoever books fills in. */\n  fields?: string[];\n  /** Values of every new booking, such as its first state. */\n  defaults?: Record<string, unknown>;\n  /** State of a booking: one of `freeStates` takes up no time; cancelling sets the first of them. */\n  statusField?: string;\n  freeStates?: string[];\n  /** Times that are taken, without anybody's data, for visitors who may not read the bookings. Same field names. */\n  taken?: EntityClient;\n  thanks?: string;\n};",
  BookingDeskProps:
    '/** Free and taken times of a day or week; a free one is booked with a click. */\ntype BookingDeskProps = Bookable & {\n  /** Date-time of the start, or with `dateField` the time of day. */\n  startField: string;\n  /** End of the booking; written where it is given. */\n  endField?: string;\n  /** Day of the booking, where start and end are times of day. */\n  dateField?: string;\n  /** `09:00`; a resource may have its own in `openField` and `closeField`. */\n  opens?: string;\n  closes?: string;\n  openField?: string;\n  closeField?: string;\n  /** Length of a slot (60), or the field of the resource that holds it. */\n  slotMinutes?: number;\n  slotField?: string;\n  /** Days on which it is open, Monday is 1; all without it. */\n  days?: number[];\n};',
  CalculatorColumn:
    '/** A column of an input or output that is a table. */\ntype CalculatorColumn = { key: string; label: string; kind: ValueKind; unit?: string };',
  CalculatorInput:
    'type CalculatorInput = {\n  /** Name under which `calculate` gets the value. */\n  key: string;\n  label: string;\n  /** Dates arrive as `Date`, choices as their value, tables as a list of objects. */\n  kind: ValueKind;\n  /** Dates: `2026-05-01`, `today` or `today+30`. */\n  default?: unknown;\n  unit?: string;\n  min?: number;\n  max?: number;\n  whole?: boolean;\n  options?: readonly { value: string; label: string }[];\n  columns?: readonly CalculatorColumn[];\n};',
  CalculatorOutput:
    'type CalculatorOutput = {\n  key: string;\n  label: string;\n  kind: ValueKind;\n  unit?: string;\n  /** Digits after the point, at most 2 without it. */\n  digits?: number;\n  /** Shown large. */\n  main?: boolean;\n  columns?: readonly CalculatorColumn[];\n};',
  CalculatorProps:
    "/** Inputs at the left, results at the right, worked out anew at each change. */\ntype CalculatorProps = {\n  inputs: readonly CalculatorInput[];\n  outputs: readonly CalculatorOutput[];\n  /** The page's own function: values by key in, results by key out. */\n  calculate: (values: never) => Readonly<Record<string, unknown>>;\n  note?: string;\n  /** Offers to keep a result: `fields` names the field that takes each input or output. */\n  history?: { entity: EntityClient; fields: Readonly<Record<string, string>>; nameField?: string };\n};",
  CalendarSource:
    "/** Records that stand on a calendar beside those of other entities, in a colour of their own. */\ntype CalendarSource = Pick<\n  Listing,\n  'entity' | 'where' | 'detailPage' | 'formFields' | 'readOnly' | 'defaults'\n> & {\n  dateField: string;\n  endField?: string;\n  /** What the legend calls them: `Exams`. */\n  label?: string;\n};",
  CartButtonProps:
    '/** The link to the cart with the number of pieces in it. */\ntype CartButtonProps = { page: string };',
  CatalogueProps:
    '/** Products with "Add to cart", a search box and a filter by category. */\ntype CatalogueProps = {\n  products: EntityClient;\n  priceField: string;\n  imageField?: string;\n  descriptionField?: string;\n  categoryField?: string;\n  /** Number of pieces left; 0 is sold out. */\n  stockField?: string;\n  where?: Where;\n  sort?: string;\n  /** Page that shows the cart and checkout. */\n  cartPage: string;\n  /** Public page of one product, opened with `?id=`. */\n  detailPage?: string;\n};',
  ChartProps:
    "type ChartProps = Measure & {\n  title: string;\n  hint?: string;\n  entity: EntityClient;\n  kind: 'bar' | 'donut' | 'line' | 'area';\n  /** Enum, reference, boolean or date field. */\n  groupBy: string;\n  /** For dates; default month. */\n  bucket?: 'day' | 'week' | 'month';\n  /** How many buckets back (default 12) or groups at most (default 8). */\n  limit?: number;\n  /** A second measure beside the first, such as planned and actual. */\n  second?: Measure & { label: string; entity?: EntityClient; groupBy?: string };\n  label?: string;\n};",
  ChatRoomsProps:
    '/** Rooms at the left, their messages as they come; without rooms one conversation of everybody. */\ntype ChatRoomsProps = {\n  /** The messages. */\n  entity: EntityClient;\n  textField: string;\n  /** Text, e-mail or reference to a person; without it whoever created the message. */\n  authorField?: string;\n  rooms?: EntityClient;\n  /** Field of a message that names its room. */\n  roomField?: string;\n  /** Which rooms are listed. */\n  roomWhere?: Where;\n  placeholder?: string;\n};',
  ChecklistProps:
    '/** Things to tick: a boolean field, or (habits) a log row per day. */\ntype ChecklistProps = {\n  title?: string;\n  entity: EntityClient;\n  /** Boolean field, or the enum value in `doneValue`. */\n  doneField?: string;\n  doneValue?: string;\n  /**\n   * Ticking writes (and unticking removes) a row of `entity` for today instead of changing the record; what was ticked\n   * in a row is counted, in weeks where `rhythmField` of the record says `weekly`.\n   */\n  log?: {\n    entity: EntityClient;\n    refField: string;\n    dateField: string;\n    valueField?: string;\n    rhythmField?: string;\n  };\n  where?: Where;\n  sort?: string;\n  /** Shows a line to add one at once (default true). */\n  quickAdd?: boolean;\n  fields?: string[];\n  detailPage?: string;\n  emptyText?: string;\n};',
  CheckoutProps:
    "/** The cart, the buyer's fields, and the order written with its items when it is sent. */\ntype CheckoutProps = {\n  products: EntityClient;\n  priceField: string;\n  stockField?: string;\n  orders: EntityClient;\n  /** Fields of the order that the buyer fills in. */\n  orderFields: string[];\n  /** Number field of the order that takes the sum. */\n  totalField?: string;\n  orderDefaults?: Record<string, unknown>;\n  /** Text field of the order where the shop reads what could not be done, such as stock that is still to be lowered. */\n  noteField?: string;\n  orderItems?: EntityClient;\n  /** Names of the item's fields. */\n  itemFields?: { order: string; product: string; quantity: string; price?: string };\n  /** Asks for a test card first; how it went is written to `statusField`, where the order has one. No money moves. */\n  payment?: { statusField?: string; paid?: string; declined?: string };\n  /** Text field of the order that takes its number, made when the order is placed. */\n  numberField?: string;\n  cataloguePage: string;\n  /** Page with the buyer's own orders. */\n  ordersPage?: string;\n  thanks: string;\n};",
  Comments:
    '/** Texts that people write below a record: `field` points to it. */\ntype Comments = {\n  entity: EntityClient;\n  field: string;\n  label: string;\n  textField: string;\n  authorField?: string;\n  /** Only who is signed in may write. */\n  forMembers?: boolean;\n};',
  Computed:
    '/** A number over the rows of `entity` whose reference `by` points to the shown record, less `minus` where given. */\ntype Computed = Measure & {\n  label: string;\n  entity: EntityClient;\n  by: string;\n  minus?: Measure & { entity: EntityClient; by: string };\n  /** Own number field that the result is shown against, as a progress bar. */\n  target?: string;\n  tone?: Tone;\n};',
  ConverterGroup:
    "type ConverterGroup =\n  | 'length'\n  | 'weight'\n  | 'volume'\n  | 'temperature'\n  | 'area'\n  | 'speed'\n  | 'time'\n  | 'data'\n  | 'energy'\n  | 'pressure'\n  | 'cooking'\n  | 'currency';",
  ConverterProps:
    '/** Both ways between units; currencies by rates that can be changed and are marked as such. */\ntype ConverterProps = {\n  groups?: readonly ConverterGroup[];\n  from?: string;\n  to?: string;\n  /** Units of a currency for one US dollar, in place of the built-in ones. */\n  rates?: Readonly<Record<string, number>>;\n};',
  CreateButtonProps:
    '/** "New task": opens the side sheet with the form. */\ntype CreateButtonProps = {\n  entity: EntityClient;\n  label?: string;\n  fields?: string[];\n  defaults?: Record<string, unknown>;\n};',
  CsvButtonsProps:
    '/** CSV out (what `where` selects) and in: columns by name or title, references by title, all lines or none. */\ntype CsvButtonsProps = { entity: EntityClient; fields?: string[]; where?: Where };',
  FieldValueProps:
    '/** One value as the tables show it. */\ntype FieldValueProps = { entity: EntityClient; field: string; row: Row };',
  FileLibraryProps:
    '/** Files in folders: dropped to upload, found by name, renamed and deleted. */\ntype FileLibraryProps = {\n  /** One record a file. */\n  entity: EntityClient;\n  /** Address of the file. */\n  fileField: string;\n  /** Text that names it. */\n  nameField: string;\n  /** Enum, reference or text that sorts files into folders. */\n  folderField?: string;\n  /** Number that takes the size in bytes. */\n  sizeField?: string;\n  where?: Where;\n  readOnly?: boolean;\n};',
  Focus: 'type Focus = { label: string; where?: Where; mine?: boolean };',
  FormBandProps:
    '/** A form that writes a record, beside the words. */\ntype FormBandProps = BandProps & {\n  entity: EntityClient;\n  fields: string[];\n  submitLabel: string;\n  thanks: string;\n  defaults?: Record<string, unknown>;\n};',
  Format: "type Format = 'number' | 'money' | 'percent' | 'hours' | 'text';",
  ForumThreadProps:
    '/** One topic with its replies, taken from `?id=`. Texts may hold markdown. */\ntype ForumThreadProps = {\n  /** The topics. */\n  entity: EntityClient;\n  textField?: string;\n  authorField?: string;\n  categoryField?: string;\n  replies: EntityClient;\n  replyTopicField: string;\n  replyTextField: string;\n  replyAuthorField?: string;\n  pinnedField?: string;\n  lockedField?: string;\n  listPage: string;\n  formFields?: string[];\n};',
  ForumTopicsProps:
    '/** Topics of a forum: pinned ones first, then by the last word written, with the number of replies. */\ntype ForumTopicsProps = {\n  /** The topics. */\n  entity: EntityClient;\n  /** Page that shows a topic, opened with `?id=`. */\n  threadPage: string;\n  authorField?: string;\n  /** Text of the topic, of which the list shows the beginning. */\n  textField?: string;\n  /** Enum or reference by which topics are filtered. */\n  categoryField?: string;\n  replies?: EntityClient;\n  /** Field of a reply that names its topic. */\n  replyTopicField?: string;\n  pinnedField?: string;\n  lockedField?: string;\n  /** Fields of the form for a new topic. */\n  formFields?: string[];\n};',
  GameName: 'type GameName = (typeof gameNames)[number];',
  GameProps:
    "/** What a game starts with; each game reads what concerns it. */\ntype GameProps = {\n  game: GameName;\n  /** Keeps finished games as records. */\n  scores?: ScoreKeeping;\n  leaderboardPage?: string;\n  level?: Level;\n  /** Tic-tac-toe, four in a row: the machine, or a second person. */\n  opponent?: 'machine' | 'person';\n  /** Memory: how many pairs, and of what. */\n  pairs?: number;\n  theme?: string;\n  /** Snake; whether its walls are deadly. */\n  speed?: 'slow' | 'normal' | 'fast';\n  walls?: boolean;\n  /** Side of a square board (snake, 2048, sliding puzzle). */\n  size?: number;\n  /** Minesweeper. */\n  columns?: number;\n  rows?: number;\n  mines?: number;\n  /** Hangman: a topic of the kit, or own words. Word guess: own words of five letters. */\n  topic?: string;\n  words?: readonly string[];\n  /** Wrong tries that are allowed. */\n  tries?: number;\n  /** Number guessing: the highest number. */\n  highest?: number;\n  bestOf?: number;\n  /** With lizard and Spock. */\n  extended?: boolean;\n  rounds?: number;\n  seconds?: number;\n  dice?: number;\n  sides?: number;\n  /** Random picker: what is picked from. */\n  items?: readonly string[];\n};",
  GridProps:
    "/** Lays its children out: `stats` (up to 4), `halves`, `wide` (two thirds and one), `thirds`. */\ntype GridProps = { kind?: 'stats' | 'halves' | 'wide' | 'thirds' | 'aside'; children: ReactNode };",
  HeroBandProps:
    "/** The first thing that a visitor reads: `<h1>`, `<p>`, `<BandActions>`; a picture beside or behind the words. */\ntype HeroBandProps = BandProps & {\n  image?: string;\n  imageAlt?: string;\n  layout?: 'beside' | 'behind' | 'centre';\n  /** Up to three, drawn large beside the words where there is no picture. */\n  icons?: Icon[];\n};",
  HeroProps:
    'type HeroProps = {\n  title: string;\n  text?: string;\n  image?: string;\n  /** Each leads to a page or an anchor on this one. */\n  actions?: { label: string; page?: string; href?: string; quiet?: boolean }[];\n};',
  Icon: "/** A lucide icon, imported by the page: `import { Truck } from 'lucide-react'`. */\ntype Icon = ComponentType<{ className?: string; strokeWidth?: number | string }>;",
  IdeaBoardProps:
    "/** Ideas with votes by state, newest or most wanted first; each opens with its comments. */\ntype IdeaBoardProps = {\n  /** The ideas. */\n  entity: EntityClient;\n  /** Number of votes. */\n  voteField?: string;\n  /** Where the votes lie, one record a voter. */\n  votes?: EntityClient;\n  textField?: string;\n  statusField?: string;\n  authorField?: string;\n  comments?: EntityClient;\n  /** Field of a comment that names its idea. */\n  commentIdeaField?: string;\n  commentTextField?: string;\n  commentAuthorField?: string;\n  /** Reference below which the ideas stand: an option's poll. */\n  groupField?: string;\n  /** Groups with this value take no more votes. */\n  closedGroups?: { field: string; value: string };\n  /** Fields of the form for a new idea. */\n  formFields?: string[];\n};",
  KeypadProps:
    '/** A calculator with keys; `scientific` adds roots, powers, angles and logarithms. */\ntype KeypadProps = { scientific?: boolean };',
  LeaderboardProps:
    "/** The best of an entity's scores; equal ones share a rank, and own ones stand out. */\ntype LeaderboardProps = {\n  title?: string;\n  entity: EntityClient;\n  nameField: string;\n  scoreField: string;\n  /** For the choice of a period; `created_date` without it. */\n  dateField?: string;\n  /** Further fields beside the score. */\n  fields?: string[];\n  where?: Where;\n  /** For times and moves. */\n  lowestFirst?: boolean;\n  /** Shows everybody once, with the best (default true). */\n  bestOnly?: boolean;\n  limit?: number;\n  emptyText?: string;\n};",
  Level: "type Level = 'easy' | 'medium' | 'hard';",
  Listing:
    "/** Shared by the views on a list of records. Fields and columns are property names. */\ntype Listing = {\n  entity: EntityClient;\n  /** Always applied, beside what the person picks. */\n  where?: Where;\n  /** First order: `name`, `-created_date`. */\n  sort?: string;\n  /** Fields with a filter; without it every enum, reference, boolean, date and number of the columns. */\n  filters?: string[];\n  /** Fields that the search box looks in; without it the text fields. `false` hides it. */\n  search?: string[] | false;\n  /** Page that a record opens with `?id=`; without it the edit sheet opens. */\n  detailPage?: string;\n  /** Fields of the form, in order; without it all of the schema. */\n  formFields?: string[];\n  emptyTitle?: string;\n  emptyText?: string;\n  /** Hides create, edit and delete. */\n  readOnly?: boolean;\n  /** Values that a new record starts with. */\n  defaults?: Record<string, unknown>;\n  /** What the list opens with; a press on its button shows everything. `mine` keeps what the person made. */\n  focus?: Focus;\n  /** One press on a row's button gives the field this value; not offered where it has it. */\n  quick?: Quick;\n};",
  Measure:
    '/** A number over records. Fields may go through a reference: `project_id.hourly_rate`. */\ntype Measure = {\n  agg: Aggregate;\n  /** The number that is summed or averaged; not needed for `count`. */\n  field?: string;\n  /** A second number that `field` (or `between`) is multiplied with, such as `product_id.price`. */\n  times?: string;\n  /** Hours between two date-time (or time) fields, in place of `field`. */\n  between?: [start: string, end: string];\n  where?: Where;\n  format?: Format;\n};',
  NavigationItem:
    "/** `page` is the page's file name (`Tasks`); an item with children may have no page of its own. */\ntype NavigationItem = {\n  page?: string;\n  label: string;\n  icon?: Icon;\n  /** What the page is about: whoever may not see any of it is not offered the page. */\n  entity?: EntityClient;\n  children?: NavigationItem[];\n};",
  OrderHistoryProps:
    "/** The buyer's own orders, newest first, each with what is in it. */\ntype OrderHistoryProps = {\n  /** The orders. */\n  entity: EntityClient;\n  numberField?: string;\n  totalField?: string;\n  /** State of the order, and of its payment. */\n  statusField?: string;\n  paymentField?: string;\n  orderItems?: EntityClient;\n  products?: EntityClient;\n  /** Names of the item's fields. */\n  itemFields?: { order: string; product: string; quantity: string; price?: string };\n  cataloguePage?: string;\n};",
  PageProps:
    '/** The frame of one page: title, a line below it, actions at the right. */\ntype PageProps = {\n  title: string;\n  description?: string;\n  /** Says which day it is, for a page that shows what is due. */\n  dated?: boolean;\n  /** What the page is about: whoever may read none of it sees the title and one sentence. */\n  entity?: EntityClient;\n  actions?: ReactNode;\n  children?: ReactNode;\n};',
  PanelProps:
    '/** A titled card for free content. */\ntype PanelProps = { title?: string; description?: string; action?: ReactNode; children: ReactNode };',
  PeopleDirectoryProps:
    '/** People on cards, found by name and filters; a card opens the profile. */\ntype PeopleDirectoryProps = {\n  entity: EntityClient;\n  imageField?: string;\n  /** Line below the name, such as the job title. */\n  lineField?: string;\n  /** Facts of the profile, in order. */\n  fields: string[];\n  filters?: string[];\n  where?: Where;\n  sort?: string;\n  /** Hides create, edit and delete. */\n  readOnly?: boolean;\n  formFields?: string[];\n};',
  PlaceBandProps:
    '/** Where something is: `<h2>`, `<p>`; with an address a link to the map. */\ntype PlaceBandProps = BandProps & { address?: string };',
  PlaceMapProps:
    '/** Places on a map drawn from their coordinates alone, with a list beside it. Nothing is asked of other servers. */\ntype PlaceMapProps = {\n  entity: EntityClient;\n  latitudeField: string;\n  longitudeField: string;\n  /** Facts on the card of a place, in order. */\n  fields?: string[];\n  imageField?: string;\n  /** Enum whose value gives a pin its colour. */\n  colorField?: string;\n  filters?: string[];\n  where?: Where;\n  /** Page of a place, opened with `?id=`. */\n  detailPage?: string;\n  /** Hides new places and setting coordinates by a click. */\n  readOnly?: boolean;\n};',
  Preset:
    "type Preset =\n  | 'plain'\n  | 'neo-brutalism'\n  | 'neumorphism'\n  | 'glassmorphism'\n  | 'material-design'\n  | 'claymorphism';",
  ProjectGridProps:
    '/** Work on show: pictures in a grid, filtered by category. */\ntype ProjectGridProps = {\n  entity: EntityClient;\n  imageField?: string;\n  categoryField?: string;\n  /** Line below the title. */\n  lineField?: string;\n  /** Further facts in that line, such as year and material; the first two are shown. */\n  facts?: string[];\n  /** Page that shows one, opened with `?id=`. */\n  detailPage?: string;\n  where?: Where;\n  sort?: string;\n};',
  Props:
    'type Props = RecordFormProps & {\n  /** Told on the first change, and again after saving, so that nothing typed is lost by accident. */\n  onDirty?: (isDirty: boolean) => void;\n  /** In sheets the buttons stay in sight while the fields scroll. */\n  isInSheet?: boolean;\n};',
  PublicDetailProps:
    "/** One record for visitors by `?id=`: pictures, facts, text, and a form that names the record. */\ntype PublicDetailProps = {\n  entity: EntityClient;\n  listPage: string;\n  imageField?: string;\n  /** Further pictures: other image fields. */\n  imageFields?: string[];\n  textField?: string;\n  /** Facts beside the pictures, in order. */\n  fields: string[];\n  priceField?: string;\n  /** What a visitor may send about it. */\n  enquiry?: {\n    entity: EntityClient;\n    fields: string[];\n    /** Field of the enquiry that takes the record: a reference, or a text that takes its name. */\n    aboutField?: string;\n    title: string;\n    submitLabel: string;\n    thanks: string;\n    /** What is filled in for the visitor, such as the day of sending. */\n    defaults?: Record<string, unknown>;\n  };\n  /** What people think of it, with a form for one's own; `aboutField` refers to the record. */\n  reviews?: Omit<ReviewsProps, 'about'>;\n  /** Number of pieces left, and the page of the cart, for things that are sold. */\n  stockField?: string;\n  cartPage?: string;\n};",
  PublicFormProps:
    '/** A visitor writes a record; `thanks` is shown when it is stored. Works without sign-in where the rules allow. */\ntype PublicFormProps = {\n  title?: string;\n  text?: string;\n  entity: EntityClient;\n  fields: string[];\n  submitLabel: string;\n  thanks: string;\n  defaults?: Record<string, unknown>;\n};',
  PublicListProps:
    '/** Records for visitors: no editing. */\ntype PublicListProps = {\n  title?: string;\n  entity: EntityClient;\n  fields: string[];\n  where?: Where;\n  sort?: string;\n  limit?: number;\n  imageField?: string;\n  search?: string[] | false;\n  filters?: string[];\n  voteField?: string;\n  /** Where the votes lie, one record a voter. */\n  votes?: EntityClient;\n  detailPage?: string;\n  /** A button of each card. */\n  action?: (row: Row) => ReactNode;\n  emptyText?: string;\n};',
  Quick: 'type Quick = { label: string; field: string; value: string | boolean };',
  QuizProps:
    '/** Questions one at a time, right or wrong at once, and a result with a review. */\ntype QuizProps = {\n  title?: string;\n  /** What is taken, for the button and the texts: `quiz` without it. */\n  noun?: string;\n  /** The entity of the questions; without it `questions` stand in the page. */\n  entity?: EntityClient;\n  questions?: readonly QuizQuestionProps[];\n  textField?: string;\n  /** One field with a list of options, or a field for each option. */\n  optionFields?: string[];\n  answerField?: string;\n  pointsField?: string;\n  explanationField?: string;\n  imageField?: string;\n  /** Offers the values of this field as topics or quizzes. */\n  topicField?: string;\n  where?: Where;\n  /** Questions a round; all without it. */\n  count?: number;\n  shuffle?: boolean;\n  secondsPerQuestion?: number;\n  /** For the whole quiz. */\n  minutes?: number;\n  /** Percent of the points that pass. */\n  passMark?: number;\n  scores?: ScoreKeeping;\n  leaderboardPage?: string;\n};',
  QuizQuestionProps:
    'type QuizQuestionProps = {\n  text: string;\n  options: readonly string[];\n  /** Text of the right option, its letter or its number. */\n  answer: string;\n  points?: number;\n  explanation?: string;\n  image?: string;\n};',
  RecentRecordsProps:
    '/** A short table of the newest (or by `sort`) records. */\ntype RecentRecordsProps = {\n  title: string;\n  entity: EntityClient;\n  fields: string[];\n  sort?: string;\n  limit?: number;\n  where?: Where;\n  detailPage?: string;\n  /** Page of "View all". */\n  listPage?: string;\n  /** A small picture before the first column. */\n  imageField?: string;\n  emptyText?: string;\n};',
  RecordBoardProps:
    '/** Columns of an enum (or boolean) field, with counts and sums of all records; cards move by pointer and keyboard. */\ntype RecordBoardProps = Listing & {\n  field: string;\n  cardFields: string[];\n  /** Number shown as the sum of each column. */\n  sumField?: string;\n};',
  RecordCalendarProps:
    '/** Month and week; a click on a day creates there, the arrows lead from day to day. */\ntype RecordCalendarProps = Listing & {\n  dateField: string;\n  endField?: string;\n  /** Enum field whose value gives the colour; with `also` each kind has one colour instead. */\n  colorField?: string;\n  /** What the legend calls the first kind, where there are several. */\n  label?: string;\n  /** Further kinds of records on the same calendar; a legend shows and hides each. */\n  also?: CalendarSource[];\n};',
  RecordCardsProps:
    '/** Cards in a grid: title field, then `fields`. */\ntype RecordCardsProps = Listing & {\n  fields: string[];\n  imageField?: string;\n  /** A number that a button on each card counts up. */\n  voteField?: string;\n  /** Where the votes lie, one record a voter. */\n  votes?: EntityClient;\n};',
  RecordDetailProps:
    '/** The page of one record, taken from `?id=`: facts, what belongs to it, and what is known to have happened. */\ntype RecordDetailProps = {\n  entity: EntityClient;\n  /** Key facts, in order. */\n  fields: string[];\n  related?: Related[];\n  listPage: string;\n  imageField?: string;\n  /** Buttons beside edit and delete. */\n  actions?: (row: Row) => ReactNode;\n  computed?: Computed[];\n  formFields?: string[];\n  readOnly?: boolean;\n};',
  RecordFormProps:
    '/** A form on the page itself; the same that the sheets hold. More than 12 fields are cut into parts with headings. */\ntype RecordFormProps = {\n  entity: EntityClient;\n  /** Edits this record; creates one without it. */\n  record?: Row | null;\n  fields?: string[];\n  defaults?: Record<string, unknown>;\n  submitLabel?: string;\n  onSaved?: (row: Row) => void;\n  onCancel?: () => void;\n};',
  RecordGalleryProps:
    '/** Pictures in a grid. */\ntype RecordGalleryProps = Listing & { imageField: string; fields?: string[] };',
  RecordTableProps:
    '/** Which columns are shown and how many rows is kept for each person. */\ntype RecordTableProps = Listing & {\n  columns: string[];\n  /** Rows per page at first: 10, 25 (default), 50, 100. */\n  pageSize?: number;\n  /** Field of the from/to filter; without it the first date field among `filters`. */\n  dateFilter?: string;\n  /** Buttons of each row beside edit and delete. */\n  rowActions?: (row: Row) => ReactNode;\n  /** Shows CSV in and out (default true). */\n  csv?: boolean;\n};',
  RecordTimelineProps:
    '/** Records on a line of time, newest first unless `sort` says otherwise. */\ntype RecordTimelineProps = Listing & { dateField: string; fields?: string[] };',
  Related:
    '/** Rows of `entity` whose reference `field` points to the shown record. */\ntype Related = {\n  entity: EntityClient;\n  field: string;\n  label: string;\n  columns: string[];\n  sort?: string;\n  /** Fields of the form for a new child. */\n  formFields?: string[];\n  detailPage?: string;\n  /** What people write in it, such as a comment: shown as a conversation with a field to write on instead of a table. */\n  textField?: string;\n  /** Who wrote it, where a field says so; else who created it. */\n  authorField?: string;\n};',
  ReviewsProps:
    "/** Reviews with their average and a form for one's own. With `about` they are those of one record, else of all. */\ntype ReviewsProps = {\n  title?: string;\n  entity: EntityClient;\n  ratingField: string;\n  textField?: string;\n  /** Who wrote it, where visitors without an account do. */\n  nameField?: string;\n  /** Reference to the thing that is reviewed. */\n  aboutField?: string;\n  /** Id of the reviewed record. */\n  about?: string;\n  /** Fields of the form. */\n  fields: string[];\n  submitLabel?: string;\n  thanks?: string;\n  defaults?: Record<string, unknown>;\n  /** Visitors read, and write once they have signed in. */\n  forMembers?: boolean;\n};",
  ScoreKeeping:
    "/** Where a score is kept, and the fields that take its parts. A date field gets today, a text field the game's name. */\ntype ScoreKeeping = {\n  entity: EntityClient;\n  fields: {\n    score: string;\n    /** The account's name, else the person is asked. */\n    name?: string | undefined;\n    date?: string | undefined;\n    /** Points that could be had. */\n    total?: string | undefined;\n    percent?: string | undefined;\n    /** Game or quiz. */\n    game?: string | undefined;\n    seconds?: string | undefined;\n  };\n};",
  SectionProps:
    '/** A titled part of a public page; `id` is its anchor. */\ntype SectionProps = { id?: string; title?: string; text?: string; children?: ReactNode };',
  SessionKeeping:
    '/** A session of a timer as a record. */\ntype SessionKeeping = {\n  entity: EntityClient;\n  fields: {\n    minutes?: string | undefined;\n    seconds?: string | undefined;\n    hours?: string | undefined;\n    start?: string | undefined;\n    end?: string | undefined;\n    date?: string | undefined;\n    /** Takes the name of the kind, such as Focus. */\n    kind?: string | undefined;\n    name?: string | undefined;\n    task?: string | undefined;\n  };\n};',
  SettingsFormProps:
    "/** The settings of the app (one record) or of each person (one record a person). */\ntype SettingsFormProps = {\n  entity: EntityClient;\n  scope?: 'app' | 'person';\n  /** Fields under titles; without it all fields in one part. */\n  groups?: { title: string; text?: string; fields: string[] }[];\n  /** Shows the switch between light and dark (default true). */\n  theme?: boolean;\n};",
  SiteFooterProps:
    '/** The end of the page: name, a line and links. */\ntype SiteFooterProps = {\n  name: string;\n  links?: { label: string; page?: string; href?: string }[];\n  children?: ReactNode;\n};',
  StandingsProps:
    '/** League table: played, won, drawn, lost, goals, points; unplayed matches (no score) do not count. */\ntype StandingsProps = {\n  title?: string;\n  teams: EntityClient;\n  matches: EntityClient;\n  homeField: string;\n  awayField: string;\n  homeScoreField: string;\n  awayScoreField: string;\n  points?: { win: number; draw: number };\n  where?: Where;\n};',
  StatProps:
    "type StatProps = Measure & {\n  label: string;\n  entity: EntityClient;\n  icon?: Icon;\n  tone?: Tone;\n  /** Shows the change against the span before, over `dateField`; the figure itself is then this month's or week's. */\n  compare?: 'month' | 'week';\n  /** Default `created_date`. */\n  dateField?: string;\n  /** A line below the figure. */\n  hint?: string;\n  /** Page that the card opens. */\n  page?: string;\n};",
  StayBookingProps:
    '/** Nights from check-in to check-out on a calendar. */\ntype StayBookingProps = Bookable & {\n  /** First day, or check-in. */\n  startField: string;\n  /** Day of the check-out, which the next guest may check in on. */\n  endField: string;\n  /** Price a night, a field of the resource; the sum goes to `totalField`. */\n  priceField?: string;\n  totalField?: string;\n  /** Field of the booking with the number of people, and of the resource with how many fit. */\n  guestsField?: string;\n  capacityField?: string;\n};',
  SurveyProps:
    'type SurveyProps = SurveySource & {\n  intro?: string;\n  submitLabel?: string;\n  thanks?: string;\n  /** Page with what came in. */\n  resultsPage?: string;\n};',
  SurveyResultsProps:
    '/** For each question a chart, an average or the texts; all of it as CSV. */\ntype SurveyResultsProps = SurveySource & { emptyText?: string };',
  SurveySource:
    '/** Questions and answers lie in two entities (`entity`, `answers`), or the fields of `responses` are the questions. */\ntype SurveySource = {\n  /** Entity of the questions. */\n  entity?: EntityClient;\n  textField?: string;\n  typeField?: string;\n  optionsField?: string;\n  requiredField?: string;\n  orderField?: string;\n  where?: Where;\n  /** One record an answer. */\n  answers?: EntityClient;\n  answerFields?: {\n    question: string;\n    value: string;\n    respondent?: string | undefined;\n    response?: string | undefined;\n  };\n  /** One record a person; its fields are the questions. */\n  responses?: EntityClient;\n  fields?: string[];\n};',
  Theme:
    "type Theme = {\n  preset: Preset;\n  mode: 'light' | 'dark' | 'system';\n  /** Any CSS colour, taken to the letter in light mode and in the `mode` asked for; text on it follows. */\n  primary: string;\n  /** The ground of the page, in light mode and in the `mode` asked for. */\n  background?: string;\n  /** `inter` (default), or fonts as CSS lists them, the last one of every computer: `Georgia, serif`. */\n  font?: 'inter' | 'serif' | 'rounded' | 'mono' | 'Name, fallback';\n  /** Corner of cards in pixels. */\n  radius?: number;\n  density?: 'compact' | 'normal' | 'roomy';\n  /** Size of all letters; spacing stays as `density` says. */\n  text?: 'small' | 'normal' | 'large' | 'huge';\n  /** Weight of titles. */\n  headings?: 'light' | 'bold';\n  /** Grounds of single parts, any CSS colour; their text colour follows. `heading` is the colour of titles themselves. */\n  parts?: { sidebar?: string; header?: string; card?: string; heading?: string };\n};",
  TimerProps:
    "/** Counts exactly, also while the tab sleeps; rings, and shows the time in the tab's title. */\ntype TimerProps = {\n  kind: 'countdown' | 'stopwatch' | 'pomodoro' | 'interval' | 'until';\n  /** Countdown: what it starts with, and the lengths offered. */\n  minutes?: number;\n  presets?: readonly number[];\n  /** Minutes of a pomodoro, seconds of an interval. */\n  work?: number;\n  shortBreak?: number;\n  longBreak?: number;\n  rest?: number;\n  prepare?: number;\n  rounds?: number;\n  /** A day and time, `2027-06-12T18:00`. */\n  until?: string;\n  title?: string;\n  log?: SessionKeeping;\n  /** What a session may be for. */\n  tasks?: EntityClient;\n};",
  TimesheetProps:
    '/** Week by day: hours between two fields, per group (a reference or enum), with totals. */\ntype TimesheetProps = {\n  title?: string;\n  entity: EntityClient;\n  startField: string;\n  endField: string;\n  groupBy: string;\n  where?: Where;\n};',
  Tone: "type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';",
  TotalsProps:
    "/** A table of numbers per group: one row a group, one column an item, a last row with the sums. */\ntype TotalsProps = {\n  title?: string;\n  entity: EntityClient;\n  /** Reference, enum or date (with `bucket`) field; may go through a reference (`project_id.client_id`). */\n  groupBy: string;\n  bucket?: 'day' | 'week' | 'month';\n  items: (Measure & { label: string; entity?: EntityClient; groupBy?: string })[];\n  where?: Where;\n  /** Date field for a from/to picker. */\n  dateField?: string;\n};",
  ValueKind:
    "type ValueKind = 'number' | 'money' | 'percent' | 'date' | 'choice' | 'yesno' | 'text' | 'rows';",
  VoteProps:
    'type VoteProps = {\n  entity: EntityClient;\n  record: Row;\n  field: string;\n  /** An entity with a text field `record_id`. */\n  votes?: EntityClient | undefined;\n  label?: string;\n  icon?: Icon | undefined;\n  /** Nobody may vote any more. */\n  closed?: boolean | undefined;\n};',
};

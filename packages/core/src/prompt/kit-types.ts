/** Made from the types of the kit; see packages/compiler/src/kit-guide/write-kit-types.ts. */
export const kitProps: Readonly<Record<string, string>> = {
  AboutBand: "id?, tone?: 'plain'|'soft'|'strong', children",
  AppShell:
    "name?, icon?: Icon, theme?: { preset: 'plain'|'neo-brutalism'|'neumorphism'|'glassmorphism'|'material-design'|'claymorphism', mode: 'light'|'dark'|'system', primary, background?, font?: 'inter'|'serif'|'rounded'|'mono'|'Name, fallback', radius?: number, density?: 'compact'|'normal'|'roomy', text?: 'small'|'normal'|'large'|'huge', headings?: 'light'|'bold', parts?: { sidebar?, header?, card?, heading? } }, navigation?: { page?, label, icon?: Icon, entity?: Entity, children?: NavigationItem[] }[], publicPages?: string[], anchors?: Record<string, { label, href }[]>, currentPage, searchIn?: { entity: Entity, page, icon?: Icon }[], locale?, currency?, slim?: boolean, accounts?: boolean, children",
  Attention:
    "title?, items: { entity: Entity, where: Where, label, hint?, page?, icon?: Icon, compare?: { field, is: 'below'|'above', than } }[], emptyText?",
  BandActions: 'children',
  BandFact: 'label, children',
  BandFacts: 'children',
  BandFigure: 'value?, entity?: Entity, suffix?, children',
  BandLink: 'page?, href?, quiet?: boolean, children',
  BandPerson: 'image?, name, children?',
  BandPicture: 'src?, alt, caption?',
  BandPoint: 'icon?: Icon, children',
  BandPrice: 'price, per?, badge?, children',
  BandQuestion: 'question, children',
  BandQuote: 'name, role?, image?, stars?: number, children',
  BandStep: 'children',
  BandTick: 'children',
  BlogList:
    'entity: Entity, postPage, textField, excerptField?, imageField?, authorField?, dateField?, tagsField?, statusField?, published?: string|boolean, facts?: string[], filters?: string[], sums?: string[]',
  BlogPost:
    'entity: Entity, textField, excerptField?, imageField?, authorField?, dateField?, tagsField?, statusField?, published?: string|boolean, facts?: string[], filters?: string[], sums?: string[], listPage, draft?: string|boolean, comments?: { entity: Entity, field, label, textField, authorField?, forMembers?: boolean }',
  BookingDesk:
    '...Bookable, startField, endField?, dateField?, opens?, closes?, openField?, closeField?, slotMinutes?: number, slotField?, days?: number[]',
  Calculator:
    'inputs: { key, label, kind: ValueKind, default?: unknown, unit?, min?: number, max?: number, whole?: boolean, options?: { value, label }[], columns?: CalculatorColumn[] }[], outputs: { key, label, kind: ValueKind, unit?, digits?: number, main?: boolean, columns?: CalculatorColumn[] }[], calculate: (values: never) => Record<string, unknown>, note?, history?: { entity: Entity, fields: Record<string, string>, nameField? }',
  CallBand: "id?, tone?: 'plain'|'soft'|'strong', children",
  CartButton: 'page',
  Catalogue:
    'products: Entity, priceField, imageField?, descriptionField?, categoryField?, stockField?, where?: Where, sort?, cartPage, detailPage?',
  Chart:
    "...Measure, title, hint?, entity: Entity, kind: 'bar'|'donut'|'line'|'area', groupBy, bucket?: 'day'|'week'|'month', limit?: number, second?: { ...Measure, label, entity?: Entity, groupBy? }, label?",
  ChatRooms:
    'entity: Entity, textField, authorField?, rooms?: Entity, roomField?, roomWhere?: Where, placeholder?',
  Checklist:
    'title?, entity: Entity, doneField?, doneValue?, log?: { entity: Entity, refField, dateField, valueField?, rhythmField? }, where?: Where, sort?, quickAdd?: boolean, fields?: string[], detailPage?, emptyText?',
  Checkout:
    'products: Entity, priceField, stockField?, orders: Entity, orderFields: string[], totalField?, orderDefaults?: Record<string, unknown>, noteField?, orderItems?: Entity, itemFields?: { order, product, quantity, price? }, payment?: { statusField?, paid?, declined? }, numberField?, cataloguePage, ordersPage?, thanks',
  ContentBand: "id?, tone?: 'plain'|'soft'|'strong', children",
  Converter:
    "groups?: ('length'|'weight'|'volume'|'temperature'|'area'|'speed'|'time'|'data'|'energy'|'pressure'|'cooking'|'currency')[], from?, to?, rates?: Record<string, number>",
  CreateButton: 'entity: Entity, label?, fields?: string[], defaults?: Record<string, unknown>',
  CsvButtons: 'entity: Entity, fields?: string[], where?: Where, isReadOnly?: boolean',
  FactBand: "id?, tone?: 'plain'|'soft'|'strong', children",
  FaqBand: "id?, tone?: 'plain'|'soft'|'strong', children",
  FeatureBand: "id?, tone?: 'plain'|'soft'|'strong', children",
  FieldValue: 'entity: Entity, field, row: Row',
  FigureBand: "id?, tone?: 'plain'|'soft'|'strong', children",
  FileLibrary:
    'entity: Entity, fileField, nameField, folderField?, sizeField?, where?: Where, readOnly?: boolean',
  FormBand:
    "id?, tone?: 'plain'|'soft'|'strong', children, entity: Entity, fields: string[], submitLabel, thanks, defaults?: Record<string, unknown>",
  ForumThread:
    'entity: Entity, textField?, authorField?, categoryField?, replies: Entity, replyTopicField, replyTextField, replyAuthorField?, pinnedField?, lockedField?, listPage, formFields?: string[]',
  ForumTopics:
    'entity: Entity, threadPage, authorField?, textField?, categoryField?, replies?: Entity, replyTopicField?, pinnedField?, lockedField?, formFields?: string[]',
  GalleryBand: "id?, tone?: 'plain'|'soft'|'strong', children",
  Game: "game: 'memory'|'tic-tac-toe'|'snake'|'2048'|'hangman'|'minesweeper'|'number-guess'|'rock-paper-scissors'|'connect-four'|'sudoku'|'simon'|'word-guess'|'reaction'|'typing'|'whack-a-mole'|'breakout'|'pong'|'fifteen'|'dice'|'coin'|'picker'|'bingo', scores?: ScoreKeeping, leaderboardPage?, level?: 'easy'|'medium'|'hard', opponent?: 'machine'|'person', pairs?: number, theme?, speed?: 'slow'|'normal'|'fast', walls?: boolean, size?: number, columns?: number, rows?: number, mines?: number, topic?, words?: string[], tries?: number, highest?: number, bestOf?: number, extended?: boolean, rounds?: number, seconds?: number, dice?: number, sides?: number, items?: string[]",
  Grid: "kind?: 'stats'|'halves'|'wide'|'thirds'|'aside', children",
  Hero: 'title, text?, image?, actions?: { label, page?, href?, quiet?: boolean }[]',
  HeroBand:
    "id?, tone?: 'plain'|'soft'|'strong', children, image?, imageAlt?, layout?: 'beside'|'behind'|'centre', icons?: Icon[]",
  IdeaBoard:
    'entity: Entity, voteField?, votes?: Entity, textField?, statusField?, authorField?, comments?: Entity, commentIdeaField?, commentTextField?, commentAuthorField?, groupField?, closedGroups?: { field, value }, formFields?: string[]',
  Keypad: 'scientific?: boolean',
  Leaderboard:
    'title?, entity: Entity, nameField, scoreField, dateField?, fields?: string[], where?: Where, lowestFirst?: boolean, bestOnly?: boolean, limit?: number, emptyText?',
  OrderHistory:
    'entity: Entity, numberField?, totalField?, statusField?, paymentField?, orderItems?: Entity, products?: Entity, itemFields?: { order, product, quantity, price? }, cataloguePage?',
  Page: 'title, description?, dated?: boolean, entity?: Entity, actions?: node, children?',
  Panel: 'title?, description?, action?: node, children',
  PeopleDirectory:
    'entity: Entity, imageField?, lineField?, fields: string[], filters?: string[], where?: Where, sort?, readOnly?: boolean, formFields?: string[]',
  PlaceBand: "id?, tone?: 'plain'|'soft'|'strong', children, address?",
  PlaceMap:
    'entity: Entity, latitudeField, longitudeField, fields?: string[], imageField?, colorField?, filters?: string[], where?: Where, detailPage?, readOnly?: boolean',
  PriceBand: "id?, tone?: 'plain'|'soft'|'strong', children",
  ProjectGrid:
    'entity: Entity, imageField?, categoryField?, lineField?, facts?: string[], detailPage?, where?: Where, sort?',
  PublicDetail:
    'entity: Entity, listPage, imageField?, imageFields?: string[], textField?, fields: string[], priceField?, enquiry?: { entity: Entity, fields: string[], aboutField?, title, submitLabel, thanks, defaults?: Record<string, unknown> }, reviews?: { title?, entity: Entity, ratingField, textField?, nameField?, aboutField?, fields: string[], submitLabel?, thanks?, defaults?: Record<string, unknown>, forMembers?: boolean }, stockField?, cartPage?',
  PublicForm:
    'title?, text?, entity: Entity, fields: string[], submitLabel, thanks, defaults?: Record<string, unknown>',
  PublicList:
    'title?, entity: Entity, fields: string[], where?: Where, sort?, limit?: number, imageField?, search?: string[]|false, filters?: string[], voteField?, votes?: Entity, detailPage?, action?: (row: Row) => node, emptyText?',
  Quiz: 'title?, noun?, entity?: Entity, questions?: { text, options: string[], answer, points?: number, explanation?, image? }[], textField?, optionFields?: string[], answerField?, pointsField?, explanationField?, imageField?, topicField?, where?: Where, count?: number, shuffle?: boolean, secondsPerQuestion?: number, minutes?: number, passMark?: number, scores?: ScoreKeeping, leaderboardPage?',
  QuoteBand: "id?, tone?: 'plain'|'soft'|'strong', children",
  RecentRecords:
    'title, entity: Entity, fields: string[], sort?, limit?: number, where?: Where, detailPage?, listPage?, imageField?, emptyText?',
  RecordBoard: '...Listing, field, cardFields: string[], sumField?',
  RecordCalendar:
    '...Listing, dateField, endField?, colorField?, label?, also?: { entity: Entity, where?: Where, detailPage?, formFields?: string[], readOnly?: boolean, defaults?: Record<string, unknown>, dateField, endField?, label? }[]',
  RecordCards: '...Listing, fields: string[], imageField?, voteField?, votes?: Entity',
  RecordDetail:
    'entity: Entity, fields: string[], related?: { entity: Entity, field, label, columns: string[], sort?, formFields?: string[], detailPage?, textField?, authorField? }[], listPage, imageField?, actions?: (row: Row) => node, computed?: { ...Measure, label, entity: Entity, by, minus?: { ...Measure, entity: Entity, by }, target?, tone?: Tone }[], formFields?: string[], readOnly?: boolean',
  RecordForm:
    'entity: Entity, record?: Row|null, fields?: string[], defaults?: Record<string, unknown>, submitLabel?, onSaved?: (row: Row) => void, onCancel?: () => void, onDirty?: (isDirty: boolean) => void, isInSheet?: boolean',
  RecordGallery: '...Listing, imageField, fields?: string[]',
  RecordTable:
    '...Listing, columns: string[], pageSize?: number, dateFilter?, rowActions?: (row: Row) => node, csv?: boolean',
  RecordTimeline: '...Listing, dateField, fields?: string[]',
  Reviews:
    'title?, entity: Entity, ratingField, textField?, nameField?, aboutField?, about?, fields: string[], submitLabel?, thanks?, defaults?: Record<string, unknown>, forMembers?: boolean',
  Section: 'id?, title?, text?, children?',
  SettingsForm:
    "entity: Entity, scope?: 'app'|'person', groups?: { title, text?, fields: string[] }[], theme?: boolean",
  SiteFooter: 'name, links?: { label, page?, href? }[], children?',
  Standings:
    'title?, teams: Entity, matches: Entity, homeField, awayField, homeScoreField, awayScoreField, points?: { win: number, draw: number }, where?: Where',
  Stat: "...Measure, label, entity: Entity, icon?: Icon, tone?: Tone, compare?: 'month'|'week', dateField?, hint?, page?",
  StayBooking: '...Bookable, startField, endField, priceField?, totalField?, guestsField?, capacityField?',
  StepBand: "id?, tone?: 'plain'|'soft'|'strong', children",
  Survey: '...SurveySource, intro?, submitLabel?, thanks?, resultsPage?',
  SurveyResults: '...SurveySource, emptyText?',
  TeamBand: "id?, tone?: 'plain'|'soft'|'strong', children",
  Timer:
    "kind: 'countdown'|'stopwatch'|'pomodoro'|'interval'|'until', minutes?: number, presets?: number[], work?: number, shortBreak?: number, longBreak?: number, rest?: number, prepare?: number, rounds?: number, until?, title?, log?: { entity: Entity, fields: { minutes?, seconds?, hours?, start?, end?, date?, kind?, name?, task? } }, tasks?: Entity",
  Timesheet: 'title?, entity: Entity, startField, endField, groupBy, where?: Where',
  Totals:
    "title?, entity: Entity, groupBy, bucket?: 'day'|'week'|'month', items: { ...Measure, label, entity?: Entity, groupBy? }[], where?: Where, dateField?",
  Vote: 'entity: Entity, record: Row, field, votes?: Entity, label?, icon?: Icon, closed?: boolean',
  WeekTotals: 'title?, entity: Entity, startField, endField, groupBy, where?: Where',
};

/** What several components take alike. */
export const sharedProps: Readonly<Record<string, string>> = {
  Listing:
    'entity: Entity, where?: Where, sort?, filters?: string[], search?: string[]|false, detailPage?, formFields?: string[], emptyTitle?, emptyText?, readOnly?: boolean, defaults?: Record<string, unknown>, focus?: { label, where?: Where, mine?: boolean }, quick?: { label, field, value: string|boolean }',
  Measure:
    "agg: 'count'|'sum'|'avg'|'min'|'max', field?, times?, between?: [string, string], where?: Where, format?: 'number'|'money'|'percent'|'hours'|'text'",
  Bookable:
    'entity: Entity, resources?: Entity, resourceField?, resourceWhere?: Where, resourceImageField?, resourceFields?: string[], fields?: string[], defaults?: Record<string, unknown>, statusField?, freeStates?: string[], taken?: Entity, thanks?',
  ScoreKeeping: 'entity: Entity, fields: { score, name?, date?, total?, percent?, game?, seconds? }',
  SurveySource:
    'entity?: Entity, textField?, typeField?, optionsField?, requiredField?, orderField?, where?: Where, answers?: Entity, answerFields?: { question, value, respondent?, response? }, responses?: Entity, fields?: string[]',
  Tone: "'neutral'|'success'|'warning'|'danger'|'info'",
  ValueKind: "'number'|'money'|'percent'|'date'|'choice'|'yesno'|'text'|'rows'",
  CalculatorColumn: 'key, label, kind: ValueKind, unit?',
};

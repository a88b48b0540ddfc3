/** Words about an app's pages, people and actions: general English, no domain. */
const list = (text: string): readonly string[] => text.split(',').map((word) => word.trim());

/** Nouns that never are a thing in an app. */
export const stopNouns: ReadonlySet<string> = new Set(
  list(
    'way, end, start, beginning, middle, place, thing, stuff, list, overview, data, information, info, detail, everything, something, anything, user, admin, people, everyone, anyone, team, us, me, them, it, one, all, other, more, lot, number, kind, type, bit, page, app, view, screen, form, button, search, filter, theme, style, design, color, colour, mode, chart, graph, report, calendar, board, dashboard, history, total, sum, average, count, status, week, month, day, year, today, time, standing, ranking, statistic, stat, notification, reminder, alert, login, sign in, access, permission, role, feature, function, option, setting, example, help, need, problem, question mark, need, purpose, record, entry, database, spreadsheet, excel, paper, work, business, company, shop floor, phone, mobile, tablet, website, internet, hand, order by, home, main, sample, availability, progress, public, mail, email, export, import, csv, pdf, map, home page, start page, admin area, backend, frontend, plan, management, tracking, coordination, menu, language, currency, step, note, comment, name, date, price, space, area, summary, timeline, gallery, layout, navigation, sidebar, header, footer, logo, image, icon, background, font, dark, light, simple, easy, modern, clean, fast, who, what, when, where, which, how, why, i, we, you, they, and, or, not, whole, part, rest, same, different, own, level, result, schedule, mark, hour, amount, top, scorer, low stock, stock, arrival, departure, income, expense report, portal, form page',
  ),
);

/** Adjectives and fillers in front of a noun. */
export const fillers: ReadonlySet<string> = new Set(
  list(
    'a, an, the, my, our, your, their, its, his, her, each, every, all, some, any, many, several, multiple, various, different, new, small, little, simple, basic, easy, big, large, great, good, nice, beautiful, modern, clean, quick, fast, private, personal, internal, external, local, regional, amateur, professional, online, digital, handmade, weekly, daily, monthly, yearly, annual, upcoming, current, past, old, open, available, active, public, shared, single, first, last, next, main, important, related, of, list, lists, set, collection, number, numbers, bunch, couple, variety, also, just, only, individual, registered, incoming, outgoing, own, existing, potential, regular, recurring, real, full, complete, favorite, favourite, these, those, this, that, few, other, both, more, custom, detailed, paid, free, unpaid, finished, planned, scheduled, pending, and, with, for',
  ),
);

/** Ways to begin that say nothing about the content. */
export const openings: readonly RegExp[] = [
  /^(?:all|what)\s+(?:that\s+)?(?:i|we)(?:'d|\s+would)?\s+(?:really\s+|actually\s+|just\s+|only\s+)?(?:need|want|have in mind|like|am after|are after|are looking for|am looking for|miss|imagine)(?:\s+(?:instead|now|here|first|most|to have|is))*\s+(?:is|are|would be)(?:\s+(?:just|only|really))?:?\s+(?=an?\b|the\b|some)/i,
  /^(?:my|our|the)\s+[\w-]+(?:\s[\w-]+)?\s+(?:wants|needs|asked for|asks for|insists on|would like)\s+(?:me to (?:keep|write|have)\s+|us to (?:keep|write|have)\s+)?(?=an?\s+(?:[\w-]+\s)?(?:diary|log|log ?book|journal|record|list|register|overview|app|page|website|site)\b)/i,
  /^(?:and|but|so|then|now|also|next|first|finally|firstly|secondly|lastly|well|ok|okay|oh|plus|besides?|beside (?:it|that|this)|next to (?:it|that)|behind the scenes|in addition|on top of (?:it|that)|apart from that)\b[,:]?\s+/i,
  /^(?:i|we)(?:'ve| have)?\s+(?:(?:have|got|own|keep|run|look after)\s+)?(?=(?:\d+|two|three|four|five|six|seven|eight|nine|ten|a few|several|some|many|lots of)\s+[\w-]+s\b)/i,
  /^(?:i|we)(?:'d| would)?\s+(?:want|need|like|love)\s+(?:everyone|everybody|people|users|members|visitors|them)\s+to\s+(?:be able to\s+)?/i,
  /^(?:i|we)(?:'d| would)?\s+(?:want|need|like|love)\s+(?=[\w-]+s\b(?!\s+to\b))/i,
  /^(?:i|we|you|people|users)\s+(?:then\s+|also\s+|just\s+)?(?:type|put|fill|key|write|enter|add|give)(?: in| down)?\s+(?=the\b|a\b|my\b|our\b|their\b)/i,
  /^[\w\s'-]{0,60}?\s(?:where|in which)\s+(?:i|we|you|people|users|everyone)\s+(?:(?:can|could|may|would)\s+)?(?=(?:enter|add|log|keep|track|list|write|record|save|plan|manage|put|store|collect|note|see)\b)/i,
  /^(?:an?\s+|the\s+|my\s+|our\s+)?[\w\s'-]{0,40}?\b(?:app|application|tool|system|platform|website|web ?site|site|software|program)(?:\s+for\s+(?:my|our|the|an?)\s+[\w'-]+(?:\s[\w'-]+)?)?\s+(?:where|in which|that (?:lets|allows|helps|enables)|so that|with which)\s+(?:(?:my|our|the)\s+)?[\w-]{1,20}(?:\s[\w-]{1,15})?\s+(?:can|could|may|to)\s+/i,
  /^(?:an?\s+|the\s+|my\s+|our\s+)?[\w\s'-]{0,40}?\b(?:app|application|tool|system|platform|website|web ?site|site|software|program)\s+(?:to|for)\s+(?=(?:help (?:me|us) )?(?:keep|track|manag|record|log|stor|plan|organi[sz]|handl|monitor|collect|gather|schedul)\w*\s)/i,
  /^(?:please|hi|hello|hey|ok(?:ay)?|so|well|also|then|additionally|furthermore|finally|there should be|there (?:is|are)|it should (?:also )?(?:have|show|include|track|let me)|it (?:needs|has) to|it must|the (?:app|system|tool) (?:should|must|needs to|will)|it will)\b[,:]?\s*/i,
  /^(?:i|we)(?:'m| am|'re| are)? (?:run|own|manage|have|operate|lead|organi[sz]e|work (?:in|at|for))\s+(?=an?\b|the\b|my\b|our\b|several\b|some\b|two\b|three\b)/i,
  /^(?:i|we)(?:'d| would)? (?:want|need|like|love|wish|require)(?: to (?:have|build|create|make|get))?\s+(?=an?\b|the\b|my\b|our\b|some\b|something\b)/i,
  /^(?:i|we|users?|people|it|you|admins?|staff|everyone|one|the team)(?:'d| would|'ll| will)? (?:(?:want|need|like|love|wish|have|should|must|can|could|may|would like|also) )*(?:be able )?(?:to )?(?=(?:keep|track|manage|record|log|store|plan|organi[sz]e|see|view|show|list|add|create|edit|save|note|follow|handle|monitor|collect|gather|write|register|enter|schedule|assign|mark|filter|search|book|upload)\b)/i,
  /^(?:create|build|make|design|develop|generate|give me|set up|write|help me (?:to )?(?:build|make|create)?|we need|i need|i want|i'd like|we want|looking for|let's (?:build|make))\s+(?:me |us |for me )?(?=an?\b|the\b|my\b|our\b|some\b|something\b)/i,
];

/** Verbs of keeping records: what follows is a list of things. */
export const keepVerbs =
  /^(?:(?:to|and|can|should|must|will|also|easily|let (?:me|us|users|people)|allows? (?:me|us|users|people)? ?(?:to)?|helps? (?:me|us|users|people)? ?(?:to)?)\s+)*(?:let (?:it|the app) know|keep(?:ing)? (?:track|record|records|a record|a list|a log) of|keep(?:ing)?|track(?:ing|s)?|manag(?:e|es|ing)|record(?:ing|s)?|log(?:ging|s)?|stor(?:e|es|ing)|plan(?:ning|s)?|organi[sz](?:e|es|ing)|handl(?:e|es|ing)|monitor(?:ing|s)?|collect(?:ing|s)?|gather(?:ing|s)?|add(?:ing)?|creat(?:e|es|ing)|sav(?:e|ing)|regist(?:er|ers|ering)|maintain(?:ing)?|schedul(?:e|es|ing)|list(?:ing)?|note|document(?:ing)?|follow|administer|catalogu?e|coordinate|enter|write down|input|save|edit)\s+/i;

/** Nouns in front of "for", "that", "to" that name an app or a page, with the archetype they ask for. */
export const pageWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:kanban(?: board)?|board(?: view)?|pipeline(?: view| board)?)$/i, 'kanban'],
  [/\b(?:calendar(?: view| page)?|schedule|agenda view|week view|month view|planner view)$/i, 'calendar'],
  [/\b(?:dashboard|overview(?: page)?|home page|start page)$/i, 'dashboard'],
  [/\b(?:timesheet|time sheet)s?$/i, 'timesheet'],
  [/\b(?:standings?(?: table)?|league table|ranking(?: table)?)(?: page)?$/i, 'standings'],
  [/\b(?:leaderboard|top list|high scores?|top \w+s?(?: list)?)$/i, 'top'],
  [/\b(?:gallery|photo wall|picture grid)(?: view| page)?$/i, 'gallery'],
  [/\b(?:chart|graph|diagram|statistics?|stats|report|reports|analytics)$/i, 'chart'],
  [/\b(?:cart|basket|checkout|shopping cart)$/i, 'cart'],
  [/\b(?:catalogue|catalog|storefront|shop page)$/i, 'catalogue'],
  [/\b(?:list|list view|table view|directory)$/i, 'list'],
  [/\b(?:search|search page|full-text search|search box|filters?|filtering)$/i, 'search'],
  [/\b(?:public page|landing page|public site|public website|website|home ?page|public view)$/i, 'public'],
];

export const smartWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:overdue|past due|late|not (?:yet )?returned|missed)\b/i, 'overdue'],
  [/\b(?:today'?s?|due today|for today)\b/i, 'today'],
  [
    /\b(?:ends? soon|ending soon|expir\w+ soon|about to (?:end|expire)|expiring|soon to expire|runs? out soon|due soon|running out|ending (?:this|next) month)\b/i,
    'ends-soon',
  ],
  [
    /\b(?:low (?:on |in )?stock|stock (?:is|gets|runs) low|low inventory|below (?:the )?(?:minimum|reorder)|running low|out of stock|reorder)\b/i,
    'low-stock',
  ],
  [
    /\b(?:upcoming|next(?! (?:column|stage|step|state|status|one|level|door|to)\b)|coming up|scheduled for|this week(?:'s)?|in the next|soon)\b/i,
    'upcoming',
  ],
  [/\b(?:most recent|latest|recent(?:ly)?|newest)\b/i, 'recent'],
];

/** Words for people who use the app rather than records in it. */
export const roleWords: ReadonlySet<string> = new Set(
  list(
    'user, admin, administrator, manager, coordinator, staff, visitor, citizen, clerk, people, everyone, everybody, anyone, public, team, moderator, boss, owner of the app, organiser, organizer, i, we, me, us',
  ),
);

/** What a verb does to its object, where it makes a record of its own (concept ids). */
export const verbEntities: Readonly<Record<string, readonly string[]>> = {
  book: ['booking', 'appointment', 'registration'],
  reserve: ['booking'],
  borrow: ['loan'],
  lend: ['loan'],
  rent: ['rental', 'lease', 'booking'],
  hire: ['rental'],
  enroll: ['enrollment'],
  enrol: ['enrollment'],
  register: ['registration', 'enrollment', 'signup'],
  'sign up': ['signup', 'registration'],
  rsvp: ['registration'],
  review: ['review'],
  rate: ['review'],
  score: ['review'],
  order: ['order'],
  buy: ['order'],
  purchase: ['order'],
  donate: ['donation'],
  pay: ['payment'],
  comment: ['comment'],
  apply: ['application', 'candidate'],
  pick: ['signup'],
  attend: ['attendance', 'registration'],
  bid: ['bid'],
  vaccinate: ['vaccination'],
  refuel: ['fuel_entry'],
  calibrate: ['calibration'],
  irrigate: ['irrigation'],
  insure: ['insurance_policy'],
  audition: ['audition'],
  patrol: ['patrol'],
};

/** What somebody makes by a deed, where attributes of it are listed: "visitors request a tour, leaving name and date". */
export const verbNouns: Readonly<Record<string, string>> = {
  request: 'request',
  earn: 'award',
  'ask for': 'request',
  pledge: 'pledge',
  sponsor: 'pledge',
  claim: 'claim',
  complain: 'complaint',
  enquire: 'enquiry',
  inquire: 'enquiry',
  subscribe: 'subscriber',
  volunteer: 'volunteer',
  offer: 'offer',
  look: 'observation',
  report: 'report',
  suggest: 'suggestion',
  nominate: 'nomination',
  inspect: 'inspection',
  visit: 'visit',
  measure: 'measurement',
  observe: 'observation',
  treat: 'treatment',
  repair: 'repair',
  deliver: 'delivery',
  reply: 'reply',
  respond: 'response',
  'sign in': 'visit',
  'check in': 'check-in',
};

/** Firms, clubs and other places that people run an app for, as a part of an expression. */
export const bodies =
  'firm|company|business|agency|studio|practice|clinic|surgery|school|academy|college|university|club|shop|store|café|cafe|bakery|restaurant|hotel|hostel|farm|mill|dairy|winery|brewery|museum|library|church|parish|choir|band|orchestra|workshop|garage|office|home|house|station|cent(?:re|er)|group|society|association|cooperative|charity|salon|gym|kindergarten|nursery|theat(?:re|er)|cinema|zoo|lab|laboratory|bank|hospital|pharmacy|warehouse|space|yard|makers?|optician|vet|team';

import { automated, marked } from './automation-words.ts';
import { withoutReasons } from './remarks.ts';
import { spokenWays } from './spoken-ways.ts';

/** Many ways of asking for the same, brought to the one that the intents read. */
const ways: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:please|kindly|now|and|also|then|so|but|ok(?:ay)?|hi|hello|hey|great|nice|cool|perfect|finally|first(?:ly)?|second(?:ly)?|third(?:ly)?|next|lastly|well|maybe|actually|additionally|besides|thanks|thank you|just)\b[,:!]?\s+/i,
    '',
  ],
  [
    /^(?:can|could|would|will) you (?:please |kindly |maybe |also |just )*(?=[a-z])|^would you mind |^(?:i (?:want|need|would like|'d like)|i'd like) you to |^let(?:'s| us) (?=(?:add|make|rename|remove|change|use|call|show|put|have|hide|move|set)\b)|^(?:we|you) (?:should|could|can) (?:please |also )*(?=(?:add|make|rename|remove|change|use|show|put|hide|move|set|delete)\b)|^(?:it would be|would be) (?:nice|great|good|cool|helpful) (?:if (?:you|we) (?:could |can )?|to )|^if possible,? |^i think (?:we should |you should )?|^is it possible to (?=(?:add|make|rename|remove|change|hide|move|set)\b)|^(?:i|we) (?:also )?(?:want|would like|need|wish) to (?=(?:add|make|rename|remove|change|hide|move|set|delete|sort|group|filter|use)\b)/i,
    '',
  ],
  [
    /^(?:each|every|any) (?:user|person|member|employee|customer|client|student)s? (?:(?:should|must|may|can|could|to) )?(?:be able to )?(?:only )?(see|edit|view|delete|change)s? (?:only )?(?:his|her|their|its|his or her)(?: own)? /i,
    'users can only $1 their own ',
  ],
  [
    /^(?:everyone|everybody|people|users|members|employees|they) (?:(?:should|must|may|can) )?(?:be able to )?only (see|edit|view|delete|change)s? (?:his|her|their)(?: own)? /i,
    'users can only $1 their own ',
  ],
  [
    /^((?:allow|let) .+?|.+? (?:can|may|should) .+?),? without (?:an? |any |having an? |the need (?:for|of) an? )?(?:log-?in|logging in|account|signing (?:in|up)|registration|registering|sign-?up)$/i,
    '$1',
  ],
  [
    /^(add|create) (?:an? )?(?:activity|activities|contact|interaction|communication|history|progress) (?:log|history|timeline|journal|diary|record)s? (?:for|to|of|on) (?:each|every|all|the) ([\w-]+)(?:: | with )(.+?) (?:with|and) (?=(?:an? )?(?:date|time|notes?)\b)/i,
    '$1 activities with $2, type ($3), ',
  ],
  [
    /^(add|create) (?:an? )?([a-z]+[^s\s]) (?:log|history|journal|diary)s? (?:for|to|of|on) (?:each|every|all|the) ([\w-]+)(?:: | with )/i,
    '$1 $2s with $3, ',
  ],
  [/\b(?:an? )?(?:field )?(?:for (?:the |an? )?)?amount of money\b/i, 'an amount'],
  [
    /^(?:the )?[\w-]+s? (?:should|must|may|can|could|shall) ?(?:not|n'?t|never)(?: be able to)? (see|edit|view|delete|change) (?:other [\w-]+s?'?s?|each other'?s?|others'?|other people'?s?|anyone else'?s?) (?!and\b)(?=\w)/i,
    'users can only $1 their own ',
  ],
  [
    /^(show|display|add)(?: me)? (?:the )?(?:total )?(revenue|sales|income|earnings|turnover|spending|expenses|costs?) (?:of |for |in |from )?this (month|week|year)\b/i,
    '$1 $2 by $3',
  ],
  [
    /^(?:i|we)(?:'d)? (?:want|would like|like|need) to see (?:the )?(.+?) in (the (?:[\w-]+ )?(?:list|table))$/i,
    'show $1 in $2',
  ],
  [
    /^(?:the |all )?([\w-]+(?: [\w-]+)?) (?:should|must|can|may) be (public|private|read[- ]only|visible to (?:everyone|all|visitors|the public)|admin[- ]only|members[- ]only)$/i,
    'make $1 $2',
  ],
  [
    /^(only|just) (?:my |our |the )?(?:family|team|staff|crew|employees|colleagues) (?=(?:can|may|should|must) )/i,
    '$1 members ',
  ],
  [
    /^(add .*?\bfield\b.*?), (?:an? )?(number|date|text|yes\/no|checkbox|dropdown|link|file)(?=$|, )/i,
    '$1 as a $2',
  ],
  [
    /^(?:let|allow) (?:my |our |the |all )?[\w-]+(?: [\w-]+)? (?:to )?(?:rate|review|leave (?:a )?reviews? (?:on|for)|rate and review) (?:the |our |my |each |an? )?([\w-]+)$/i,
    'add reviews about each $1',
  ],
  [
    /^(add|create|include) (?:an? |the |our |my )?(?:shared )?(?:shopping|grocery) list$/i,
    '$1 shopping items with quantity, category and bought',
  ],
  [
    /^(add|create|include) (?:customer |user |product )?reviews (?:to|for) (?:the |all |our |my |each )?([\w-]+)$/i,
    '$1 reviews about each $2',
  ],
  [
    /^only (?:registered|logged[- ]in|signed[- ]in) (?:\w+ )?(can|may|should) (?:place orders|order|buy)$/i,
    'only registered users $1 create orders',
  ],
  [
    /^(add|include) (.+?\b(?:field|column)) (?:for|from) (?:the |our )?(?:customers?|visitors?|users?|buyers?|guests?)(?: (?:at|in|on|during) (?:the )?(?:checkout|cart|order form))?$/i,
    '$1 $2',
  ],
  [/^take (.+?) out(?: of (.+))?$/i, 'remove $1 from $2'],
  [/^(?:can|could) (?:this|it|the app|you|we|i) (?:also )?(?=(?:show|list|display) )/i, ''],
  [
    /^(?:the )?(.+?)(?: list| table)? should (?:show|list|have) (?:the )?(newest|latest|oldest) (?:ones )?first$/i,
    'show the $2 $1 first',
  ],
  [/^(?:do not|don'?t|dont) (?:let|allow) (?:the )?([\w-]+) (?:to )?/i, '$1 cannot '],
  [/^have (?:an?|the|some) /i, 'add a '],
  [
    /^(?:i|we)(?:'d| would)? (?:also )?(?:like|want|need) (?:the |each |every |all )?([\w-]+(?:\s[\w-]+)?) to (?:also )?(?:have|get) /i,
    '$1 should have ',
  ],
  [/^([\w-]+(?:\s[\w-]+){0,2}):\s*(?:please |also )*add (.+)$/i, 'add $2 to $1'],
  [/^(?:in|for|to|on) (?:the )?([\w-]+(?:\s[\w-]+)?),? (?:please |also )*add (.+)$/i, 'add $2 to $1'],
  [
    /^(?:can|could|may) (?:we|i) (?:please )?(?:also )?(?:have|get|add)\s+(?!(?:it|this|that|everything)\b)/i,
    'add ',
  ],
  [
    /^(?:there (?:should|must|needs? to) (?:also )?be|there is (?:still )?missing|what'?s missing is) /i,
    'add ',
  ],
  [/^(?:i|we)(?:'d| would)? (?:also )?(?:like|love)(?: to (?:have|see|get))? (?=an?\b|the\b)/i, 'add '],
  [
    /^(?:i|we)(?:'d| would)? (?:also )?(?:like|want|need|wish)(?: to)? (?:be able to )?(?:log|track|record|write|note|store|keep(?: track of)?|manage|enter)(?: down)?\s+/i,
    'track ',
  ],
  [
    /^(?:can|could) (?:i|we|you|it|the app) (?:also )?(?:note|record|store|log|track|write down|save) (?=(?:who|what|which|when|where|whether|how|an?|the)\b)/i,
    'track ',
  ],
  [
    /^(?:let|allow) (?:us|me|people|users|members|visitors|everyone|them) (?:to )?(?:also )?(?:send|attach|add|upload|post|put|include|share) (an? (?:[\w-]+ )?(?:photo|picture|image|file|document|link|video link|voice note|note)s?) (?:with|to|on|in|for) (?:an?|the|each|every|their|all) /i,
    'add $1 to each ',
  ],
  [
    /^(?:people|users|members|visitors|everyone|we|i) (?:should|must|can|could|may) (?:be able to |also )*(?:send|attach|add|upload|post|put|include|share) (an? (?:[\w-]+ )?(?:photo|picture|image|file|document|link)s?) (?:with|to|on|in|for) (?:an?|the|each|every|their|all) /i,
    'add $1 to each ',
  ],
  [
    /^(?:i|we)?(?: also)?(?: want| need| would like|'d like) to (?:also )?(?:see|know|note|tell|mark|show|record)(?: here| there)? (?:if|whether) (?:it|they|one|he|she|this|(?:the|an?|each|every) [\w-]+) (?:is|are|was|were|has been) (?:either )?([^,]+(?:, [^,]+)*,? or [^,]+)$/i,
    'add a state ($1)',
  ],
  [
    /^(?:people|everyone|everybody|we|(?:the |our )?[\w-]+s) (?:should|must|can|could|may) (?:be able to |also )*(?:comment|leave (?:a )?comments?|write (?:a )?comments?) (?:on|under|below|to|about|at) (?:an?|the|each|every|all|our)? ?/i,
    'let people comment on ',
  ],
  // "Ferhat would like a board": whoever wants it.
  [
    /^(?:my |our |the )?[A-Za-z][\w'-]* (?:would (?:also )?(?:like|love)|wants|asked for|asks for|wishes for)(?: to have)? (?=(?:an?|the|some|another)\b)/i,
    'add ',
  ],
  [/(?<=\b(?:must|should|has to|have to|needs? to) be \w[\w ]{0,100}) here$/i, ''],
  [
    /^(?:keep|save|store|remember|record) (?:the |all |their |all the )?(?:points|scores?|high ?scores|results|best times)(?: that)? (?:she|he|they|i|we|you|people|players|everyone) (?:gets?|got|makes?|scores?|reach(?:es)?|wins?|earns?)$/i,
    'add a leaderboard',
  ],
  [
    /\b(?:an? )?(?:gallery|page|portfolio) (?:of|with|for) (?:our|my) (?:best |own |recent |latest )?works?$/i,
    'a portfolio page',
  ],
  [marked, '$3 $2 $1 in $4'],
  [/\bbord\b/gi, 'board'],
  [/(\b(?:board|kanban)\b.*) to (?:drag|move|slide|push)(?: (?:them|cards|things|around))*$/i, '$1'],
  [
    /^(add|put|include) (?:an?|another|one more) question (?:on|about|for|asking(?: about)?) (?=.*[:(])/i,
    '$1 a ',
  ],
  [/^(?:i|we) (?:want|need|would like) to be able to (?:add|create|have)\s+/i, 'add '],
  [/^(?:erase|kill|scrap|lose|take away|take out|get rid of|throw out)\s+/i, 'remove '],
  [/^(?:do not|don'?t|dont|no longer|stop) (?:show|showing|display|displaying)\s+/i, 'hide '],
  [/^(?:do not|don'?t|dont|no longer|stop) (?:need|want|use)\s+/i, 'remove '],
  [
    /^(?:we|i) (?:do not|don'?t|dont|no longer) (?:need|want|use)\s+(?!to\b|it\b|them\b|that\b|this\b)/i,
    'remove ',
  ],
  [/^(?:no more|without)\s+(?=\w)/i, 'remove '],
  [
    /,?\s+(?:because|since|as|cause|cos)?\s*(?:we|i) (?:really )?(?:do not|don'?t|dont|no longer) (?:need|want|use) (?:it|them|that|this|those)\b.*$/i,
    '',
  ],
  [
    /\s+(?:where|in which) (?:i|we|people|users) (?:can )?(?:keep|write|log|note|store|record|enter|track|put|list|see)(?: down)?\s+/i,
    ' with ',
  ],
  [
    /(?<=[\w)"]),?\s+(?:too|as well|instead|please|thanks|thank you|for now|if possible|pls|again please|any ?(?:more|longer)|now|also|after all|either|already|from now on|while you'?re at it|by the way|btw|somewhere|somehow|asap)$/i,
    '',
  ],
  [
    /^(add|include|create) (?:an? |another |the )?(?:new )?(field|column) (?!(?:called|named|for|to|with|that|where|which|in|on|of|so|and|or|by|from|next|below|above|as|how|what|who|when|whether|if|showing|saying|telling)\b)"?([a-z][^":(,]*?)"?(?=$|,? (?:to|for|with)\b|\s*[:(,])/i,
    '$1 a $3 $2',
  ],
  // "The field notes", "page Reports again": the kind of part stands behind its name from here on.
  [
    /^(remove|delete|drop|hide|show|bring back|rename|relabel) (?:the )?(field|column|page)s? (?:called |named )?(?!(?:titles?|headings?|headers?|names?|labels?|sizes?|numbers?|from|of|in|on|to|for)\b)"?([^"]+?)"?(?=$| (?:again|from|of|in|on|to|into|as)\b)/i,
    '$1 the $3 $2',
  ],
  [/\s+in (?:our|my) (?:school|company|club|team|office|shop|case|app|business|practice|studio)$/i, ''],
];

export const plainClause = (clause: string): string => {
  const bare = clause.trim().replace(/^[,:\s]+|[.!?,\s]+$/g, '');
  let text = automated.test(bare) || marked.test(bare) ? bare : withoutReasons(bare);
  for (let round = 0; round < 3; round++)
    for (const [shape, plain] of [...ways, ...spokenWays]) text = text.replace(shape, plain);
  return text.replace(/ from $/, '').trim();
};

const courtesy =
  /^(?:please|thanks?(?: (?:you|a lot|so much))?(?: very much)?|thx|cheers|hi(?: there)?|hello|hey|ok(?:ay)?|great(?: work| job)?|nice(?: work| one)?|cool|perfect|awesome|good(?: morning| evening| job| work)?|well done|looks (?:good|great|nice)|that'?s (?:all|it|great|good)|yes|no|and|also|then|wow|sorry)[\s!.,]*$/i;

/** Says nothing that could be done: a courtesy, or no word at all. */
export const isCourtesy = (clause: string): boolean => courtesy.test(clause.trim()) || !/\p{L}/u.test(clause);

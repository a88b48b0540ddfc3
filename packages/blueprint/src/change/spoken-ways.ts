const subject = '((?!if\\b|when|once\\b|it\\b|this\\b|that\\b|which\\b|there\\b)[\\w-]+(?: [\\w-]+){0,2}?)';
const state = "(?:is|are|isn'?t|aren'?t|was|were|looks?|seems?|feels?|sounds?|reads?)\\b";
const deeds =
  'make|remove|delete|drop|hide|rename|move|change|turn|get rid of|take|call|throw|put|set|sort|replace|show|mark|convert|kick|chuck|bin|scrap';

/** "Price isn't mandatory, make it optional": what "it" stands for is told before the comma. */
const told = new RegExp(
  `^(?:the |our |my |hey,? |sorry,? )*${subject} ${state}[^,.;]*(?:[,.;]| and| so)+ (?:so |and |then |please |just |can you |could you |would you |let's )*(${deeds}) (?:it|them|that|those)\\b(?! (?:app|page|site))`,
  'i',
);

/** Puts the name in the place of its pronoun, where a sentence tells both. */
export const withSubject = (text: string): string =>
  text.replace(told, (_, name: string, deed: string) => `${deed} the ${name}`);

/** Further ways in which people ask, brought to those that the intents read. */
export const spokenWays: readonly (readonly [RegExp, string])[] = [
  [
    /^(?!.* be between)(?:the )?([\w-]+(?: [\w-]+){0,2}?) between (\d+) (?:and|to) (\d+)$/i,
    '$1 must be between $2 and $3',
  ],
  [
    /^(?!(?:show|add|make|create|draw|remove|delete|hide|change|turn|put|give)\b)(.+?),? (?:as )?(?:an? )?((?:bar |pie |line )?(?:chart|graph))$/i,
    'show a $2 of $1',
  ],
  [
    /^sort (?:the )?([\w-]+(?: [\w-]+)?) (newest|latest|oldest|cheapest|highest|lowest) (?:ones? )?first$/i,
    'show the $2 $1 first',
  ],
  [/^(?:show |list )?(\d+) (?:per|a|on a|on each) page$/i, 'show $1 rows per page'],
  [
    /^(?:the )?([\w-]+(?: [\w-]+)?)(?: page| list) should (?:look like|be shown as|appear as|open as|show as|be) (?:an? )?(cards|board|kanban|calendar|table|gallery|time ?line)(?: with .*)?$/i,
    'show $1 as $2',
  ],
  [/^is there (?:an?|any) way to (?:see|show|list) (?=the |all |only |\w+s\b(?!'))/i, 'show '],
  [/\b(should|must|can|may) only be (?=[\w-]+(?:,| or ))/i, '$1 be '],
  [/^(?:there is |there'?s |i see |we have )?no need (?:for|of) (?=\w)/i, 'remove '],
  [
    /^(?!set\b|make\b)(?:the )?([\w-]+(?: [\w-]+){0,2}?) (?:is |should be |to be )?"?([\w.,-]+)"? by default$/i,
    'the default of $1 is $2',
  ],
  [
    /^(?:the )?([\w-]+(?: [\w-]+)?) (?:can'?t|cannot|can not|must not|mustn'?t|should not|shouldn'?t|may not|must never|should never) be (delete|remove|edit|change)e?d$/i,
    'nobody can $2 $1',
  ],
  [
    /^(sort|order) (?:the )?([\w-]+(?: [\w-]+)?) so (?:that )?the (next|newest|latest|oldest|cheapest|earliest|highest|lowest) (?:ones? )?(?:comes?|is|are|stands?|goes) (?:first|on top)$/i,
    'show the $3 $2 first',
  ],
  [
    /^upload (?:an? |the |our )?([\w-]+) (?:to|for|with|on) (?:an? |each |every |all |the )(?=\w)/i,
    'add a $1 file field to ',
  ],
  [
    /^(?:all |the )?([\w-]+(?: [\w-]+)?) (?:that|which) are ([\w-]+(?: [\w-]+)?) (?:should|must) be (?:shown |marked )?(?:in )?(red|orange|green|yellow|blue|gr[ae]y|pink|purple)$/i,
    'show $2 $1 in $3',
  ],
  [
    /^((?:all |the |show |use )*(?:amounts?|prices?|currency|money|everything|totals?)\b.*?\b(?:in|is|be|to) [\w€$£]+),? (?:not|instead of|rather than) (?:in )?[\w€$£]+$/i,
    '$1',
  ],
  [
    /^(add|put|include) (?:an? )?(vat|tax|discount|tip|fee|commission) (\d[\d.,]*) ?(%|percent)/i,
    '$1 $2 of $3$4',
  ],
  [/^(?:make|set|let|change) the (?:app|site|website)(?:'s)? name (?:be |to |is )?(?=\S)/i, 'call the app '],
  [
    /^(put|move|show|bring) (.+?) (?:on|at|to) (?:the )?top of the (menu|side ?bar|navigation)$/i,
    'move $2 to the top of the $3',
  ],
  [/^(?:we|i) (?:also )?(?:need|want) (?:an? |some )?([\w-]+(?: [\w-]+)?s): (?=.+,)/i, 'add $1 with '],
  [/^(?:can|could) (?:the )?(.+?) be hidden (from|in) (?=\w)/i, 'hide $1 $2 '],
  [
    /^(?!(?:show|put|open|add|see|view|list|make|turn|display|move|i|we|you|is|are|not)\b)(?:the |all |our )?([\w-]+(?: [\w-]+)?) (?:in|as|on) (?:an? )?(?:weekly |monthly |daily |nice |big )?(calendar|board|kanban|cards|gallery|time ?line|map)(?: view| page)?$/i,
    'show $1 as a $2',
  ],
  [/^(?:kick|chuck|throw|cut) (?:the )?(.+?) out$/i, 'remove the $1'],
  [
    /^(?:the |all )?([\w-]+(?: [\w-]+)?) (?:that|which) (?:are|is|have been) ([\w-]+) (?:should|must|can) (?:disappear|vanish|go away|be hidden|not (?:be )?show(?:n)?(?: up)?|leave the list)(?: .*)?$/i,
    'hide $2 $1 from the list',
  ],
  [
    /^(?:overdue|late) ([\w-]+(?: [\w-]+)??) (?:should |must |to )?(?:be |stand |come |appear )?(?:on top|first|at the top)$/i,
    'sort $1 by due date',
  ],
  [
    /^(?:the )?(average|total|sum of|number of|count of) ([\w-]+(?: [\w-]+)?) (?:per|by|for each|for every) ([\w-]+)(?: please)?$/i,
    'show a chart of the $1 $2 by $3',
  ],
  [/^(?:the |our |an? )?[\w-]+ (?:can|could|may|should) comment on /i, 'let people comment on '],
  [/^attach (?:an? )?(?:pdf|file|document) to (?:each |every |all |the )?/i, 'add a file to '],
  [/^(?:the )?([\w-]+(?: [\w-]+)?) sorted by (?=\w)/i, 'sort $1 by '],
  [
    /^i (?:don'?t|do not) (?:really )?like (?:the |this )?[\w-]+(?: colou?rs?)?,? (?:maybe |rather |better |use |make it )?something (?:more |a bit |a little |rather )*([a-z]+)(?: would be .*)?$/i,
    'make it more $1',
  ],
  [
    /^(?:show|mark|make|colou?r|highlight|turn) (?:the )?(?:due dates?|deadlines?) (?:in )?red (?:when|if|once) .*\b(?:late|overdue|past|passed|over)\b.*$/i,
    'show overdue ones in red',
  ],
  [
    /^(?:can|could|should) (?:the |our |my |all )?([\w-]+(?: [\w-]+)?) be (filter|sort|group|search)(?:t?ed) by (?=\w)/i,
    '$2 $1 by ',
  ],
  [/^(sort|order|list) (.+?),? alphabetically by /i, '$1 $2 by '],
  [/^((?:sort|order|group) .+? by .+?),? (?:not|instead of|rather than)(?: by)? .+$/i, '$1'],
  [
    /^(?:show|list|put|display|sort|i want|have) (?:the |all |me )*([\w-]+(?: [\w-]+)?) with the (lowest|highest|smallest|biggest|largest|newest|oldest|latest|earliest|best|fewest|most) (.+?) (?:first|on top|at the top)$/i,
    'sort $1 by $3, $2 first',
  ],
  [
    /^(?!(?:show|mark|paint|make|highlight|colou?r|flag|display|put)\b)((?:overdue|late|unpaid|cancel\w+|open|done|expired|past due) [\w-]+(?: [\w-]+)?) (?:in|should be(?: in)?) (red|orange|green|yellow|blue|gr[ae]y|pink|purple)$/i,
    'show $1 in $2',
  ],
  [
    /^(?:add|put|include|show) (?:an? |the )?(?:(?:little|small|nice|big|large|pretty) )*(picture|photo|image)s? (?:(?:of|for|to|with|on) (?:each|every|all(?: the)?)|(?:for|to) the) ([\w-]+)(?: in| there| on it)?$/i,
    'add a $1 to $2',
  ],
  [
    /^(add|create|make|include|build|i want|we need) (?:an? )?(?!(?:to-?do|check|price|wait(?:ing)?|guest|shopping|grocery|packing|wish|member|mailing|play|watch|reading|task|contact|menu|the|new|bucket)\b)([a-z]+[^sy\W]) list with (?=.*(?:,| and ))/i,
    '$1 $2s with ',
  ],
  [
    /^(remove|delete|drop|hide|rename) (?:the |each |every )?([a-z-]+s)' ([\w -]+?)(?=$| (?:to|in|from|as)\b)/i,
    '$1 the $3 of $2',
  ],
  [
    /^(?:an? )?(?:different|other|another|new|nicer|better) (?:font|letters|typeface),? (?:please,? )?(?:something |more |a bit |rather )+(?:elegant|classic|classy|fancy|traditional|formal|serious)$/i,
    'use a serif font',
  ],
  [
    /^(?:warn|tell|show|let) (?:me|us) (?:know )?(?:when|if) there(?:'s| is| are) (less|fewer|more) than (\d+) (?:of )?(?:an? |the |each )?([\w-]+?)(?: left| in stock)?$/i,
    'warn me when $1 than $2 of the $3 are left',
  ],
  [
    /^(?:when(?:ever)?|if|once) there(?:'s| is| are) (?:less|fewer) than (\d+) (?:of )?(?:an? |the |each )?([\w-]+?)(?: left| in stock)?,? (?:i|we|it|they|show|mark|make|turn)\b.*$/i,
    'warn me when fewer than $1 of the $2 are left',
  ],
];

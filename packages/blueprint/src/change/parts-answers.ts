import { partAnswerWords } from '../texts/advice.ts';
import { lower, shortened, thePage } from '../texts/grammar.ts';
import { entrance } from './access.ts';
import { type Change, contextEntity } from './context.ts';

const adds =
  "(?:please )?(?:(?:add|put in|put|show|create|make|include|build|insert|have|give (?:me|us|it)|i want|i need|i'd like|we want|we need|there should be|can (?:we|you|i) (?:have|add|get)|place|display) )(?:also )?(?:an? |the |some |our |my |another |big |nice )*";
const hasLanding = ({ blueprint }: Change): boolean =>
  blueprint.pages.some(({ archetype }) => archetype === 'landing');

type Answer = (change: Change, found: RegExpExecArray, clause: string) => string | undefined;

/** Wishes for single parts of pages that there are already, or that have no setting of their own. */
export const partAnswers: readonly (readonly [RegExp, Answer])[] = [
  [
    new RegExp(
      `^${adds}(?:(?:youtube |intro(?:duction)? |background |promo |large |product )?(?:videos?|images?|pictures?|photos?|slideshow|gif)) (?:of .+ )?(?:on|to|at|in) (?:the |our |my )?(?:top of the |bottom of the )?(?:home ?page|dashboard|start ?page|landing page|front page|first page|website|site|header|sidebar|login page|page)$`,
      'i',
    ),
    (change) =>
      hasLanding(change)
        ? undefined
        : partAnswerWords.pictures(lower(contextEntity(change)?.labelPlural ?? 'records')),
  ],
  [
    new RegExp(
      `^${adds}(?:two[- ]factor|2fa|two[- ]step|multi[- ]factor|captcha|single sign[- ]on|sso|face id|fingerprint)\\b.*$`,
      'i',
    ),
    () => partAnswerWords.signInRules,
  ],
  [
    /^(?:make|speed)\s+(?:up )?(?:it|the (?:app|site|page|dashboard)|everything|this)?\s*(?:up|load)?\s*(?:faster|quicker|quick|fast)?$|^(?:it|the (?:app|site|page)) (?:is|loads?) (?:too |so |very )?(?:slow|slowly)$/i,
    (_, found) => (/fast|quick|speed|slow/i.test(found[0]) ? partAnswerWords.speed : undefined),
  ],
  [
    /^(?:please )?(?:(?:make|set|let|can|could|turn|change|the) )+(?:all |our |my |the |size of )*([\w-]+(?: [\w-]+){0,3}?)(?: (?:should|must|could))?(?: be)?(?: to)?(?: (?:a bit|a little|much|more|even|slightly|way))? (bigger|larger|smaller|wider|narrower|taller|shorter|thinner|huge|full[- ]width)$|^(bigger|larger|smaller|wider|narrower|taller) (buttons?|cards?|tables?|images?|pictures?|photos?|charts?|icons?|columns?|sidebar|menu|header|forms?|inputs?|logo)$/i,
    (_, found) => {
      const part = (found[1] ?? found[4] ?? '').toLowerCase();
      if (
        !/\b(?:buttons?|cards?|tables?|images?|pictures?|photos?|charts?|icons?|columns?|side ?bar|menu|header|forms?|inputs?|fields|logo|rows?|calendar|board|map|gallery|boxes|numbers|figures|search|navigation|dashboard|page|list|layout|content|app|site|screen)$/.test(
          part,
        )
      )
        return undefined;
      const isMore = /bigger|larger|wider|taller|huge|full/i.test(found[2] ?? found[3] ?? '');
      return partAnswerWords.size({
        part,
        spacing: isMore ? 'More spacious' : 'More compact',
        result: isMore ? 'roomier' : 'tighter',
        text: isMore ? 'bigger' : 'smaller',
      });
    },
  ],
  [
    new RegExp(
      `^(?:${adds}|make (?:the )?|keep (?:the )?)(?:(?:sticky|fixed|floating|transparent|animated|mega|drop-?down|bottom|slide-out) (?:header|menu|nav(?:igation)?(?: ?bar)?|side ?bar|footer|tab ?bar|bar|top ?bar)|(?:header|menu|navigation|side ?bar|top ?bar) (?:sticky|fixed|transparent|visible|always visible|in place))(?: .*)?$`,
      'i',
    ),
    () => partAnswerWords.menuFixed,
  ],
  [
    new RegExp(
      `^${adds}(?:quick[- ]?add|quick|new(?: record| entry| [\\w-]+)?|add|add new|create|plus|floating(?: action)?|\\+) button(?: .*)?$`,
      'i',
    ),
    (change, found) => {
      const label = lower(contextEntity(change)?.label ?? 'record');
      const button = partAnswerWords.addButton(`change the new ${label} button to Add ${label}`);
      return /\bfloating\b/i.test(found[0]) ? partAnswerWords.floatingButton(button) : button;
    },
  ],
  [
    new RegExp(
      `^${adds}(?:share|invite|publish)(?: (?:button|link|option|function|icon))+(?: .*)?$|^(?:let me|i want to|how to) (?:share|publish) (?:it|the app|this)(?: .*)?$`,
      'i',
    ),
    () => partAnswerWords.publish,
  ],
  [
    /^(?:please )?(?:show|put|display|add|write|have|use|i want) (?:the |our |my )?(?:company|business|shop|app|club|school|team|firm|brand)(?:'s)? name\b.*$/i,
    ({ blueprint }) => partAnswerWords.name(blueprint.app.name),
  ],
  [
    new RegExp(
      `^${adds}(?:hero|header|cover|banner|title|top|main|landing)(?: (?:image|picture|photo|banner|section|area|header|video))*(?: (?:on|to|at|of) .*)?$`,
      'i',
    ),
    (change, _, clause) =>
      hasLanding(change) || !/\b(?:hero|image|picture|photo|video)\b/i.test(clause)
        ? undefined
        : partAnswerWords.hero,
  ],
  [
    new RegExp(
      `^${adds}(?:links? to (?:our |my |the )?)?(?:social media|social|facebook|instagram|whats ?app|twitter|linkedin|tiktok|youtube|telegram|pinterest)(?: (?:links?|icons?|buttons?|pages?|feed|profiles?|account|accounts|channel|chat|share|sharing|group|contact))*(?: .*)?$`,
      'i',
    ),
    (_, __, clause) =>
      /\b(?:field|column|handle|name|number|login|log in|sign)\b|\bto (?:each|every|the|all|our)? ?\w+s$/i.test(
        clause,
      )
        ? undefined
        : partAnswerWords.otherSites,
  ],
  [
    /^(?:please )?(?:open|show|edit|view|display)\b.*\b(?:in|as) (?:an? )?(?:pop-?up|modal|dialog|overlay|side ?panel|new tab|new window)$/i,
    () => partAnswerWords.dialogs,
  ],
  [
    new RegExp(
      `^(?:${adds}|send )(?:.* )?(?:reports?|summar(?:y|ies)|statistics|overview|digest|updates?|receipts?|invoices?)\\b.* (?:by|via|per|through|over) (?:e-?mail|mail|sms|whats ?app|text|slack|push)(?: .*)?$`,
      'i',
    ),
    (change) => partAnswerWords.reports(lower(contextEntity(change)?.labelPlural ?? 'records')),
  ],
  [
    /^(?:make|is|let)?\s*(?:it|the (?:app|site|page)|this)?\s*(?:be )?(?:more )?(?:accessible|wcag[- ]?compliant|barrier[- ]free|high[- ]contrast|a11y)$|^(?:add|improve|increase|use) (?:the )?(?:accessibility|contrast|high contrast)(?: mode)?$/i,
    () => partAnswerWords.accessible,
  ],
  [
    /^(?:let|allow) (?:clients|customers|people|visitors|guests|patients|everyone|users|members|them|students|parents) (?:to )?(?:make |do )?(?:book|bookings?|reserve|schedule)(?: (?:appointments?|online|a slot|a time|themselves|an appointment|a table|a room))*$|^(?:add|enable|i want) online bookings?$/i,
    ({ blueprint }) => {
      const page = blueprint.pages.find(({ archetype }) => archetype === 'booking');
      return (
        page && partAnswerWords.canBook(thePage(page.label), entrance(page.public ? 'anyone' : 'registered'))
      );
    },
  ],
  [
    /^(?:make |let )?(?:it|the (?:app|site|page|design|dashboard|look))?\s*(?:should )?(?:look|feel|work)s? (?:more |a bit |exactly |just )?(?:like|similar to|as) (?:an? |the )?((?:notion|linear|trello|asana|apple|google|facebook|instagram|twitter|airbnb|slack|spotify|netflix|amazon|salesforce|hubspot|jira|monday|airtable|excel|whatsapp|stripe|github|microsoft|youtube|tesla|ios|windows)\b.*)$/i,
    (_, found) => partAnswerWords.copyLook(shortened(found[1] ?? 'others', 60)),
  ],
];

import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { paymentOf } from '../emit/community-fields.ts';
import { dateField, fieldsOf, mainEntity, stateOf } from '../plan/look.ts';
import { accessWords } from '../texts/access.ts';
import { honestWords } from '../texts/advice.ts';
import { lower, shortened, thePages } from '../texts/grammar.ts';
import { plural } from '../words.ts';
import { automated } from './automation-words.ts';
import { aOf, type Change, contextEntity, findNamed, type Intent } from './context.ts';
import { warn } from './marks.ts';
import { pageNamed } from './navigation.ts';
import { named } from './pages.ts';
import { partAnswers } from './parts-answers.ts';

type Answer = (change: Change, found: RegExpExecArray, clause: string) => string | undefined;
const adds =
  "(?:please )?(?:(?:add|put in|put|show|create|make|include|build|insert|have|implement|enable|allow|support|give (?:me|us|it)|get|set up|i want|i need|i'd like|we want|we need|we'd like|there should be|can (?:we|you|i) (?:have|add|get)|activate|turn on)(?: to)? )(?:also )?(?:an? |the |some |our |my |another )?";

const thingOf = (change: Change, words: string): BlueprintEntity | undefined =>
  named(change, words) ?? contextEntity(change) ?? mainEntity(change.blueprint);
const many = (entity: BlueprintEntity | undefined): string => lower(entity?.labelPlural ?? 'records');

/** What the app has already, and what the built-in builder cannot do: each with what comes nearest. */
const answers: readonly (readonly [RegExp, Answer])[] = [
  [
    new RegExp(
      `^${adds}(?:(?:light|dark|day|night|theme|mode|colou?r)[ -/]*)+(?:(?:and|or) dark )?(?:mode )?(?:toggle|switch(?:er)?|button|option|selector)s?\\b`,
      'i',
    ),
    () => honestWords.hasSwitch,
  ],
  [
    /^(?:let|allow) (?:people|users|everyone|me|us|visitors) (?:to )?(?:choose|switch|toggle|change)\b.*\b(?:dark|light|theme|mode)\b/i,
    () => honestWords.hasOwnSwitch,
  ],
  [
    /^(?!add .* field).*\b(?:mobile|phone|tablet|smartphone|touch|iphone|android|responsive|small screens?)\b.*\b(?:friendly|ready|optimi[sz]ed|version|first|responsive|layout|view|well|better|compatible|support|usable|work)\b|^(?:make|is|be)?\s*(?:it|the app|everything|this)?\s*(?:fully )?responsive$|^(?:optimi[sz]e|adapt|make) (?:it|the app|this|the site) (?:for|work on|look good on|usable on) (?:mobile|phones?|tablets?|small screens?)\b.*$/i,
    () => honestWords.onPhones,
  ],
  [
    /\b(?:native|ios|android|iphone) app\b|\b(?:app ?store|play ?store)\b|^make (?:it )?(?:an?|into an?) (?:mobile|phone) app$/i,
    () => honestWords.homeScreen,
  ],
  [
    new RegExp(
      `^(?:${adds}|make (?:the )?|turn (?:the )?|let me )(?:.*\\b)?(?:side ?bar|menu|navigation)\\b.*\\b(?:collaps|hid|fold|shrink|minimi|toggl|clos)\\w*|^${adds}(?:collapsible|foldable|hamburger|hideable|burger)[ -](?:side ?bar|menu|navigation)|^collapse the (?:side ?bar|menu)`,
      'i',
    ),
    () => honestWords.sidebar,
  ],
  [
    /^(?:move|put|place|make|have|use|i want|show)\b.*\b(?:menu|navigation|side ?bar|nav)\b.*\b(?:to the (?:right|top|left|bottom)|on the (?:right|top|left|bottom)|at the (?:top|bottom)|horizontal|on top)\b(?! of the menu)|^(?:use|add|make) an? (?:horizontal|top)[ -](?:menu|navigation|nav)/i,
    (change, _, clause) =>
      pageNamed(change, clause.replace(/^\w+ (?:the )?| (?:to|at|on) .*$/g, ''))
        ? undefined
        : honestWords.menuPlace,
  ],
  [
    /^(?:fix|repair|improve|correct|clean up|tidy up|check|optimi[sz]e)\s+(?:up )?(?:the |this |my |all )?(?:layout|design|spacing|alignment|page|pages|app|dashboard|site|ui|bugs?|errors?|problems?|issues?|it|everything)(?: please| of the page| on (?:mobile|the page))?$|^(?:it|the (?:layout|page|app|design|dashboard)) (?:looks?|is|seems?) (?:strange|weird|odd|off|broken|wrong|bad|messy|crowded|cluttered|terrible|awful)$/i,
    () => honestWords.whatIsWrong,
  ],
  [
    /^(?:add|use|put|upload|set|change|show|insert|include|replace|display|i want|we want|have)\s+(?:up )?(?:an?\s+|the\s+|our\s+|my\s+)?(?:company |own |app |custom |business |new |club )*(?:logo|favicon)(?:\s+.*)?$|^(?:add|use|put|upload|set|take|show|make)\b.* (?:as|for) (?:the |our |an? |my )?(?:company |app )?logo$/i,
    () => honestWords.logo,
  ],
  [
    /^(?!.*\b(?:field|column)\b)(?:add|use|set|put|make|upload|change|i want|give)\b.*\b(background (?:image|picture|photo|video)|wallpaper|gradients?|animations?|animated|transitions?|parallax|shadows?|hover effects?|confetti|sound effects?|sounds?|cursor)\b.*$/i,
    (_, found) => honestWords.decoration(decorations(found[1]?.toLowerCase() ?? '')),
  ],
  [
    new RegExp(
      `^(?:${adds})?(?:(?:login|log[ -]in|sign[ -]?in|sign[ -]?up|registration|register|signup|authentication|auth|user|password)(?: (?:and|/|or) )?)+(?: (?:page|screen|form|system|button|function|functionality|feature|login|accounts?|management|protection))*$|^(?:make|let|allow) (?:people|users|everyone|visitors|customers|clients|members|guests|them|students) (?:to )?(?:(?:log|sign) ?(?:in|up)|register|(?:create|make|open|have) (?:an |their own |own |user )?accounts?)\\b(?! (?:with|via|through) ).*$|^(?:require|ask for|force)(?: a| users? to)? (?:login|log ?in|sign(?:ing)? ?in|password|passwords)\\b.*$|^(?:users|people|everyone|visitors|customers|members|you|we) (?:should|must|need to|have to|can) (?:be able to )?(?:log|sign|register)(?: |-)?(?:in|up)?\\b.*$|^(?:add )?password[- ]protect(?:ion)?\\b.*$`,
      'i',
    ),
    ({ blueprint }, _, clause) =>
      /\bgoogle|facebook|apple|github|microsoft\b/i.test(clause) ? undefined : signIn(blueprint),
  ],
  [
    new RegExp(`^${adds}(?:log ?out|sign ?out)(?: (?:button|link|page|function|option))?$`, 'i'),
    () => honestWords.signOut,
  ],
  [
    new RegExp(
      `^${adds}(?:user |my |personal )?(?:profiles?|account|my account)(?: (?:page|screen|area|section|settings|picture|pictures|photo))?(?: (?:for|of) (?:each |every |the |all )?(?:users?|people|members?))?$`,
      'i',
    ),
    (change) => (findNamed(change.blueprint, 'profile') ? undefined : honestWords.profile),
  ],
  [
    new RegExp(
      `^(?:${adds})?(?:google|facebook|apple|github|microsoft|social)(?: (?:login|log ?in|sign[ -]?in|account))(?:s)?\\b.*$|^(?:let|allow) .* (?:log|sign) ?in with (?:google|facebook|apple|github|microsoft)\\b.*$`,
      'i',
    ),
    () => honestWords.socialSignIn,
  ],
  [
    /\bgantt\b/i,
    (change, _, clause) => {
      const dated = [named(change, clause), contextEntity(change), ...change.blueprint.entities].find(
        (one) => one && dateField(one),
      );
      return honestWords.gantt(dated ? honestWords.timeline(many(dated)) : honestWords.needsDate);
    },
  ],
  [
    /\b(?:progress|completion|loading) (?:bars?|rings?|circles?|indicators?)\b/i,
    (change, _, clause) => {
      const entity = thingOf(change, clause);
      const state = entity && stateOf(entity);
      return honestWords.progress(
        many(entity),
        state ? honestWords.progressChart(many(entity), lower(state.label)) : '',
      );
    },
  ],
  [
    new RegExp(
      `^(?:translate|localis|localiz)\\w*\\b.*|^(?:${adds})?(?:multi[- ]?lingual|multi[- ]?languages?|several languages|multiple languages|two languages|other languages|language (?:switch(?:er)?|selector|toggle|support|option|menu)|internationali[sz]ation|i18n|translations?)\\b.*$|^make (?:it|the app|this|the site|everything) (?:multi[- ]?lingual|multi[- ]?language|bilingual|available in .*|in (?:german|french|spanish|italian|dutch|polish|turkish|portuguese|arabic|chinese|japanese|russian|swedish|danish|czech|greek))$|^(?:add|use|switch to|change (?:it|the language|the app) to|set the language to|support|(?:i|we)(?: want| need|'d like| would like)(?: to)?(?: have| see| get| use)? (?:it|the app|everything|this) in) (?:a |the )?(?:german|french|spanish|italian|dutch|polish|turkish|portuguese|arabic|chinese|japanese|russian|swedish|danish|czech|greek)(?: (?:language|version|translation|texts?))?$`,
      'i',
    ),
    ({ blueprint }) => honestWords.language(many(mainEntity(blueprint))),
  ],
  [
    /\b(?:stripe|paypal|klarna|square|apple pay|google pay|credit cards?|online payments?|card payments?|payment (?:gateway|provider|integration|processing|system)|checkout with card)\b/i,
    (change, _, clause) =>
      /\b(?:field|column|option|choice)\b/i.test(clause) ||
      !/^(?:integrate|connect|link|sync|add|accept|take|use|let|allow|enable|set up|make|i want|we want|customers|people|users|can|support|include|pay|have)\b/i.test(
        clause,
      )
        ? undefined
        : honestWords.payments(
            many(thingOf(change, clause)),
            hasTestPayment(change.blueprint) ? honestWords.testPayment : '',
          ),
  ],
  [
    /^(?:please |let me |let us |i want to |we want to |i need to |can (?:you|we|i|it) |it should )?(?:integrate|connect|sync(?:hroni[sz]e)?|link|hook up|hook|combine|interface)\b.*\b(google|outlook|slack|teams|zapier|make\.com|notion|trello|jira|whatsapp|telegram|discord|facebook|instagram|twitter|linkedin|hubspot|salesforce|mailchimp|quickbooks|xero|datev|dropbox|onedrive|icloud|ical|apple calendar|gmail|airtable|github|gitlab|zoom|shopify|woocommerce|wordpress|sap|api|apis|webhooks?|calendly|asana|youtube|spotify|maps)\b/i,
    (change, found) => connection(change, found[1] ?? ''),
  ],
  [
    new RegExp(
      `^${adds}(?:an? )?(?:integration|connection|sync|interface|link)s? (?:with|to|for) (?!.*\\b(?:field)\\b)(google|outlook|slack|teams|zapier|notion|trello|jira|whatsapp|telegram|discord|facebook|instagram|mailchimp|quickbooks|xero|datev|dropbox|gmail|airtable|github|zoom|shopify|wordpress|\\w+ calendar)\\b.*$`,
      'i',
    ),
    (change, found) => connection(change, found[1] ?? ''),
  ],
  [
    new RegExp(
      `^${adds}(?:(?:google|outlook|slack|zapier|whatsapp|telegram|hubspot|mailchimp|quickbooks|dropbox|gmail|google calendar|facebook|instagram|api|webhook)s?)(?: calendar| sheets| drive)? (?:integration|connection|sync|synchroni[sz]ation|support|feed|messages?|login)s?\\b.*$`,
      'i',
    ),
    (change, _, clause) => connection(change, clause),
  ],
  [
    new RegExp(
      `^${adds}(?:ai|a\\.i\\.|artificial intelligence|chat ?gpt|gpt|machine learning|smart|virtual)[ -](?:chat ?bot|assistant|bot|chat|helper|features?|support|summary|summaries|suggestions?)\\b.*$|^${adds}(?:chat ?bot|ai|chat ?gpt|virtual assistant|voice assistant)(?: (?:to|for|that|which|which|on)\\b.*)?$|^use (?:ai|chat ?gpt|artificial intelligence)\\b.*$`,
      'i',
    ),
    () => honestWords.ai,
  ],
  [
    /^(?:please )?(?:(?:i|we) (?:want|need|would like|'d like) (?:to get |to have |to receive |to be )?)?(?:(?:send|give|email|text|mail|show|set(?: up)?|add|create|get|receive)(?: (?:me|us|out))? )?(?:an? |some |automatic |email |e-mail |push |daily |weekly )*(?:reminders?|alerts?|notifications?|warnings?|e-?mails?|messages?|reminded|alerted|notified|warned) (?:when(?:ever)?|if|before|about|once|as soon as|for|of|to|that)\b (?!(?:each|every|field)\b).*$|^(?:remind|notify|alert|warn|ping|text|email) (?:me|us|everyone|people|users|the team|admins?|them|staff) (?:when(?:ever)?|if|before|about|once|as soon as|of|to|that)\b.*$/i,
    (change, _, clause) =>
      /\b(?:field|column|page|form)\b/i.test(clause) || isKept(change, clause)
        ? undefined
        : reminder(change, clause),
  ],
  [
    /^(?:i want to|i need to|we want to|we need to|i'd like to|let me|let us|let users|let people|allow us to|please|the app should|it should|can it|make it|can we|be able to|i want the app to|automatically|auto)?\s*(?:be able to |automatically |also )*(?:send|sending|email|text|mail|message|notify|sms|whatsapp)s?\s+(?:(?:out|an?|all|the|our|my|automatic|automated|bulk|confirmation|welcome|thank[- ]you|reminder|follow[- ]up|mass|weekly|daily|monthly|push|order|booking|appointment|birthday|status|personal|invoice|me|us|them|customers|clients|people|everyone|each|every) )*(?:e-?mails?|mails?|sms|text messages?|messages?|newsletters?|notifications?|whatsapps?|reminders?|reports?|summary|summaries|confirmations?|digests?|invoices?|customers?|clients?|contacts?|users?|people|everyone|members|team|guests?|students|parents|them)\b.*$/i,
    (change, _, clause) =>
      /\b(?:field|column|page|form|chat)\b/i.test(clause) ||
      /^(?:message|text|email|mail)s?\s+(?:should|must|are|is|have)\b/i.test(clause) ||
      /^(?:visitors|customers)\b/i.test(clause)
        ? undefined
        : mailing(change, clause),
  ],
  [
    new RegExp(
      `^${adds}(?:automatic |automated |email |e-?mail |push |sms |text |whatsapp |in-app |browser |order |booking )*(?:notifications?|alerts?|e-?mails?|newsletters?|mailing lists?|text messages|sms|reminders?|reminder e-?mails?|confirmations?|confirmation e-?mails?)(?: (?:system|function|feature|center|centre|e-?mails?|messages?|by e-?mail|via e-?mail|by sms|via sms))*(?: (?:when|if|for|to|before|after|about|on|that)\\b.*)?$`,
      'i',
    ),
    (change, _, clause) =>
      /\b(?:field|column|date|page|form|time)\b/i.test(clause) || isKept(change, clause)
        ? undefined
        : mailing(change, clause),
  ],
  [automated, (change, found, clause) => automation(change, found, clause)],
  [
    /^(?:automatically|auto)[ -](?!sort)(?:.*)$|^(?!show|sort|list|add).*\b(?:automatically|by itself|on its own)$/i,
    (change, found, clause) =>
      /\b(?:calculat|total|sum|add up|number|count|work out|age)\w*\b/i.test(clause)
        ? undefined
        : automation(change, found, clause),
  ],
  [
    /^(?:make|set|let|add|have)?\s*(?:it|the app|offline)?\s*(?:work|usable|available|run)?\s*(?:an? )?offline(?: mode| support| version| use)?$/i,
    () => honestWords.offline,
  ],
  [
    new RegExp(
      `^${adds}(?:bar ?code|qr(?:[ -]?code)?)s?(?: (?:scanner|reader|scanning|generator))+(?: .*)?$|^${adds}qr[ -]?codes?$|^(?:scan|read|generate|print) (?:bar ?|qr[ -]?)codes?\\b.*$`,
      'i',
    ),
    (change, _, clause) => honestWords.codes(many(thingOf(change, clause))),
  ],
  [
    new RegExp(
      `^${adds}(?:video ?(?:call|chat|conferenc)\\w*|phone calls?|voice (?:input|control|messages?)|gps(?: tracking)?|live location|face recognition|live tracking|e-?signatures?|signature (?:field|pad)|digital signatures?)\\b.*$`,
      'i',
    ),
    (_, found) => honestWords.notPossible(shortened(found[0], 60)),
  ],
  [
    new RegExp(
      `^${adds}(?:backup|back[- ]?up|auto ?save|version history|audit log|activity log|change log|undo(?: button)?)s?(?: .*)?$`,
      'i',
    ),
    () => honestWords.backups,
  ],
  [
    new RegExp(
      `^${adds}(?:tool ?tips?|pop-?ups?|modals?|hover texts?|onboarding|guided tour|tour|tutorial|splash screen|cookie banner|cookie notice|cookie consent|slider|carousel|slideshow|breadcrumbs?|widgets?|ticker|banner ads?|(?:loading )?spinners?|loaders?|currency switch(?:er)?|(?:currency|country) selector|ads|advertis\\w+)(?: .*)?$`,
      'i',
    ),
    (change, found, clause) =>
      /\b(?:field|column|saying|says|for each)\b/i.test(clause)
        ? undefined
        : honestWords.noPart(
            shortened(found[0], 60),
            lower(contextEntity(change)?.fields[0]?.label ?? 'name'),
          ),
  ],
  [
    new RegExp(
      `^${adds}(?:seo|google analytics|analytics|tracking(?: code| pixel)?|meta tags?|sitemap|cookies|visitor (?:counter|statistics))(?: .*)?$`,
      'i',
    ),
    (change, _, clause) => (isKept(change, clause) ? undefined : honestWords.tracking),
  ],
  [
    new RegExp(`^(?:${adds}|write |show |display )(?:a |the )?footer\\b.*$`, 'i'),
    (change) =>
      change.blueprint.pages.some(({ archetype }) => archetype === 'landing')
        ? undefined
        : honestWords.footer,
  ],
  [
    new RegExp(
      `^(?:${adds}|write |show |display )(?:our |the |my )?(?:opening hours|opening times|business hours|(?:our )?address|contact details|phone number|directions)\\b.*\\b(?:on|to|at|in)\\b.*\\b(?:home ?page|front page|start page|dashboard|website|site|landing page|first page|footer|header|(?:every |each |the )?page|screen)$`,
      'i',
    ),
    ({ blueprint }) =>
      blueprint.pages.some(({ archetype }) => archetype === 'landing') ? undefined : honestWords.needsLanding,
  ],
];

/** "An animation" is asked for as one; what cannot be added is told of all of them. */
const decorations = (word: string): string =>
  word === 'animated' ? 'animations' : /^(?:parallax|confetti)$/.test(word) ? word : plural(word);

/** A cart whose checkout tries a payment, with cards for testing alone. */
const hasTestPayment = ({ pages, entities }: Blueprint): boolean =>
  pages.some(({ archetype }) => archetype === 'cart') && entities.some((entity) => paymentOf(entity));

/** Notifications and the like that the app keeps as records are none of the app's doing. */
const isKept = (change: Change, clause: string): boolean =>
  change.blueprint.entities.some(({ label, labelPlural }) =>
    new RegExp(`\\b(?:${label}|${labelPlural})\\b`.replace(/[().*+?[\]]/g, '.'), 'i').test(
      clause.replace(/\b(?:when|if|for|before|about)\b.*$/i, ''),
    ),
  );

/** People sign in to every app; what they may do by whom. */
function signIn(blueprint: Blueprint): string {
  const open = blueprint.pages.filter((page) => page.public && page.nav).map(({ label }) => label);
  const byRule = Map.groupBy(blueprint.entities.slice(0, 6), ({ rules: { read } }) => read);
  const rules = [...byRule]
    .map(([rule, seen]) => accessWords.seenBy(rule, joinWords(seen.map(many)), blueprint.roles))
    .join(' ');
  const pages = open.length > 0 ? honestWords.openPages(thePages(open)) : honestWords.nothingOpen;
  return honestWords.signIn(pages, rules, many(mainEntity(blueprint)));
}

function connection(change: Change, service: string): string {
  const dated = change.blueprint.entities.find((entity) => dateField(entity));
  if (/calendar|ical|outlook/i.test(service) || /google$/i.test(service))
    return honestWords.calendars(dated ? honestWords.ownCalendar(many(dated)) : '');
  return honestWords.services;
}

function mailing(change: Change, clause: string, isOfNew = false): string {
  const entity = thingOf(change, clause);
  const dated = [entity, ...change.blueprint.entities].find((one) => one && liesAhead(one));
  const mail = change.blueprint.entities.find(({ fields }) => fields.some(({ type }) => type === 'email'));
  const open = mail ? honestWords.mailLink(many(mail)) : '';
  const due = dated ? honestWords.due(many(dated)) : '';
  const hasDashboard = change.blueprint.pages.some(({ archetype }) => archetype === 'dashboard');
  return honestWords.noMessages(`${open}${due}${isOfNew && hasDashboard ? honestWords.newest : ''}`);
}

/** Days that are waited for; when somebody was born or last called is none. */
const liesAhead = (entity: BlueprintEntity): boolean =>
  entity.fields.some(
    ({ type, label }) =>
      /^date/.test(type) &&
      !/\b(?:last|created|birth|born|since|joined|contacted|added|sent|received|paid|done|hire|order(?:ed)?)\b/i.test(
        label,
      ),
  );

/** "Remind me when a deal is about to close": the dashboard lists them, where there is a day to go by. */
function reminder(change: Change, clause: string): string {
  const about = clause.replace(
    /^.*?\b(?:when(?:ever)?|if|before|about|of|for|once|to|that|as soon as)\s+(?:it is time to |it's time to )?/i,
    '',
  );
  const entity = named(change, about);
  // Nothing is told of what somebody does; the dashboard shows what is new.
  if (
    /\b(?:new|added|created|made|comes? in|arrives?|signs? up|books?|booked|changed?|changes|updated|assigned|edited|deleted|removed|completed|done|finished|placed|submitted|sent|paid|orders?|ordered|posted|answered|replies|comments)$|\bnew\b/i.test(
      about,
    )
  )
    return mailing(change, clause, true);
  return (
    warn(change, `remind me of ${about}`) ??
    (entity && liesAhead(entity) ? warn(change, `remind me of ${many(entity)} coming up`) : undefined) ??
    mailing(change, clause)
  );
}

function automation(change: Change, found: RegExpExecArray, clause: string): string {
  const entity = thingOf(change, found[1] ?? clause);
  if (/\b(?:send|email|notify|text|remind|tell|mail)\b/i.test(found[2] ?? '')) return mailing(change, clause);
  const state = entity && stateOf(entity);
  const [one, other] = entity ? fieldsOf(entity, 'int', 'number', 'money') : [];
  return honestWords.automation({
    what: entity ? aOf(entity) : 'something',
    start: state ? honestWords.start(lower(state.label), lower(state.options?.[0]?.label ?? 'new')) : '',
    total: one && other ? honestWords.total(lower(one.label), lower(other.label)) : '',
    things: many(entity),
  });
}

/** Tips in the app's own words, so that they work as they stand. */
function withOwnNames(change: Change, said: string): string {
  const entity = contextEntity(change) ?? mainEntity(change.blueprint);
  const field = entity?.fields.slice(1).find(({ inList }) => inList) ?? entity?.fields[0];
  return said
    .replaceAll('{things}', () => many(entity))
    .replaceAll('{field}', () => lower(field?.label ?? 'name'));
}

/** Wishes for what is there already or cannot be had, told before any other intent takes their words for a field. */
export const honest: Intent = (change, clause) => {
  for (const [shape, answer] of [...answers, ...partAnswers]) {
    const found = shape.exec(clause);
    const said = found && answer(change, found, clause);
    // A name may hold "$&", which stands for itself.
    if (said) return withOwnNames(change, said);
  }
  return undefined;
};

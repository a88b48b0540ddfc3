import type { SectionKind } from './section.ts';

/** A way to ask for a part of a page: the whole of a phrase without its article, and the heading that it gets. */
export type PartWord = { kind: SectionKind; shape: RegExp; title?: string; form?: FormKind };
/** What visitors send with a form. */
export type FormKind = 'enquiry' | 'subscriber' | 'booking' | 'signup';

const row = (kind: SectionKind, shape: string, title?: string, form?: FormKind): PartWord => ({
  kind,
  shape: new RegExp(`^(?:${shape})(?=$|[\\s:(,."'“])`, 'i'),
  ...(title ? { title } : {}),
  ...(form ? { form } : {}),
});

const ask =
  '(?:(?:people|customers|clients|visitors|guests|everyone|they|you|we)(?: always| often| usually| keep| get| are)? )';

/** Longer wordings stand before the shorter ones that they begin with. */
export const partWords: readonly PartWord[] = [
  row(
    'form',
    '(?:newsletter|mailing[- ]list|e-?mail(?:ing)? list|e-?mail(?= sign))(?: sign-?ups?| subscription)?(?: form| box| field)?',
    'Stay in touch',
    'subscriber',
  ),
  row(
    'form',
    '(?:form to (?:join|get on(?:to)?|sign up (?:for|to)) (?:the|our|a) )?(?:wait(?:ing)?[- ]?list)(?: sign-?up)?(?: form| box)?',
    'Join the waiting list',
    'subscriber',
  ),
  row('form', 'subscri(?:be|ption)(?: form| box)', 'Stay in touch', 'subscriber'),
  row(
    'form',
    '(?:booking|reservation|table|appointment)s?(?: request| enquiry)? form|form (?:to|for) (?:book|reserve|booking|reserving)\\w*(?: an?)?(?: table| appointment| visit| time| room)?',
    undefined,
    'booking',
  ),
  row('form', '(?:sign[- ]?up|registration|rsvp|join) (?:form|box)|rsvps?', undefined, 'signup'),
  row(
    'form',
    '(?:contact|enquiry|inquiry|message|quote|request|e-?mail|call-?back|question)(?: request)? (?:form|box)|form (?:to|for) (?:contact|write to|reach|message|ask|enquir|inquir|getting in touch|messages|enquiries|questions)\\w*(?: us| me)?|form at the (?:bottom|end|top)|form\\b(?= with)|way to (?:contact|reach|write to|get in touch)(?: with)?(?: us| me)?|contact (?:section|part|us|me)|get in touch|contact(?: details)?$',
    undefined,
    'enquiry',
  ),
  row(
    'hero',
    '(?:hero|header|banner|intro(?:duction)?|welcome|opening (?=section|image|picture|text|part|message))(?: ?(?:section|image|picture|text|area|part|message|band))?|(?:headline|promise|slogan|tag ?line|claim|title|catch ?phrase)(?: and a button)?|(?:big |large |nice )?(?:photo|picture|image)(?= at the top|$)|button(?= at the top| to| that| for|$)',
  ),
  row('cta', 'calls? to action|cta|(?:last|final|closing) (?:call|word|nudge|invitation)'),
  row('footer', 'footer|imprint|legal (?:line|notice)'),
  row(
    'hours',
    "(?:opening|open|business|shop|office|visiting|working) (?:hours|times)|hours|times when we(?: are|'re) open|when (?:we|you)(?: are|'re) open|when we open(?: and close)?",
    'Opening hours',
  ),
  row(
    'place',
    "where (?:to find|people find|you find|you can find|we are|we're) ?(?:us|me)?|(?:how|where) to (?:find|get to|reach) (?:us|me|the \\w+)|how to get (?:here|there)|find us|visit us|(?:our |the )?(?:address|location|directions|whereabouts)|(?:a )?map(?: of where we are)?|getting here",
    'Where to find us',
  ),
  row('about', 'our story', 'Our story'),
  row('about', 'my story', 'My story'),
  row('about', 'who (?:we|i) (?:are|am)', 'Who we are'),
  row(
    'about',
    '(?:(?:a )?(?:few|couple of) |some |short )?(?:words|lines|sentences|text|paragraph|bit|something|part) (?:about|on) (?:me|myself|who i am)|about me',
    'About me',
  ),
  row(
    'about',
    '(?:(?:a )?(?:few|couple of) |some |short )?(?:words|lines|sentences|text|paragraph|paragraphs|bit|something|part|info|information|story|history|note) (?:about|on) (?:us|who we are|ourselves|our story|our history|the (?:company|business|firm|family|shop|owner|team))|about(?: us| page| the (?:company|business|firm|family|shop|owner))?|(?:(?:our|the|family|company) )*(?:history|story|background|philosophy|mission|values)',
    'About us',
  ),
  row(
    'team',
    '(?:the |our |my )?(?:team|staff|crew|people|trainers|teachers|stylists|instructors|therapists)(?: members| behind it| page)?|meet the team|faces',
    'Our team',
  ),
  row(
    'testimonials',
    '(?:testimonials?|(?:customer |client |guest )?(?:reviews|quotes|voices|praise|references)|kind words|success stories)(?: of| from| by)?(?: happy| our| past| some)*(?: customers| clients| guests| patients| students| people)?|what (?:(?:our|my|other|past|happy) )*(?:clients|customers|guests|people|patients|students|members|others|parents|they) (?:say|think|said|write)(?: about us| of us| about me)?',
    'What people say',
  ),
  row(
    'faq',
    `faqs?|(?:answers to )?(?:the )?(?:frequent(?:ly)? asked |common |usual |typical |the )?questions(?: and answers| & answers)?(?: (?:that )?${ask}ask(?:s|ed|ing)?(?: us| me)?| (?:that )?${ask}asked)?|q ?(?:&|and) ?a`,
    'Questions and answers',
  ),
  row(
    'pricing',
    '(?:(?:our|the|my) )?(?:price(?:s|-?list| list| table|d plans)?|pricing|rates|fees|tariffs?|packages|plans|cost|costs)(?: table| list| plans)?|what (?:it|everything|things|this|a \\w+) costs?',
    'Prices',
  ),
  row(
    'steps',
    'how (?:it|this|that|everything|the \\w+) works|how (?:we|i) work|how to (?:order|book|start|join|begin)|(?:the )?(?:(?:three|four|3|4|few|simple|easy) )*steps?(?: to \\w+)?|(?:our|the) process',
    'How it works',
  ),
  row(
    'gallery',
    '(?:photo |picture |image |small )?galler(?:y|ies)|(?:[a-z-]+ ){0,2}(?:photos|pictures|images)(?: of .{3,40})?|(?:our|my|recent|past) (?:work|projects|portfolio)|before and after(?: photos| pictures)?',
    'Pictures',
  ),
  row(
    'stats',
    '(?:(?:key|some|a few|our|big) )*(?:figures|numbers|stats|statistics|facts and figures|facts)',
    'In figures',
  ),
  row('features', 'what (?:we|i) (?:do|offer|make|sell|bake|teach)', 'What we do'),
  row('features', '(?:(?:our|my|the|lunch|dinner|drinks|food) )*menu|(?:our |the )?dishes', 'Menu'),
  row('features', '(?:(?:our|my|the|all) )*treatments', 'Treatments'),
  row('features', '(?:(?:our|my|the|all) )*(?:courses|classes|lessons|workshops)', 'Courses'),
  row(
    'features',
    '(?:(?:our|my|the|all|main|key) )*(?:features|benefits|advantages|selling points)|why (?:us|choose us|people choose us)|reasons to \\w+(?: us)?',
    'Why people choose us',
  ),
  row(
    'features',
    '(?:(?:our|my|the|all) )*(?:services?|offers?|offering|range|products|speciali?ties)(?: we offer)?(?: overview| list)?',
    'What we do',
  ),
];

/** What stands before the name of a part and does not belong to it. */
const connecting =
  "and|then|also|plus|with|but|please|first|second|third|next|finally|lastly|after that|below(?: that| it)?|under(?:neath)?(?: that| it)?|above(?: that| it)?|followed by|as well as|at the (?:very )?(?:top|bottom|end|start)|on top|in the middle|further down|at last|there (?:should be|is|are)|(?:it|the page|the site|that) (?:should |must |needs to )?(?:have|has|shows?|contains?|includes?|ends with|starts with|begins with|opens with)|(?:i|we)(?:'d| would)? (?:want|need|like)(?: to (?:have|show|see))?|(?:show|add|include|put|list|have|give)(?: us| me)?|sections? (?:for|about|with|on|called|named|:)|parts? (?:for|about|with)|block (?:for|with)";
const describing =
  'an?|the|our|my|some|short|small|simple|little|nice|clear|brief|big|large|friendly|good|strong|quick|proper|list of|overview of|showing';
export const leadIn = new RegExp(`^(?:(?:${connecting}|${describing})(?:,|:)?\\s+)+`, 'i');
const connectives = new RegExp(`^(?:(?:${connecting})(?:,|:)?\\s+)+`, 'i');

/** Where a part is wanted on the page, beside its name. */
export const atEnd = /\bat the (?:very )?(?:bottom|end|foot)\b|^(?:finally|lastly|at last)\b/i;
export const atTop = /\bat the (?:very )?(?:top|beginning|start)\b|\bon top\b/i;

/** The part that a phrase names as a whole, and what stands behind the name. */
export function partIn(phrase: string): { word: PartWord; rest: string } | undefined {
  const plain = phrase.replace(/^[\s,:;–-]+/, '');
  // "Our story", "the team": articles belong to some names.
  for (const text of [plain.replace(connectives, ''), plain.replace(leadIn, ''), plain])
    for (const word of partWords) {
      const found = word.shape.exec(text);
      if (found) return { word, rest: text.slice(found[0].length).trim() };
    }
  return undefined;
}

import type { Archetype } from '@sayso/core/blueprint-schema';

/** A kind of page that a text asks for by what people do there. */
export type KindIntent = {
  kind: Archetype;
  /** Concepts that it cannot do without. */
  core: readonly string[];
  /** The app is that and little else, as far as its first words say. */
  isWhole: boolean;
  words: string;
};

type KindRow = { kind: Archetype; core: string; shapes: readonly RegExp[] };

const rows: readonly KindRow[] = [
  {
    kind: 'chat',
    core: 'chat_message',
    shapes: [
      /\b(?:team|group|family|club|class|live|community|staff|crew|private|internal|company|neighbou?rhood|work|office|guild)[\s-]chat\b(?! (?:group|and|was|got|where (?:nobody|no one)))/i,
      /\b(?:a|simple|small|little|real-?time) chat\b(?! group)/i,
      /\bchat (?:app|rooms?|channels?|page|for (?:my|our|the|us|a)|with (?:channels|rooms))\b|^chat\b/im,
      /\bmessenger\b|\binstant messages\b/i,
      /\b(?:everyone|everybody|members|we|they|people|all of us|staff)\s+(?:can|could|may)\s+(?:write|talk|message|chat|text)\s+(?:to |with )?(?:everyone|everybody|each other|one another|all the others)\b/i,
      /\bchannels for\b[^.]*\b(?:chat|messages?|write|talk)\b|\b(?:chat|messages?|write|talk)\b[^.]*\bchannels for\b/i,
    ],
  },
  {
    kind: 'forum',
    core: 'topic topic_reply',
    shapes: [
      /\bforum\b|\bdiscussion boards?\b|\bmessage boards?\b|\bbulletin board\b/i,
      /\btopics?\b[^.]{0,60}\brepl(?:y|ies)\b/i,
      /\bask questions?\b[^.]{0,60}\b(?:answer|reply)/i,
    ],
  },
  {
    kind: 'feedback',
    core: 'feature_request',
    shapes: [
      /\b(?:ideas?|suggestions?|feature requests?|feedback|wish(?:es)?|improvements?)\s+(?:board|box|list|wall|page|app|portal|collector)\b/i,
      /\bup-?vot(?:e|es|ing)\b|\bvot(?:e|es|ing)\b[^.]{0,60}\b(?:ideas?|suggestions?|requests?|proposals?|topics?|books?|films?|movies?|songs?|names?|them|it|each|one vote)\b/i,
      /\b(?:ideas?|suggestions?|proposals?|books?|films?|songs?|requests?)\b[^.]{0,60}\bvot(?:e|es|ing)\b/i,
    ],
  },
  {
    kind: 'booking',
    core: 'booking',
    shapes: [
      /\b(?:choose|pick|select|book|reserve|offer)\b[^.]{0,50}\b(?:free |available |open |time )?slots?\b/i,
      /\b(?:same|twice|double)\b[^.]{0,50}\b(?:slots?|book|booked|booking|bookings|reserved?)\b|\bdouble[- ]book/i,
      /\b(?:book|reserv|rent|hire|borrow|taken|turned up)\w*\b[^.]{0,80}\b(?:same|twice)\b[^.]{0,12}\b(?:time|day|days|date|dates|morning|evening)\b|\bsame (?:time|day|date)s?\b[^.]{0,40}\b(?:book|reserv|rent|hire|borrow|taken)|\bsame \w+ twice\b|\btwice\b[^.]{0,40}\bsame (?:time|day|date|slot)s?\b/i,
      /\bnobody else\b[^.]{0,40}\bbook\b|\bsee (?:what|when|which)[^.]{0,40}\b(?:free|available)\b|\bavailability\b[^.]{0,40}\b(?:book|calendar)|\bonline booking\b|\bbook (?:online|a (?:time|slot|table|court|room|lane|lesson|appointment|desk|seat|machine))\b/i,
      /\b(?:table|court|room|desk|appointment|lane|studio|slot|sauna|laundry|equipment|tool|machine|van|boat|bike) (?:booking|reservation)s?\b/i,
      /\b(?:members?|guests?|customers?|clients?|people|students?|neighbou?rs|researchers?|residents|visitors?|players?|users|who) (?:can |may |could |should be able to )?(?:book|reserve)s?\b(?! of)/i,
      /\bbooking (?:system|site|app|page|website|calendar)\b/i,
    ],
  },
  {
    kind: 'blog',
    core: 'post',
    shapes: [
      /\b(?:travel|food|personal|company|photo|science|family|tech)?\s*\bblog\b(?!ger)/i,
      /\bonline diary\b[^.]*\b(?:read|public|follow)/i,
    ],
  },
  {
    kind: 'portfolio',
    core: 'portfolio_piece',
    shapes: [/\bportfolio\b(?! (?:management|of (?:stocks|shares|funds|properties))|s? value)/i],
  },
  {
    kind: 'landing',
    core: 'enquiry',
    shapes: [
      /\blanding pages?\b|\b(?:one|single)[- ]page (?:web ?)?site\b|\bjust one page\b|\bhome ?page for\b|\bbrochure (?:site|website)\b|\bcoming soon page\b/i,
      /\b(?:web ?site|site)\b[^.]{0,50}\bfor (?:my|our|the|a|an|[A-Z])[^.]*(?:\.|$)[\s\S]*\b(?:contact form|about us|our services|opening hours|prices)\b/,
      /\b(?:web ?site|web ?page|home ?page|(?<=^(?:an? )?)site) (?:for|of) (?:my|our|the|an?) [^.]{0,80}\b(?:contact|enquiry|inquiry) (?:form|page)\b/i,
      /\bwebsite\b[\s\S]*\b(?:hero|testimonials?|faq|questions people (?:always )?ask)\b/i,
    ],
  },
  {
    kind: 'directory',
    core: '',
    shapes: [
      /\b(?:members?'?|staff|people|team|business|club|alumni|contacts?|employee|company|company's|local|craft|phone|expert|supplier)\s+directory\b|\bdirectory (?:of|for|where)\b|\bdirectory\b(?=[^.]{0,40}\b(?:members|people|businesses|experts))/i,
      /\bwho'?s who\b|\byellow pages\b/i,
    ],
  },
  {
    kind: 'files',
    core: 'library_file',
    shapes: [
      /\b(?:document|documents|file|drawing|plan|pdf|media|template|form|policy|manual|download)s?\s+(?:library|archive|storage|store|repository|cabinet|centre|center|manager|vault)\b/i,
      /\bupload (?:pdfs?|documents?|files?)\b/i,
      /\bfile (?:sharing|library)\b|\bshared (?:files|documents|folder)\b/i,
    ],
  },
  {
    kind: 'map',
    core: 'place_of_interest',
    shapes: [
      /\b(?:on|with|over) (?:a|the|our|one) map\b|\bmap (?:of|with|showing|view|page|where)\b|\bmapped\b|\blatitude\b/i,
    ],
  },
  {
    kind: 'gallery',
    core: '',
    shapes: [/\b(?:photo|picture|image)?\s*gallery\b|\bas a gallery\b|\bphoto wall\b/i],
  },
  { kind: 'timeline', core: '', shapes: [/\btime ?lines?\b|\btime line\b|\balong a line of time\b/i] },
  {
    kind: 'checklist',
    core: '',
    shapes: [
      /\bcheck ?lists?\b|\bticks? (?:them |it |things )?off\b|\bcheck (?:them|things|items) off\b|\bto-?do list\b/i,
    ],
  },
  {
    kind: 'settings',
    core: '',
    shapes: [/\bsettings?(?: page| screen| where)\b|\bpage (?:of|with) settings\b/i],
  },
  {
    kind: 'leaderboard',
    core: 'quiz_score',
    shapes: [
      /\bleader ?boards?\b|\bhigh ?scores?\b|\btop (?:list|ten|10) of\b[^.]*\bscores?\b|\bbest scores?\b|\btop list\b[^.]*\bscores?\b|\bhall of fame\b/i,
      /\branking (?:of|for|between) (?:all )?(?:the |our |my )?[\w-]+s\b|\brank(?:s|ed)? (?:all )?(?:the |our |my )?[\w-]+s by\b/i,
    ],
  },
];

/** Kinds of pages that a text asks for, in the order of the table; `text` holds no sentence that refuses something. */
export function findKinds(text: string): KindIntent[] {
  return rows.flatMap(({ kind, core, shapes }) => {
    const found = shapes.map((shape) => shape.exec(text)).find((hit) => hit !== null);
    if (!found) return [];
    const words = found[0].trim();
    const isWhole = found.index < 60 && text.split(/\s+/).length < 40;
    return [{ kind, core: core === '' ? [] : core.split(' '), isWhole, words }];
  });
}

import type { FieldType } from '@sayso/core/blueprint-schema';
import { ingOf, isParticiple, verbForms } from '../../lexicon/words/verbs.ts';
import { isGrammar } from '../text/words-of.ts';

/** What people say around the name of an attribute, and what it says about the value. */
export type Named = { text: string; type?: FieldType };

const kinds: Readonly<Record<string, FieldType>> = {
  text: 'text',
  'free text': 'text',
  'long text': 'text',
  pdf: 'file',
  file: 'file',
  attachment: 'file',
  photo: 'image',
  picture: 'image',
  image: 'image',
  number: 'number',
  list: 'lines',
  link: 'url',
  date: 'date',
  tag: 'tags',
  tags: 'tags',
  checkbox: 'bool',
  'yes or no': 'bool',
};
const kindNames = Object.keys(kinds).join('|');
const asKind = new RegExp(`\\s+(?:as|in) (?:an? )?(${kindNames})s?(?: (?:file|field))?$`, 'i');

const remarks =
  /\s*,?\s+(?:please|(?:in|on|of|for|about|with|inside|behind|under|beside|around) (?:it|them|him|her)|obviously|of course|too|as well|also|at least|at the moment|in there|in question|(?:please )?(?:calculate|compute|work out|figure out)(?: it| that| this)?|in (?:a )?(?:few|some|one or two|short) (?:words|sentences|lines)|only|or so|and so (?:on|forth)|and the like|himself|itself|herself|themselves|automatically|by (?:itself|himself|hand)|if (?:any|possible|known|applicable|needed|available|there (?:is|are|was|were|'s) (?:one|any|some)|(?:it|he|she|they) (?:has|have|had) (?:one|any|some))|(?:is )?optional|would be (?:good|nice|great|lovely|useful|helpful)(?: too)?)$/i;
/** "The hammer price once it is sold": when it is known, not what it is called. */
const conditions =
  /\s+(?:once|after|before|if|unless|whenever|as soon as|when|so that|so) (?:it|they|he|she|we|i|you|there|somebody|someone|the|a|an|he's|it's|that)\b.*$/i;
/** "A price I'd rather keep to myself": what somebody thinks of it. */
const thought = /\s+(?:that |which )?(?:i|we)(?:'d| would) (?:rather|prefer|like|love)\b.*$/i;
/** "The margin, worked out as price minus cost": how it comes about. */
const reckoned =
  /,?\s+(?:(?:which|that) (?:is|are|gets?|comes?) (?:just |simply |automatically )?)?(?:worked out|calculated|computed|derived|figured out|added up|reckoned)\b(?! (?:price|cost|fee|total)).*$|\s+(?:should|must|will|can|has to)\s+(?:then\s+|just\s+|also\s+)?(?:come out|be (?:calculated|computed|worked out|figured out|added up)|add up|work itself out)\b.*$/i;
const likened = /,?\s+(?:such as|like|for example|e\.g\.)\s+(?:["']|an?\s|the\s).*$/i;
const amounts =
  /^(?:a (?:handful|number|couple|bit|few|piece|lot) of|a few|a couple|several|lots of|plenty of|some (?:kind|sort) of|a (?:kind|sort) of|kind of|sort of)\s+(?=\w)/i;

/** "A few words on how it tastes": what the words are about. */
const wordsOn =
  /^(?:a few |some |a couple of |one or two |short )?(?:words|lines|sentences) (?:on|about|of|saying) (?=(?:how|what|why|who|where)\b)/i;

const rated = /^(price|cost|rate|fee) an? ([\w-]+)$/i;

/** Takes off an attribute what is only said beside it: "as text", "if there is one", "a handful of". */
export function plainly(written: string): Named {
  let text = written.trim().replace(rated, '$1 per $2').replace(wordsOn, '');
  for (let round = 0; round < 3; round++) {
    const before = text;
    text = text
      .replace(remarks, '')
      .replace(amounts, '')
      .replace(likened, '')
      .replace(thought, '')
      .replace(reckoned, '')
      .trim();
    if (!/^(?:when|if|whether|how|who|what|where|which)\b/i.test(text)) text = text.replace(conditions, '');
    if (text === before || text === '') break;
  }
  if (text === '') return { text: written.trim() };
  const kind = asKind.exec(text);
  if (!kind?.[1]) return { text };
  const type = kinds[kind[1].toLowerCase()];
  return { text: text.slice(0, kind.index), ...(type ? { type } : {}) };
}

const relative =
  /^((?:an?|the|its|their|my|our|which|what)\s+)?([\w'-]+(?:\s[\w'-]+){0,2}?)\s+(?:(?:who|that|which|where|whom)\s+.+|(?:in|on|at|for|from|to|with|by) (?:which|whom)\s+.+|(?:i|we|it|they|he|she|you|people|somebody|someone)(?:(?:'s|'re|'m|'ve|'d)(?:\s+\w+)?|\s+(?:\w+\s+)?(?:\w+))(?:\s+(?:it|them|for|with|on|in|to|there|at|about|from))*)$/i;

/** "The clerk who signs it", "the shelf it stands on": what is told of an attribute is no part of its name. */
export function withoutRelative(item: string): string {
  const [, party = '', deed = ''] =
    /^(?:(?:an?|the|its|their) )?(body|company|organi[sz]ation|institution|authority|firm|office|agency) (?:that|which|who) (?:has |have |had )?([a-z]+)(?: (?:it|them))?$/i.exec(
      item.trim(),
    ) ?? [];
  const verb = verbForms.get(deed.toLowerCase());
  if (party !== '' && verb) return `${ingOf(verb)} ${party}`;
  const own =
    /^(?:(?:an?|the|our|my|their|its) )?[\w-]+(?: [\w-]+)? (?:who|which|that) (?:is|are|was|acts as) (?:our|the|my|their|its|an?) ([\w-]+(?: [\w-]+)?)$/i.exec(
      item.trim(),
    )?.[1];
  if (own) return own;
  const [, , head = ''] = relative.exec(item.trim()) ?? [];
  if (/^(?:an? )?(?:tick(?: ?box)?|check ?(?:box|mark))$/i.test(head)) return item;
  const isAsking = /^(?:how|when|where|who|why|if|whether|what|which|and|or|by|until|since)\b/i.test(head);
  const isOrder =
    verbForms.get(head.toLowerCase()) === head.toLowerCase() &&
    !/^(?:an?|the|its|their|our|my|which|what)\s/i.test(item.trim());
  const isTime = /^(?:day|date|time|year|moment|place|person|people)s?$/i.test(head);
  return head === '' || isOrder || isAsking || isTime || isGrammar(head.toLowerCase().split(' ').at(-1) ?? '')
    ? item
    : head;
}

const counted = /^(max(?:imum)?|min(?:imum)?|greatest|least|most)\.? (?:number|amount|count) of (.+)$/i;
const pictured =
  /^(photo|photograph|picture|image|pic|scan|screenshot|drawing|sketch)s? (?:of|from|showing|with) .+$/i;
/** "A photo of the receipt" shows a paper, and is named after it. */
const papers =
  /^(?:photo|photograph|picture|image|pic|scan)s? of (?:the|their|its|his|her|an?) (receipt|certificate|licence|license|passport|invoice|contract|ticket|id card|prescription|bill)$/i;
const dated =
  /^(date|day|time|date\/time|date and time) (?:of|for) (?:the |its |their |his |her |an? |every |each )?([\w-]+(?: (?!(?:of|in|on|at|for|from|to|and|or|when|that|which|who)\b)[\w-]+)?)$/i;
const addressed =
  /^(address|phone|number|email|code|key|place) for (?:the|their|his|her|an?) ([\w-]+(?: (?:up|off|in|out|over))?)$/i;
/** "Referred by another client" */
const doneBy =
  /^([a-z]+ by) (?:(?:an?|the|another|which|what|one of (?:the|our)|some|other) [\w-]+(?: [\w-]+)?|whom|somebody|someone)$/i;
const worded = /^(?:short |few |a few )?(?:sentences?|words|lines|paragraphs?)(?: (?:about|on|of) .+)?$/i;
/** "Notes on what we saw" */
const noted =
  /^(?:notes?|remarks?|comments?) (?:on|about|of) (?:what|how|why|who|where|anything|whatever|everything)\b/i;
const aimed =
  /^([\w-]+(?: [\w-]+)?) (?:towards?|regarding|concerning|for (?:an?|the|one) (?:night|day|hour|week|month|year|piece|person|lap|lesson)|for (?:the )?[\w-]+ ones|to (?:be )?(?:reached|called|phoned))(?: .+)?$/i;

/** The name alone: "photo of the roof" is a photo, "date of the visit" the visit date. */
export function shortName(phrase: string): string {
  const text = phrase.trim();
  if (/^(?:short |few |a few )?lines$/i.test(text)) return 'description';
  if (worded.test(text) || noted.test(text)) return 'notes';
  const [, most = '', things = ''] = counted.exec(text) ?? [];
  if (things !== '') return `${most} ${things}`;
  const [, paper = ''] = papers.exec(text) ?? [];
  const by = doneBy.exec(text)?.[1];
  if (by && isParticiple(by.split(' ')[0]?.toLowerCase() ?? '')) return by;
  const photo = pictured.exec(text)?.[1];
  if (photo) return paper === '' ? photo : `${paper} ${photo}`;
  const [, what = '', use = ''] = addressed.exec(text) ?? [];
  if (use !== '') return `${use} ${what}`;
  const [, unit = '', thing = ''] = dated.exec(text) ?? [];
  if (thing !== '' && !/^(?:birth|purchase|death|day|issue|the|a)$/i.test(thing))
    return `${thing} ${/^date/i.test(unit) ? 'date' : unit}`;
  const head = aimed.exec(text)?.[1];
  return head ?? text;
}

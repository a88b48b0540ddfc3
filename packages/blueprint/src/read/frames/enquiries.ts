import { conceptById } from '../../lexicon/concepts.ts';
import { bare } from '../fields/field-phrase.ts';
import { type Cursor, type EntityDraft, ensureEntity, findEntity } from '../reading.ts';
import { readNoun } from '../things/nouns.ts';

const sender =
  '((?:(?:interested|registered|logged-in|other|all) )?(?:visitors?|people|guests?|buyers?|renters?|tenants?|customers?|readers?|users?|members?|neighbou?rs?|parents|students?|families|adopters|players|travell?ers|everyone|everybody|anyone|anybody|others|they|you|one))';
const receiver =
  "(?:the|its|their|his|her|your|our|each|an?) (?:[\\p{L}-]+[’']s )?(?:sellers?|hosts?|owners?|agents?|landlords?|landlad(?:y|ies)|lenders?|breeders?|providers?|vendors?|advertisers?|givers?|tutors?|artists?|makers?|dealers?|organi[sz]ers?|posters?|keepers?|drivers?|finders?|shelter)";
const may = '(?: (?:can|may|could|should|will|must|be able to|then|also|directly|simply|just|to|want|get))*';
const about =
  '(?: (?:about|for|on|regarding|concerning|of) (?:an?|the|each|every|any|one|it|them)?\\s*(?:of (?:the|our) )?([\\p{L}-]+(?: [\\p{L}-]+)?))';

const toSomebody = new RegExp(
  `^(.*?)(?:^|,? (?:where|and|so that|so)? ?)${sender}${may} (?:message|contact|write to|reach|e-?mail|text|get in touch with|send (?:an? )?(?:[\\p{L}]+ )?(?:messages?|enquir(?:y|ies)|inquir(?:y|ies)|requests?|notes?) to|ask) ${receiver}${about}?(?: (?:directly|there|online|through the (?:site|app)|by (?:e-?mail|message|form)|with (?:an?|their) (?:message|question)))*$`,
  'iu',
);
const aboutSomething = new RegExp(
  `^(.*?)(?:^|,? (?:where|and|so that|so)? ?)${sender}${may} (?:enquire|inquire|send (?:an? )?(?:enquir(?:y|ies)|inquir(?:y|ies)))${about}$`,
  'iu',
);

/** What is asked about: the thing that is named, else what was spoken of. */
function subjectOf(cursor: Cursor, words: string | undefined): EntityDraft | undefined {
  const noun = words === undefined ? undefined : readNoun(bare(words));
  if (noun && (noun.concept || findEntity(cursor.reading, noun))) return ensureEntity(cursor, noun);
  return undefined;
}

/** "Buyers can message the seller", "guests enquire about a flat": an enquiry about the thing that is offered. */
export function enquires(cursor: Cursor, clause: string, readRest: (text: string) => void): boolean {
  const plain = clause.replace(/[.!]+$/, '');
  const found = toSomebody.exec(plain) ?? aboutSomething.exec(plain);
  const concept = conceptById('enquiry');
  if (!found || !concept) return false;
  const [, before = '', who = '', thing] = found;
  if (before.trim() !== '') readRest(before.trim());
  const about = subjectOf(cursor, thing);
  const draft = ensureEntity(cursor, { words: 'enquiry', plural: false, concept });
  draft.isListed = true;
  draft.isAbout = true;
  if (about && about !== draft) cursor.reading.relations.push({ from: draft, to: about, many: false });
  // Who only looks in has no account to write from.
  if (/^(?:interested people|visitors?|guests?|anyone|anybody)$/i.test(who))
    cursor.reading.pages.push({ kind: 'offer', phrase: plain, public: true });
  cursor.mode = 'things';
  return true;
}

/** What such an app offers is what an enquiry is about, where the text names nothing else. */
export function linkEnquiries(
  drafts: readonly EntityDraft[],
  relations: { from: EntityDraft; to: EntityDraft; many: boolean }[],
): void {
  const isOffered = (draft: EntityDraft, kinds: RegExp) =>
    draft.isAbout !== true && !kinds.test(draft.concept?.kind ?? '');
  const offered =
    drafts.find((draft) => isOffered(draft, /^(?:person|log|transaction|settings)$/)) ??
    drafts.find((draft) => isOffered(draft, /^(?:person|log|settings)$/));
  for (const draft of offered ? drafts.filter(({ isAbout }) => isAbout === true) : [])
    if (offered && !relations.some(({ from }) => from === draft))
      relations.push({ from: draft, to: offered, many: false });
}

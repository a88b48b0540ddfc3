import { conceptById } from '../lexicon/concepts.ts';
import { dropDrafts } from '../read/drafts.ts';
import type { EntityDraft, Reading } from '../read/reading.ts';

/** Sites whose whole point is that strangers look at what others put up. */
const board =
  /\b(?:classifieds?|small ads|menu (?:for|of|page|site)|market ?place|flea market|swap (?:site|shop|board|platform)|job (?:board|portal|site)|crowd ?funding|(?:donation|fundraising|fundraiser) (?:page|site|campaign)|reviews? (?:site|page|platform|website)|(?:site|page|platform|website) (?:for|of) review(?:s|ing)|web ?site with|listings? (?:site|page|website)|fundraiser for|(?:jobs?|careers) page|sell(?:ing)? (?:second[- ]?hand|used|old|pre-loved)|(?:event|festival|wedding|conference) (?:site|page|website))\b/i;
/** "A place where musicians can sell gear": whoever may offer something there, others shall see it. */
const where =
  /\b(?:place|site|web ?site|page|platform|app) where (?:[\p{L}']+ ){1,7}?(?:can|may|could) (?:sell|swap|lend|rent out|give away|trade|auction|advertise)\b/iu;
/** Firms with a list of what they sell or let: a site where customers answer, else a tool of the firm. */
const listings =
  /\b(?:real estate|property|car|house|flat|rental|motorcycle|motorbike|bike|boat|caravan) (?:listings?|dealers?|dealership|agency|agent|portal|ads)\b|\bestate agen(?:t|cy)\b|\blistings\b|\b(?:apartments?|flats?|houses?|cottages?|rooms?|cars?|boats?) (?:to let|to rent|for rent|for sale)\b/i;
const answered =
  /\b(?:customers?|visitors?|buyers?|people|clients?|tenants?|guests?|renters?|they)\b(?: (?:can|could|may|should|will|then|also))*\s+(?:ask|send|book|request|apply|browse|search|see|contact|message|arrange|enquire|inquire|make an offer)\b/i;
const inside =
  /\b(?:internal|private|intranet|only (?:we|us|me|i|staff|members|employees)|nobody else|members only|just (?:me|us)|for (?:me|us) (?:only|alone)|our (?:staff|team|employees) (?:only )?(?:track|manage|log)|track (?:all |our |my )|manage (?:our|my|all) )\b/i;

export const isOpenBoard = (text: string): boolean =>
  !inside.test(text) &&
  (board.test(text.slice(0, 90)) ||
    where.test(text.slice(0, 140)) ||
    (listings.test(text.slice(0, 90)) && answered.test(text)));

const isTold = ({ fields }: EntityDraft): boolean => fields.length >= 2;

/** Words that say what such a site is, or how a record looks, and name no record beside those that were told. */
export function settleBoard(reading: Reading): void {
  askedContact(reading);
  if (!isOpenBoard(reading.text)) return;
  withoutGeneric(reading);
  const gone = new Set(reading.entities.filter((draft) => isWordOfSite(reading, draft)));
  // Who applies does so for what the board shows.
  for (const draft of reading.entities) if (draft.concept?.id === 'application') draft.isAbout = true;
  relateReviews(reading);
  const position = conceptById('position');
  for (const draft of reading.entities)
    if (position && draft.words === 'job' && /\bappl(?:y|ies|icants?|ications?)\b/i.test(reading.text))
      draft.concept = position;
  const isMarket = /^(?:classifieds|swaps)$/.test(reading.appType?.id ?? '');
  for (const draft of reading.entities)
    if (isMarket && /^(?:thing|item|stuff|object|article)$/.test(draft.words)) draft.words = 'listing';
  dropDrafts(reading, (draft) => gone.has(draft));
}

/** "Parents can reserve an item": one of the clothes that were told of. */
function withoutGeneric(reading: Reading): void {
  const isGeneral = ({ words, fields }: EntityDraft) =>
    fields.length === 0 && /^(?:item|thing|object|article|product)$/.test(words);
  const told = reading.entities.filter(isTold);
  const [only] = told;
  if (!only || told.length > 1) return;
  for (const relation of reading.relations) if (isGeneral(relation.to)) relation.to = only;
  reading.entities = reading.entities.filter((draft) => !isGeneral(draft));
}

/** What people say on a site for reviews is of the one thing that it lists. */
function relateReviews({ entities, relations }: Reading): void {
  const review = entities.find(({ concept }) => concept?.id === 'customer_review');
  const [only, ...others] = entities.filter((draft) => draft !== review && draft.concept?.kind !== 'person');
  if (review && only && others.length === 0 && !relations.some(({ from }) => from === review))
    relations.push({ from: review, to: only, many: false });
}

function isWordOfSite({ entities, appType }: Reading, draft: EntityDraft): boolean {
  if (draft.fields.length > 0) return false;
  const isTitle = /^(?:(?:[\p{L}-]+ )?listing|ad|marketplace|photo|picture|image|site|page|star|goal)$/u.test(
    draft.words,
  );
  return isTitle && (entities.some((one) => one !== draft && isTold(one)) || (appType?.core.length ?? 0) > 0);
}

/** What keeps the messages of visitors already. */
const keepsMessages = /^(?:enquiry|contact_message|message|support_request|lead)$/;

/** "A club app with a contact form": messages of visitors are kept, though the text says nothing of them. */
function askedContact(reading: Reading): void {
  const concept = conceptById('enquiry');
  const isAsked = /\b(?:contact|enquiry|inquiry) (?:form|page)\b/i.test(reading.text);
  const isTaken =
    reading.kinds.some(({ kind }) => kind === 'landing') ||
    reading.pages.some(({ kind, entity }) => kind === 'public-form' && entity !== undefined) ||
    reading.entities.some(({ concept: known }) => keepsMessages.test(known?.id ?? ''));
  if (!concept || !isAsked || isTaken) return;
  const draft: EntityDraft = { words: 'enquiry', concept, fields: [], said: '', from: 'text' };
  reading.entities.push(draft);
  reading.pages.push({ kind: 'public-form', phrase: 'contact form', public: true, entity: draft });
}

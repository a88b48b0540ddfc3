import { conceptById } from '../lexicon/concepts.ts';
import type { EntityDraft } from '../read/reading.ts';
import { normalised } from '../words.ts';
import { isAlike } from './complete.ts';
import { defaultFields } from './default-fields.ts';

/** Words that mean one thing in one trade and another in the next; what is said of them decides. */
const manifold: ReadonlySet<string> = new Set(
  'match,viewing,delivery,article,medication,ticket,issue,lot,class,plot,post,review,campaign,table,deal,lead,release,sample,position,part,asset,document,collection_item,incident,score,quote,flight,exercise,pet_feeding,movie'.split(
    ',',
  ),
);

/** What the thing is instead when one of these is said of it. */
const instead: Readonly<Record<string, readonly [RegExp, string]>> = {
  article: [/^(?:sku|quantity|stock|price|barcode|supplier|purchase price|reorder level)$/i, 'product'],
  medication: [/^(?:quantity|stock|batch number|shelf|supplier|price)$/i, 'product'],
  song: [
    /^(?:price|glaze|materials?|wood|timber|finish|medium|technique|size|width|height|dimensions|firing)$/i,
    'portfolio_piece',
  ],
  farm_animal: [/^(?:tank|aquarium|pond|terrarium|reef)$/i, 'fish'],
  match: [/^(?:min(?:imum)? players?|max(?:imum)? players?|play(?:ing)? time|genre|platform)$/i, ''],
};

const telling = ({ label, ref }: EntityDraft['fields'][number]): boolean =>
  ref === undefined &&
  !/^(?:names?|titles?|notes?|descriptions?|photos?|pictures?|status|date|id|type)$/i.test(label);

const shown =
  /^(?:event|concert|screening|movie|stage_play|match|exhibition|talk|festival_stage|artist|ticket_type)$/;

/** Where something is shown or played, a ticket lets somebody in, and nobody works through it. */
export function settleTickets(drafts: readonly EntityDraft[]): void {
  const sale = conceptById('ticket_sale');
  const isShown = drafts.some(({ concept }) => shown.test(concept?.id ?? ''));
  for (const draft of drafts)
    if (sale && isShown && draft.concept?.id === 'ticket' && !draft.fields.some(isWorkedOn))
      draft.concept = sale;
}
const isWorkedOn = ({ label }: EntityDraft['fields'][number]): boolean =>
  /\b(?:priority|assignee|assigned|status|subject|severity)\b/i.test(label);

/** Takes the lexicon's meaning off a word of many meanings when nothing that is said of it fits that meaning. */
export function settleMeaning(draft: EntityDraft): void {
  const { concept } = draft;
  if (!concept || !(manifold.has(concept.id) || concept.id in instead)) return;
  const own = draft.fields.filter(telling);
  const other = instead[concept.id];
  if (other && draft.fields.some(({ label }) => other[0].test(label))) {
    const meant = conceptById(other[1]);
    if (meant) draft.concept = meant;
    else delete draft.concept;
    return;
  }
  if (!manifold.has(concept.id)) return;
  const usual = defaultFields(concept).filter(({ label }) => normalised(label) !== 'name');
  if (own.length >= 2 && !own.some((field) => usual.some((known) => isAlike(field, known))))
    delete draft.concept;
}

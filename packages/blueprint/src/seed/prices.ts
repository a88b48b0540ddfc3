import type { BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { fieldsOf } from '../plan/look.ts';
import { type Facts, labelOfState } from './fact.ts';
import type { Random } from './random.ts';

type Row = Record<string, unknown>;

const letState = /^(?:let|let agreed|rented|occupied|to let|for rent|rent|rental|to rent|lettings?)$/i;
const saleState = /^(?:sold|for sale|sale|under offer|sold stc)$/i;
const wasLetState = /^(?:let|let agreed|rented|occupied)$/i;
const wasSoldState = /^(?:sold|sold stc)$/i;
const offered = /offer|^sold|reserved|negotiat|accepted|agreed|^let$/i;
const asked = /^(?:(?:for|to|on) )?(?:sales?|let|rent|buy|rental|lettings?|purchase)$/i;

/** What the owner wants to do with a home, "sale or let", which is no word of what has happened to it. */
const isOfferKind = ({ options = [] }: BlueprintField): boolean =>
  options.length > 1 && options.every(({ label }) => asked.test(label));

/** A home that is let costs a rent, one that is sold a price; an offer is there where one has been made. */
export function settlePrices(record: Row, { entity, random }: Facts): void {
  if (
    !/property|house|flat|apartment|home|listing|estate/.test(
      `${entity.concept ?? ''} ${entity.label.toLowerCase()}`,
    )
  )
    return;
  const choices = fieldsOf(entity, 'enum').filter(({ options }) =>
    options?.some(({ label }) => letState.test(label) || saleState.test(label)),
  );
  const price = fieldsOf(entity, 'money').find(({ label }) => /^(?:asking )?price$/i.test(label));
  if (!price || choices.length === 0) return;
  for (const field of choices) sellUnsaid(record, field);
  const wasLet = settleOfferKind(record, choices);
  const size = sizeOf(record, entity, random);
  if (size !== undefined) record[price.key] = wasLet ? rentOf(size) : saleOf(size);
  else if (wasLet && Number(record[price.key]) > 10_000) record[price.key] = 700 + random.int(0, 68) * 25;
  settleOffer(record, { entity, random, price: Number(record[price.key]) });
}

/** Lets what is offered and what has happened agree, and tells whether the home is let. */
function settleOfferKind(record: Row, choices: readonly BlueprintField[]): boolean {
  const of = (field: BlueprintField): string => labelOfState(record, field);
  const offer = choices.find(isOfferKind);
  if (offer) {
    const isLet = letState.test(of(offer));
    for (const field of choices) {
      const wrong = isLet ? saleState : letState;
      const right = field.options?.find(({ label }) => (isLet ? wasLetState : wasSoldState).test(label));
      if (field !== offer && wrong.test(of(field)) && right) record[field.key] = right.value;
    }
    return isLet;
  }
  const happened = choices.find((field) => /^(?:sold|let|rented|under offer)/i.test(of(field)));
  // The state is what has happened; the kind of listing follows it.
  for (const field of choices) {
    if (!happened || happened === field) continue;
    const wanted = letState.test(of(happened)) ? letState : saleState;
    const option = field.options?.find(({ label }) => wanted.test(label));
    if (option) record[field.key] = option.value;
  }
  const [isLet, isSale] = [letState, saleState].map((shape) =>
    choices.some((field) => shape.test(of(field))),
  );
  return choices.some((field) => /^(?:let|rented)/i.test(of(field))) || (isLet === true && isSale !== true);
}

/** Square metres of a home, by its area or else by its bedrooms; a little is added for where it lies. */
function sizeOf(record: Row, entity: BlueprintEntity, random: Random): number | undefined {
  const numberOf = (shape: RegExp): number | undefined => {
    const field = fieldsOf(entity, 'int', 'number').find(({ label }) => shape.test(label));
    return field && (Number(record[field.key]) || undefined);
  };
  const area = numberOf(/^(?:(?:living|floor) )?(?:area|space|size)\b|square|\bm2\b|m²|\bsq/i);
  const rooms = numberOf(/bedrooms|^beds$|^rooms$|number of rooms/i);
  // Beyond that it is told in square feet.
  const metres = area === undefined ? rooms && 28 + rooms * 27 : area > 400 ? area / 10.76 : area;
  return metres && metres * (0.94 + random.int(0, 12) / 100);
}

const rentOf = (metres: number): number => Math.round((550 + metres * 11) / 25) * 25;
const saleOf = (metres: number): number => Math.round((40_000 + metres * 3600) / 5000) * 5000;

/** Where nobody spoke of letting, a home of a price is sold rather than let. */
function sellUnsaid(record: Row, field: BlueprintField): void {
  const sold = field.options?.find(({ label }) => /^sold$/i.test(label));
  if (sold && field.why.from !== 'text' && letState.test(labelOfState(record, field)))
    record[field.key] = sold.value;
}

function settleOffer(
  record: Row,
  { entity, random, price }: Pick<Facts, 'entity' | 'random'> & { price: number },
): void {
  const offer = fieldsOf(entity, 'money').find(({ label }) =>
    /^(?:(?:best|highest|current|accepted) )?offer(?: amount| price)?$|^sold (?:for|price)$/i.test(label),
  );
  if (!offer) return;
  const isMade = fieldsOf(entity, 'enum').some((field) => offered.test(labelOfState(record, field)));
  const step = price > 10_000 ? 500 : 5;
  if (isMade) record[offer.key] = Math.round((price * random.int(93, 100)) / 100 / step) * step;
  else if (!offer.required) delete record[offer.key];
}

const totals = /^(?:grand )?total(?: price| cost| amount)?$|^gross(?: amount)?$/i;
const net = /^(?:net|net amount|net price|sub-?total|amount before tax|price before vat)$/i;
const tax = /\b(?:vat|tax|gst)\b/i;
const parts =
  /^(?:net|net amount|sub-?total|parts?(?: cost)?|materials?(?: cost)?|labou?r(?: cost)?|shipping(?: cost)?|delivery(?: fee| cost)?|postage|tip|service charge|travel(?: cost)?|extras)$/i;

/** A total is what its parts come to, with the tax on them. */
export function settleTotal(record: Row, entity: BlueprintEntity): void {
  const money = fieldsOf(entity, 'money').filter(({ computed }) => !computed);
  const total = money.find(({ label }) => totals.test(label));
  const base = money.find(({ label }) => net.test(label));
  const duty = entity.fields.find(({ type, label }) => /^(?:money|percent)$/.test(type) && tax.test(label));
  const amountOf = (key: string | undefined): number => Number(key === undefined ? 0 : (record[key] ?? 0));
  if (base && duty?.type === 'money') record[duty.key] = cents(amountOf(base.key) * 0.2);
  const summed = money.filter(({ label }) => parts.test(label));
  if (!total || (summed.length < 2 && !(base && duty))) return;
  const sum = summed.reduce((held, { key }) => held + amountOf(key), 0);
  const duties = duty?.type === 'percent' ? (sum * amountOf(duty.key)) / 100 : amountOf(duty?.key);
  const less = money.find(({ label }) => /^discount$/i.test(label));
  record[total.key] = cents(Math.max(0, sum + duties - amountOf(less?.key)));
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;

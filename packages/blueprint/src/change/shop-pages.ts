import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { relate, settleEntity } from '../plan/entities.ts';
import { fieldsOf, isLineItem } from '../plan/look.ts';
import { addPage } from '../plan/page-plan.ts';
import { lower } from '../texts/grammar.ts';
import { shopWords } from '../texts/site-parts.ts';
import { entrance } from './access.ts';
import { type Change, contextEntity, findNamed, type Intent } from './context.ts';
import { addThing } from './things.ts';

const cart = '(?:shopping\\s+)?(?:cart|basket|check-?out)(?:\\s+page)?';
const asking = new RegExp(
  `^(?:add|create|include|build|put in|give (?:me|us)|i (?:want|need)|we (?:want|need))\\s+(?:(?:an?|the)\\s+)?(?:${cart}|(?:online\\s+|web\\s*)?(?:shop|store)(?=.*(?:cart|basket|check-?out)))(?:\\s*(?:,|\\band\\b|\\bwith\\b|\\bplus\\b)\\s*(?:an?\\s+)?${cart})*$`,
  'i',
);

/** "Add a cart and a checkout": a shop of what has a price, and orders that visitors place there. */
export const shopPages: Intent = (change, clause) => {
  if (!asking.test(clause)) return undefined;
  const { blueprint, ids } = change;
  const there = blueprint.pages.find(({ archetype }) => archetype === 'cart');
  const shop = blueprint.pages.find(({ archetype }) => archetype === 'catalogue');
  if (there && shop) return shopWords.there(shop.label);
  const product = soldIn(change);
  if (!product) return shopWords.needsPrice;
  const order = kept(change, 'order', 'add orders');
  const item = kept(change, 'order_item', 'add order items with quantity and unit price');
  if (!order || !item) return undefined;
  for (const owner of [order, product])
    if (item.fields.every(({ ref }) => ref !== owner.id)) relate(item, owner, ids);
  settleEntity(item);
  product.rules.read = 'anyone';
  for (const written of [order, item]) written.rules.create = 'anyone';
  const look = { entity: product.id, target: order.id, public: true };
  addPage(change, 'Shop', { label: 'Shop', icon: 'Store', archetype: 'catalogue', ...look });
  addPage(change, 'Cart', { label: 'Cart', icon: 'ShoppingCart', archetype: 'cart', ...look, nav: false });
  change.last = { entity: product };
  return `${shopWords.added(lower(product.labelPlural), order.labelPlural)}${entrance('anyone')}`;
};

/** What is looked at where it has a price, else the first thing that has one. */
function soldIn(change: Change): BlueprintEntity | undefined {
  const isSold = (entity: BlueprintEntity): boolean =>
    !isLineItem(entity) &&
    entity.concept !== 'order' &&
    fieldsOf(entity, 'money').length > 0 &&
    (entity.kind === 'resource' || entity.concept === 'product');
  const here = contextEntity(change);
  return here && isSold(here) ? here : change.blueprint.entities.find(isSold);
}

function kept(change: Change, concept: string, wish: string): BlueprintEntity | undefined {
  const find = () => change.blueprint.entities.find((entity) => entity.concept === concept);
  if (!find() && !findNamed(change.blueprint, wish.slice('add '.length))) addThing(change, wish);
  return find();
}

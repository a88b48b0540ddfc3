import { addDays, addHours, format, startOfDay, startOfWeek } from 'date-fns';
import type { Row } from '../sdk/entity-types.ts';
import type { EntityId } from './sample-schemas.ts';

/** How many orders there are, and whether their words are as long as words get. */
export type Sample = { orders: number; hasLongWords: boolean };

/** The same numbers each time, so that two pictures of the gallery can be compared. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const names = [
  'Hana Mori',
  'Diego Luna',
  'Aisha Bello',
  'Pekka Salo',
  'Wei Chen',
  'Ines Soto',
  'Café Moulin',
  'Le Petit Four',
  'Nora Lind',
  'Omar Said',
  'Lucía Ortega',
  'Green Bowl',
  'Tomás Vega',
  'Yara Haddad',
];
const cities = ['Lisbon', 'Porto', 'Braga', 'Faro', 'Évora'];
const goods = [
  'Rainbow chard',
  'Free-range eggs',
  'Rye bread',
  'Pears',
  'Sweet potatoes',
  'Oyster mushrooms',
  'Blood oranges',
  'Kale',
  'Sourdough',
  'Figs',
];
const tags = ['gift', 'weekly', 'cold', 'fragile'];
const chores = [
  'Call the supplier',
  'Pack the boxes',
  'Update prices',
  'Clean the cool room',
  'Plan the route',
  'Print labels',
];
const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const longText =
  'Leave the boxes behind the second gate on the left, past the greenhouse, where the dog cannot reach them, and ring twice. ';

const day = (date: Date) => format(date, 'yyyy-MM-dd');
const of = <Item>(list: readonly Item[], at: number): Item => list[Math.abs(at) % list.length] as Item;

type Make = (values: (at: number) => Record<string, unknown>) => Row[];
type Words = { named: (text: string, at: number) => string; isLong: boolean };

export function sampleRows({ orders, hasLongWords }: Sample): Record<EntityId, Row[]> {
  const words: Words = {
    named: (text, at) => (hasLongWords ? `${longWord} ${text} ${at}` : text),
    isLong: hasLongWords,
  };
  const some = (count: number) => (orders === 0 ? 0 : count);
  const customers = Math.max(14, Math.min(400, Math.floor(orders / 10)));
  return {
    Customer: customerRows(many('Customer', customers), words),
    Order: orderRows(many('Order', orders), { words, orders, customers }),
    OrderLine: many(
      'OrderLine',
      Math.min(orders * 3, 600),
    )((at) => ({
      order_id: `Order-${Math.floor(at / 3)}`,
      product_id: `Product-${at % goods.length}`,
      quantity: 1 + (at % 6),
      price: 2.5 + (at % 9),
    })),
    Product: productRows(many('Product', goods.length), words),
    Task: many(
      'Task',
      some(chores.length),
    )((at) => ({
      title: words.named(of(chores, at), at),
      done: at % 3 === 0,
      due_date: day(addDays(new Date(), at - 2)),
    })),
    Shift: shiftRows(many('Shift', some(18))),
    Supplier: many(
      'Supplier',
      3,
    )((at) => ({
      name: words.named(of(['Quinta do Vale', 'Huerta Sol', 'Ferme du Lac'], at), at),
      country: of(['pt', 'es', 'fr'], at),
      delivers_on: ['mon', 'thu'],
      tags: ['organic'],
      is_organic: at !== 1,
    })),
    Team: many(
      'Team',
      4,
    )((at) => ({
      name: words.named(of(['Rovers', 'Harbour FC', 'Old Mill', 'Northside'], at), at),
    })),
    Match: many(
      'Match',
      some(12),
    )((at) => ({
      home_id: `Team-${at % 4}`,
      away_id: `Team-${(at + 1 + (at % 3)) % 4}`,
      home_score: at % 4,
      away_score: (at * 3) % 3,
    })),
  };
}

const many =
  (entity: EntityId, count: number): Make =>
  (values) =>
    Array.from({ length: count }, (_, at) => {
      const made = addHours(new Date(), -at * 7);
      return {
        id: `${entity}-${at}`,
        created_date: made.toISOString(),
        updated_date: addHours(made, at % 3).toISOString(),
        created_by: at % 4 === 0 ? 'ines@rowandroot.example' : 'ben@rowandroot.example',
        ...values(at),
      };
    });

const customerRows = (make: Make, { named, isLong }: Words): Row[] =>
  make((at) => ({
    name: named(
      at < names.length ? of(names, at) : `${of(names, at)} ${Math.floor(at / names.length) + 1}`,
      at,
    ),
    email: `customer.${at}${isLong ? `.${longWord.toLowerCase()}` : ''}@example.com`,
    phone: `+351 21 555 ${String(1000 + at)}`,
    website: `https://customer-${at}.example/${isLong ? longWord : ''}`,
    city: of(cities, at),
    since: day(addDays(new Date(), -at * 40)),
    segment: of(['shop', 'restaurant', 'private'], at),
    rating: 1 + (at % 5),
    notes: at % 3 === 0 ? longText.repeat(isLong ? 6 : 1) : '',
  }));

type Given = { words: Words; orders: number; customers: number };

function orderRows(make: Make, { words: { isLong }, orders, customers }: Given): Row[] {
  const random = seeded(7);
  const below = (most: number) => Math.floor(random() * most);
  return make((at) => {
    const due = addDays(new Date(), (at % 45) - 20);
    return {
      number: isLong ? `${longWord}-${1000 + at}` : `#${1000 + orders - at}`,
      customer_id: `Customer-${below(customers)}`,
      status: of(['new', 'packed', 'on_the_way', 'delivered', 'delivered', 'cancelled'], below(6)),
      priority: of(['low', 'normal', 'high'], below(3)),
      total: Math.round((12 + random() * (isLong ? 9_000_000 : 180)) * 100) / 100,
      boxes: 1 + below(8),
      discount: below(4) === 0 ? 10 : null,
      due_date: day(due),
      delivery_at: addHours(startOfDay(due), 8 + (at % 10)).toISOString(),
      is_paid: below(3) > 0,
      tags: tags.filter(() => below(4) === 0),
      notes: at % 4 === 0 ? longText.repeat(isLong ? 5 : 1) : null,
    };
  });
}

const productRows = (make: Make, { named }: Words): Row[] =>
  make((at) => ({
    name: named(of(goods, at), at),
    category: of(['vegetables', 'eggs', 'bread', 'fruit'], at),
    price: 1.2 + at * 0.85,
    stock: (at * 7) % 23,
    least: 8,
    image: at % 4 === 3 ? null : picture(at),
    color: of(['#1f6b41', '#c2776b', '#d69e49', '#5b8bb8'], at),
    description: longText.slice(0, 72),
    votes: (at * 5) % 17,
  }));

function shiftRows(make: Make): Row[] {
  const monday = startOfWeek(new Date(), { weekStartsOn: 1 });
  return make((at) => {
    const start = addHours(addDays(monday, at % 6), 8 + (at % 3));
    return {
      person: of(['ana', 'ben', 'chidi'], at),
      start: start.toISOString(),
      end: addHours(start, 4 + (at % 5)).toISOString(),
    };
  });
}

/** A drawn picture, so that the gallery asks no other host for one. */
function picture(at: number): string {
  const hue = (at * 47) % 360;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="hsl(${hue} 45% 82%)"/><circle cx="20" cy="16" r="9" fill="hsl(${hue} 50% 55%)"/><path d="M20 7q4-6 8-4q-2 5-8 4" fill="hsl(130 40% 40%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}

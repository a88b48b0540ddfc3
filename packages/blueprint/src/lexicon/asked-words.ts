import type { FieldType } from '@sayso/core/blueprint-schema';

/** What "how heavy", "how urgent" ask for. */
export const degrees: Readonly<Record<string, readonly [string, FieldType]>> = {
  bad: ['Severity', 'enum'],
  severe: ['Severity', 'enum'],
  serious: ['Severity', 'enum'],
  urgent: ['Urgency', 'enum'],
  important: ['Priority', 'enum'],
  pressing: ['Urgency', 'enum'],
  difficult: ['Difficulty', 'enum'],
  hard: ['Difficulty', 'enum'],
  risky: ['Risk', 'enum'],
  strong: ['Strength', 'string'],
  intense: ['Intensity', 'string'],
  painful: ['Pain', 'string'],
  big: ['Size', 'string'],
  large: ['Size', 'string'],
  heavy: ['Weight', 'number'],
  tall: ['Height', 'number'],
  high: ['Height', 'number'],
  wide: ['Width', 'number'],
  deep: ['Depth', 'number'],
  thick: ['Thickness', 'number'],
  far: ['Distance', 'number'],
  fast: ['Speed', 'number'],
  old: ['Age', 'int'],
  hot: ['Temperature', 'number'],
  warm: ['Temperature', 'number'],
  cold: ['Temperature', 'number'],
  loud: ['Loudness', 'string'],
  full: ['Fill level', 'string'],
  good: ['Rating', 'rating'],
  well: ['Rating', 'rating'],
  satisfied: ['Satisfaction', 'rating'],
  happy: ['Happiness', 'rating'],
  pleased: ['Satisfaction', 'rating'],
  confident: ['Confidence', 'rating'],
  expensive: ['Price', 'money'],
  dear: ['Price', 'money'],
  likely: ['Probability', 'percent'],
  often: ['Frequency', 'enum'],
  frequently: ['Frequency', 'enum'],
};

/** Who does it, by the plain form of the deed. */
export const doers: Readonly<Record<string, string>> = {
  write: 'Author',
  host: 'Host',
  sing: 'Singer',
  own: 'Owner',
  teach: 'Teacher',
  lead: 'Leader',
  drive: 'Driver',
  organise: 'Organiser',
  organize: 'Organizer',
  direct: 'Director',
  supply: 'Supplier',
  sell: 'Seller',
  buy: 'Buyer',
  coach: 'Coach',
  sponsor: 'Sponsor',
  compose: 'Composer',
  publish: 'Publisher',
  photograph: 'Photographer',
  donate: 'Donor',
  speak: 'Speaker',
  referee: 'Referee',
  inspect: 'Inspector',
  skipper: 'Skipper',
  win: 'Winner',
};

/** The day on which something is done, where it has a name of its own. */
export const daysOf: Readonly<Record<string, string>> = {
  collect: 'Collection date',
  deliver: 'Delivery date',
  return: 'Return date',
  expire: 'Expiry date',
  lapse: 'Expiry date',
  arrive: 'Arrival',
  leave: 'Departure',
  depart: 'Departure',
  inspect: 'Inspection date',
  install: 'Installation date',
  harvest: 'Harvest date',
  plant: 'Planting date',
  ship: 'Shipping date',
  publish: 'Publish date',
  release: 'Release date',
  renew: 'Renewal date',
  repair: 'Repair date',
  join: 'Joined',
  hire: 'Hire date',
  die: 'Died',
};

/** Deeds that ask for the place where something is, rather than for where it was done. */
export const placing: ReadonlySet<string> = new Set(
  'be keep store hold locate sit stand lie hang park place put situate'.split(' '),
);

/** Deeds of paying: how much of it is money. */
export const paying: ReadonlySet<string> = new Set(
  'pay spend owe earn charge donate raise pledge collect give tip cost invoice bill save bid offer win lose'.split(
    ' ',
  ),
);

/** Deeds of being there. */
export const attending: ReadonlySet<string> = new Set('attend come participate join turn show'.split(' '));

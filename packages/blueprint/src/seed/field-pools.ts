import type { BlueprintEntity } from '@sayso/core/blueprint-schema';

import { siteFieldPools } from './site-field-pools.ts';

const list = (text: string): readonly string[] => text.split(';');

/** What people of a trade are good at. */
const specialities: readonly (readonly [RegExp, string])[] = [
  [
    /physio|osteopath|chiropract/,
    'Back and neck;Sports injuries;Knee and hip;After surgery;Shoulder;Children;Posture at work;Headaches',
  ],
  [/psycholog|counsel|therapist/, 'Anxiety;Couples;Grief;Young people;Burnout;Sleep;Family;Life changes'],
  [/massage|masseu/, 'Deep tissue;Sports massage;Relaxation;Pregnancy;Hot stones;Thai massage'],
  [/dentist|hygienist/, 'Check-ups;Children;Implants;Root canals;Braces;Gums'],
  [/nurse|midwi|carer/, 'Wound care;Home visits;Children;Night care;Diabetes;After surgery'],
  [/tattoo|artist/, 'Fine line;Blackwork;Watercolour;Lettering;Portraits;Botanical'],
  [/tutor|teacher|professor/, 'Mathematics;English;Physics;Spanish;Biology;Exam preparation;History'],
  [/photograph/, 'Weddings;Portraits;Architecture;Food;Events;Newborns'],
  [/lawyer|solicitor|attorney|notary/, 'Family law;Property;Contracts;Tax;Labour law;Inheritance'],
  [/chef|cook\b|baker/, 'Pastry;Fish;Sauces;Vegan kitchen;Bread;Grill'],
  [/guide/, 'Old town;Nature walks;Food tours;Architecture;Families;By night'],
  [/electric|plumb|technician|repair/, 'Heating;Lighting;Bathrooms;Solar;Emergency calls;Kitchens'],
  [/groom|dog walker|sitter/, 'Large dogs;Puppies;Cats;Nervous animals;Long coats;Seniors'],
  [
    /consult|adviser|advisor|agent|broker/,
    'Start-ups;Families;Property;Pensions;Small companies;International',
  ],
];

/** Example values by what the thing (concept and label) and the field are called; the first that fits counts. */
const rows: readonly (readonly [RegExp, RegExp, readonly string[]])[] = [
  [/(?:)/, /^relation(?:ship)?$/, list('Mother;Father;Sister;Brother;Grandmother;Grandfather;Aunt;Cousin')],
  [
    /^pet |\banimal\b/,
    /^(?:description|about|story|character)$/,
    list(
      'Gentle, and good company on the sofa.;Takes to people quickly.;A little shy at first, then all yours.;Playful in the morning, calm in the evening.;Gets on well with others.;Likes a quiet corner and a regular day.;Curious about everything, above all the kitchen.;Looking for a quiet home.',
    ),
  ],
  [
    /^(?:\w+_)?(?:class|course|workshop) /,
    /^(?:description|about)$/,
    list(
      'A steady pace, with an easier way to do everything.;Bring comfortable clothes and some water.;For those who have been a few times.;A small group, so there is time for questions.;Come ten minutes early if you are new.;Everything you need is there.;A calm hour to end the day.;Lively, and over before you know it.',
    ),
  ],
  [
    /^habit (?!log)/,
    /^(?:description|why|reason)$/,
    list(
      'A little every day is enough.;Right after getting up.;Makes the rest of the day easier.;Before the phone comes out.;Best done at the same time.;Together with a cup of tea.;Last thing in the evening.',
    ),
  ],
  [/(?:)/, /allerg/, list('Gluten;Milk;Eggs;Nuts;Soy;Sesame')],
  [/(?:)/, /ingredient/, list('Flour;Butter;Eggs;Milk;Sugar;Salt;Olive oil;Onions')],
  [
    /(?:)/,
    /^(?:diet|dietary (?:needs|wishes|preference)s?)$/,
    list('Vegetarian;None;Vegan;No nuts;None;Gluten-free'),
  ],
  [
    /shop|grocer|buy|list/,
    /^(?:item|article|thing|product|what)$/,
    list(
      'Milk;Wholemeal bread;Tomatoes;Washing powder;Coffee;Apples;Toothpaste;Light bulbs;Oat flakes;Batteries',
    ),
  ],
  [
    /grocer|shopping|expense|purchase|receipt|wish|gift/,
    /^(?:shop|store|where)$/,
    list('Corner market;Weekly market;Drugstore;Bakery;Garden centre;Hardware store'),
  ],
  [
    /(?:)/,
    /^(?:shop|store)$/,
    list('Corner market;Weekly market;Drugstore;Bakery;Garden centre;Hardware store'),
  ],
  [
    /couple|wedding/,
    /names?$/,
    list(
      'Hana & Jonas;Clara & Ben;Priya & Samuel;Elena & Mateo;Sofia & Kofi;Greta & Noah;Ines & Felix;Lucia & Oskar',
    ),
  ],
  [
    /vendor|supplier|wedding/,
    /category|service|type/,
    list('Catering;Flowers;Photography;Music;Cake;Stationery;Transport;Decoration'),
  ],
  [
    /wedding|couple|event|party/,
    /venue|location/,
    list('Old mill;Rose garden;Harbour hall;Castle barn;Lakeside house;Vineyard terrace'),
  ],
  [
    /\bpets?\b|animal|\bdogs?\b|\bcats?\b/,
    /^colou?r$/,
    list('Black;Brown;White;Grey;Ginger;Black and white'),
  ],
  [/(?:)/, /^(?:colou?r|shade)$/, list('Black;White;Navy;Forest green;Sand;Grey;Rust red;Sky blue')],
  [/clothes|clothing|garment|shirt|jersey|costume|uniform/, /^size$/, list('S;M;L;XL;38;40;42')],
  [/shoe|boot|skate/, /^size$/, list('38;39;40;41;42;43')],
  [/(?:)/, /^material$/, list('Oak;Steel;Linen;Wool;Glass;Clay;Leather;Birch')],
  [
    /pottery|ceramic|piece|bowl|vase|tile|mug|portfolio/,
    /glaze/,
    list('Celadon;Tenmoku;Chalk white;Sea blue;Shino;Iron red;Clear'),
  ],
  [/(?:)/, /^(?:wood|timber)(?: type)?$/, list('Oak;Walnut;Cherry;Ash;Maple;Beech;Elm;Larch')],
  [
    /(?:)/,
    /^yarn$/,
    list('Merino, moss green;Alpaca, natural;Cotton, white;Sock wool, striped;Mohair, rose;Tweed, grey'),
  ],
  [
    /paint|print|drawing|artwork|picture|canvas/,
    /technique|^medium$/,
    list('Oil on canvas;Watercolour;Acrylic on board;Linocut;Charcoal;Ink on paper'),
  ],
  [
    /pottery|ceramic|bowl|vase|mug/,
    /technique|^medium$/,
    list('Wheel-thrown;Slab-built;Coiled;Pinched;Cast;Carved'),
  ],
  [
    /(?:)/,
    /technique|^medium$/,
    list('Wheel-thrown;Slab-built;Oil on canvas;Watercolour;Linocut;Hand-stitched'),
  ],
  [
    /post|article|story|news|blog/,
    /^(?:category|topic|section)$/,
    list('Stories;Tips;News;Guides;Interviews;Notes'),
  ],
  [
    /piece|artwork|portfolio|photo/,
    /^(?:category|type|series)$/,
    list('Commission;Own work;Series;Exhibition'),
  ],
  [/event|class|course|workshop/, /^(?:category|type|topic)$/, list('Beginners;Open to all;Family;Advanced')],
  [
    /expense|budget|transaction|cost/,
    /^(?:category|type)$/,
    list('Groceries;Transport;Household;Leisure;Health;Insurance'),
  ],
  [
    /task|chore|assignment|homework/,
    /^(?:category|type|topic)$/,
    list('Weekly;One-off;Preparation;Follow-up'),
  ],
  [
    /donation|pledge|sponsor/,
    /message|note|comment|dedicat/,
    list(
      'For the new playground.;Happy to help.;In memory of Clara.;Keep up the good work.;From our whole class.;Instead of birthday presents.;For the winter kits.;See you at the spring run.',
    ),
  ],
  [
    /(?:)/,
    /^(?:attendees|participants|players|invitees|present|helpers)$/,
    list('Hana;Diego;Aisha;Pekka;Wei;Ines;Jonas;Priya'),
  ],
  [/(?:)/, /^style$/, list('Modern;Classic;Rustic;Minimal;Scandinavian;Vintage')],
  [
    /(?:)/,
    /^subject$|school subject/,
    list('Mathematics;Biology;History;English;Physics;Art;Geography;Music'),
  ],
  [
    /(?:)/,
    /^job title$|^position$|^role$|^occupation$|^profession$/,
    list('Manager;Assistant;Coordinator;Technician;Designer;Accountant;Analyst;Team lead'),
  ],
  ...specialities.map(
    ([who, pool]) => [who, /special(?:i?ty|ism|isation|ization)|expertise|focus/, list(pool)] as const,
  ),
  [
    /(?:)/,
    /^skills?$|strengths?/,
    list('First aid;Driving;Cooking;Languages;Accounting;Carpentry;Web design;Childcare'),
  ],
  [
    /(?:)/,
    /industry|sector|line of business/,
    list('Retail;Software;Construction;Health;Logistics;Food;Media;Energy'),
  ],
  [
    /(?:)/,
    /^source$|heard (?:about|of)|found us/,
    list('Website;Recommendation;Trade fair;Phone;Newsletter;Search engine'),
  ],
  [
    /order|sale|payment|expense|invoice|booking/,
    /payment method|paid by|paid with/,
    list('Card;Cash;Bank transfer'),
  ],
  [/car\b|vehicle|van\b/, /^model$/, list('Corolla;Golf;Focus;Clio;V60;Octavia;Civic;Panda')],
  [/car\b|vehicle|van\b/, /^(?:fuel|fuel type)$/, list('Petrol;Diesel;Electric;Hybrid')],
  [/bike|bicycle/, /^(?:make|brand)$/, list('Northwind;Kestrel;Alder;Summit;Velo Berg;Tidewater')],
  [
    /repair|job|service|order|rental/,
    /^(?:bike|bicycle)$/,
    list(
      'Blue city bike;Gravel bike, 56 cm;Folding bike;Children’s bike, 20 in;Cargo bike;Old road bike;Mountain bike;E-bike, step-through',
    ),
  ],
  [/(?:)/, /instrument/, list('Piano;Guitar;Violin;Cello;Flute;Drums;Clarinet')],
  [/(?:)/, /^(?:sport|discipline)$/, list('Running;Swimming;Cycling;Football;Tennis;Climbing')],
  [/(?:)/, /^(?:weather|conditions)$/, list('Sunny;Cloudy;Light rain;Windy;Clear and cold;Fog')],
  [/(?:)/, /^mood$/, list('Calm;Tired;Cheerful;Restless;Content;A little low')],
  [/(?:)/, /^habitat$/, list('Wood edge;Meadow;Reed bed;Garden;River bank;Hedge')],
  [/plant|garden|crop/, /^(?:light|sun|sunlight)$/, list('Full sun;Half shade;Shade;Bright, no direct sun')],
  [
    /post|diary|journey|stage|\bleg\b|\bstops?\b|\btours?\b/,
    /^(?:country|land)$/,
    list('Portugal;Spain;France;Italy;Slovenia;Croatia;Serbia;Bulgaria;Turkey;Georgia'),
  ],
  [/(?:)/, /^(?:season)$/, list('Spring;Summer;Autumn;Winter')],
  [
    /(?:)/,
    /^(?:weekday|day|day of (?:the )?week)$/,
    list('Monday;Tuesday;Wednesday;Thursday;Friday;Saturday'),
  ],
  [/(?:)/, /^(?:amount|quantity|how much)$/, list('500 g;2;1 l;6;250 g;3 packs;1 bag')],
  [
    /(?:)/,
    /^(?:goal|aim|target)$/,
    list('Twice a week;Finish by summer;A little every day;First steps;Keep it up;One more than last month'),
  ],
  [/(?:)/, /^(?:class|grade|form|year group)$/, list('7a;7b;8a;8c;9b;10a')],
  [/(?:)/, /^(?:reason|purpose)$/, list('First visit;Follow-up;Check-up;Advice;Family matter;Repair')],
  [/(?:)/, /^(?:size|dimensions)$/, list('20 × 30 cm;A4;40 × 60 cm;12 cm;1.2 × 2 m;Large')],
  [/(?:)/, /^(?:condition)$/, list('Like new;Very good;Good;Used;Needs repair')],
  [/(?:)/, /^(?:plan|tariff|package)$/, list('Basic;Standard;Premium;Family;Ten visits')],
  [
    /(?:)/,
    /^(?:symptoms?|complaint)$/,
    list('Cough since Monday;Back pain;Headache;Itchy skin;Tired;Sore knee'),
  ],
  [/(?:)/, /^(?:platform|channel)$/, list('Newsletter;Website;Instagram;Radio;Local paper;Podcast')],
  [/(?:)/, /^(?:variety|sort|cultivar)$/, list('Early;Heirloom;Red cherry;Winter giant;Sweet;Dwarf')],
];

/** What stands in a line of text with such a name. */
export function fieldPoolFor(label: string, entity: BlueprintEntity): readonly string[] | undefined {
  const thing = `${entity.concept ?? ''} ${entity.label.toLowerCase()}`;
  return [...rows, ...siteFieldPools].find(
    ([things, labels]) => things.test(thing) && labels.test(label),
  )?.[2];
}

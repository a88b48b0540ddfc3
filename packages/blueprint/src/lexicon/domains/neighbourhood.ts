import { concepts } from '../concept.ts';

/** Clubs, streets and groups of people who share things. */
export const neighbourhood = concepts('resource', {
  neighbour: {
    forms: 'neighbour, neighbor, resident of our street',
    icon: 'House',
    kind: 'person',
    fields: 'name, house number:string, phone, email, can help with:tags, has spare key:bool, notes',
    pools: {
      houseNumber: '2;4a;5;7;8;11;12;14',
      canHelpWith: 'Lifting;Tools;Babysitting;Shopping;Computers;Languages',
    },
  },
  shared_item: {
    forms: 'shared item, item to lend, lendable item, thing to lend, tool to lend, shared thing, shared tool',
    icon: 'Hammer',
    fields:
      'name, photo, >neighbour, >member, category(tools|garden|kitchen|party|sport|other), deposit, location, condition, status(available|lent|broken), description',
    pools: {
      title:
        'Hammer drill;Ladder, 4 m;Raclette grill;Pressure washer;Party tent;Cargo trailer;Sewing machine',
      category: 'Tools;Tools;Kitchen;Garden;Party;Other;Tools',
      location: 'Cellar 2;Bike shed;At number 7;Cellar 2;Garage B;Yard;At number 11',
      description:
        'With a box of bits;Two people to carry;For eight, clean before return;Hose included;3 × 6 m, pegs in the bag;Needs a 13-pin plug;Manual in the lid',
      deposit: '20;0;10;30;50;40;20',
    },
  },
  lending: {
    forms: 'lending request, borrow request, borrowing request',
    icon: 'ArrowLeftRight',
    kind: 'transaction',
    fields: '>shared_item, borrowed by, from date, return date, message, status(asked|agreed|lent|returned)',
  },
  damage: {
    forms: 'damage, damage entry, damage note',
    icon: 'TriangleAlert',
    kind: 'log',
    fields:
      'title, >shared_item, >room, reported by, date, description, photo, repair cost:money, status(reported|in repair|fixed)',
    pools: { title: 'Handle broken;Stain on the tent;Cable loose;Wheel flat;Missing bit;Scratch' },
  },
  help_request: {
    forms: 'help request, help offer, favour, favor, request for help, offer of help',
    icon: 'HandHelping',
    kind: 'transaction',
    fields:
      'title, description, type(looking for|offering), category(shopping|transport|garden|repairs|company|other), name, phone, date needed:date, status(open|taken|done)',
    pools: {
      title:
        'Shopping on Thursday;Lift to the clinic;Help with a hedge;Someone to play chess;Tap drips;Cat for a weekend',
      description:
        'One bag, list by the door.;Leaving at nine, back by noon.;About ten metres, I have the shears.;Tuesdays if possible.;Kitchen, under the sink.;She only eats the blue tins.',
      category: 'Shopping;Transport;Garden;Company;Repairs;Other',
    },
  },
  swap_offer: {
    forms: 'swap offer, swap, barter offer, giveaway, free item, item to give away',
    icon: 'Repeat2',
    kind: 'transaction',
    fields:
      'title, photo, offers:string, wants:string, category, name, pick-up place:string, status(open|reserved|gone)',
    pools: {
      title: 'Tomato seedlings;Child seat;Stack of crime novels;Half a roll of carpet;Jam jars',
      offers: 'Tomato seedlings;Child seat;Stack of crime novels;Half a roll of carpet;Jam jars',
      wants: 'Herbs;Nothing;Other books;A coffee;One full jar',
      pickUpPlace: 'At number 4a;Cellar 2;Bench in the yard;Garage B;At number 8',
    },
  },
  meetup: {
    forms: 'meetup, meet-up, get-together, gathering, reunion, social evening',
    icon: 'Users',
    kind: 'event',
    fields:
      'title, date and time, location, host:string, capacity, cost per person, description, status(planned|confirmed|done|cancelled)',
    pools: {
      title:
        'First Thursday;Summer table in the yard;Walk and talk;Newcomers’ coffee;Film under the stars;Cousins’ weekend',
      location: 'Café Luna;Yard;Canal bridge;Community room;Park;Old mill',
      costPerPerson: '0;8;0;3;5;45',
    },
  },
  committee: {
    forms: 'committee, working group, club committee, project group',
    icon: 'UsersRound',
    fields: 'name, purpose, chair:string, meeting day:string, email',
    pools: {
      title: 'Board;Summer party;Finance;Garden group;Youth;Programme',
      chair: 'Hana Mori;Diego Luna;Ines Soto;Pekka Salo;Priya Nair;Ben Foster',
      meetingDay: 'First Monday;On call;Quarterly;Saturdays;Every second Friday;Monthly',
      purpose:
        'Leads the club between the meetings;Tent, music, food and rota;Fees, accounts and the yearly report;Beds, tools and compost;Training and camps;Talks and trips',
    },
  },
  dues: {
    forms: 'dues, club fee, membership payment, annual fee payment',
    icon: 'CreditCard',
    kind: 'transaction',
    fields:
      '>member?, year:int, amount, due date, paid date, payment method, status(open|paid|waived|reminded)',
    pools: { year: '2025;2026', amount: '40;40;20;60;40' },
  },
  motion: {
    forms: 'motion, ballot item, resolution to vote on',
    icon: 'Vote',
    kind: 'content',
    fields:
      'title, text, proposed by, >meeting, votes for:int, votes against:int, abstentions:int, result(open|carried|rejected|postponed)',
    pools: {
      title:
        'Raise the fee to 45;Buy a second tent;Open on Sundays;New club name;Share tools with the school',
      votesFor: '18;24;9;4;21',
      votesAgainst: '6;1;13;22;3',
      abstentions: '2;1;4;0;2',
    },
  },
  signature: {
    forms: 'signature, petition signature, signatory',
    icon: 'PenLine',
    kind: 'log',
    fields: '>petition, name, email, postcode, comment, date, public:bool',
    pools: {
      title: 'Hana Mori;Diego Luna;Aisha Bello;Pekka Salo;Wei Chen;Ines Soto;Jonas Becker;Priya Nair',
      postcode: 'NP1 4AB;RT2 7QE;EL3 9KD;NP1 4AC;OK5 1LS;RT2 6TT;NP2 8WX;EL3 1AA',
    },
  },
  potluck_dish: {
    forms: 'potluck dish, potluck item, dish to bring, bring-along dish, contribution to the buffet',
    icon: 'Salad',
    kind: 'transaction',
    fields:
      'dish:string, brought by, course(starter|main|side|dessert|drinks), servings, allergens, >event, notes',
    pools: {
      title: 'Potato salad;Spinach pie;Hummus and bread;Lemon cake;Iced tea;Lentil curry',
      dish: 'Potato salad;Spinach pie;Hummus and bread;Lemon cake;Iced tea;Lentil curry',
      course: 'Side;Main;Starter;Dessert;Drinks;Main',
      servings: '10;8;12;14;20;10',
      allergens: 'Egg;Milk;Gluten;Nuts;Sesame',
    },
  },
  clean_up: {
    forms: 'clean-up, cleanup, beach clean',
    icon: 'Trash2',
    kind: 'event',
    fields:
      'title, date and time, meeting point:string, helpers needed:int, bags collected:int, organiser:string, status(planned|done|cancelled), photo, notes',
    pools: {
      title: 'River bank;School woods;Station Road;North beach;Spring clean of the yard',
      meetingPoint: 'Mill bridge;School gate;Bus stop;Lifeguard hut;Bike shed',
      helpersNeeded: '12;20;8;25;10',
      bagsCollected: '18;31;9;42;6',
    },
  },
  raffle_ticket: {
    forms: 'raffle ticket, raffle entry, lottery ticket',
    icon: 'Ticket',
    kind: 'transaction',
    fields: 'ticket number, name, phone, price, paid, >prize, drawn:bool',
    pools: { ticketNumber: '0012;0013;0014;0015;0016;0017;0018;0019', price: '2' },
  },
  bed_place: {
    forms: 'sleeping place, sleeping spot, bed place, bunk',
    icon: 'BedSingle',
    fields: 'name, >room, >household, type(single|double|sofa|tent|cot), status(free|taken), notes',
    pools: {
      title: 'Attic, left;Attic, right;Sofa bed;Garden tent;Cot;Blue room',
      type: 'Single;Single;Sofa;Tent;Cot;Double',
    },
  },
});

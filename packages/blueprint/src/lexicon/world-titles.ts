import { ideaTitles, postTitles } from './paired-texts.ts';

/** Titles of samples by concept and world, where the concept's own would be of another world. */
type Titles = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What those who make things by hand call them. */
const crafts = {
  ceramics:
    'Stoneware bowl, speckled;Tall celadon vase;Blue and white tiles;Raku tea bowl;Set of four espresso cups;Serving plate, iron red;Porcelain lamp;Salt-glazed jug;Wide fruit bowl;Small moon jar',
  wood: 'Oak dining table;Walnut side table;Ash rocking chair;Cherry bookcase;Turned beech bowl;Larch garden bench;Wall shelf, maple;Child’s stool;Writing desk, elm;Serving board, olive',
  jewellery:
    'Hammered silver ring;Moonstone pendant;Gold stud earrings;Twisted bangle;River pearl necklace;Signet ring, oval;Leaf brooch;Opal drop earrings;Wedding bands, brushed;Fine chain, 45 cm',
  painting:
    'Harbour at dusk;Two chairs;Winter orchard;Self-portrait in blue;The red gate;Low tide;Kitchen window, morning;Night garden;Rooftops after rain;Still life with pears',
  photo:
    'Morning fog, harbour;Portrait of a baker;Wedding at the mill;Night market;Empty pool;Hands at work;First snow on the pass;Band on tour;Old town from above;Family in the orchard',
  textile:
    'Striped baby blanket;Cable jumper, moss;Patchwork quilt;Woven wall hanging;Linen apron;Felted slippers;Lace shawl;Embroidered cushion;Checked scarf;Mended denim jacket',
};

export const craftTitles: Readonly<Record<string, string>> = crafts;

const only = (titles: Readonly<Record<string, string>>, worlds: readonly string[]) =>
  Object.fromEntries(Object.entries(titles).filter(([world]) => worlds.includes(world)));

export const worldTitles: Titles = {
  task: {
    study:
      'Essay: causes of the war;Problem sheet 4: integrals;Lab report: titration;Reading: chapters 5 and 6;Group presentation;Vocabulary unit 7;Case study: local market;Draft of the term paper;Online quiz: cell biology;Sketchbook pages;Field trip notes;Peer review of two essays',
    home: 'Take out the bins;Vacuum the stairs;Clean the bathroom;Do the washing;Water the plants;Empty the dishwasher;Wipe the kitchen;Change the beds;Mow the lawn;Pay the electricity bill;Book the dentist;Mend the garden gate',
    garden:
      'Water the greenhouse;Turn the compost;Prune the apple tree;Sow winter lettuce;Mend the fence;Sharpen the tools;Weed the paths;Order seeds;Mulch the beds;Clean the pots;Pick the last beans;Check the slug traps',
    bakery:
      'Order flour and butter;Clean the deck oven;Feed the sourdough;Plan Saturday’s bread;Call the mill;Label the allergens;Check the cold room;Train the new helper;Price the Christmas cakes;Fold boxes;Renew the hygiene card;Sharpen the bread knives',
  },
  homework: {
    study:
      'Exercise sheet 4;Book report;Map of Europe;Lab protocol;Vocabulary 3;Essay: my town;Fractions, page 42;Read chapter 6;Poster on volcanoes;Verb table;Timeline of the century;Sketch of a leaf',
  },
  note: {
    study:
      'Cell division in short;Formulas for the exam;Quotes for the essay;Questions for the tutor;Week 3: supply and demand;Verbs that I mix up;Reading list;Plan for the exam weeks;Lab safety;Ideas for the term paper',
    travel:
      'What to pack;Places to eat;Words to learn;Night train times;Where the tram stops;Visa papers;Gifts to bring;People we met',
    office:
      'Call with the supplier;Points for Monday;Ideas for the spring offer;Meeting with the bank;Feedback from customers;Questions for the lawyer;Plan for the fair;Passwords to renew',
  },
  feature_request: ideaTitles,
  post: postTitles,
  // Articles of other worlds are mostly those of a handbook.
  article: only(postTitles, ['travel', 'cycling', 'food', 'garden', 'sport', 'music', 'town']),
  portfolio_piece: crafts,
  pottery_piece: { ceramics: crafts.ceramics },
  project: { textile: crafts.textile },
  artwork: crafts,
  product: {
    ...crafts,
    bakery:
      'Sourdough loaf;Rye bread;Almond croissant;Carrot cake;Cinnamon roll;Lemon tart;Baguette;Seeded rolls;Plum slice;Chocolate brownie',
    garden:
      'Tomato seedlings;Lavender, 2 l pot;Compost, 40 l;Pruning shears;Basil in a pot;Seed potatoes;Clay pot, 24 cm;Watering can;Climbing rose;Garden gloves',
    food: 'Olive oil, 500 ml;Chestnut honey;Dried tomatoes;Apple juice;Goat’s cheese;Fig jam;Rye crackers;Coffee beans, 250 g;Chilli salt;Pesto',
    electronics:
      'Cordless drill;Work gloves, size 9;LED lamp, 9 W;Cable ties, 200 mm;Wood screws, 4 × 40;Safety glasses;Packing tape;Extension lead, 5 m;Battery pack, 18 V;Hex key set;Dust masks;Pallet wrap',
    clothes:
      'Linen shirt;Wool cardigan;Organic cotton tee;Rain jacket;Canvas tote;Denim skirt;Knitted beanie;Striped socks;Corduroy trousers;Hooded sweater',
    sport:
      'Water bottle, 750 ml;Club jersey;Running belt;Bike light set;Yoga mat;Resistance bands;Cycling gloves;Training ball;Headband;Repair kit',
    music:
      'Guitar strings, set;Music stand;Drumsticks, pair;Capo;Metronome;Cello rosin;Tuner;Piano stool;Cable, 3 m;Sheet music, duets',
  },
  job: {
    hiring:
      'Product designer;Backend engineer;Office manager;Sales representative;Data analyst;Customer support agent;Nurse, night shift;Electrician;Head chef;Project manager;Bookkeeper;Warehouse assistant',
  },
  event: {
    study:
      'Open day;Welcome week;Career fair;Poetry evening;Science night;Alumni talk;Sports day;Book exchange;End-of-term concert;Exam workshop',
    music:
      'Spring concert;Open stage;Record fair;Evening of duets;Choir weekend;House concert;Benefit night;Summer serenade;Carols by candlelight;Jam session',
    sport:
      'Spring ride;Club championship;Trail day;Open training;Charity run;Beginners’ evening;Night hike;Summer tournament;Season opening;Prize giving',
    garden:
      'Seed swap;Planting day;Open gardens;Harvest dinner;Compost course;Apple pressing;Spring clean-up;Wild bee walk;Pruning workshop;Plant sale',
    home: 'Grandma’s birthday;Parents’ evening;Dentist;Swimming lesson;Weekend at the lake;Football match;School concert;Dinner with the neighbours;Pancake breakfast;Visit to the zoo',
  },
  class: {
    fitness:
      'Morning yoga;Spin;Boxing basics;Core strength;Pilates;Dance fit;Mobility;Stretch and relax;Power yoga;Circuit training',
    dance:
      'Ballet, beginners;Salsa, level 1;Children’s dance;Tango evening;Hip-hop;Modern dance;Swing basics;Ballet, level 2;Ballroom for couples',
    language:
      'Spanish A1;German B1;French conversation;English for work;Italian A2;Spanish B2;Writing workshop;Exam preparation B1;Portuguese A1',
    study:
      'Mathematics 7b;English 9a;Biology 8c;History 10a;Physics 9b;Art 5a;Geography 8a;Music 6c;French 7a;Computer science 10b',
    music:
      'Guitar for beginners;Piano, level 2;Choir practice;Music theory;Drum group;Violin ensemble;Singing basics;Jazz combo;Recorder for children',
    ceramics:
      'Wheel throwing for beginners;Hand building;Glazing evening;Family clay day;Raku weekend;Tile making;Open studio;Plates and platters;Throwing, level 2',
    painting:
      'Life drawing;Watercolour basics;Oil painting;Sketching outdoors;Portrait evening;Linocut;Colour and light;Children’s studio;Open studio',
    bakery:
      'Sourdough basics;Croissants;Bread for beginners;Christmas biscuits;Tarts and quiches;Baking with children;Rye and seeds;Pizza evening;Macarons',
    food: 'Fresh pasta;Knife skills;Vegan kitchen;Sourdough basics;Sushi evening;Curries of the south;Sauces;Tapas night;Cooking with children',
  },
  course: {
    language:
      'Spanish A1;German B1;French conversation;English for work;Italian A2;Spanish B2;Writing workshop;Portuguese A1',
    music:
      'Guitar for beginners;Piano, level 2;Music theory;Singing basics;Violin ensemble;Songwriting;Ear training',
    study:
      'Linear algebra;Introduction to psychology;Organic chemistry;World history since 1900;Academic writing;Statistics 1;Microeconomics;Programming basics;Spanish B1;Environmental science',
  },
  exam: {
    study:
      'Statistics, mid-term;Biology final;Academic writing, essay exam;Chemistry lab test;History oral;Programming project;Spanish B1 listening;Microeconomics final;Psychology quiz;Algebra retake',
  },
  meeting: {
    books:
      'First chapters;Autumn evening;Poetry night;Choosing the next books;A visit by the author;Crime in winter;Summer reading;Letters and diaries',
    sport:
      'Board evening;Season planning;Team captains;Training plan;Yearly meeting;Trip to the coast;New members',
    garden:
      'Spring planning;Water and compost;Yearly meeting;New plots;Harvest fair;Fence and paths;Seed order',
  },
  work_order: {
    music:
      'New strings and set-up;Crack in the top;Loose neck joint;Sticking keys;New pads;Broken tuner;Rewire the pickups;Bow rehair;Fret levelling',
    sport:
      'Flat tyre, rear;Brake pads;Yearly service;Bent rim;New chain and cassette;Gear cable;Loose bottom bracket;Fork service;Lights and wiring',
    tech: 'Cracked screen;Battery swap;Water damage;Slow laptop;Broken hinge;Data rescue;Keyboard keys missing;Fan noise',
  },
  goal: {
    study:
      'Pass the statistics exam;Hand in the thesis draft;Read 24 books;Reach B2 in Spanish;Solve 200 problems;Present at the seminar;Raise the average to 1.7',
    sport:
      'Run a half marathon;Ten pull-ups;Swim two kilometres;Ride 3,000 km this year;Climb a 6b;Train three times a week;Finish the trail race',
    office:
      'Grow monthly sales;Answer within a day;Win ten new customers;Cut paper by half;Launch the new site;Train two apprentices;Keep every deadline',
  },
};

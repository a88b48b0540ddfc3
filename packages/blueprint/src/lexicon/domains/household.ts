import { concepts } from '../concept.ts';

/** Homes, families and what is kept in them. */
export const household = concepts('resource', {
  household: {
    forms: 'household, family',
    icon: 'House',
    fields: 'name, contact name, phone, email, address, number of adults:int, number of children:int, notes',
    pools: {
      title: 'Mori family;Luna household;Bello family;Salo family;Chen household;Soto family;Becker family',
      numberOfAdults: '2;1;2;2;3;1;2',
      numberOfChildren: '2;1;3;0;1;2;2',
    },
  },
  child: {
    forms: 'child, kid, toddler',
    icon: 'Baby',
    kind: 'person',
    fields: 'name, photo, date of birth, >household, >guardian, guardian contact, allergies, notes',
    pools: { allergies: 'None;None;Peanuts;None;Milk;None;Bee stings;None' },
  },
  chore: {
    forms: 'chore, household chore, house chore, household task',
    icon: 'Brush',
    fields:
      'name, room:string, frequency(daily|weekly|monthly), assigned to>family_member?, points:int, next due date, done',
    kind: 'transaction',
    pools: {
      title:
        'Take out the bins;Vacuum the stairs;Clean the bathroom;Do the washing;Water the plants;Empty the dishwasher;Wipe the kitchen;Change the beds',
      room: 'Kitchen;Hallway;Bathroom;Cellar;Living room;Kitchen;Kitchen;Bedrooms',
      assignedTo: 'Hana;Ben;Mum;Dad;Hana;Ben;Mum;Dad',
      points: '2;4;6;5;1;2;3;5',
    },
  },
  pocket_money: {
    forms: 'pocket money, pocket money payment, allowance payment',
    icon: 'PiggyBank',
    kind: 'log',
    fields: '>child, >family_member, description:string, amount, date, type(weekly|extra|spent)',
    pools: {
      title: 'Saturday pocket money;Washed the car;Comic book;Birthday from Gran;Ice cream',
      description: 'Saturday pocket money;Washed the car;Comic book;Birthday from Gran;Ice cream',
      amount: '5;4;3.9;20;2.5',
    },
  },
  appliance: {
    forms: 'appliance, household appliance, home appliance, kitchen appliance',
    icon: 'WashingMachine',
    fields:
      'name, brand, model, serial number, room:string, purchase date, price, warranty until, manual:file',
    pools: {
      title: 'Washing machine;Dishwasher;Fridge;Oven;Boiler;Coffee machine;Vacuum cleaner',
      brand: 'Northwind;Kestrel;Summit;Kestrel;Alder;Bluebird;Summit',
      model: 'W 4500;D 60;Cool 380;Bake 7;Heat 24;Crema 2;V 10',
      room: 'Cellar;Kitchen;Kitchen;Kitchen;Cellar;Kitchen;Hallway',
      price: '649;529;899;720;2850;389;279',
    },
  },
  home_project: {
    forms: 'home project, home improvement, diy project, home repair, renovation project',
    icon: 'Hammer',
    fields:
      'title, room:string, status(idea|planned|in progress|done), budget, spent:money, start date, who does it:string, photo, notes',
    pools: {
      title:
        'Paint the hallway;New kitchen tap;Insulate the attic;Fix the garden gate;Shelves for the study;Lay the terrace',
      room: 'Hallway;Kitchen;Attic;Garden;Study;Garden',
      budget: '250;120;3200;60;180;1900',
      spent: '184;96;2740;42;0;650',
      whoDoesIt: 'Ourselves;Plumber;Roofer;Ourselves;Ourselves;Uncle Tomas',
    },
  },
  possession: {
    forms: 'household item, belonging, possession, home inventory item, valuable, heirloom',
    icon: 'Sofa',
    fields:
      'name, photo, room:string, category(furniture|electronics|jewellery|art|other), purchase date, purchase price, value, serial number, receipt',
    pools: {
      title: 'Oak dining table;Television 55 inch;Grandmother’s ring;Harbour painting;Road bike;Piano',
      room: 'Dining room;Living room;Safe;Hallway;Garage;Living room',
      purchasePrice: '890;749;0;320;1450;2600',
      value: '600;380;1200;400;900;1900',
    },
  },
  storage_box: {
    forms: 'storage box, moving box, storage container',
    icon: 'Package',
    fields: 'number:string, location, contents:lines, fragile, photo, packed date',
    pools: {
      title: 'Box 1;Box 2;Box 3;Box 4;Box 5;Box 6',
      location: 'Attic;Cellar, left shelf;Garage;Attic;Bedroom wardrobe;Cellar, back wall',
      contents:
        'Christmas lights|Glass balls|Tree stand;Camping stove|Lanterns|Mugs;Winter tyres chains|Snow shovel;Photo albums|Letters;Summer clothes|Hats;Paint tins|Brushes|Dust sheets',
    },
  },
  debt: {
    forms: 'debt, iou, money owed, personal loan, borrowed money',
    icon: 'HandCoins',
    kind: 'transaction',
    fields:
      'name, direction(i owe|owed to me), amount, date, due date, status(open|partly paid|settled), notes',
    pools: { title: 'Hana Mori;Diego Luna;Aunt Clara;Ben Foster;Priya Nair', amount: '40;120;500;18.5;75' },
  },
  investment: {
    forms: 'investment, stock holding, share holding, etf',
    icon: 'ChartLine',
    fields:
      'name, symbol:string, type(shares|fund|bond|crypto|property), quantity:number, purchase price, current value, purchase date, notes',
    pools: {
      title: 'World index fund;Harbour Shipping;Green bond 2031;Northwind Energy;Small caps Europe',
      symbol: 'WRLD;HBS;GB31;NWE;SCEU',
      quantity: '24;40;10;15;60',
      purchasePrice: '78.4;12.2;99.1;43;21.7',
      currentValue: '2186;612;1004;579;1488',
    },
  },
  shared_expense: {
    forms: 'shared expense, group expense, split expense, shared cost',
    icon: 'Split',
    kind: 'transaction',
    fields:
      'description:string, amount, paid by, split between:tags, date, category(food|travel|home|fun|other), settled:bool',
    pools: {
      title:
        'Supermarket;Petrol to the coast;Cabin, two nights;Pizza evening;Electricity March;Museum tickets',
      amount: '64.2;58;240;47.5;81.3;36',
      paidBy: 'Hana;Diego;Ines;Ben;Hana;Priya',
      splitBetween: 'Hana;Diego;Ines;Ben;Priya',
    },
  },
  freezer_item: {
    forms: 'freezer item, frozen meal, leftover',
    icon: 'Snowflake',
    fields: 'name, portions:int, frozen date, best before, drawer:string, notes',
    pools: {
      title: 'Lentil soup;Bolognese;Strawberries;Bread rolls;Chicken stock;Apple crumble',
      portions: '3;4;2;8;5;2',
      drawer: 'Top;Middle;Bottom;Top;Middle;Bottom',
    },
  },
  memory: {
    forms: 'memory, keepsake, family memory, family story',
    icon: 'Heart',
    kind: 'content',
    fields: 'title, date, people:tags, location, photo, text:text, >recipe',
    pools: {
      title:
        'First day at the sea;Grandpa’s workshop;The summer without rain;Snowed in at the cabin;Mum’s graduation;The lost suitcase',
      people: 'Grandma;Uncle Tomas;Clara;Ben;Mum;Dad',
      location: 'Westbury beach;Mill Lane;Elmsfield;Mountain cabin;City hall;Airport',
      text: 'Nobody wanted to go home, so we had supper on the sand.;The smell of wood and the radio always on.;We carried water to the apple trees every evening.;Three days of cards and pancakes.;Everyone cried except her.;It came back after a week, full of someone else’s hats.',
    },
  },
  birthday: {
    forms: 'birthday reminder, wedding anniversary, special day, family birthday',
    icon: 'Cake',
    kind: 'event',
    fields:
      'name, date, occasion(birthday|anniversary|name day|other), gift idea:string, reminder days before:int, notes',
    pools: {
      title: 'Grandma Clara;Ben;Mum and Dad;Aunt Ines;Hana;Uncle Tomas',
      giftIdea: 'Rose bush;Board game;Dinner for two;Wool scarf;Concert tickets;Fishing hat',
      reminderDaysBefore: '14;7;21;7;14;7',
    },
  },
  pen_pal: {
    forms: 'pen pal, penfriend, penpal',
    icon: 'PenLine',
    kind: 'person',
    fields: 'name, country, address, language, email, since, interests, notes',
    pools: { interests: 'Stamps;Cooking;Cats;Hiking;Films;Astronomy;Knitting' },
  },
  garment: {
    forms: 'garment, clothing item, piece of clothing, item of clothing',
    icon: 'Shirt',
    fields:
      'name, photo, category(top|bottom|dress|outerwear|shoes|accessory), size:string, color:string, brand, season, purchase date, price',
    pools: {
      title: 'Grey wool jumper;Dark jeans;Rain coat;White shirt;Summer dress;Leather boots',
      category: 'Top;Bottom;Outerwear;Top;Dress;Shoes',
      size: 'M;31/32;M;40;S;42',
      color: 'Grey;Dark blue;Yellow;White;Green;Brown',
      price: '69;79.9;119;45;59;149',
    },
  },
  outfit: {
    forms: 'outfit',
    icon: 'Shirt',
    kind: 'content',
    fields:
      'name, photo, >garment, occasion(everyday|work|party|sport), season, last worn date, favourite, notes',
    pools: { title: 'Office Monday;Rainy walk;Dinner out;Travel day;Wedding guest;Lazy Sunday' },
  },
  babysitter: {
    forms: 'babysitter, nanny, childminder, au pair',
    icon: 'Baby',
    kind: 'person',
    fields:
      'name, phone, email, hourly rate, availability(weekdays|evenings|weekends|any time), languages, rating, notes',
    pools: { hourlyRate: '12;14;11;15;13;12;16;14' },
  },
  baby_feed: {
    forms: 'baby feed, bottle feed, breastfeed, nursing session, nappy change, diaper change',
    icon: 'Milk',
    kind: 'log',
    fields: 'date and time, >child, type(bottle|breast|solid|nappy), amount in ml:int, duration, note',
    pools: { amount: '90;120;110;150;100;130', duration: '15;20;12;25;18;20' },
  },
  growth_entry: {
    forms: 'growth entry, growth measurement, height measurement',
    icon: 'Ruler',
    kind: 'log',
    fields: 'date, >child, height in cm, weight in kg, head circumference in cm:number, note',
    pools: {
      height: '62;71;78;86;93;101',
      weight: '6.4;8.3;9.9;12.1;13.8;15.9',
      headCircumference: '41;44.5;46.8;48.1;49.2;50.3',
    },
  },
});

import { concepts } from '../concept.ts';

export const trades = concepts('transaction', {
  loyalty_card: {
    forms: 'loyalty card, stamp card, bonus card, loyalty account, punch card',
    icon: 'CreditCard',
    fields:
      'card number, >customer?, points, stamps:int, level(basic|silver|gold), issued date, last used date, active',
    kind: 'resource',
    pools: { title: 'L-1001;L-1002;L-1003;L-1004;L-1005;L-1006' },
  },
  cash_count: {
    forms:
      'cash count, till count, cash register closing, daily taking, till closing, day-end closing, cash book entry',
    icon: 'Coins',
    fields: 'date, till:string, opening cash:money, takings:money, counted cash:money, counted by, notes',
    kind: 'log',
    pools: {
      till: 'Front;Bar;Market stand;Kiosk',
      countedBy: 'Ben Foster;Mei Zhou;Sofia Marino',
      notes: 'All right.;Card reader was down.;Two euros short.',
    },
  },
  device_repair: {
    forms:
      'device repair, phone repair, laptop repair, computer repair, watch repair, electronics repair, shoe repair',
    icon: 'Smartphone',
    fields:
      'device, >customer?, fault, serial number, estimate, received:date, due date, >technician, status(received|diagnosed|waiting for parts|repaired|picked up)',
    pools: {
      title: 'Phone, 6 inch;Laptop 14;Tablet;Wrist watch;Game console;Camera;Turntable',
      device: 'Phone, 6 inch;Laptop 14;Tablet;Wrist watch;Game console;Camera;Turntable',
      fault: 'Cracked screen;Does not charge;No sound;Stopped;Slow start;Water damage',
    },
  },
  bike: {
    forms: 'bike, bicycle, e-bike, cargo bike, ebike',
    icon: 'Bike',
    fields:
      'name, frame number, type(city|mountain|e-bike|cargo|child), size, price per day, last serviced date, photo, status(available|rented|in repair|retired)',
    kind: 'resource',
    pools: { title: 'City 1;City 2;Trail 27;Cargo long;E-bike blue;Child 20;Tandem' },
  },
  flower_arrangement: {
    forms: 'flower arrangement, bouquet, floral arrangement, flower order, wreath',
    icon: 'Flower2',
    fields:
      'name, >customer, occasion(birthday|wedding|funeral|thanks|other), flowers:tags, card text:string, price, delivery date, delivery address, status(ordered|in the making|ready|delivered)',
    pools: {
      title: 'Spring meadow;White roses;Bridal bouquet;Autumn wreath;Table set of six;Sunflowers',
      flowers: 'Rose;Tulip;Eucalyptus;Dahlia;Ranunculus;Lavender;Fern',
      cardText: 'With love from all of us;Thank you;Happy birthday, Nadia;In memory',
    },
  },
  laundry_order: {
    forms: 'laundry order, dry cleaning order, laundry job, wash order',
    icon: 'WashingMachine',
    fields:
      'order number, >customer?, items:lines, weight in kg, service type(wash|dry clean|iron), due date, price, status(received|washing|ironing|ready|picked up)',
    pools: {
      title: 'W-301;W-302;W-303;W-304;W-305;W-306',
      items: '2 shirts;1 suit;4 sheets;1 coat;6 napkins;1 duvet',
    },
  },
  funeral: {
    forms: 'funeral, burial, memorial service, cremation, funeral service',
    icon: 'Flower',
    fields:
      'name of the deceased:string, date:datetime, location, type(burial|cremation|memorial), family contact:string, phone, speaker:string, status(first talk|planned|held|settled), wishes',
    kind: 'event',
    pools: {
      title: 'Marta Kowalski;Samuel Okoye;Greta Lindgren;Tomas Novak;Clara Vogel',
      nameOfTheDeceased: 'Marta Kowalski;Samuel Okoye;Greta Lindgren;Tomas Novak;Clara Vogel',
      familyContact: 'Daughter, Lena;Son, Ben;Brother, Felix;Niece, Sofia',
      location: 'Chapel Hill;North cemetery;Forest cemetery',
      speaker: 'Pastor Berg;Ms Duarte;Family',
      wishes: 'Quiet music, no flowers.;White roses.;Afterwards coffee at the mill.',
    },
  },
  grave: {
    forms: 'grave, burial plot, grave plot, grave site, gravesite, headstone',
    icon: 'Landmark',
    fields:
      'number:string, section:string, deceased:string, type(single|double|urn), lease until:date, contact name, status(free|reserved|occupied|expired)',
    kind: 'resource',
    pools: {
      title: 'A-12;A-13;B-04;B-05;C-21;C-22',
      section: 'Old part;North;Under the oaks;Urn field',
      deceased: 'Marta Kowalski;Samuel Okoye;Greta Lindgren;Tomas Novak',
    },
  },
  installation: {
    forms: 'installation, installation job, solar installation, installation order, fitting job',
    icon: 'PlugZap',
    fields:
      'title, >customer?, address, >technician, scheduled date, power:number, price, status(surveyed|scheduled|in progress|connected|invoiced), photos',
    pools: {
      title: 'Solar roof, 8 kW;Heat pump;Wall charger;Kitchen;Alarm system;Air conditioning;Fibre line',
    },
  },
  heating_system: {
    forms: 'heating system, boiler, heat pump, installed system, air conditioner, customer system',
    icon: 'Heater',
    fields:
      'model, >customer?, address, serial number, installed date, last serviced date, next service date, status(running|fault|replaced)',
    kind: 'resource',
    pools: {
      title:
        'Gas boiler 24 kW;Heat pump 9 kW;Pellet boiler;Split unit 3.5 kW;Oil boiler, 1998;Hot water tank',
      model:
        'Gas boiler 24 kW;Heat pump 9 kW;Pellet boiler;Split unit 3.5 kW;Oil boiler, 1998;Hot water tank',
    },
  },
  patrol: {
    forms: 'patrol, security patrol, guard tour, security round, security check',
    icon: 'Shield',
    fields:
      'site:string, >guard, start:datetime, end:datetime, checkpoints passed:int, observations:text, status(planned|running|done|incident)',
    kind: 'log',
    pools: {
      title: 'North gate;Warehouse 3;Office tower;Car park;Building site;Museum',
      site: 'North gate;Warehouse 3;Office tower;Car park;Building site;Museum',
      observations:
        'All doors locked.;Light left on, second floor.;Window open in hall 2.;Nothing to report.',
    },
  },
  security_guard: {
    forms: 'security guard, guard, doorman, bouncer, lifeguard, watchman',
    icon: 'ShieldUser',
    fields:
      'name, phone, email, license number, site:string, shift(day|night|weekend), license valid until:date, status(active|on leave|left)',
    kind: 'person',
    pools: { site: 'North gate;Warehouse 3;Office tower;Museum;Open-air pool' },
  },
  test_drive: {
    forms: 'test drive, trial ride, test ride',
    icon: 'Car',
    fields:
      'customer name, >vehicle?, date:datetime, phone, license checked:bool, salesperson, interest(low|medium|high), status(booked|done|no show|sold)',
    kind: 'event',
    pools: {
      salesperson: 'Ben Foster;Clara Vogel;Ravi Iyer',
    },
  },
  tyre_set: {
    forms: 'tyre set, tire set, wheel set, stored tyre, stored tire',
    icon: 'CircleDot',
    fields:
      'plate, >customer?, season(summer|winter|all-season), size:string, tread depth in mm, storage place:string, stored date, status(stored|mounted|to replace)',
    kind: 'resource',
    pools: {
      title: 'KX 21 LQP;BM 14 RTY;LS 09 KPA;MP 17 QQL;PX 33 TTN;SB 12 LMR',
      size: '205/55 R16;195/65 R15;225/45 R17;235/60 R18',
      storagePlace: 'A1;A2;B4;C3',
    },
  },
  pool_check: {
    forms: 'pool check, water test, pool reading, pool visit',
    icon: 'Waves',
    fields:
      '>customer, pool:string, date, ph, chlorine:number, temperature, cleaned, status(good|treated|closed), notes',
    kind: 'log',
    pools: {
      title: 'Hotel, outdoor;Hill house;School pool;Spa, whirlpool;Villa Rossi',
      pool: 'Hotel, outdoor;Hill house;School pool;Spa, whirlpool;Villa Rossi',
      notes: 'Filter rinsed.;Leaves after the storm.;Chlorine added.',
    },
  },
});

import { concepts } from '../concept.ts';

export const farming = concepts('resource', {
  farm_animal: {
    forms: 'farm animal, livestock animal, livestock, cow, goat, sheep, pig, calf, ewe, bull, heifer',
    icon: 'Beef',
    fields:
      'ear tag:string, name, species(cow|sheep|goat|pig), breed, date of birth, sex(female|male), >herd, weight in kg, status(healthy|pregnant|in treatment|sold)',
    pools: {
      title: 'Bella;Rosie;Clover;Daisy;Hazel;Nettle;Juno;Molly',
      earTag: 'UK 3121;UK 3122;UK 3123;UK 3124;UK 3125;UK 3126',
      breed: 'Jersey;Holstein;Angus;Texel;Boer;Saddleback',
    },
  },
  herd: {
    forms: 'herd, flock, livestock group',
    icon: 'PawPrint',
    fields: 'name, species(cows|sheep|goats|pigs|hens), number of animals:int, >paddock, keeper, notes',
    pools: {
      title:
        'Milking herd;Young stock;Ewes;Hens, east barn;Rams;Suckler cows;Lambs;Calves;Goats;Geese;Hens, mobile coop;Alpacas',
      keeper: 'Greta Lindgren;Tomas Novak;Ines Soto;Kofi Mensah',
      notes: 'Moved every three days.;Two lame, check feet.;Vaccinated in spring.',
    },
  },
  milking: {
    forms: 'milking, milk record, milk yield, milk entry',
    icon: 'Milk',
    fields: '>farm_animal?, >herd, date, time(morning|evening), litres:number, fat:percent, milked by, notes',
    kind: 'log',
    pools: { notes: 'Slow quarter, left rear.;Normal.;New feed since Monday.;Sample taken.' },
  },
  egg_collection: {
    forms: 'egg collection, egg count, egg record, laying record',
    icon: 'Egg',
    fields: '>herd, coop, date, eggs:int, broken:int, collected by, notes',
    kind: 'log',
    pools: {
      title: 'East barn;Mobile coop 1;Mobile coop 2;Orchard',
      coop: 'East barn;Mobile coop 1;Mobile coop 2;Orchard',
      notes: 'Hot day.;Two soft shells.;New pullets started laying.',
    },
  },
  paddock: {
    forms: 'paddock, pasture, meadow, grazing field, grazing area',
    icon: 'Fence',
    fields:
      'name, hectares:number, soil:string, grass height in cm, >herd, water:bool, status(resting|grazed|mown), last grazed date',
    pools: {
      title:
        'Long meadow;Mill field;Upper slope;River bottom;Oak paddock;House field;Apple field;Brook meadow;Home field;Windy corner;Two oaks;Far pasture',
      soil: 'Clay;Loam;Sandy loam;Chalk',
    },
  },
  spraying: {
    forms:
      'spraying, spray record, pesticide application, fertiliser application, fertilizer application, spray application',
    icon: 'SprayCan',
    fields:
      '>field?, >plot, product name, target:string, amount per ha:number, date, weather(dry|cloudy|windy), operator, waiting days:int, notes',
    kind: 'log',
    pools: {
      productName: 'Copper solution;Sulphur 80;Nettle tea;Potash;Lime;Compost tea',
      target: 'Mildew;Aphids;Weeds;Scab;Nutrients',
      operator: 'Oskar Keller;Ines Soto;Tomas Novak',
    },
  },
  field_operation: {
    forms: 'field operation, field work entry, tillage, ploughing, mowing',
    icon: 'Tractor',
    fields:
      'operation(ploughing|harrowing|sowing|mowing|baling|harvesting), >plot, >field?, >farm_machine, date, hours, operator, status(planned|in progress|done), notes',
    kind: 'log',
    pools: {
      operator: 'Oskar Keller;Ines Soto;Tomas Novak',
      notes: 'Too wet in the corner.;Stone hit, check the share.;Finished before the rain.',
    },
  },
  farm_machine: {
    forms: 'farm machine, tractor, combine harvester, baler, agricultural machine',
    icon: 'Tractor',
    fields:
      'name, type(tractor|harvester|baler|sprayer|trailer), operating hours:int, next service date, purchase date, status(ready|in use|in repair), photo',
    pools: {
      title:
        'Blue tractor;Old Red;Combine;Round baler;Sprayer 12 m;Front loader;Mower;Potato digger;Small tractor;Seed drill;Trailer 8 t;Hay rake',
    },
  },
  greenhouse: {
    forms: 'greenhouse, polytunnel, glasshouse, poly tunnel',
    icon: 'Sprout',
    fields:
      'name, area in m2, >crop, temperature, humidity:percent, heating:bool, status(planted|empty|cleaning), notes',
    pools: {
      title: 'House 1;House 2;Long tunnel;Seedling house;Tunnel east;Old glasshouse',
      notes: 'Vents open automatically.;Drip line replaced.;Shading until September.',
    },
  },
  sowing: {
    forms: 'sowing, planting, seeding, planting record, sowing record',
    icon: 'Sprout',
    fields:
      '>crop?, variety, >plot, >bed, date sown:date, expected harvest:date, amount of seed:string, status(planned|sown|germinated|transplanted|harvested), notes',
    kind: 'log',
    pools: {
      variety: 'Nantes;Brandywine;Early white;Autumn king;Sugar snap;Red baron',
      amountOfSeed: '20 g;200 seeds;2 rows;60 modules;1 packet',
      notes: 'Under fleece.;Second sowing in three weeks.;Slugs, put out boards.',
    },
  },
  vineyard_block: {
    forms: 'vineyard block, vineyard plot, vine row, orchard block, tree row',
    icon: 'Grape',
    fields:
      'name, variety, hectares:number, number of vines:int, planted year:int, aspect(north|east|south|west), last pruned date, status(dormant|growing|ripe|harvested)',
    pools: {
      title: 'South slope;Chapel rows;River block;Old vines;Upper terrace;Stony corner',
      variety: 'Riesling;Pinot noir;Merlot;Chardonnay;Silvaner',
    },
  },
  barrel: {
    forms: 'barrel, wine barrel, cask, fermentation tank, wine tank, keg',
    icon: 'Cylinder',
    fields:
      'number:string, volume in l, wood(oak|acacia|steel), contents:string, filled date, location, status(empty|fermenting|maturing|ready)',
    pools: {
      title: 'B-01;B-02;B-03;B-04;B-05;B-06;B-07',
      contents: 'Riesling;Pinot noir;Cider;Merlot;Amber ale',
      location: 'Cellar 1;Cellar 2;Cool room',
    },
  },
  animal_feed: {
    forms: 'animal feed, fodder, feed stock, feed type, hay bale',
    icon: 'Wheat',
    fields: 'name, for:string, stock in kg, minimum stock, price per kg:money, >supplier, best before',
    pools: {
      title: 'Hay;Silage;Barley;Layer pellets;Mineral mix;Beet pulp;Straw',
      for: 'Cows;Sheep;Hens;Horses;Pigs',
    },
  },
  veg_box: {
    forms: 'veg box, vegetable box, veggie box, produce box, farm box, csa share',
    icon: 'Carrot',
    fields:
      'name, size(small|medium|large), price, contents:lines, >customer, pickup point:string, delivery date, status(planned|packed|delivered)',
    pools: {
      title:
        'Small weekly;Family weekly;Fruit box;Roots and greens;Office box;Salad box;Large weekly;Fruit and veg;Cooking box;Summer box;Box for two;Potatoes and onions',
      contents: 'Carrots;Kale;Potatoes;Apples;Beetroot;Leeks;Eggs;Parsley',
      pickupPoint: 'Farm gate;Mill Lane garage;Library;Station kiosk',
    },
  },
  calving: {
    forms: 'calving, lambing, farrowing, birth record, breeding record, insemination',
    icon: 'Baby',
    fields:
      'mother:string, father:string, date, number born:int, ease(easy|helped|vet needed), status(expected|born|lost), notes',
    kind: 'log',
    pools: {
      title: 'Bella;Rosie;Clover;Hazel;Juno;Daisy',
      mother: 'Bella;Rosie;Clover;Hazel;Juno;Daisy',
      father: 'Atlas;Bruno;Thor;Max',
      notes: 'Drank within the hour.;Twins, both strong.;Calf in the warm box.',
    },
  },
  soil_sample: {
    forms: 'soil sample, soil test, soil analysis',
    icon: 'Shovel',
    fields:
      'sample id, >plot, >field?, depth in cm, ph, nitrogen:number, phosphorus:number, date, status(taken|sent|results in), notes',
    kind: 'log',
    pools: {
      title: 'S-01;S-02;S-03;S-04;S-05;S-06',
      notes: 'Heavy clay.;After rain.;Lime advised.;Well drained.',
    },
  },
  irrigation: {
    forms: 'irrigation, irrigation run, irrigation log, irrigation zone',
    icon: 'Droplets',
    fields:
      'zone, >plot, date, start:time, duration in minutes, amount in mm, method(drip|sprinkler|flood), status(planned|running|done)',
    kind: 'log',
    pools: {
      title: 'North beds;Tunnel 1;Tunnel 2;Orchard;Lower field;Nursery',
      zone: 'North beds;Tunnel 1;Tunnel 2;Orchard;Lower field;Nursery',
    },
  },
});

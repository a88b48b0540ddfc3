import { concepts } from '../concept.ts';

/** Living with animals; the animals themselves stand with `living`. */
export const pets = concepts('log', {
  pet_feeding: {
    forms: 'feeding, feeding entry, feeding log, pet feeding',
    icon: 'Bone',
    fields: '>pet, >tank, >pet, >hive, date and time, food, amount in g:int, fed by:string, note',
    pools: {
      title: 'Dry food;Wet food;Hay;Grain mix;Vegetables',
      food: 'Dry food;Wet food;Hay;Grain mix;Vegetables',
      amount: '120;85;200;350;60',
      fedBy: 'Hana;Ben;Hana;Clara;Ben',
    },
  },
  dog_walk: {
    forms: 'dog walk, walk',
    icon: 'Footprints',
    kind: 'event',
    fields:
      'title, >pet, date and time, duration, distance in km, walked by:string, status(planned|done|cancelled), notes',
    pools: {
      title: 'Morning round;Park;Long walk by the river;Evening round;Beach',
      duration: '25;40;80;20;60',
      distance: '1.8;2.9;6.1;1.4;4.2',
      walkedBy: 'Hana;Ben;Clara;Hana;Diego',
    },
  },
  vet_visit: {
    forms: 'vet visit, vet appointment, vet check',
    icon: 'Stethoscope',
    kind: 'event',
    fields: '>pet, date, vet name, reason, treatment:text, cost, next visit date, notes',
    pools: {
      reason: 'Yearly check;Vaccination;Limping;Teeth;Ear infection',
      treatment:
        'All well, weight noted.;Booster given, no reaction.;Rest for a week, anti-inflammatory.;Tartar removed.;Drops twice a day for ten days.',
      cost: '58;74;112;190;66',
    },
  },
  pet_stay: {
    forms: 'pet stay, boarding stay, kennel stay, pet sitting job, sitting job',
    icon: 'House',
    kind: 'transaction',
    fields:
      '>pet, >owner?, start date, end date, daily rate, total, feeding instructions, status(requested|confirmed|running|done)',
    pools: {
      feedingInstructions:
        'Two cups, morning and evening;Wet food at six, nothing after;Hay always, greens at noon;Half a tin and the tablet',
      dailyRate: '18;25;15;22',
    },
  },
  poultry: {
    forms: 'hen, chicken, duck, goose, cockerel, rooster, quail',
    icon: 'Bird',
    kind: 'resource',
    fields:
      'name, breed, leg ring:string, hatch date, status(laying|broody|moulting|retired|died), photo, notes',
    pools: {
      title: 'Henrietta;Nugget;Pearl;Ginger;Dolly;Maude;Clementine',
      breed: 'Sussex;Marans;Leghorn;Orpington;Araucana;Welsummer;Barnevelder',
      legRing: 'Blue 12;Blue 14;Red 3;Red 7;Green 1;Green 2;Yellow 5',
    },
  },
  egg_count: {
    forms: 'egg log, egg entry',
    icon: 'Egg',
    fields: 'date, eggs:int, >pet, broken:int, note',
    pools: { eggs: '5;6;4;6;7;5;6;3', broken: '0;0;1;0;0;0;0;1' },
  },
  tank: {
    forms: 'tank, aquarium, fish tank, terrarium, vivarium',
    icon: 'FishSymbol',
    kind: 'resource',
    fields:
      'name, volume in litres, type(freshwater|marine|brackish|terrarium), temperature in °C, set up date, last water change date, photo, notes',
    pools: {
      title: 'Living room 240;Shrimp cube;Reef corner;Quarantine tank;Gecko terrarium',
      type: 'Freshwater;Freshwater;Marine;Freshwater;Terrarium',
      volume: '240;30;120;54;180',
      temperature: '25;23;25.5;26;28',
    },
  },
  fish: {
    forms: 'fish, aquarium fish, shrimp, coral',
    icon: 'Fish',
    kind: 'resource',
    fields: 'name, species, >tank, quantity, added date, price, photo, notes',
    pools: {
      title: 'Neon tetra;Guppy;Corydoras;Red cherry shrimp;Clownfish;Angelfish',
      species:
        'Paracheirodon innesi;Poecilia reticulata;Corydoras paleatus;Neocaridina davidi;Amphiprion ocellaris;Pterophyllum scalare',
      quantity: '14;8;6;25;2;3',
      price: '1.9;2.5;4.2;3;24;9.5',
    },
  },
  water_test: {
    forms: 'water reading, water value, water parameter reading',
    icon: 'TestTube',
    fields:
      '>tank, date, ph, temperature in °C, nitrate:number, nitrite:number, ammonia:number, hardness:number, note',
    pools: {
      ph: '6.9;7.1;7.0;6.8;8.1',
      temperature: '25;24.5;25.5;25;25.8',
      nitrate: '12;18;10;25;5',
      nitrite: '0;0;0.05;0;0',
      ammonia: '0;0;0;0.1;0',
      hardness: '7;8;7;6;9',
    },
  },
  water_change: {
    forms: 'water change, water change log',
    icon: 'Droplets',
    fields: '>tank, date, litres, percent changed:percent, conditioner:bool, note',
    pools: { litres: '60;10;25;18;48', percentChanged: '25;30;20;35;20' },
  },
  sighting: {
    forms: 'bird observation',
    icon: 'Binoculars',
    fields:
      'species, date and time, location, number seen:int, weather, photo, latitude:number, longitude:number, notes',
    pools: {
      title: 'Kingfisher;Red kite;Barn owl;Grey heron;Otter;Blue tit;Crane',
      species: 'Kingfisher;Red kite;Barn owl;Grey heron;Otter;Blue tit;Crane',
      location: 'Mill stream;Castle hill;Old barn;Reed bay;River bend;Back garden;North fields',
      numberSeen: '1;3;1;2;2;6;40',
      latitude: '52.6702;52.6811;52.6634;52.7012;52.6950;52.6655;52.7120',
      longitude: '-0.7269;-0.7402;-0.7188;-0.6911;-0.7033;-0.7301;-0.6720',
    },
  },
});

import { concepts } from '../concept.ts';

export const living = concepts('log', {
  pet: {
    forms:
      'pet, animal, dog, cat, horse, patient animal, puppy, kitten, rabbit, hamster, guinea pig, pony, parrot, tortoise, reptile',
    icon: 'PawPrint',
    fields:
      'name, photo, >owner, species(dog|cat|rabbit|bird|other), breed, date of birth, weight in kg, notes',
    kind: 'resource',
    pools: {
      title: 'Bella;Max;Luna;Charlie;Milo;Nala;Rocky;Coco',
      breed: 'Labrador;Maine Coon;Beagle;Siamese;Mixed;Poodle',
    },
  },
  adoption: {
    forms: 'adoption, adoption request, adoption application',
    icon: 'HeartHandshake',
    fields:
      'applicant, email, phone, >pet, message, home visit date:date, status(requested|home visit|approved|adopted|declined), notes',
    kind: 'transaction',
    pools: {
      message:
        'We have a garden and two children.;I work from home.;Our last dog lived to be fifteen.;May we come by on Saturday?',
    },
  },
  vaccination: {
    forms: 'vaccination, vaccine, shot, immunisation',
    icon: 'Syringe',
    fields: '>pet, >patient, vaccine:string, date given:date, due date, >vet, notes',
    pools: { vaccine: 'Rabies;Distemper;Parvovirus;Tetanus;Influenza' },
  },
  prescription: {
    forms: 'prescription',
    icon: 'Pill',
    fields: '>patient, >pet, >doctor, medication:string, dosage, start date, end date, notes',
    kind: 'transaction',
    pools: {
      medication: 'Ibuprofen;Amoxicillin;Vitamin D;Loratadine',
      dosage: '1 tablet daily;5 ml twice a day;As needed',
    },
  },
  medication: {
    forms: 'medication, medicine, drug, pill',
    icon: 'Pill',
    fields: 'name, dosage, frequency(daily|twice a day|weekly|as needed), start date, end date, taken, notes',
    kind: 'resource',
    pools: {
      title: 'Vitamin D;Ibuprofen;Loratadine;Omeprazole;Paracetamol;Metformin;Iron;Nasal spray;Cetirizine',
      dosage: '1 tablet;5 ml;2 drops',
    },
  },
  treatment_record: {
    forms: 'treatment record, medical record, health record, visit note, diagnosis',
    icon: 'ClipboardPlus',
    fields: '>patient, >pet, date, diagnosis, treatment:text, notes',
    pools: { diagnosis: 'Ear infection;Sprain;Allergy;Routine check' },
  },
  symptom: {
    forms: 'symptom',
    icon: 'Smile',
    fields: 'title, date, mood(great|good|okay|bad), intensity:1-10, notes',
    pools: {
      title:
        'Headache;Calm morning;Back pain;Good walk;Restless night;Dizzy after lunch;Tight shoulders;Slept through;Sore throat;Itchy eyes;Full of energy;Stomach ache',
    },
  },
  workout: {
    forms: 'workout, training session, exercise session',
    icon: 'Dumbbell',
    fields: 'title, date, type(strength|cardio|mobility|other), duration in minutes, calories:int, notes',
    pools: { title: 'Leg day;Easy run;Intervals;Push session;Swim;Long ride;Stretching' },
  },
  exercise: {
    forms: 'exercise',
    icon: 'Dumbbell',
    fields: 'name, >workout, muscle group(legs|back|chest|arms|core), sets:int, reps:int, weight in kg',
    kind: 'resource',
    pools: { title: 'Squat;Bench press;Deadlift;Row;Plank;Pull-up;Lunge;Overhead press;Push-up;Hip thrust' },
  },
  weight_entry: {
    forms: 'weight entry, weigh-in, body measurement, measurement',
    icon: 'Scale',
    fields: 'date, weight in kg, note',
  },
  habit: {
    forms: 'habit, routine',
    icon: 'Repeat',
    fields: 'name, description, frequency(daily|weekly), start date, active',
    kind: 'resource',
    pools: {
      title:
        'Drink water;Read 20 minutes;Walk;Meditate;Practise guitar;Early to bed;Stretch;No phone after nine;Cook at home;Write three lines',
    },
  },
  habit_log: {
    forms: 'habit log, habit entry, completion',
    icon: 'CircleCheck',
    fields: '>habit, date, done, note',
  },
  sleep: { forms: 'sleep, sleep entry', icon: 'Moon', fields: 'date, hours:number, quality:rating, note' },
  meal_entry: {
    forms: 'meal entry, food entry, calorie entry, calorie',
    icon: 'Apple',
    fields: 'food:string, date, meal(breakfast|lunch|dinner|snack), calories:int, protein in g',
    pools: { food: 'Porridge;Chicken salad;Lentil stew;Apple;Rice bowl' },
  },
  water_entry: { forms: 'water intake, water entry', icon: 'GlassWater', fields: 'date, amount in ml:int' },
  plant: {
    forms: 'plant, houseplant, tree, flower',
    icon: 'Leaf',
    fields:
      'name, photo, species, location, light(low|medium|bright), watering interval:int, last watered date, notes',
    kind: 'resource',
    pools: {
      title: 'Monstera;Snake plant;Basil;Peace lily;Rubber fig;Aloe;Orchid;Rosemary;Spider plant;Lemon tree',
      species: 'Monstera deliciosa;Sansevieria;Ocimum basilicum;Spathiphyllum;Ficus elastica',
      location: 'Living room;Kitchen;Bedroom;Balcony',
    },
  },
  watering: {
    forms: 'watering, watering log',
    icon: 'Droplets',
    fields: '>plant, date, amount in ml:int, note',
  },
  plot: {
    forms: 'plot, allotment, bed, field, garden bed',
    icon: 'LandPlot',
    fields: 'number:string, >gardener, size in m2, status(free|taken|resting), notes',
    kind: 'resource',
    pools: { title: 'Plot 1;Plot 2;Plot 3;Plot 4;Plot 5;Plot 6' },
  },
  duty: {
    forms: 'duty, duty entry, watering duty, cleaning duty, turn',
    icon: 'Droplets',
    fields:
      '>gardener, >volunteer, >member, >person, >family_member, task:string, date, status(planned|done|missed), notes',
    kind: 'event',
    pools: { task: 'Morning watering;Evening watering;Compost;Tool shed;Greenhouse' },
  },
  harvest: {
    forms: 'harvest, harvest entry, harvest log, yield',
    icon: 'Wheat',
    fields: 'crop, >plot, >gardener, weight in kg, date, notes',
    pools: { crop: 'Tomatoes;Courgettes;Beans;Carrots;Lettuce;Apples;Potatoes' },
  },
  crop: {
    forms: 'crop, seed, vegetable',
    icon: 'Sprout',
    fields: 'name, variety, >plot, planted date, expected harvest date, status(planned|growing|harvested)',
    kind: 'resource',
    pools: { title: 'Tomato;Carrot;Bean;Pumpkin;Lettuce;Onion;Beetroot;Courgette;Pea;Leek' },
  },
  hive: {
    forms: 'hive, beehive, colony',
    icon: 'Hexagon',
    fields: 'name, location, queen year:int, strength(weak|medium|strong), last inspection date',
    kind: 'resource',
    pools: { title: 'Hive 1;Hive 2;Orchard hive;Meadow hive;Hive 3;Hive 4;Forest hive' },
  },
  sample: {
    forms: 'sample, lab sample, specimen',
    icon: 'FlaskConical',
    fields:
      'sample id, type(blood|water|soil|tissue), source:string, collected date, storage location, status(received|in analysis|done|discarded), notes',
    kind: 'resource',
    pools: {
      sampleId: 'S-1001;S-1002;S-1003;S-1004;S-1005;S-1006',
      source: 'River site 3;Ward B;Field 7;Control group',
      storageLocation: 'Freezer A;Freezer B;Shelf 4',
    },
  },
  experiment: {
    forms: 'experiment, trial, study',
    icon: 'FlaskConical',
    fields: 'title, hypothesis:text, start date, end date, status(planned|running|finished), result:text',
    kind: 'event',
    pools: {
      title:
        'Growth at 18 °C;Salt tolerance;Light cycle;Control series;Dry soil;Second light source;Sugar solution;Repeat of series 2;Cold store test',
    },
  },
  lab_test: {
    forms: 'lab test, analysis, measurement series, assay',
    icon: 'TestTube',
    fields: '>sample?, test type:string, date, result:string, unit, status(ordered|running|done)',
    kind: 'event',
    pools: {
      testType: 'pH;Lead content;Cell count;Nitrate',
      result: '6.8;0.02;1200;Negative',
      unit: 'pH;mg/l;cells/ml',
    },
  },
  dataset: {
    forms: 'dataset, data source',
    icon: 'Database',
    fields: 'name, description, url, owner:string, updated date',
    kind: 'resource',
    pools: {
      title:
        'Air quality 2025;Bus stops;Household survey;Tree register;Rainfall by hour;Library loans;Parking counts;School meals;Noise levels;Bird sightings',
      description: 'One row an hour, twelve stations.;Cleaned in March.;With a readme.',
    },
  },
  device_reading: {
    forms: 'reading, meter reading, sensor reading, temperature log',
    icon: 'Gauge',
    fields: 'title, date:datetime, value:number, unit, note',
    pools: { title: 'Electricity meter;Water meter;Cold room;Greenhouse' },
  },
  cleaning: {
    forms: 'cleaning, cleaning job, cleaning task',
    icon: 'Sparkles',
    fields: 'title, >room, >property, >employee, date, status(planned|in progress|done), notes',
    kind: 'event',
    pools: {
      title:
        'Deep clean;Windows;Turnover;Stairwell;Kitchen hood;Carpets;Garden furniture;After the party;Cellar',
    },
  },
  collection_item: {
    forms: 'collectible, collection item, toy, bottle',
    icon: 'Gem',
    fields: 'name, photo, category, year, condition(new|good|used), value, rating, notes',
    kind: 'resource',
    pools: {
      title:
        'Number 1;Blue edition;First print;Silver dollar;Harbour series;First year;Signed copy;Rare red;Miniature;Jubilee piece',
    },
  },
  donation: {
    forms: 'donation, contribution, pledge',
    icon: 'HeartHandshake',
    fields: '>donor?, >campaign, amount, date, payment method(card|cash|bank transfer), message',
    kind: 'transaction',
  },
  sermon: {
    forms: 'sermon, service plan, worship service',
    icon: 'Church',
    fields: 'title, date, speaker, passage, notes',
    kind: 'event',
    pools: {
      title:
        'Harvest thanks;First Sunday;Hope in winter;Open doors;Light in the dark;On patience;The lost sheep;New beginnings;At the well',
      speaker: 'Rev. Anna Hill;Paul Marsh',
    },
  },
  prayer_request: {
    forms: 'prayer request',
    icon: 'Heart',
    fields: 'name, message, status(open|answered), date',
    kind: 'content',
    pools: {
      title: 'Hana M.;Diego;Family Bello;Anonymous;Ines;Jonas B.;Clara;Family Okoye',
      message:
        'For a safe journey.;For my mother’s operation.;In thanks for a healthy child.;For peace in the family.',
    },
  },
  course_material: {
    forms: 'handout, learning material, course material',
    icon: 'FileText',
    fields: 'title, >course, file, link, description',
    kind: 'content',
    pools: {
      title:
        'Week 1 slides;Glossary;Reading list;Exercise sheet 2;Lab safety;Sample exam;Week 2 slides;Exercise sheet 3;Video: first steps;Reading list, part 2',
      description: 'Bring it printed.;Two pages.;With solutions at the end.',
    },
  },
  availability: {
    forms: 'availability slot',
    icon: 'CalendarClock',
    fields: '>employee, day(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday), start:time, end:time',
    kind: 'settings',
  },
  access_key: {
    forms: 'key, license, licence, software license, password entry',
    icon: 'KeyRound',
    fields: 'name, code, assigned to, expiry date, status(active|expired)',
    kind: 'resource',
    pools: { title: 'Front door;Archive;Design suite;Mail server;Cellar;Roof terrace;Copy room;Company van' },
  },
  prize: {
    forms: 'prize, award, badge, reward',
    icon: 'Award',
    fields: 'name, description, points:int, >member',
    kind: 'resource',
    pools: {
      title: 'Gold star;Early bird;Team player;Marathon;Book voucher;Cinema tickets;Medal;Basket of apples',
    },
  },
  word: {
    forms: 'word, vocabulary, vocabulary word, translation',
    icon: 'Languages',
    fields: 'word:string, translation:string, example:text, known',
    kind: 'content',
    pools: { word: 'el puente;la lluvia;el bosque;la ventana', translation: 'bridge;rain;forest;window' },
  },
});

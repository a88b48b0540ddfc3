import { concepts } from '../concept.ts';

export const publicService = concepts('transaction', {
  permit: {
    forms: 'permit, building permit, parking permit, planning application, permit application, event permit',
    icon: 'Stamp',
    fields:
      'title, applicant, email, address, type(building|parking|event|street), submitted date, status(submitted|in review|granted|refused), valid until, attachments',
    pools: {
      title:
        'Garage extension;Street party;Scaffolding;Outdoor seating;Solar roof;Resident parking;Market stand',
    },
  },
  citizen_report: {
    forms:
      'citizen report, pothole, street defect, fault report, street damage, street light fault, city report',
    icon: 'Construction',
    fields:
      'title, category(road|lighting|waste|green|graffiti|other), address, description, photo, reported date, priority(low|medium|high), status(reported|assigned|in progress|fixed)',
    pools: {
      title:
        'Deep pothole;Street light out;Overflowing bin;Broken bench;Fallen branch;Graffiti on the bridge;Loose paving stone',
      description:
        'On the right side, just before the crossing.;Dark since Monday.;Blocks the pavement for prams.;Near the school gate.',
    },
  },
  petition: {
    forms: 'petition',
    icon: 'Signature',
    fields:
      'title, text, started by, goal:int, signatures:int, closing date, status(draft|open|handed over|answered)',
    kind: 'content',
    pools: {
      title:
        'Safer crossing at the school;Keep the library open;More bike stands;Later buses;Shade for the playground;A roof for the bus stop;Clean up the pond;Weekly market on Saturday;Slower traffic',
      text: '300 children cross here every morning without a light.;The branch library is the only warm room in the quarter.',
      startedBy: 'Marta Kowalski;Ben Foster;Parents of Mill Lane;Friends of the park',
    },
  },
  bylaw: {
    forms: 'bylaw, by-law, ordinance, local regulation',
    icon: 'Scale',
    fields: 'title, number:string, text, in force since date, status(draft|in force|repealed), file',
    kind: 'content',
    pools: {
      title:
        'Dogs in parks;Night-time quiet;Market rules;Tree protection;Parking fees;Street music;Open fires;Use of the market square;Bicycle parking;Noise of building work;Water use in summer;Street stalls',
      number: '12/2019;03/2021;07/2022;01/2024;15/2024',
      text: 'Applies in all public parks from 8:00 to 20:00.;Exceptions are granted by the town office.',
    },
  },
  council_meeting: {
    forms: 'council meeting, committee meeting, town meeting, public hearing',
    icon: 'Landmark',
    fields:
      'title, committee, date:datetime, location, agenda:lines, minutes:text, status(planned|held|cancelled)',
    kind: 'event',
    pools: {
      title: 'March session;Budget session;Planning committee;School board;Traffic hearing;Summer session',
      committee: 'Town council;Planning;Finance;Schools;Environment',
      location: 'Town hall;Council chamber;School library',
      agenda: 'Minutes of the last meeting;Budget;New playground;Questions from the public;Road works',
      minutes: 'Agreed with nine to two votes.;Put off to the next session.;The office prepares an estimate.',
    },
  },
  agenda_item: {
    forms: 'agenda item, council motion, agenda point',
    icon: 'ListOrdered',
    fields:
      'title, >meeting, >council_meeting, submitted by, time needed:duration, outcome, status(open|discussed|adopted|rejected)',
    kind: 'content',
    pools: {
      title:
        'Budget for next year;New playground;Minutes of the last meeting;Road works;Elections;Any other business;Bicycle paths;Library hours;Street lights;School meals;Report of the mayor;Questions from the public',
      outcome: 'Adopted unanimously.;Put off to the next meeting.;Working group set up.;Rejected.',
    },
  },
  waste_collection: {
    forms:
      'waste collection, bin collection, garbage collection, trash collection, bulky waste pickup, bulky waste collection',
    icon: 'Trash2',
    fields:
      'waste type(general|paper|glass|garden|bulky), district, date, >route, >vehicle, status(planned|done|missed), notes',
    kind: 'event',
    pools: { district: 'Old town;North;Riverside;West villages;Harbour' },
  },
  waste_bin: {
    forms: 'waste bin, recycling bin, litter bin, garbage bin, waste container, recycling container',
    icon: 'Recycle',
    fields:
      'number:string, location, type(general|paper|glass|garden), volume in l, fill level in percent, last emptied date, status(in use|full|damaged)',
    kind: 'resource',
    pools: {
      title: 'B-104;B-105;B-106;B-107;B-108;B-109',
      location: 'Market square;Station;School yard;River path;Bus stop north',
    },
  },
  emergency_call: {
    forms: 'emergency call, callout, call-out, fire call, rescue mission',
    icon: 'Siren',
    fields:
      'title, type(fire|rescue|medical|storm), address, date:datetime, >vehicle, crew size, severity(low|medium|high), status(alarmed|on the way|on site|closed), notes',
    kind: 'log',
    pools: {
      title:
        'Smoke in a stairwell;Cat in a tree;Tree on the road;Car accident;Flooded cellar;Alarm at the school;Fallen from a ladder;Gas smell;Lift stuck;Child locked in;Bicycle accident;Chimney fire',
      notes: 'False alarm.;Second engine called.;Road closed for an hour.;Handed over to the police.',
    },
  },
  hydrant: {
    forms: 'hydrant, fire hydrant',
    icon: 'FireExtinguisher',
    fields:
      'number:string, address, type(pillar|underground), pressure:number, last checked date, status(working|obstructed|out of order)',
    kind: 'resource',
    pools: { title: 'H-01;H-02;H-03;H-04;H-05;H-06;H-07' },
  },
  lost_item: {
    forms:
      'lost item, found item, lost and found item, lost property item, lost property, lost object, found object',
    icon: 'PackageSearch',
    fields:
      'name, description, found location, found date, photo, found by, claimed by, status(stored|claimed|handed over|disposed)',
    kind: 'resource',
    pools: {
      title:
        'Black umbrella;Blue scarf;Set of keys;Reading glasses;Child’s rucksack;Silver ring;Wool hat;Phone, cracked',
      description:
        'Wooden handle, initials inside.;Three keys on a red ribbon.;In a brown case.;Small, with a fox on it.',
      foundLocation: 'Bus line 4;Reading room;Cloakroom;Tennis court;Café',
    },
  },
  playground: {
    forms: 'playground, public park, playground site',
    icon: 'TreePine',
    fields:
      'name, address, equipment list, age group(toddlers|children|teens|all), last inspection date, status(open|partly closed|closed), photo',
    kind: 'resource',
    pools: {
      title: 'Mill Lane playground;River park;Castle green;Station square;Oak Street corner;Harbour meadow',
      equipmentList: 'Swing;Slide;Climbing frame;Sandpit;Seesaw;Zip line',
    },
  },
  parking_ticket: {
    forms: 'parking ticket, parking fine, traffic fine, penalty notice',
    icon: 'ReceiptText',
    fields:
      'ticket number, plate, location, offence(no ticket|overstayed|no parking|blocking), date:datetime, amount, status(issued|appealed|paid|cancelled), photo',
    pools: {
      title: 'T-40121;T-40122;T-40123;T-40124;T-40125;T-40126',
      location: 'Market square;Station Road;Harbour Row;High Street;School Lane',
    },
  },
  election: {
    forms: 'election, board election, ballot',
    icon: 'Vote',
    fields:
      'title, description, opens on:date, closes on:date, seats:int, turnout:percent, status(planned|open|counting|closed)',
    kind: 'event',
    pools: {
      title:
        'Board election;Works council;Class speaker;Parents’ council;Student parliament;Town council;Chair of the club;Tenants’ council;Choir committee;Staff delegates;Youth council;Parish council',
      description: 'Two names at most.;Secret ballot in the hall.;Postal votes until Friday.',
    },
  },
  polling_station: {
    forms: 'polling station, polling place',
    icon: 'Vote',
    fields:
      'name, address, district, head:string, eligible voters:int, accessible:bool, status(ready|open|closed)',
    kind: 'resource',
    pools: {
      title: 'Town hall;Primary school;Fire station;Library;Sports hall;Parish hall',
      district: 'Old town;North;Riverside;West villages',
      head: 'Hana Mori;Ben Foster;Greta Lindgren;Kofi Mensah',
    },
  },
});

import { concepts } from '../concept.ts';

export const places = concepts('event', {
  event: {
    forms: 'event, conference, workshop, webinar, seminar, party, offsite, festival, fair',
    icon: 'CalendarDays',
    fields:
      'title, description, date:datetime, end date, location, capacity, status(planned|open|full|finished), photo',
    pools: {
      title:
        'Open day;Summer party;Evening lecture;Workshop weekend;Charity run;Film night;Annual meeting;Flea market;Autumn fair;Family day',
      location: 'Town hall;Riverside park;Main room;Library;Garden',
    },
  },
  registration: {
    forms: 'registration, rsvp, event registration, ticket booking',
    icon: 'ClipboardList',
    fields: '>event, >course, name, email, phone, status(registered|confirmed|cancelled), registration date',
    kind: 'transaction',
  },
  signup: {
    forms: 'signup, sign-up, sign up',
    icon: 'UserPlus',
    fields: '>volunteer?, >shift, >event, >slot, name, email, phone, message',
    kind: 'transaction',
  },
  booking: {
    forms: 'booking, reservation, room booking, table booking',
    icon: 'CalendarCheck',
    fields:
      '>guest?, >customer, >room, >meeting_room, >classroom, >table, >resource, >service, >vehicle, start date, end date, status(requested|confirmed|cancelled), total, notes',
    kind: 'transaction',
  },
  appointment: {
    forms: 'appointment, visit, consultation, session',
    icon: 'CalendarClock',
    fields:
      '>patient, >pet, >customer?, >doctor, >vet, >stylist, >service, date:datetime, duration in minutes, reason, status(scheduled|confirmed|done|cancelled), notes',
    pools: { reason: 'Check-up;Follow-up;First visit;Advice;Treatment' },
  },
  room: {
    forms: 'room, hotel room, suite',
    icon: 'BedDouble',
    fields:
      'number:string, type(single|double|suite), price per night, status(available|occupied|cleaning|out of order), capacity',
    kind: 'resource',
    sameAs: 'meeting_room',
    pools: {
      title: '101;102;103;201;202;203;301',
      number: '101;102;103;201;202;203;301',
      type: 'single;double;double;single;suite;double;suite',
      capacity: '1;2;2;1;4;2;4',
    },
  },
  property: {
    forms: 'property, apartment, house, flat, building, rental property, real estate, home, villa',
    icon: 'House',
    fields:
      'name, photo, address, type(apartment|house|office|land), price, bedrooms:int, area in m2, status(available|rented|sold), description',
    kind: 'resource',
    pools: {
      type: 'apartment;apartment;house;apartment;house;house;apartment;house;apartment;house;apartment;house',
      bedrooms: '2;2;4;3;3;4;1;3;2;5;3;2',
      area: '68;92;148;84;112;136;46;104;71;182;96;78',
      description:
        'Ground floor with its own garden and a door to the park.;Third floor, tall windows and a view of the boats.;Terraced house with a long garden and a shed.;Two minutes from the station, new kitchen.;Quiet street, parking for two, attic to convert.;Former bakery with the old oven still in the kitchen.;Bright room with a kitchen corner and a balcony.;Corner house near the school, heated by a new boiler.;Top floor with a lift and a terrace to the south.;Detached, with apple trees and a double garage.;New building by the water, cellar and bicycle room.;Small brick house behind a walled garden.',
      title:
        'Garden flat;Harbour loft;Mill Lane 4;Oak Street 12;Station Road 7;The Old Bakery;Studio by the park;Elm Avenue 9;Rooftop flat;Orchard House;Canal view;Gardener’s cottage',
    },
  },
  unit: {
    forms: 'unit, rental unit, storage unit',
    icon: 'DoorOpen',
    fields: 'number:string, >property, rent, area in m2, status(vacant|occupied|in renovation)',
    kind: 'resource',
    pools: { title: 'A1;A2;B1;B2;C1;C2' },
  },
  lease: {
    forms: 'lease, tenancy, rental contract',
    icon: 'FileText',
    fields:
      '>tenant, >property, >unit, start date, end date, monthly rent, deposit, status(active|ending|ended)',
    kind: 'transaction',
  },
  viewing: {
    forms: 'viewing, showing, open house',
    icon: 'Eye',
    fields: '>property?, visitor name, email, date:datetime, status(requested|confirmed|done), notes',
  },
  enquiry: {
    forms: 'enquiry, inquiry, contact request, message, contact message',
    icon: 'Mail',
    fields: 'name, email, phone, >property, message, status(new|answered|closed), received:date',
    kind: 'transaction',
    pools: {
      title: 'Hana Mori;Diego Luna;Aisha Bello;Pekka Salo;Wei Chen;Ines Soto;Jonas Becker;Priya Nair',
      message:
        'Is it still available?;Please call me back, mornings suit me best.;Could you send me some more details?;Can we come by on Saturday?;How soon would that be possible?;I have a question, could you write back?;When is the best time to reach you?',
    },
  },
  class: {
    forms: 'class, fitness class, yoga class, training, gym class',
    icon: 'CalendarDays',
    fields: 'name, >trainer?, >teacher, date:datetime, duration in minutes, capacity, location, description',
    pools: {
      title:
        'Morning yoga;Spin;Boxing basics;Core strength;Pilates;Dance fit;Mobility;Stretch and relax;Circuit training;Power yoga',
      location: 'Studio 1;Studio 2;Main hall',
    },
  },
  course: {
    forms: 'course, training course, programme, curriculum, module',
    icon: 'BookOpen',
    fields:
      'title, description, >teacher?, start date, end date, capacity, price, level(beginner|intermediate|advanced), photo',
    kind: 'resource',
    pools: {
      title:
        'Introduction to drawing;Spanish A1;Spreadsheet skills;Pottery;First aid;Photography basics;Sewing for beginners;Bread baking;Public speaking;Web design',
    },
  },
  lesson: {
    forms: 'lesson, lecture, tutoring session, tutorial',
    icon: 'Presentation',
    fields:
      'title, >course, >student, >tutor, >teacher, date:datetime, duration in minutes, status(planned|done|cancelled), video link, notes',
    pools: {
      title:
        'Fractions;Past tense;Essay structure;Chemical bonds;Chord changes;Perspective;Reading a map;Light and shadow;Scales in G;Percentages;Letter writing',
    },
  },
  enrollment: {
    forms: 'enrollment, enrolment',
    icon: 'ClipboardCheck',
    fields: '>student?, >course?, enrolled date, status(active|completed|dropped), progress',
    kind: 'transaction',
  },
  grade: {
    forms: 'grade, mark, exam result, test result',
    icon: 'Award',
    fields: '>student?, >course, >exam, subject, score:number, date, comment',
    kind: 'log',
  },
  exam: {
    forms: 'exam, test, quiz',
    icon: 'FileQuestion',
    fields: 'title, >course, >study_subject, date, duration in minutes, max score:number',
    pools: {
      title:
        'Mid-term;Final exam;Vocabulary quiz;Lab practical;Unit test;Oral exam;Listening test;Essay exam;Mock exam',
    },
  },
  question: {
    forms: 'question, flashcard, card',
    icon: 'CircleQuestionMark',
    fields: 'question:text, answer:text, >deck, category, difficulty(easy|medium|hard)',
    kind: 'content',
    // In the order of the decks: each card has its own.
    pools: {
      question:
        'What is "I went" in Spanish?;Which is the longest bone of the body?;What is the capital of Portugal?;What is the formula of ethanol?;How many semitones has an octave?',
      answer: 'Fui;Femur;Lisbon;C2H5OH;12',
      category: 'Spanish;Biology;Geography;Chemistry;Music',
      difficulty: 'Medium;Easy;Easy;Hard;Medium',
    },
  },
  homework: {
    forms: 'homework, coursework',
    icon: 'NotebookPen',
    fields: 'title, >course, >student, due date, status(assigned|handed in|graded), file',
    kind: 'transaction',
    pools: {
      title:
        'Exercise sheet 4;Book report;Map of Europe;Lab protocol;Vocabulary 3;Read chapter 6;Fractions, page 42;Short essay;Timeline;Poster on volcanoes',
    },
  },
  attendance: {
    forms: 'attendance, attendance record, check-in record, presence',
    icon: 'UserCheck',
    fields:
      '>student, >child, >member, >singer, >player, >employee, >class, >rehearsal, >practice, >event, date, status(present|absent|late|excused)',
    kind: 'log',
  },
  school_class: {
    forms: 'school class, form group, study group',
    icon: 'School',
    fields: 'name, >teacher, room, year',
    kind: 'resource',
    pools: { title: '5a;5b;6a;7c;8a;9b;10a', room: '101;102;204;Lab 1' },
  },
  team: {
    forms: 'team, club, squad, side',
    icon: 'Shield',
    fields: 'name, logo, city, coach:string, founded year:int',
    kind: 'resource',
    pools: {
      title:
        'River Rovers;Hill United;Old Town FC;Harbour Lions;Parkside;Station Stars;Northport Stars;Meadow United;Lakeside SC;Castle Athletic',
      city: 'Northport;Elmsfield;Riverton;Oakham',
    },
  },
  game_result: {
    forms: 'game result, match result',
    icon: 'Trophy',
    fields: 'opponent:string, date, location, our score:int, their score:int, notes',
    kind: 'log',
    pools: {
      opponent: 'Hilltop United;River Rovers;Northside;Old Town;Lakeview;St. Marks;Westfield;Harbour Boys',
      location: 'Home;Away;Riverside ground;Hill park',
      notes:
        'Good passing in the second half.;We need to talk about corners.;Everybody played.;Rain from start to end.',
    },
  },
  match: {
    forms: 'match, game, fixture, football match',
    icon: 'Swords',
    fields:
      'home team>team, away team>team, date:datetime, location, home score:int, away score:int, status(scheduled|played|cancelled)',
    pools: { location: 'Riverside ground;Hill park;Old Town stadium;Harbour field' },
  },
  tournament: {
    forms: 'tournament, league, competition, cup, season, championship',
    icon: 'Trophy',
    fields: 'name, start date, end date, location, status(planned|running|finished)',
    pools: {
      title:
        'Spring league;City cup;Summer series;Winter league;Junior cup;Autumn cup;Friendly days;Club championship;Indoor masters',
    },
  },
  score: {
    forms: 'score, leaderboard entry',
    icon: 'Trophy',
    fields: 'player name, points:int, date',
    kind: 'log',
  },
  result: {
    forms: 'result, measurement result, outcome',
    icon: 'ClipboardCheck',
    fields: 'title, >sample, value:number, unit, date, status(pending|verified)',
    kind: 'log',
    pools: { title: 'Nitrate;Turbidity;Conductivity;Hardness;Lead;Oxygen', unit: 'mg/l;µS/cm;NTU;percent' },
  },
  ride: {
    forms: 'ride, shared ride, carpool ride',
    icon: 'CarFront',
    fields:
      'from, to, >driver?, date:datetime, seats:int, price per seat:money, status(open|full|done), notes',
    kind: 'event',
  },
  trip: {
    forms: 'trip, journey, travel, vacation plan, tour, itinerary',
    icon: 'Plane',
    fields:
      'title, destination, start date, end date, budget, status(idea|planned|booked|done), photo, notes',
    pools: {
      title: 'Lisbon long weekend;Hiking in the Alps;Family in Leeds;Kyoto in spring;Road trip north',
      destination: 'Lisbon;Innsbruck;Leeds;Kyoto;Tromsø',
    },
  },
  itinerary_item: {
    forms: 'itinerary item, stop, excursion, sight',
    icon: 'MapPin',
    fields: 'title, >trip, date:datetime, location, cost, notes',
    pools: {
      title:
        'Old town walk;Museum;Ferry;Dinner by the sea;Viewpoint;Market hall;Boat tour;Train to the coast;Breakfast at the hotel',
    },
  },
  packing_item: {
    forms: 'packing item, packing list, packing checklist',
    icon: 'Luggage',
    fields: 'name, >trip, quantity, packed',
    kind: 'resource',
    pools: {
      title:
        'Passport;Rain jacket;Charger;Sunscreen;Book;Hiking boots;Toothbrush;Sunglasses;First-aid kit;Umbrella',
    },
  },
  flight: {
    forms: 'flight',
    icon: 'Plane',
    fields: 'flight number, >trip, from, to, departure:datetime, arrival:datetime, price',
  },
  route: {
    forms: 'route, delivery route',
    icon: 'Route',
    fields: 'name, >driver, >vehicle, date, distance in km, status(planned|on the way|done)',
    pools: {
      title:
        'North loop;City centre;Harbour;Airport;West villages;Hospital line;School bus;South ring;Mountain road',
    },
  },
  move: {
    forms: 'move, removal, relocation',
    icon: 'Truck',
    fields:
      '>customer?, from address, to address, move date, >truck, >vehicle, >crew, volume in m3, price, status(enquiry|quoted|booked|done)',
    kind: 'transaction',
  },
  parking_spot: {
    forms: 'parking spot, parking space, parking lot',
    icon: 'CircleParking',
    fields: 'number:string, level:string, status(free|reserved|occupied), assigned to',
    kind: 'resource',
    pools: { title: 'P1;P2;P3;P4;P5;P6' },
  },
  desk: {
    forms: 'desk, workspace, workplace, coworking desk',
    icon: 'Monitor',
    fields: 'name, location, status(free|booked), equipment',
    kind: 'resource',
    pools: { title: 'Desk 1;Desk 2;Window seat;Quiet corner;Standing desk;Desk 3;Desk 4;Corner desk' },
  },
  resource: {
    forms: 'resource, facility, court, bookable resource',
    icon: 'Box',
    fields: 'name, description, location, capacity, status(available|in use|closed)',
    kind: 'resource',
    pools: {
      title:
        'Tennis court 1;Meeting room;Projector;Sound system;Hall A;Company van;Kitchen;Hall B;Camera set;Practice room',
    },
  },
  slot: {
    forms: 'slot, time slot',
    icon: 'Clock',
    fields: 'title, start time, end time, capacity, status(open|full)',
    pools: {
      title:
        'Monday morning;Monday afternoon;Tuesday morning;Wednesday evening;Friday noon;Saturday early;Thursday afternoon;Thursday evening;Friday morning;Sunday noon',
    },
  },
  wedding_guest: {
    forms: 'wedding guest',
    icon: 'UserRound',
    fields: 'name, email, side(bride|groom|both), rsvp(pending|yes|no), plus one:bool, dietary needs, >table',
    kind: 'person',
  },
  gift: {
    forms: 'gift, present, wish, wishlist item, gift idea',
    icon: 'Gift',
    fields: 'name, for>gift_recipient?, price, link, status(idea|bought|given), occasion',
    kind: 'resource',
    pools: {
      title:
        'Wool scarf;Board game;Book of maps;Plant pot;Concert tickets;Cook book;Headphones;Tea set;Train set;Fountain pen',
    },
  },
});

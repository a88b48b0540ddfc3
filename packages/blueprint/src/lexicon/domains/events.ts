import { concepts } from '../concept.ts';

export const events = concepts('event', {
  talk: {
    forms: 'talk, keynote, conference session, conference talk, panel discussion, lightning talk',
    icon: 'Presentation',
    fields:
      'title, >speaker?, abstract, track:string, room, start:datetime, duration in minutes, level(beginner|intermediate|advanced), status(proposed|accepted|scheduled|given)',
    pools: {
      title:
        'Small teams, big systems;What users do not say;Designing for rain;A year without meetings;Maps anyone can read;The quiet database;How cities cool down;Numbers that mislead;Ten years of open data;Repair is a skill;What bees teach engineers;The long way to simple',
      abstract:
        'Three projects, one mistake, and what we do differently now.;A practical walk through the tools, with time for questions.;Why the obvious measure is the wrong one.',
      track: 'Design;Engineering;Community;Research',
      room: 'Main stage;Room 2;Workshop loft;Garden tent',
    },
  },
  speaker: {
    forms: 'speaker, keynote speaker, presenter, panelist, panellist, guest speaker',
    icon: 'Mic',
    fields:
      'name, email, company, bio, photo, website, travel booked:bool, fee, status(invited|confirmed|declined)',
    kind: 'person',
    pools: {
      bio: 'Builds tools for schools and writes about them.;Fifteen years in field research, now teaching.;Runs a small studio and two big gardens.;Former nurse, today head of service design.',
    },
  },
  exhibitor: {
    forms: 'exhibitor, stallholder, stall holder, market trader',
    icon: 'Store',
    fields:
      'name, contact name, email, phone, >booth, products:string, power needed:bool, fee paid, status(applied|accepted|confirmed|declined)',
    kind: 'resource',
    pools: {
      title:
        'Willow Ceramics;Hill Honey;Paper & Thread;Green Soap;The Cheese Cart;Oak Toys;Harbour Prints;Wild Bread',
      products: 'Mugs and bowls;Honey and candles;Notebooks;Soap;Cheese;Wooden toys;Prints',
    },
  },
  booth: {
    forms: 'booth, market stall, stall, exhibition stand, trade fair stand, exhibition booth',
    icon: 'Tent',
    fields:
      'number:string, size in m2, location, >exhibitor, price, power:bool, status(free|reserved|booked)',
    kind: 'resource',
    pools: { title: 'A1;A2;A3;B1;B2;C1;C2', location: 'Hall 1;Hall 2;Forecourt;Main aisle' },
  },
  sponsorship: {
    forms: 'sponsorship, sponsorship package, sponsor package, sponsorship deal',
    icon: 'HandCoins',
    fields:
      '>sponsor?, package(bronze|silver|gold|in kind), amount, >event, benefits, contact name, status(asked|promised|signed|paid)',
    kind: 'transaction',
    pools: {
      benefits:
        'Logo on the poster and two passes.;Stand in the foyer.;Banner at the finish.;Name in the programme.',
    },
  },
  venue: {
    forms: 'venue, event venue, wedding venue, party venue, event location',
    icon: 'MapPinned',
    fields:
      'name, address, capacity, price per day, contact name, phone, amenities, photo, status(idea|visited|booked|rejected)',
    kind: 'resource',
    pools: {
      title: 'The Old Mill;Harbour Loft;Botanic Hall;Riverside Barn;Town Theatre;Glass House;Castle Cellar',
      amenities: 'Kitchen;Stage;Parking;Garden;Sound system;Step-free',
    },
  },
  caterer: {
    forms: 'caterer, catering company, catering firm',
    icon: 'ChefHat',
    fields: 'name, cuisine, price per person:money, minimum guests:int, email, phone, rating, notes',
    kind: 'resource',
    pools: {
      title: 'Green Table;Corner Kitchen;Fig & Olive;Two Pots;Harvest Catering;The Long Spoon',
      cuisine: 'Mediterranean;Vegetarian;Barbecue;Indian;Seasonal;Finger food',
      notes: 'Brings own plates.;Vegan menu on request.;Tasting in the week before.',
    },
  },
  catering_order: {
    forms: 'catering order, catering request, catering job, catering enquiry, catering inquiry',
    icon: 'UtensilsCrossed',
    fields:
      'occasion, >customer?, event date, number of guests, >lunch_menu, dietary needs, delivery address, price, status(enquiry|quoted|confirmed|delivered|paid)',
    kind: 'transaction',
    pools: {
      title: 'Board lunch;Silver wedding;Summer party;Training day;Christening;Opening night;Team breakfast',
      occasion:
        'Board lunch;Silver wedding;Summer party;Training day;Christening;Opening night;Team breakfast',
      dietaryNeeds: 'Four vegan;No nuts;Two gluten-free;None',
    },
  },
  budget_item: {
    forms: 'budget item, budget line, budget position, cost item',
    icon: 'Calculator',
    fields:
      'name, category(venue|food|travel|material|staff|other), planned cost, actual cost, >event, >project, paid, notes',
    kind: 'transaction',
    pools: {
      title: 'Room hire;Printing;Sound and light;Catering;Flowers;Insurance;Travel of guests;Photos',
      notes: 'Deposit paid.;Two offers in.;Fixed price.',
    },
  },
  run_sheet_item: {
    forms:
      'run sheet item, programme item, program item, agenda slot, schedule item, programme point, running order item',
    icon: 'ListOrdered',
    fields: 'title, start:time, duration in minutes, >event, location, responsible person, notes',
    pools: {
      title: 'Doors open;Welcome;Opening speech;First dance;Dinner;Cake;Raffle;Last orders',
      location: 'Foyer;Main hall;Garden;Bar',
      notes: 'Microphone ready.;Lights down.;Photographer in place.;Music from the list.',
    },
  },
  ticket_type: {
    forms: 'ticket type, ticket category, pass type, ticket tier',
    icon: 'Tickets',
    fields: 'name, >event?, price, quantity, sold:int, sales end date, description',
    kind: 'settings',
    pools: {
      title: 'Early bird;Regular;Student;Group of five;Backstage;Day pass',
      description: 'Until four weeks before.;With valid card.;Seats together.;Includes lunch.',
    },
  },
  festival_stage: {
    forms: 'festival stage, performance stage, concert stage',
    icon: 'Speaker',
    fields: 'name, location, capacity, stage manager, power:number, covered:bool, notes',
    kind: 'resource',
    pools: {
      title: 'Main stage;River stage;Tent stage;Acoustic corner;Night stage',
      notes: 'Quiet after 22:00.;Load-in from the north gate.;Piano on site.',
    },
  },
  exhibition: {
    forms: 'exhibition, art show, vernissage, art exhibition',
    icon: 'Frame',
    fields:
      'title, start date, end date, location, curator, description, visitors:int, status(planned|setting up|open|closed), poster',
    pools: {
      title:
        'Paper cities;Salt and light;Faces of the harbour;New glass;A century of chairs;Small gardens;Drawn in ink;Maps of nowhere;Clay and fire;Wind, water, wire;The blue rooms;First pictures',
      curator: 'Clara Vogel;Ravi Iyer;Sofia Marino;Andre Moreau',
      description:
        'Sixty works from four collections.;Young artists from the region.;With a workshop for children on Sundays.',
    },
  },
  museum_object: {
    forms: 'museum object, museum piece, exhibit, museum item',
    icon: 'Amphora',
    fields:
      'inventory number, name, period, material, origin, location, photo, condition, status(on display|in storage|on loan|in restoration)',
    kind: 'resource',
    pools: {
      title: 'Bronze buckle;Ship model;Glazed bowl;Weaver’s loom;Town map of 1780;Silver goblet;School bench',
      period: 'Bronze Age;18th century;Around 1900;Medieval;1920s',
      material: 'Bronze;Oak;Glazed clay;Paper;Silver;Linen',
      location: 'Room 1;Room 2;Storage A;Workshop',
    },
  },
  photo_shoot: {
    forms: 'photo shoot, photoshoot, video shoot, photo session, shooting day',
    icon: 'Camera',
    fields:
      'title, >customer?, date:datetime, location, duration in minutes, type(portrait|wedding|product|family), price, status(enquiry|booked|shot|edited|delivered)',
    pools: {
      title: 'Family portraits;Spring catalogue;Wedding Mori;New menu;Team photos;Album cover;Newborn',
      location: 'Studio;Riverside park;Old Mill;At the client’s',
    },
  },
  stage_play: {
    forms: 'stage play, theatre production, theater production, musical, theatre play',
    icon: 'Drama',
    fields:
      'title, author, director, premiere date, cast, venue, status(planned|rehearsing|running|closed), poster, synopsis:text',
    pools: {
      title: 'The Lighthouse;Three Aunts;Winter Market;The Borrowed Coat;Midnight Bakery;A Door in June',
      venue: 'Town Theatre;Studio stage;School hall',
      cast: 'Hana Mori;Diego Luna;Aisha Bello;Oskar Keller;Clara Vogel;Ravi Iyer',
      synopsis:
        'Two sisters inherit a bakery and a debt.;A storm keeps eight strangers in one house.;An old actor looks for his last role.',
    },
  },
  audition: {
    forms: 'audition, casting, tryout',
    icon: 'MicVocal',
    fields:
      'performer:string, part:string, date:datetime, piece:string, score:1-10, notes, status(invited|heard|call-back|cast|declined)',
    pools: {
      part: 'The aunt;The baker;Chorus;The stranger;Second violin',
      piece: 'Monologue, act two;Own choice;Song of the baker;Sight-reading',
      notes: 'Warm voice.;Very quick.;Good with the group.;Hear again with the lead.',
    },
  },
  accreditation: {
    forms: 'accreditation, press pass, press accreditation',
    icon: 'IdCard',
    fields:
      'applicant, organisation, email, type(press|photo|crew|guest), >event, badge number, status(requested|approved|declined|picked up)',
    kind: 'transaction',
    pools: {
      organisation: 'Harbour Gazette;Radio Oakham;Stage Magazine;City Channel',
    },
  },
});

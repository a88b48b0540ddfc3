import { concepts } from '../concept.ts';

export const ngo = concepts('transaction', {
  beneficiary: {
    forms: 'beneficiary, aid recipient, person in need, client family, refugee',
    icon: 'HandHeart',
    fields:
      'name, household size:int, phone, address, language, needs:tags, case worker, registered date, status(registered|supported|on hold|closed)',
    kind: 'person',
    pools: {
      needs: 'Food;Clothing;Housing;Legal advice;School place;Language course',
      caseWorker: 'Amara Bello;Jonas Becker;Clara Vogel',
    },
  },
  aid_distribution: {
    forms: 'aid distribution, food parcel, relief distribution, food distribution, hygiene kit, relief good',
    icon: 'PackageOpen',
    fields:
      'title, >beneficiary, date, location, parcels:int, contents:lines, handed out by, status(planned|packed|handed out)',
    pools: {
      title: 'Family parcel;Winter kit;School kit;Baby box;Hygiene kit;Fresh food bag',
      location: 'Parish hall;Food bank;School gate;North shelter',
      contents: 'Rice;Oil;Soap;Blanket;Exercise books;Milk powder',
    },
  },
  funding_source: {
    forms: 'funding source, grant award, subsidy, grant funding, awarded grant',
    icon: 'Coins',
    fields:
      'title, funder, amount, spent:money, >project, start date, end date, report due date, status(applied|granted|running|reported|closed)',
    pools: {
      title: 'Youth club rooms;Digital classroom;Repair café;Park for all;Language tandem;Clean river',
      funder: 'Alder Foundation;City of Riverton;State lottery;Brightwater Trust',
    },
  },
  funder: {
    forms: 'funder, grantmaker, grant maker, funding body, charitable foundation',
    icon: 'Landmark',
    fields:
      'name, type(foundation|public|company|lottery), focus:string, contact name, email, website, next deadline, notes',
    kind: 'resource',
    pools: {
      title:
        'Alder Foundation;Brightwater Trust;State Lottery Fund;Riverton Culture Office;Harbour Bank Fund;Hollis Family Trust',
      focus: 'Youth;Environment;Culture;Health;Integration',
      notes: 'Short form first.;Wants a local partner.;Decides twice a year.',
    },
  },
  fundraising_event: {
    forms:
      'fundraising event, charity event, benefit event, charity run, benefit concert, charity auction, charity gala',
    icon: 'HandCoins',
    fields:
      'title, date:datetime, location, target amount, amount raised, volunteers needed:int, contact name, status(idea|planned|open|held)',
    kind: 'event',
    pools: {
      title: 'Spring run;Soup lunch;Benefit concert;Cake stall;Quiz night;Sponsored swim;Winter gala',
      location: 'Town hall;Riverside park;School gym;Market square',
    },
  },
  volunteer_hour: {
    forms: 'volunteer hour, volunteering hour, volunteer log, volunteering entry, volunteer entry',
    icon: 'Timer',
    fields: '>volunteer?, activity:string, >project, date, hours:number, approved, notes',
    kind: 'log',
    pools: {
      activity: 'Sorting food;Driving;Homework help;Front desk;Garden;Phone line',
      notes: 'Came with a friend.;Busy day.;Trained a new helper.',
    },
  },
  outreach_visit: {
    forms: 'outreach visit, outreach contact, street outreach, welfare visit, befriending visit',
    icon: 'Footprints',
    fields:
      'person met:string, date:datetime, location, needs:tags, help given:text, follow-up date, >volunteer, status(first contact|follow-up|referred|closed)',
    kind: 'log',
    pools: {
      title: 'Man at the station;Ana, market square;Young couple;Mr K.;Lady with the dog;New arrival',
      personMet: 'Man at the station;Ana, market square;Young couple;Mr K.;Lady with the dog;New arrival',
      location: 'Station;Market square;Under the bridge;Day centre',
      needs: 'Sleeping bag;Doctor;Papers;Warm meal;Company',
      helpGiven: 'Hot tea and a blanket.;Walked along to the office.;Number of the night shelter.',
    },
  },
  item_donation: {
    forms: 'item donation, food donation, donated item, in-kind donation, donated good, clothing donation',
    icon: 'Gift',
    fields:
      'item name, >donor, category(food|clothing|furniture|toys|books|other), quantity, condition, received:date, location, status(offered|received|sorted|given out)',
    pools: {
      title: 'Winter coats;Pasta and rice;Children’s books;Bunk bed;Toys;Bread of yesterday;Bicycle',
      itemName: 'Winter coats;Pasta and rice;Children’s books;Bunk bed;Toys;Bread of yesterday;Bicycle',
      location: 'Store room;Front desk;Garage',
    },
  },
  action_day: {
    forms: 'action day, volunteer day, clean-up day, cleanup day, litter pick, work party, clean-up event',
    icon: 'Shovel',
    fields:
      'title, date:datetime, location, helpers needed:int, tools to bring:lines, coordinator, bags collected:int, status(planned|open|full|done)',
    kind: 'event',
    pools: {
      title: 'River clean-up;Tree planting;School painting;Beach clean;Path repair;Bulb planting',
      location: 'River path;North meadow;School yard;Dunes;Oak wood',
      toolsToBring: 'Gloves;Spade;Bucket;Old clothes;Brush',
      coordinator: 'Hana Mori;Ben Foster;Ines Soto',
    },
  },
  impact_indicator: {
    forms: 'impact indicator, performance indicator, outcome indicator, impact metric',
    icon: 'TrendingUp',
    fields:
      'name, >project, baseline:number, target value, current value, unit, measured date, status(on track|at risk|reached)',
    kind: 'content',
    pools: {
      title:
        'Children in the reading club;Meals served;Trees planted;Households with water;Trained helpers;Jobs found',
      unit: 'people;meals;trees;households',
    },
  },
  host_family: {
    forms: 'host family, foster family, foster home, host household',
    icon: 'House',
    fields:
      'name, contact name, phone, email, address, places, languages, pets at home:bool, status(applied|visited|approved|hosting|paused)',
    kind: 'resource',
    pools: {
      title: 'Family Mori;Family Soto;The Wrights;Family Haddad;Keller and Berg;Family Okoye',
      languages: 'English;Spanish;Arabic;German;French',
    },
  },
  mentor: {
    forms: 'mentor',
    icon: 'Compass',
    fields:
      'name, email, phone, expertise, available:string, max mentees:int, photo, status(available|full|paused)',
    kind: 'person',
    pools: {
      expertise: 'Finance and pricing;Product design;Law for founders;Teaching;Marketing',
      available: 'Monday evenings;Weekends;Every second week;Mornings',
    },
  },
  mentee: {
    forms: 'mentee',
    icon: 'Sprout',
    fields: 'name, email, phone, goals:text, >mentor, start date, status(waiting|matched|finished)',
    kind: 'person',
    pools: {
      goals:
        'Find an internship in design.;Start a repair business.;Speak with more confidence.;Pass the nursing exam.',
    },
  },
  mentorship: {
    forms: 'mentorship, mentoring pair, mentoring match, tandem pair, buddy pair',
    icon: 'Handshake',
    fields:
      '>mentor?, >mentee?, topic, start date, end date, meetings held:int, status(proposed|active|paused|completed), notes',
    pools: {
      topic: 'Job applications;Language;Business plan;School to work;Leadership',
      notes: 'Meet every second Tuesday.;Goals written down.;First meeting went well.',
    },
  },
});

const list = (text: string): readonly string[] => text.split(';');

/** What stands in lines of text of sites on which people meet, ride together, sell and book. */
export const siteFieldPools: readonly (readonly [RegExp, RegExp, readonly string[]])[] = [
  [
    /(?:)/,
    /^opening hours$/,
    list('Mon to Fri, 9 to 18;Daily, 8 to 20;Tue to Sat, 10 to 19;Mon to Sat, 7 to 14;By appointment'),
  ],
  [
    /(?:)/,
    /^(?:meeting point|meeting place|pick-?up (?:place|point|spot))$/,
    list(
      'School gate;Town hall square;Station, east exit;Car park at the lake;Church car park;Bakery corner',
    ),
  ],
  [
    /ride|trip|carpool/,
    /^destination$/,
    list('Primary school;City centre;Sports hall;Swimming pool;Millbrook station'),
  ],
  [
    /(?:)/,
    /^(?:led by|leader|organi[sz]er|emergency contact)$/,
    list('Hana Mori;Diego Luna;Aisha Bello;Oskar Keller;Clara Vogel;Ravi Iyer'),
  ],
  [
    /(?:)/,
    /^work needed$/,
    list('Leaking tap;New bathroom;Blocked drain;Boiler service;Kitchen sink;Outdoor tap'),
  ],
  [/event|party|wedding/, /^dress code$/, list('Come as you are;Smart casual;Bright colours;Black tie')],
  [/match|game/, /^round$/, list('Round 1;Round 2;Round 3;Quarter-final;Semi-final;Final')],
  [/adoption|application/, /^other pets$/, list('None;One cat;Two hens;An older dog')],
  [/member/, /^role$/, list('Choir;Reader;Welcome team;Council;Children’s group;Sound desk')],
  [
    /registration|rsvp/,
    /^message$/,
    list('Looking forward to it!;We may be a little late.;Sorry, we are away.;Can I bring a cake?'),
  ],
  [/donation|pledge/, /^purpose$/, list('General fund;Roof repair;Youth work;Organ')],
  [
    /\blot\b|listing|compan|business|employer/,
    /^location$/,
    list('Leeds;Bristol;Riverton;Ashford;Millbrook;Kingsford'),
  ],
];

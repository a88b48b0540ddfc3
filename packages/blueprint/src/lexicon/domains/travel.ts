import { concepts } from '../concept.ts';

export const travel = concepts('event', {
  accommodation: {
    forms: 'accommodation, place to stay, lodging, overnight stay, hotel stay',
    icon: 'BedDouble',
    fields:
      'name, >trip, address, check-in, check-out, price per night, booking code:string, phone, link, status(option|booked|paid)',
    pools: {
      title: 'Casa da Praia;Hostel am Fluss;Cabin 12;Aunt Clara’s sofa;Hotel Mirador;Old Mill B&B',
      address:
        'Rua do Mar 18, Lisbon;Uferweg 3, Innsbruck;Lake Road, Elmsfield;44 Chapel Hill, Leeds;Calle Sol 7, Granada;Mill Lane 2, Oakham',
      pricePerNight: '92;34;110;0;85;75',
      bookingCode: 'QX72LM;8841-22;CAB-12;-;MIR5520;OM-310',
    },
  },
  campsite: {
    forms: 'campground, camping site',
    icon: 'Tent',
    kind: 'resource',
    fields:
      'name, location, price per night, latitude:number, longitude:number, power:bool, dogs allowed:bool, rating, photo, notes',
    pools: {
      title: 'Pine Bay;Lakeside Meadow;Hilltop Farm;Dune Camp;Forest Clearing;River Bend',
      location: 'West coast;Elmsfield;Oakham;North dunes;State forest;Riverton',
      pricePerNight: '24;31;15;28;0;19',
      latitude: '54.2104;54.4609;52.6702;55.0251;51.9034;53.8008',
      longitude: '-3.2380;-2.9784;-0.7269;8.4312;-1.5310;-1.7594',
    },
  },
  transport: {
    forms: 'train journey, train ride, train ticket, bus ticket, ferry crossing, transfer booking',
    icon: 'TrainFront',
    fields:
      'title, >trip, from:string, to:string, departure:datetime, arrival:datetime, booking code:string, seat:string, price',
    pools: {
      title: 'Night train;Regional;Ferry to the island;Airport bus;Express',
      from: 'Vienna;Innsbruck;Northport;Airport;Lyon',
      to: 'Venice;Seefeld;Seal Island;City centre;Paris',
      bookingCode: 'NJ40295;-;FER-2291;-;TGV882Q',
      seat: 'Car 261, bed 44;-;-;-;Car 7, 52',
      price: '79;9.4;22;8.5;49',
    },
  },
  travel_document: {
    forms: 'travel document, passport, identity card',
    icon: 'IdCard',
    kind: 'resource',
    fields:
      'name, type(passport|visa|identity card|insurance|vaccination), document number, >person, >family_member, issue date, expiry date, scan',
    pools: {
      title: 'Passport Hana;Passport Ben;Visa Japan;Identity card Ben;Travel insurance',
      type: 'Passport;Passport;Visa;Identity card;Insurance',
      documentNumber: 'C01X48H92;C01X48H93;V-88201;L22N7T40;TI-2025-118',
    },
  },
  eatery: {
    forms:
      'restaurant to try, restaurant visit, favourite restaurant, favorite restaurant, bar to try, café visit',
    icon: 'UtensilsCrossed',
    kind: 'resource',
    fields:
      'name, cuisine, city, address, price level(cheap|medium|expensive), rating, visited, best dish:string, notes',
    pools: {
      title: 'Bar Luna;Noodle House;Chez Moreau;Green Table;Harbour Grill;Little Accra',
      cuisine: 'Tapas;Japanese;French;Vegan;Seafood;West African',
      bestDish: 'Patatas bravas;Miso ramen;Duck leg;Mushroom pie;Grilled mackerel;Jollof rice',
    },
  },
  wish_destination: {
    forms:
      'bucket list item, bucket list place, dream destination, travel wish, country to visit, country visited, visited country',
    icon: 'Globe',
    kind: 'resource',
    fields:
      'name, country, best season(spring|summer|autumn|winter), estimated cost, priority, visited, photo, notes',
    pools: {
      title:
        'Northern lights;Machu Picchu;Cherry blossom in Kyoto;Trans-Siberian train;Petra by night;Safari in the Mara',
      country: 'Norway;Peru;Japan;Mongolia;Jordan;Kenya',
      bestSeason: 'Winter;Summer;Spring;Summer;Autumn;Summer',
      estimatedCost: '1400;2600;2200;3100;1500;3400',
    },
  },
  travel_entry: {
    forms: 'travel diary entry, travel entry, travel journal entry, travel log',
    icon: 'NotebookPen',
    kind: 'content',
    fields: 'title, >trip, date, location, weather, story:text, photo, highlight:bool',
    pools: {
      title:
        'Arrival in the rain;The market at six;A wrong bus;Swim before breakfast;Up to the monastery;Last evening',
      location: 'Lisbon;Lisbon;Sintra;Cascais;Arrábida;Lisbon',
      story:
        'We found the flat by the smell of bread.;Figs, sardines and a man who sings while he sells.;It ended at a beach nobody had planned.;Cold, clear, and nobody else.;Four hundred steps and a lemonade at the top.;Everyone said next year.',
    },
  },
});

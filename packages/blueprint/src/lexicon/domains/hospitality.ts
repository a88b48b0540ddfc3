import { concepts } from '../concept.ts';

export const hospitality = concepts('resource', {
  housekeeping_task: {
    forms: 'housekeeping task, room cleaning, housekeeping job',
    icon: 'BrushCleaning',
    fields:
      '>room?, type(daily|check-out|deep clean|inspection), date, assignee, status(to do|in progress|clean|inspected), linen changed:bool, notes',
    kind: 'transaction',
    pools: { notes: 'Extra towels.;Cot in the room.;Late check-out at one.;Do not disturb until noon.' },
  },
  guest_request: {
    forms: 'guest request, room service order, room service request, concierge request',
    icon: 'ConciergeBell',
    fields:
      'title, >guest, >room?, category(housekeeping|food|transport|maintenance|other), requested at:datetime, assignee, status(new|accepted|in progress|done)',
    kind: 'transaction',
    pools: {
      title:
        'Extra pillows;Taxi at 6:30;Breakfast in the room;Heating too low;Late check-out;Iron and board;Table for two',
    },
  },
  room_type: {
    forms: 'room type, room category',
    icon: 'BedDouble',
    fields: 'name, price per night, capacity, size in m2, amenities, photo, description',
    kind: 'settings',
    pools: {
      title: 'Single;Double;Twin;Family room;Junior suite;Attic studio',
      amenities: 'Balcony;Bath;Desk;Sea view;Kitchenette;Sofa bed',
      description:
        'Quiet, to the garden.;With a sofa bed for a child.;Under the roof, with a view of the harbour.',
    },
  },
  kitchen_order: {
    forms: 'kitchen order, table order, dine-in order, takeaway order, takeout order',
    icon: 'Utensils',
    fields:
      'number:string, >table, >menu_item, dishes:lines, guests:int, ordered at:datetime, total, status(new|cooking|ready|served|paid), notes',
    kind: 'transaction',
    pools: {
      title: '101;102;103;104;105;106;107;108',
      dishes: 'Tomato soup;Pasta with greens;Grilled fish;Lentil stew;Apple tart;Lemonade;Garden salad',
      notes: 'No onions.;Sauce on the side.;Child’s portion.;In a hurry.',
    },
  },
  set_menu: {
    forms: 'lunch menu, menu card, tasting menu, banquet menu, daily menu, buffet',
    icon: 'BookOpenText',
    fields:
      'name, price per person:money, courses:lines, dietary tags, available from:date, until:date, status(draft|current|retired), photo',
    pools: {
      title: 'Spring tasting;Business lunch;Garden buffet;Winter feast;Children’s menu;Sunday roast',
      courses: 'Asparagus soup;Trout with herbs;Lentil salad;Braised leeks;Lemon tart;Cheese board',
      dietaryTags: 'Vegetarian;Vegan;Gluten-free;Lactose-free',
    },
  },
  camping_pitch: {
    forms: 'camping pitch, campsite pitch, tent pitch, caravan pitch, campsite, camping spot',
    icon: 'Tent',
    fields:
      'number:string, type(tent|caravan|camper|cabin), size in m2, electricity:bool, price per night, location, status(free|booked|occupied|closed)',
    pools: { title: 'P1;P2;P3;P4;P5;P6;P7', location: 'Lakeside;Under the pines;Near the showers;Meadow' },
  },
  holiday_home: {
    forms:
      'holiday home, holiday apartment, vacation rental, vacation home, cottage, cabin, chalet, holiday let, holiday flat',
    icon: 'House',
    fields:
      'name, photo, address, price per night, bedrooms, max guests:int, amenities, description, status(available|booked|closed)',
    pools: {
      title: 'Heron Cottage;Pine Cabin;The Boathouse;Lavender Loft;Miller’s Rest;Dune House;Orchard Barn',
      amenities: 'Fireplace;Sauna;Garden;Dishwasher;Bikes;Sea view',
      description:
        'Five minutes from the lake, with a wood stove.;Old mill with a new kitchen and a big table.;For two, with a terrace to the west.',
    },
  },
  food_safety_check: {
    forms:
      'food safety check, fridge temperature, haccp record, hygiene check, temperature check, haccp check',
    icon: 'ThermometerSnowflake',
    fields:
      'checkpoint, date:datetime, temperature, checked by, status(ok|watch|action needed), action taken:text',
    kind: 'log',
    pools: {
      title: 'Walk-in fridge;Freezer 1;Salad counter;Hot counter;Delivery, fish;Dishwasher rinse',
      checkpoint: 'Walk-in fridge;Freezer 1;Salad counter;Hot counter;Delivery, fish;Dishwasher rinse',
      actionTaken: 'None needed.;Door seal replaced.;Food moved to fridge 2.;Technician called.',
      checkedBy: 'Sofia Marino;Ben Foster;Yuki Tanaka',
    },
  },
  handover: {
    forms: 'handover, shift handover, handover note, shift report, shift log',
    icon: 'ArrowRightLeft',
    fields:
      'title, date:datetime, from shift:string, to shift:string, written by, open points:lines, status(open|read|done)',
    kind: 'log',
    pools: {
      title:
        'Quiet night;Full house;Lift out of order;New arrivals;Group of twelve;Fire alarm test;Late check-in expected;Heating fixed;Lost keys found;Early breakfast for two;Quiet weekend;Pool closed',
      fromShift: 'Early;Late;Night',
      toShift: 'Late;Night;Early',
      openPoints: 'Key of 204 missing;Call the plumber;Parcel for room 12;Invoice for the group;Order coffee',
    },
  },
  food_waste: {
    forms: 'food waste, food waste entry, waste log, waste entry, spoilage',
    icon: 'Trash',
    fields: 'item name, reason(expired|spoiled|overproduced|returned), weight in kg, cost, date, recorded by',
    kind: 'log',
    pools: {
      title: 'Bread;Salad;Soup of the day;Milk;Fish;Cake',
      itemName: 'Bread;Salad;Soup of the day;Milk;Fish;Cake',
      recordedBy: 'Sofia Marino;Ben Foster;Yuki Tanaka',
    },
  },
  waiter: {
    forms: 'waiter, waitress, bartender, chef, sous-chef, kitchen hand, barista',
    icon: 'ChefHat',
    fields:
      'name, position(service|kitchen|bar), phone, email, hourly wage, working days, status(active|on leave|left)',
    kind: 'person',
    pools: { workingDays: 'Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday' },
  },
  function_booking: {
    forms: 'function booking, group booking, banquet, private dining booking',
    icon: 'PartyPopper',
    fields:
      'occasion, >customer?, contact name, phone, date:datetime, number of guests, >room, >lunch_menu, deposit, status(enquiry|tentative|confirmed|done|cancelled)',
    kind: 'event',
    pools: {
      title:
        '60th birthday;Company dinner;Silver wedding;Choir reunion;Graduation;Christmas party;Christening',
      occasion:
        '60th birthday;Company dinner;Silver wedding;Choir reunion;Graduation;Christmas party;Christening',
    },
  },
});

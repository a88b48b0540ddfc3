import type { TemplateData } from '../template-data.ts';

export const rental: TemplateData = {
  id: 'rental',
  name: 'Rental Shop',
  summary: 'Things to rent by the day with online booking, returns, deposits and upkeep.',
  group: 'places',
  icon: 'CalendarRange',
  color: '#0f5c8a',
  keywords: 'rental hire rent equipment gear boat kayak ski camera tool van deposit return lend booking days',
  tagline: 'Rent it for a day, a weekend or a week',
  things: [
    {
      name: 'Rental',
      concept: 'rental',
      icon: 'CalendarRange',
      kind: 'transaction',
      fields: [
        'Name!',
        'Email: email',
        'Phone: phone',
        'Item!: link: Item',
        'From: date',
        'Until: date',
        'Status: states: Requested, Confirmed, Picked up, Returned, Cancelled',
        'Price: money',
        'Deposit returned: yes or no',
        'Staff notes: long text',
      ],
      rows: `
        Simon Clarke | simon.clarke@example.com | (202) 555-0117 | Touring kayak, two seats | +1 | +3 | Confirmed | 110 | no | Has his own life jackets.
        Farah Amini | farah.amini@example.com | (202) 555-0128 | Stand-up paddle board | 0 | 0 | Picked up | 28 | no | -
        Joel Brandt | joel.brandt@example.com | (202) 555-0135 | Family tent, six people | +6 | +10 | Requested | 120 | no | -
        Wendy Shaw | wendy.shaw@example.com | (202) 555-0147 | Electric bike | -5 | -3 | Returned | 105 | yes | -
        Lars Mikkelsen | lars.mikkelsen@example.com | (202) 555-0153 | Roof box | -9 | -2 | Picked up | 96 | no | Call if not back today.
        Dora Ivanova | dora.ivanova@example.com | (202) 555-0161 | Touring kayak, two seats | -20 | -18 | Cancelled | 0 | yes | -`,
    },
    {
      name: 'Item',
      concept: null,
      icon: 'Package',
      kind: 'resource',
      fields: [
        'Name!',
        'Category: choice: On the water, Camping, On the road',
        'Description: long text',
        'Price per day: money',
        'Deposit: money',
        'Photo: picture',
      ],
      rows: `
        Touring kayak, two seats | On the water | Stable and roomy, with paddles and spray decks. | 55 | 150
        Stand-up paddle board | On the water | Inflatable board with pump, paddle and leash. | 28 | 80
        Family tent, six people | Camping | Two bedrooms and standing height in the middle. | 24 | 100
        Camping stove and pots | Camping | Two burners and a set of pots. Gas not included. | 9 | 30
        Electric bike | On the road | Range of about 80 km, lock and helmet included. | 35 | 200
        Roof box | On the road | 420 litres, fits most roof bars. | 12 | 60`,
    },
    {
      name: 'Customer',
      fields: ['Name!', 'Email: email', 'Phone: phone', 'Address', 'Notes: long text'],
      rows: `
        Simon Clarke | simon.clarke@example.com | (202) 555-0117 | 12 River Walk | Rents every summer.
        Farah Amini | farah.amini@example.com | (202) 555-0128 | 88 Hill Street | -
        Wendy Shaw | wendy.shaw@example.com | (202) 555-0147 | 5 Orchard Way | -
        Lars Mikkelsen | lars.mikkelsen@example.com | (202) 555-0153 | 30 Station Road | Two late returns.`,
    },
    {
      name: 'Upkeep',
      plural: 'Upkeep',
      icon: 'Wrench',
      concept: null,
      kind: 'log',
      fields: ['What was done!', 'Item!: link: Item', 'Date: date', 'Cost: money', 'Next due: date'],
      rows: `
        Patched a seam | Stand-up paddle board | -12 | 15 | +80
        New brake pads | Electric bike | -25 | 32 | +60
        Waterproofed the roof | Family tent, six people | -40 | 20 | +140
        Replaced paddle blade | Touring kayak, two seats | -6 | 38 | +170`,
    },
  ],
  pages: [
    {
      kind: 'home',
      name: 'Welcome',
      for: 'everyone',
      thing: 'Item',
      props: {
        headline: 'Don’t buy it, borrow it',
        text: 'Well-kept gear for a day out or a whole holiday. Choose your days and pick it up from us.',
        call: 'Planning a trip?',
      },
    },
    { kind: 'list', thing: 'Item', name: 'What we rent', for: 'everyone' },
    {
      kind: 'booking',
      thing: 'Rental',
      name: 'Book',
      for: 'everyone',
      fields: ['Name', 'Email', 'Phone'],
    },
    { kind: 'calendar', thing: 'Rental', name: 'Calendar' },
    { kind: 'board', thing: 'Rental', name: 'Rental board' },
  ],
  rules: ['Customer: see: users', 'Item: change: users', 'Item: delete: admin'],
};

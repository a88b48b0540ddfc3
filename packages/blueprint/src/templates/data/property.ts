import type { TemplateData } from '../template-data.ts';

export const property: TemplateData = {
  id: 'property',
  name: 'Property Rentals',
  summary: 'Homes to rent with viewings online, plus tenants, leases, rent and repairs.',
  group: 'places',
  icon: 'Building2',
  color: '#1e4e79',
  keywords:
    'property real estate landlord tenant lease rent apartment flat house letting viewing home maintenance',
  tagline: 'Find your next home',
  people: ['Agent'],
  things: [
    {
      name: 'Home',
      icon: 'House',
      concept: 'property',
      kind: 'resource',
      internal: ['Address'],
      fields: [
        'Name!',
        'Type: choice: Apartment, House, Studio',
        'Neighbourhood',
        'Address',
        'Rent per month: money',
        'Bedrooms: number',
        'Area in m²: number',
        'Description: long text',
        'Photo: picture',
        'Status: states: Available, Reserved, Rented',
      ],
      rows: `
        Bright two-bedroom with balcony | Apartment | Old Harbour | 18 Quay Street, apartment 5 | 1450 | 2 | 68 | South-facing balcony, lift, and five minutes to the tram. | Available
        Garden house near the park | House | Linden Park | 7 Linden Close | 2200 | 3 | 112 | Three bedrooms, a sunny garden and a shed for bikes. | Available
        Top-floor studio | Studio | University Quarter | 41 College Road, apartment 12 | 820 | 1 | 31 | Compact and quiet, with built-in shelves. | Reserved
        Loft in the old mill | Apartment | Millside | 3 Mill Lane, loft 2 | 1780 | 1 | 84 | High ceilings, brick walls and a shared roof terrace. | Rented
        Family apartment by the school | Apartment | Linden Park | 22 School Lane, apartment 3 | 1650 | 3 | 95 | Ground floor with a small yard. | Rented
        Row house with garage | House | Northgate | 9 Weaver Row | 1900 | 3 | 104 | Quiet street, garage and new kitchen. | Available`,
    },
    {
      name: 'Viewing',
      concept: 'viewing',
      icon: 'Eye',
      kind: 'event',
      fields: [
        'Name!',
        'Email: email',
        'Phone: phone',
        'Home!: link: Home',
        'When: date and time',
        'Message: long text',
        'Status: states: Requested, Confirmed, Done, Cancelled',
      ],
      rows: `
        Laura Finch | laura.finch@example.com | (202) 555-0116 | Bright two-bedroom with balcony | +2 16:00 | We are two adults and a cat. | Confirmed
        Omar Aziz | omar.aziz@example.com | (202) 555-0123 | Garden house near the park | +3 11:00 | - | Requested
        Petra Vogel | petra.vogel@example.com | (202) 555-0137 | Top-floor studio | -2 17:30 | I start my studies in autumn. | Done
        Chen Wei | chen.wei@example.com | (202) 555-0143 | Row house with garage | +5 15:00 | - | Requested
        Rita Sousa | rita.sousa@example.com | (202) 555-0159 | Bright two-bedroom with balcony | -1 18:00 | - | Cancelled`,
    },
    {
      name: 'Tenant',
      concept: 'tenant',
      fields: ['Name!', 'Email: email', 'Phone: phone', 'Home: link: Home', 'Notes: long text'],
      rows: `
        Martin Keller | martin.keller@example.com | (202) 555-0162 | Loft in the old mill | Pays on the first of the month.
        Family Osborne | osborne@example.com | (202) 555-0167 | Family apartment by the school | Two children, one dog.
        Petra Vogel | petra.vogel@example.com | (202) 555-0137 | Top-floor studio | Moves in next month.`,
    },
    {
      name: 'Lease',
      concept: null,
      icon: 'FileSignature',
      kind: 'log',
      fields: [
        'Title!',
        'Home!: link: Home',
        'Tenant!: link: Tenant',
        'Start date: date',
        'End date: date',
        'Rent per month: money',
        'Deposit: money',
        'Contract: file',
      ],
      rows: `
        Mill loft, Keller | Loft in the old mill | Martin Keller | -310 | +420 | 1780 | 3560
        School Lane, Osborne | Family apartment by the school | Family Osborne | -700 | +30 | 1650 | 3300
        College Road, Vogel | Top-floor studio | Petra Vogel | +20 | +385 | 820 | 1640`,
    },
    {
      name: 'Rent payment',
      concept: null,
      icon: 'Banknote',
      kind: 'log',
      fields: [
        'Title!',
        'Lease!: link: Lease',
        'Amount: money',
        'Due date: date',
        'Status: states: Open, Late, Paid',
      ],
      rows: `
        Rent, Mill loft | Mill loft, Keller | 1780 | -28 | Paid
        Rent, Mill loft, this month | Mill loft, Keller | 1780 | +2 | Open
        Rent, School Lane | School Lane, Osborne | 1650 | -28 | Paid
        Rent, School Lane, this month | School Lane, Osborne | 1650 | -3 | Late`,
    },
    {
      name: 'Repair request',
      concept: null,
      icon: 'Wrench',
      kind: 'log',
      fields: [
        'What’s wrong!',
        'Contact name',
        'Phone: phone',
        'Email: email',
        'Details: long text',
        'Home: link: Home',
        'Urgency: choice: Low, Normal, Urgent',
        'Status: states: New, Ordered, In progress, Done',
        'Cost: money',
      ],
      rows: `
        Kitchen tap drips | Martin Keller | (202) 555-0162 | martin.keller@example.com | Slow drip, worse at night. | Loft in the old mill | Normal | Ordered | 85
        No hot water | Family Osborne | (202) 555-0167 | osborne@example.com | Since yesterday evening. | Family apartment by the school | Urgent | In progress | 240
        Hall light flickers | Family Osborne | (202) 555-0167 | osborne@example.com | - | Family apartment by the school | Low | New | -
        Window won’t close | Martin Keller | (202) 555-0162 | martin.keller@example.com | Bedroom, left side. | Loft in the old mill | Normal | Done | 120`,
    },
  ],
  pages: [
    {
      kind: 'home',
      name: 'Welcome',
      for: 'everyone',
      thing: 'Home',
      props: {
        headline: 'A home that fits your life',
        text: 'See what’s available and ask for a viewing. We answer within a day.',
        call: 'Seen something you like?',
      },
    },
    { kind: 'list', thing: 'Home', name: 'Homes to rent', for: 'everyone' },
    {
      kind: 'form',
      thing: 'Viewing',
      name: 'Request a viewing',
      for: 'everyone',
      fields: ['Home', 'When', 'Name', 'Email', 'Phone', 'Message'],
    },
    {
      kind: 'form',
      thing: 'Repair request',
      name: 'Report a problem',
      for: 'everyone',
      fields: ['What’s wrong', 'Details', 'Contact name', 'Phone', 'Email'],
    },
    { kind: 'board', thing: 'Repair request', name: 'Repairs' },
    { kind: 'calendar', thing: 'Viewing', name: 'Viewing calendar' },
  ],
  rules: [
    'Tenant: see: users',
    'Lease: see: users',
    'Lease: delete: admin',
    'Rent payment: see: users',
    'Rent payment: delete: admin',
  ],
};

import type { TemplateData } from '../template-data.ts';

export const salon: TemplateData = {
  id: 'salon',
  name: 'Hair Salon',
  summary: 'Online booking with stylists, services and prices, and a record of every customer.',
  group: 'business',
  icon: 'Scissors',
  color: '#9d174d',
  keywords:
    'salon hair hairdresser barber stylist beauty nail haircut color colour treatment spa appointment',
  tagline: 'Haircuts, colour and care in the heart of town',
  people: ['Stylist'],
  things: [
    {
      name: 'Appointment',
      concept: 'appointment',
      fields: [
        'Name!',
        'Phone: phone',
        'Email: email',
        'Service: link: Service',
        'Stylist: link: Stylist',
        'Start: date and time',
        'Status: states: Booked, Confirmed, Done, Cancelled',
        'Wishes: long text',
        'Customer: link: Customer',
      ],
      rows: `
        Hannah Osei | (202) 555-0118 | hannah.osei@example.com | Full colour | Nadia Brandt | 0 10:00 | Confirmed | A little darker than last time. | Hannah Osei
        Peter Lang | (202) 555-0124 | peter.lang@example.com | Short cut | Elliot Park | 0 11:30 | Confirmed | - | Peter Lang
        Amira Haddad | (202) 555-0139 | amira.haddad@example.com | Cut and blow-dry | Rosa Medina | +1 09:30 | Booked | Just the ends. | Amira Haddad
        Julia Novak | (202) 555-0145 | julia.novak@example.com | Balayage | Nadia Brandt | +2 13:00 | Booked | - | Julia Novak
        Sofia Lindgren | (202) 555-0163 | sofia.lindgren@example.com | Updo | Yuki Tanaka | +3 15:00 | Booked | Trial for a wedding. | Sofia Lindgren
        Ben Carter | (202) 555-0157 | ben.carter@example.com | Short cut | Elliot Park | -2 16:00 | Done | - | Ben Carter
        Clara Moss | (202) 555-0172 | clara.moss@example.com | Deep repair treatment | Rosa Medina | -1 12:00 | Cancelled | - | -`,
    },
    {
      name: 'Customer',
      fields: [
        'Name!',
        'Phone: phone',
        'Email: email',
        'Birthday: date',
        'Preferred stylist: link: Stylist',
        'Notes: long text',
      ],
      rows: `
        Hannah Osei | (202) 555-0118 | hannah.osei@example.com | -11240 | Nadia Brandt | Cool tones only. Sensitive scalp.
        Peter Lang | (202) 555-0124 | peter.lang@example.com | -14510 | Elliot Park | Number two at the sides.
        Amira Haddad | (202) 555-0139 | amira.haddad@example.com | -9820 | Rosa Medina | Likes a quiet appointment.
        Julia Novak | (202) 555-0145 | julia.novak@example.com | -12075 | Nadia Brandt | Balayage every four months.
        Ben Carter | (202) 555-0157 | ben.carter@example.com | -8730 | Elliot Park | -
        Sofia Lindgren | (202) 555-0163 | sofia.lindgren@example.com | -10390 | Yuki Tanaka | Wedding in spring, trial first.`,
    },
    {
      name: 'Stylist',
      concept: 'stylist',
      fields: ['Name!', 'Specialty', 'About: long text', 'Photo: picture'],
      rows: `
        Nadia Brandt | Colour and balayage | Fifteen years of colour work, and patient with indecision.
        Elliot Park | Short cuts and fades | Sharp lines, quick hands and good coffee.
        Rosa Medina | Curly hair | Cuts curls dry, the way they live.
        Yuki Tanaka | Styling and updos | The one to see before a wedding.`,
    },
    {
      name: 'Service',
      icon: 'Sparkles',
      fields: [
        'Name!',
        'Category: choice: Cut, Colour, Styling, Care',
        'Description: long text',
        'Price: money',
        'Minutes: number',
      ],
      rows: `
        Cut and blow-dry | Cut | Consultation, wash, cut and finish. | 58 | 60
        Short cut | Cut | Clippers or scissors, wash included. | 36 | 30
        Fringe trim | Cut | Five minutes between appointments. | 12 | 15
        Full colour | Colour | One shade from roots to tips, with gloss. | 95 | 120
        Balayage | Colour | Hand-painted lights that grow out softly. | 160 | 180
        Updo | Styling | Pinned to last through the dancing. | 75 | 60
        Deep repair treatment | Care | A mask and a head massage for dry hair. | 30 | 30`,
    },
    {
      name: 'Product',
      fields: [
        'Name!',
        'Category: choice: Shampoo, Conditioner, Styling, Tools',
        'In stock: number',
        'Price: money',
      ],
      rows: `
        Gentle shampoo 250 ml | Shampoo | 18 | 16
        Repair conditioner 250 ml | Conditioner | 12 | 18
        Curl cream | Styling | 4 | 22
        Matte paste | Styling | 9 | 19
        Wide-tooth comb | Tools | 15 | 8`,
    },
  ],
  pages: [
    {
      kind: 'home',
      name: 'Welcome',
      for: 'everyone',
      thing: 'Service',
      props: {
        headline: 'Good hair, on your schedule',
        text: 'Choose a stylist and a time that suits you. No account and no phone call needed.',
        call: 'Ready for a change?',
      },
    },
    { kind: 'list', thing: 'Service', name: 'Services and prices', for: 'everyone' },
    { kind: 'list', thing: 'Stylist', name: 'Our team', for: 'everyone', icon: 'Users' },
    {
      kind: 'booking',
      thing: 'Appointment',
      name: 'Book an appointment',
      for: 'everyone',
      fields: ['Name', 'Phone', 'Email', 'Service', 'Wishes'],
      props: { opens: '09:00', closes: '18:00', slotMinutes: 30, days: [2, 3, 4, 5, 6] },
    },
    { kind: 'calendar', thing: 'Appointment', name: 'Calendar' },
  ],
  rules: [
    'Customer: see: users',
    'Service: change: admin',
    'Service: delete: admin',
    'Stylist: change: admin',
  ],
};

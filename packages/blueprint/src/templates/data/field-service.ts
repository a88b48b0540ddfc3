import type { TemplateData } from '../template-data.ts';

export const fieldService: TemplateData = {
  id: 'field-service',
  name: 'Field Service',
  summary: 'Visits to customers from request to invoice, with technicians, equipment and material used.',
  group: 'business',
  icon: 'Truck',
  color: '#166534',
  keywords:
    'field service technician plumber electrician heating cleaning installation visit job site customer dispatch maintenance hvac contractor',
  tagline: 'A technician at your door, on the day that suits you',
  people: ['Technician', 'Dispatcher'],
  things: [
    {
      name: 'Job',
      concept: null,
      icon: 'ClipboardList',
      kind: 'transaction',
      fields: [
        'What’s needed!',
        'Status: states: Requested, Scheduled, On the way, Done, Invoiced',
        'Contact name',
        'Phone: phone',
        'Email: email',
        'Address',
        'Details: long text',
        'Preferred day: date',
        'Scheduled for: date and time',
        'Technician: link: Technician',
        'Customer: link: Customer',
        'Price: money',
      ],
      rows: `
        Boiler makes a knocking noise | Scheduled | Edith Rowe | (202) 555-0112 | edith.rowe@example.com | 8 Chestnut Road | Mostly in the morning. | +1 | +1 09:00 | Bashir Khan | Edith Rowe | 120
        Install two wall lights | Requested | Pascal Denis | (202) 555-0123 | pascal.denis@example.com | 51 Harbour Way | Lights are here already. | +4 | - | - | - | -
        Yearly heating check | On the way | Green Oak School | (202) 555-0134 | office.greenoak@example.com | 2 School Lane | Please ring at the office. | 0 | 0 13:00 | Lucy Tran | Green Oak School | 260
        Tap in the kitchen leaks | Done | Agnes Bell | (202) 555-0145 | agnes.bell@example.com | 19 Mill Lane | - | -1 | -1 10:30 | Bashir Khan | Agnes Bell | 85
        Replace fuse box | Invoiced | Corner Bakery | (202) 555-0156 | bakery@example.com | 5 Market Square | Only before six in the morning. | -6 | -6 05:00 | Nils Borg | Corner Bakery | 640
        No hot water | Requested | Rafael Ortiz | (202) 555-0167 | rafael.ortiz@example.com | 77 Hill Street | Since last night. | 0 | - | - | - | -`,
    },
    {
      name: 'Customer',
      fields: ['Name!', 'Phone: phone', 'Email: email', 'Address', 'Notes: long text'],
      rows: `
        Edith Rowe | (202) 555-0112 | edith.rowe@example.com | 8 Chestnut Road | Dog in the garden, friendly.
        Green Oak School | (202) 555-0134 | office.greenoak@example.com | 2 School Lane | Visits only outside lessons.
        Agnes Bell | (202) 555-0145 | agnes.bell@example.com | 19 Mill Lane | -
        Corner Bakery | (202) 555-0156 | bakery@example.com | 5 Market Square | Back door, ring twice.`,
    },
    {
      name: 'Technician',
      concept: 'technician',
      kind: 'person',
      fields: ['Name!', 'Skills', 'Phone: phone', 'Email: email', 'Area'],
      rows: `
        Bashir Khan | Heating, plumbing | (202) 555-0101 | bashir.khan@example.com | North
        Lucy Tran | Heating, ventilation | (202) 555-0102 | lucy.tran@example.com | City centre
        Nils Borg | Electrical | (202) 555-0107 | nils.borg@example.com | South`,
    },
    {
      name: 'Equipment',
      plural: 'Equipment',
      concept: null,
      icon: 'Heater',
      kind: 'resource',
      fields: [
        'Name!',
        'Customer: link: Customer',
        'Serial number',
        'Installed on: date',
        'Next service: date',
      ],
      rows: `
        Gas boiler, hallway | Edith Rowe | GB-20417 | -1500 | +30
        Heating system, main building | Green Oak School | HS-00912 | -2900 | 0
        Ventilation, kitchen | Corner Bakery | VK-11830 | -640 | +95
        Water heater | Agnes Bell | WH-55120 | -2100 | -12`,
    },
    {
      name: 'Material used',
      plural: 'Material used',
      icon: 'Package',
      concept: null,
      kind: 'resource',
      fields: [
        'What!',
        'Job!: link: Job',
        'Pieces: number',
        'Price each: money',
        'Total: formula: Pieces * Price each',
      ],
      rows: `
        Seal set | Tap in the kitchen leaks | 1 | 12
        Flexible hose 50 cm | Tap in the kitchen leaks | 2 | 9
        Fuse box, 24 way | Replace fuse box | 1 | 310
        Circuit breaker 16 A | Replace fuse box | 6 | 14`,
    },
    {
      name: 'Service',
      concept: 'service',
      icon: 'Wrench',
      fields: ['Name!', 'What’s included: long text', 'Price from: money'],
      rows: `
        Heating service | Cleaning, measuring and a written report. | 120
        Plumbing repair | Leaks, blockages and dripping taps. | 75
        Electrical work | Sockets, lights and fuse boxes, tested and certified. | 90
        Emergency call-out | At your door within three hours, every day. | 180`,
    },
  ],
  pages: [
    {
      kind: 'home',
      name: 'Welcome',
      for: 'everyone',
      thing: 'Service',
      props: {
        headline: 'Fixed properly, the first time',
        text: 'Heating, water and electricity. Tell us what’s needed and choose a day.',
        call: 'Something not working?',
      },
    },
    { kind: 'list', thing: 'Service', name: 'Services and prices', for: 'everyone' },
    {
      kind: 'form',
      thing: 'Job',
      name: 'Request a visit',
      for: 'everyone',
      fields: ['What’s needed', 'Details', 'Preferred day', 'Contact name', 'Phone', 'Email', 'Address'],
    },
    { kind: 'board', thing: 'Job', name: 'Job board' },
    { kind: 'calendar', thing: 'Job', name: 'Calendar' },
  ],
  rules: ['Customer: see: users', 'Technician: see: users', 'Job: delete: admin', 'Service: change: admin'],
};

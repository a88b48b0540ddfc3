import type { TemplateData } from '../template-data.ts';

export const bicycleWorkshop: TemplateData = {
  id: 'bicycle-workshop',
  name: 'Bicycle Workshop',
  summary: 'Repairs from the first request to collection, with customers, bikes and parts in stock.',
  group: 'business',
  icon: 'Bike',
  color: '#0f766e',
  keywords:
    'bicycle bike cycle workshop repair mechanic inner tube tyre tire puncture brake chain spare part',
  tagline: 'Repairs and services for bicycles',
  people: ['Mechanic'],
  things: [
    {
      name: 'Repair',
      icon: 'Wrench',
      kind: 'transaction',
      fields: [
        'What’s wrong!',
        'Status: states: Received, Waiting for parts, Ready, Collected',
        'Contact name',
        'Phone: phone',
        'Email: email',
        'Make and model',
        'Customer: link: Customer',
        'Bike: link: Bike',
        'Received on: date',
        'Due date: date',
        'Mechanic',
        'Price: money',
        'Workshop notes: long text',
      ],
      rows: `
        Rear tyre keeps going flat | Received | Marta Lind | (202) 555-0114 | marta.lind@example.com | Harrow City 7 | Marta Lind | Harrow City 7, blue | 0 | +1 | Sam | 26 | Check the rim tape as well.
        Gears slip under load | Waiting for parts | Owen Achebe | (202) 555-0127 | owen.achebe@example.com | Fenn Gravel X | Owen Achebe | Fenn Gravel X, olive | -4 | +3 | Ines | 94 | Chain and cassette are worn, cassette ordered.
        Brakes squeal in the rain | Ready | Priya Nair | (202) 555-0133 | priya.nair@example.com | Pell Junior 24 | Priya Nair | Pell Junior 24, red | -3 | 0 | Sam | 38 | New pads front and rear.
        Motor cuts out on hills | Waiting for parts | Priya Nair | (202) 555-0133 | priya.nair@example.com | Harrow Cargo Long | Priya Nair | Harrow Cargo Long, black | -6 | -1 | Ines | 140 | Speed sensor on its way.
        Full service before a tour | Received | Jonas Weber | (202) 555-0146 | jonas.weber@example.com | Quill Tour 500 | Jonas Weber | Quill Tour 500, green | -1 | +5 | Ines | 120 | -
        Front wheel wobbles | Collected | Tom Haskins | (202) 555-0168 | tom.haskins@example.com | Fenn Road SL | Tom Haskins | Fenn Road SL, white | -12 | -9 | Sam | 25 | Two spokes replaced.
        Hinge creaks when folding | Ready | Lucia Romero | (202) 555-0152 | lucia.romero@example.com | Quill Fold 20 | Lucia Romero | Quill Fold 20, grey | -2 | +1 | Sam | 30 | -
        Bell and lights don’t work | Received | Dana Okafor | (202) 555-0171 | dana.okafor@example.com | Pell Urban 3 | - | - | 0 | +2 | - | - | -`,
    },
    {
      name: 'Customer',
      fields: ['Name!', 'Phone: phone', 'Email: email', 'Notes: long text'],
      rows: `
        Marta Lind | (202) 555-0114 | marta.lind@example.com | Commutes every day, so same-day repairs please.
        Owen Achebe | (202) 555-0127 | owen.achebe@example.com | -
        Priya Nair | (202) 555-0133 | priya.nair@example.com | Brings the whole family’s bikes in spring.
        Jonas Weber | (202) 555-0146 | jonas.weber@example.com | Prefers a call to an email.
        Lucia Romero | (202) 555-0152 | lucia.romero@example.com | -
        Tom Haskins | (202) 555-0168 | tom.haskins@example.com | Races at weekends.`,
    },
    {
      name: 'Bike',
      fields: ['Name!', 'Make', 'Model', 'Customer: link: Customer', 'Frame number', 'Photo: picture'],
      rows: `
        Harrow City 7, blue | Harrow | City 7 | Marta Lind | HC7-20418
        Fenn Gravel X, olive | Fenn | Gravel X | Owen Achebe | FGX-11873
        Pell Junior 24, red | Pell | Junior 24 | Priya Nair | PJ24-3301
        Harrow Cargo Long, black | Harrow | Cargo Long | Priya Nair | HCL-07752
        Quill Tour 500, green | Quill | Tour 500 | Jonas Weber | QT5-46120
        Fenn Road SL, white | Fenn | Road SL | Tom Haskins | FRS-29004
        Quill Fold 20, grey | Quill | Fold 20 | Lucia Romero | QF2-15566`,
    },
    {
      name: 'Part',
      concept: 'part',
      fields: [
        'Name!',
        'Category: choice: Tyres and tubes, Brakes, Drivetrain, Wheels, Lights',
        'Size',
        'In stock: number',
        'Reorder below: number',
        'Price: money',
        'Supplier',
      ],
      rows: `
        Inner tube 28 inch | Tyres and tubes | 28 × 1.40 | 24 | 10 | 8 | Northfield Cycle Supply
        Inner tube 20 inch | Tyres and tubes | 20 × 1.75 | 3 | 6 | 7 | Northfield Cycle Supply
        City tyre, reflective | Tyres and tubes | 28 × 1.60 | 9 | 4 | 32 | Northfield Cycle Supply
        Disc brake pads | Brakes | Standard | 14 | 8 | 16 | Bremen Parts
        Chain, 9-speed | Drivetrain | 114 links | 5 | 5 | 24 | Bremen Parts
        Cassette 11–36 | Drivetrain | 9-speed | 1 | 2 | 46 | Bremen Parts
        Rear light, USB | Lights | One size | 11 | 4 | 19 | Halden Lights`,
    },
    {
      name: 'Used part',
      icon: 'PackageCheck',
      concept: null,
      kind: 'resource',
      fields: [
        'Repair!: link: Repair',
        'Part!: link: Part',
        'Pieces: number',
        'Price each: money',
        'Total: formula: Pieces * Price each',
      ],
      rows: `
        Rear tyre keeps going flat | Inner tube 28 inch | 1 | 8
        Gears slip under load | Chain, 9-speed | 1 | 24
        Gears slip under load | Cassette 11–36 | 1 | 46
        Brakes squeal in the rain | Disc brake pads | 2 | 16
        Front wheel wobbles | Inner tube 28 inch | 1 | 8`,
    },
    {
      name: 'Service',
      icon: 'Wrench',
      fields: ['Name!', 'What’s included: long text', 'Price: money', 'Minutes: number'],
      rows: `
        Basic tune-up | Brakes and gears adjusted, bolts checked, tyres pumped up. | 45 | 45
        Full service | Everything in a tune-up, drivetrain cleaned, wheels trued, bearings greased. | 120 | 150
        Puncture repair | A new inner tube, fitted while you wait. | 18 | 20
        Brake service | New pads or cables, fitted and bled where needed. | 38 | 40
        Wheel truing | For a wheel that rubs or wobbles. | 25 | 30
        Gear adjustment | Indexing and cable tension for smooth shifting. | 22 | 25`,
    },
  ],
  pages: [
    {
      kind: 'home',
      name: 'Welcome',
      for: 'everyone',
      thing: 'Service',
      props: {
        headline: 'Bike repairs and services',
        text: 'See what we do and what it costs, and tell us online what’s wrong with your bike.',
        call: 'Something rubbing, rattling or flat?',
      },
    },
    { kind: 'list', thing: 'Service', name: 'Services and prices', for: 'everyone' },
    {
      kind: 'form',
      thing: 'Repair',
      name: 'Request a repair',
      for: 'everyone',
      fields: ['What’s wrong', 'Make and model', 'Contact name', 'Phone', 'Email'],
    },
    { kind: 'board', thing: 'Repair', name: 'Repair board' },
  ],
  rules: ['Customer: see: users', 'Part: delete: admin', 'Service: change: admin', 'Service: delete: admin'],
};

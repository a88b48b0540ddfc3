import type { TemplateData } from '../template-data.ts';

export const inventory: TemplateData = {
  id: 'inventory',
  name: 'Inventory',
  summary: 'Stock by item and location, what came in and went out, and orders from suppliers.',
  group: 'business',
  icon: 'Boxes',
  color: '#a16207',
  keywords:
    'inventory stock warehouse item supplier purchase order storage asset quantity location barcode sku',
  people: ['Warehouse'],
  things: [
    {
      name: 'Item',
      concept: null,
      icon: 'Boxes',
      kind: 'resource',
      fields: [
        'Name!',
        'Item number',
        'Category: choice: Tools, Packaging, Cleaning, Office, Safety',
        'In stock: number',
        'Reorder below: number',
        'Unit cost: money',
        'Location: link: Location',
        'Supplier: link: Supplier',
      ],
      rows: `
        Cardboard box, medium | PK-110 | Packaging | 420 | 200 | 0.85 | Aisle A | Northern Packaging
        Packing tape, clear | PK-204 | Packaging | 36 | 50 | 2.4 | Aisle A | Northern Packaging
        Cordless drill | TL-031 | Tools | 3 | 4 | 129 | Tool room | Brook Tools
        Nitrile gloves, box of 100 | SF-015 | Safety | 14 | 20 | 9.9 | Aisle C | SafeHands Supply
        Floor cleaner, 5 litres | CL-008 | Cleaning | 11 | 6 | 14.5 | Aisle C | SafeHands Supply
        Copy paper, 500 sheets | OF-002 | Office | 85 | 40 | 4.2 | Office cupboard | Paperhouse
        Safety goggles | SF-021 | Safety | 22 | 10 | 6.8 | Aisle C | SafeHands Supply`,
    },
    {
      name: 'Stock movement',
      concept: null,
      icon: 'ArrowLeftRight',
      kind: 'transaction',
      fields: [
        'Reason!',
        'Item!: link: Item',
        'Kind: choice: In, Out, Correction',
        'Pieces: number',
        'Date: date',
        'By',
      ],
      rows: `
        Delivery from Northern Packaging | Cardboard box, medium | In | 300 | -6 | Uma
        Shipped orders | Cardboard box, medium | Out | 80 | -2 | Pat
        Shipped orders | Packing tape, clear | Out | 14 | -2 | Pat
        Given to site team | Cordless drill | Out | 1 | -4 | Uma
        Counted again | Nitrile gloves, box of 100 | Correction | 2 | -1 | Uma
        Delivery from Paperhouse | Copy paper, 500 sheets | In | 40 | -9 | Pat`,
    },
    {
      name: 'Purchase order',
      concept: null,
      icon: 'ClipboardList',
      kind: 'log',
      fields: [
        'Number!',
        'Supplier!: link: Supplier',
        'Status: states: Draft, Sent, Confirmed, Received',
        'Ordered on: date',
        'Expected on: date',
        'Total: money',
      ],
      rows: `
        PO-1042 | SafeHands Supply | Confirmed | -3 | +2 | 198
        PO-1043 | Northern Packaging | Sent | -1 | +5 | 240
        PO-1041 | Paperhouse | Received | -14 | -9 | 168
        PO-1044 | Brook Tools | Draft | 0 | +12 | 258`,
    },
    {
      name: 'Supplier',
      concept: 'supplier',
      fields: ['Name!', 'Contact name', 'Email: email', 'Phone: phone', 'Delivery in days: number'],
      rows: `
        Northern Packaging | Gail Norden | gail.norden@example.com | (202) 555-0115 | 4
        Brook Tools | Hal Brook | hal.brook@example.com | (202) 555-0126 | 10
        SafeHands Supply | Tia Moreau | tia.moreau@example.com | (202) 555-0137 | 5
        Paperhouse | Jin Park | jin.park@example.com | (202) 555-0189 | 3`,
    },
    {
      name: 'Location',
      concept: null,
      icon: 'MapPin',
      kind: 'settings',
      fields: ['Name!', 'Building', 'Notes: long text'],
      rows: `
        Aisle A | Main hall | Large boxes on the lower shelves.
        Aisle C | Main hall | Keep cleaning supplies locked.
        Tool room | Workshop | Sign out every tool.
        Office cupboard | Office | -`,
    },
  ],
  pages: [{ kind: 'board', thing: 'Purchase order', name: 'Orders' }],
  rules: ['Item: delete: admin', 'Supplier: delete: admin', 'Stock movement: change: admin'],
};

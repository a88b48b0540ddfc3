import type { TemplateData } from '../template-data.ts';

export const shop: TemplateData = {
  id: 'shop',
  name: 'Online Shop',
  summary: 'Products with a cart and checkout, orders to pack and ship, and stock that warns you in time.',
  group: 'business',
  icon: 'Store',
  color: '#7c3aed',
  keywords: 'shop store online ecommerce webshop product order cart checkout sell customer shipping',
  tagline: 'Made with care, sent with a smile',
  things: [
    {
      name: 'Product',
      concept: 'product',
      fields: [
        'Name!',
        'Category: choice: Kitchen, Living, Stationery, Gifts',
        'Description: long text',
        'Price!: money',
        'In stock: number',
        'Reorder below: number',
        'Photo: picture',
      ],
      rows: `
        Oak serving board | Kitchen | Solid oak, oiled by hand. Gets better with use. | 38 | 14 | 5
        Stoneware mug | Kitchen | Holds 300 ml. Dishwasher safe. | 22 | 40 | 12
        Linen cushion cover | Living | Washed linen, 50 by 50 cm, in sand. | 34 | 9 | 10
        Beeswax candle, pair | Living | Burns for about eight hours each. | 16 | 26 | 10
        Dotted notebook | Stationery | 160 pages that lie flat. | 14 | 55 | 20
        Brass pen | Stationery | Refillable, and it ages beautifully. | 29 | 3 | 6
        Tea sampler box | Gifts | Six teas in small tins. | 27 | 18 | 8`,
    },
    {
      name: 'Order',
      concept: 'order',
      fields: [
        'Name!',
        'Email!: email',
        'Phone: phone',
        'Shipping address!',
        'Status: states: New, Paid, Packed, Shipped, Delivered',
        'Total: money',
        'Order date: date',
        'Notes: long text',
      ],
      rows: `
        Alice Romano | alice.romano@example.com | (202) 555-0111 | 4 Garden Street, Riverton | New | 60 | 0 | Please wrap as a gift.
        Henrik Dahl | henrik.dahl@example.com | (202) 555-0129 | 71 Coast Road, Eastbay | Paid | 44 | -1 | -
        Mei Tan | mei.tan@example.com | (202) 555-0131 | 15 Maple Court, Fairview | Packed | 50 | -2 | -
        Stefan Kraus | stefan.kraus@example.com | (202) 555-0148 | 9 Bridge Lane, Riverton | Shipped | 27 | -4 | -
        Bianca Silva | bianca.silva@example.com | (202) 555-0150 | 33 Park Avenue, Eastbay | Delivered | 43 | -9 | Left with a neighbour.`,
    },
    {
      name: 'Order item',
      concept: 'order_item',
      fields: ['Order!: link: Order', 'Product!: link: Product', 'Quantity: number', 'Price: money'],
      rows: `
        Alice Romano | Oak serving board | 1 | 38
        Alice Romano | Stoneware mug | 1 | 22
        Henrik Dahl | Stoneware mug | 2 | 22
        Mei Tan | Linen cushion cover | 1 | 34
        Mei Tan | Beeswax candle, pair | 1 | 16
        Stefan Kraus | Tea sampler box | 1 | 27
        Bianca Silva | Brass pen | 1 | 29
        Bianca Silva | Dotted notebook | 1 | 14`,
    },
    {
      name: 'Supplier',
      concept: 'supplier',
      fields: ['Name!', 'Contact name', 'Email: email', 'Phone: phone', 'Notes: long text'],
      rows: `
        Alder Woodwork | Tim Alder | tim.alder@example.com | (202) 555-0182 | Two weeks’ notice.
        Clay and Kiln | Rosa Winter | rosa.winter@example.com | (202) 555-0184 | Minimum order of 20 pieces.
        Paperhouse | Jin Park | jin.park@example.com | (202) 555-0189 | -`,
    },
    {
      name: 'Question',
      icon: 'Mail',
      concept: 'enquiry',
      kind: 'transaction',
      fields: ['Name!', 'Email: email', 'Message!: long text', 'Status: states: New, Answered, Closed'],
      rows: `
        Paula Hart | paula.hart@example.com | Do you ship abroad? | New
        Georg Stein | georg.stein@example.com | Can I have the notebook with lines? | Answered
        Aiko Mori | aiko.mori@example.com | When will the brass pen be back? | New
        Liam Ward | liam.ward@example.com | My mug arrived chipped. | Closed`,
    },
  ],
  pages: [
    { kind: 'shop', thing: 'Product', name: 'Shop', for: 'everyone' },
    {
      kind: 'form',
      thing: 'Question',
      name: 'Contact us',
      for: 'everyone',
      icon: 'Mail',
      fields: ['Name', 'Email', 'Message'],
    },
    { kind: 'board', thing: 'Order', name: 'Order board' },
  ],
  rules: ['Supplier: see: users', 'Product: change: users', 'Product: delete: admin'],
};

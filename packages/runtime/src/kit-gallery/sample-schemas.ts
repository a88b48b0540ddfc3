import type { EntitySchema } from '@sayso/contracts/entity-schema';

type Named = EntitySchema & { name: string };
const money = { kind: 'money', currency: 'EUR' } as const;
const to = (entity: string, title: string) => ({
  type: 'string' as const,
  $ref: `/entities/${entity}/id`,
  title,
});

/** A small order business: every kind of field that forms, cells and filters know stands in one of these. */
export const schemas = {
  Customer: {
    name: 'Customer',
    properties: {
      name: { type: 'string', title: 'Name', maxLength: 120 },
      email: { type: 'string', format: 'email', title: 'Email' },
      phone: { type: 'string', title: 'Phone', 'x-sayso': { kind: 'phone' } },
      website: { type: 'string', format: 'uri', title: 'Website' },
      city: { type: 'string', title: 'City' },
      since: { type: 'string', format: 'date', title: 'Customer since' },
      segment: { type: 'string', enum: ['shop', 'restaurant', 'private'], title: 'Segment' },
      rating: { type: 'integer', minimum: 1, maximum: 5, title: 'Rating', 'x-sayso': { kind: 'rating' } },
      notes: { type: 'string', title: 'Notes', 'x-sayso': { kind: 'text' } },
    },
    required: ['name'],
  },
  Order: {
    name: 'Order',
    properties: {
      number: { type: 'string', title: 'Order', maxLength: 200 },
      customer_id: to('Customer', 'Customer'),
      status: {
        type: 'string',
        enum: ['new', 'packed', 'on_the_way', 'delivered', 'cancelled'],
        title: 'Status',
        default: 'new',
      },
      priority: { type: 'string', enum: ['low', 'normal', 'high'], title: 'Priority' },
      total: { type: 'number', minimum: 0, title: 'Total', 'x-sayso': money },
      boxes: { type: 'integer', minimum: 0, maximum: 500, title: 'Boxes' },
      discount: {
        type: 'number',
        minimum: 0,
        maximum: 100,
        title: 'Discount',
        'x-sayso': { kind: 'percent' },
      },
      due_date: { type: 'string', format: 'date', title: 'Due' },
      delivery_at: { type: 'string', format: 'date-time', title: 'Delivery' },
      is_paid: { type: 'boolean', title: 'Paid' },
      tags: { type: 'array', items: { type: 'string' }, title: 'Tags' },
      notes: { type: 'string', title: 'Notes', 'x-sayso': { kind: 'text' } },
    },
    required: ['number', 'customer_id', 'status'],
    'x-sayso': { titleField: 'number' },
  },
  OrderLine: {
    name: 'OrderLine',
    title: 'Order line',
    properties: {
      order_id: to('Order', 'Order'),
      product_id: to('Product', 'Product'),
      quantity: { type: 'integer', minimum: 1, title: 'Quantity' },
      price: { type: 'number', minimum: 0, title: 'Price', 'x-sayso': money },
    },
    required: ['order_id', 'product_id', 'quantity'],
    'x-sayso': { titleField: 'product_id' },
  },
  Product: {
    name: 'Product',
    properties: {
      name: { type: 'string', title: 'Name' },
      category: { type: 'string', enum: ['vegetables', 'fruit', 'eggs', 'bread'], title: 'Category' },
      price: { type: 'number', minimum: 0, title: 'Price', 'x-sayso': money },
      stock: { type: 'integer', minimum: 0, title: 'In stock' },
      least: { type: 'integer', minimum: 0, title: 'Least stock' },
      image: { type: 'string', title: 'Picture', 'x-sayso': { kind: 'image' } },
      color: { type: 'string', title: 'Colour', 'x-sayso': { kind: 'color' } },
      description: { type: 'string', title: 'Description', 'x-sayso': { kind: 'text' } },
      votes: { type: 'integer', minimum: 0, title: 'Votes' },
    },
    required: ['name'],
  },
  Task: {
    name: 'Task',
    properties: {
      title: { type: 'string', title: 'Title' },
      done: { type: 'boolean', title: 'Done' },
      due_date: { type: 'string', format: 'date', title: 'Due' },
    },
    required: ['title'],
  },
  Shift: {
    name: 'Shift',
    properties: {
      person: { type: 'string', enum: ['ana', 'ben', 'chidi'], title: 'Person' },
      start: { type: 'string', format: 'date-time', title: 'Start' },
      end: { type: 'string', format: 'date-time', title: 'End' },
    },
    required: ['person', 'start'],
  },
  Supplier: {
    name: 'Supplier',
    properties: {
      name: { type: 'string', title: 'Name' },
      legal_name: { type: 'string', title: 'Legal name' },
      email: { type: 'string', format: 'email', title: 'Email' },
      phone: { type: 'string', title: 'Phone', 'x-sayso': { kind: 'phone' } },
      website: { type: 'string', format: 'uri', title: 'Website' },
      street: { type: 'string', title: 'Street' },
      city: { type: 'string', title: 'City' },
      country: {
        type: 'string',
        enum: ['es', 'fr', 'it', 'pt'],
        enumNames: ['Spain', 'France', 'Italy', 'Portugal'],
        title: 'Country',
      },
      contract_start: { type: 'string', format: 'date', title: 'Contract from' },
      contract_end: { type: 'string', format: 'date', title: 'Contract until' },
      payment_days: {
        type: 'integer',
        minimum: 0,
        maximum: 120,
        title: 'Days to pay',
        description: 'Counted from the date of the invoice',
      },
      credit: { type: 'number', minimum: 0, title: 'Credit', 'x-sayso': money },
      discount: {
        type: 'number',
        minimum: 0,
        maximum: 100,
        title: 'Discount',
        'x-sayso': { kind: 'percent' },
      },
      delivers_on: {
        type: 'array',
        items: { type: 'string', enum: ['mon', 'tue', 'wed', 'thu', 'fri'] },
        title: 'Delivers on',
      },
      opens_at: { type: 'string', format: 'time', title: 'Opens at' },
      is_organic: { type: 'boolean', title: 'Organic' },
      certificate: { type: 'string', format: 'file', title: 'Certificate' },
      tags: { type: 'array', items: { type: 'string' }, title: 'Tags' },
      notes: { type: 'string', title: 'Notes', 'x-sayso': { kind: 'text' } },
    },
    required: ['name', 'country'],
  },
  Team: { name: 'Team', properties: { name: { type: 'string', title: 'Team' } }, required: ['name'] },
  Match: {
    name: 'Match',
    properties: {
      home_id: to('Team', 'Home'),
      away_id: to('Team', 'Away'),
      home_score: { type: 'integer', title: 'Home score' },
      away_score: { type: 'integer', title: 'Away score' },
    },
  },
} satisfies Record<string, Named>;

export type EntityId = keyof typeof schemas;

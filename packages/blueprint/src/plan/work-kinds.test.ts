import { describe, expect, test } from 'vitest';
import { read } from '../read/read.ts';
import { buildBlueprint } from './build.ts';

const planOf = (text: string) => {
  const blueprint = buildBlueprint(read(text));
  const labelOf = (id: string | undefined) => blueprint.entities.find((one) => one.id === id)?.label;
  return {
    blueprint,
    labels: blueprint.entities.map(({ label }) => label),
    kinds: blueprint.pages.map(({ archetype }) => archetype),
    open: blueprint.pages.filter((page) => page.public).map(({ archetype }) => archetype),
    fieldsOf: (label: string) =>
      (blueprint.entities.find((one) => one.label === label)?.fields ?? []).map((field) =>
        field.ref ? `> ${labelOf(field.ref)}` : field.label,
      ),
  };
};

describe('a short wish for an ordinary kind of app has what such an app is made of', () => {
  test.each([
    ['Kanban for our projects', ['Task', 'Project']],
    ['Sales pipeline with leads and calls', ['Lead', 'Call']],
    ['Warehouse stock with goods and vendors', ['Good', 'Vendor', 'Stock movement']],
    ['Tenants of our block send in defects, the caretaker repairs them', ['Defect', 'Tenant']],
    ['Dentist appointments, bookable online', ['Dentist', 'Dentist appointment']],
    ['Tickets for our gigs', ['Gig', 'Ticket']],
    ['Reimbursement of travel costs for our staff, with receipts and approval', ['Reimbursement']],
    ['Bistro table bookings', ['Table', 'Booking']],
    ['Fleet app: vans, fuel and repairs', ['Van', 'Driver', 'Repair', 'Fuel entry']],
    ['Staff directory', ['Staff']],
    ['Service desk for customers with agents', ['Ticket', 'Customer', 'Agent', 'Reply']],
    ['Canoe hire with customers', ['Canoe', 'Customer', 'Rental']],
    ['Pilates class bookings', ['Class', 'Booking']],
    ['Payslips for employees', ['Payslip', 'Employee']],
    ['Vendor register with agreements', ['Vendor', 'Agreement']],
    ['Ward shifts', ['Shift', 'Employee']],
    ['Barn hire and payments', ['Barn', 'Booking', 'Payment', 'Customer']],
    ['Sanding tools and who borrowed them', ['Tool', 'Member', 'Loan']],
    ['Employee time sheets', ['Time entry', 'Employee']],
    ['Landscaping: clients, visits and invoices', ['Client', 'Visit', 'Invoice']],
    ['Bookings for several instructors, with a fee and a deposit', ['Booking']],
  ])('%s', (text, wanted) => {
    expect(planOf(text).labels).toEqual(expect.arrayContaining(wanted));
  });
});

describe('what is none of its things stays out', () => {
  test('the building and whom it is for', () => {
    const { labels } = planOf('Apartment block where tenants report repairs to the janitor');
    expect(labels).not.toContain('Apartment');
    expect(planOf('Travel expenses of our team, with approval').labels).toEqual(['Expense']);
  });

  test('a choice or a picture that another thing has', () => {
    const { labels, fieldsOf } = planOf('Service desk with priorities and technicians');
    expect(labels).not.toContain('Priority');
    expect(fieldsOf('Ticket')).toContain('Priority');
    expect(planOf('Field service: jobs, customers, photos').labels).not.toContain('Photo');
  });

  test('what the boss does', () => {
    expect(planOf('Time off requests, manager approves').labels).toEqual(['Time-off request', 'Employee']);
  });

  test('votes on ideas, where clients say what they think', () => {
    const { labels, kinds } = planOf('Guest feedback page');
    expect(labels).toEqual(['Feedback']);
    expect(kinds).not.toContain('feedback');
  });

  test('what a place keeps beside what the text is about', () => {
    expect(planOf('Shifts and wages for our cafe').labels).not.toContain('Menu item');
  });
});

describe('things are linked where a line of text would stand', () => {
  test('a contact belongs to a company of the app', () => {
    expect(planOf('CRM: companies and contacts').fieldsOf('Contact')).toContain('> Company');
  });

  test('an attribute at the end of a list goes to the thing that has it', () => {
    const { fieldsOf } = planOf('Stock control: articles, suppliers, minimum stock');
    expect(fieldsOf('Supplier')).not.toContain('Minimum stock');
  });

  test('whoever does a job is one of those who work there', () => {
    const { fieldsOf } = planOf('Landscaping jobs with customers and technicians');
    expect(fieldsOf('Landscaping job')).toContain('> Technician');
  });

  test('hours of a freelancer are a client’s, with what they come to', () => {
    const fields = planOf('Freelance billing: clients, hours, invoices').fieldsOf('Hour');
    expect(fields).toEqual(expect.arrayContaining(['> Client', 'Hourly rate', 'Amount']));
  });

  test('whoever works alone has the hours by project, and nobody to approve them', () => {
    const { blueprint, fieldsOf } = planOf(
      'Time log of a freelance designer: customers, projects with a rate, time entries with start and end; weekly timesheet.',
    );
    expect(fieldsOf('Time entry')).toContain('> Project');
    expect(fieldsOf('Time entry')).not.toContain('> Customer');
    expect(fieldsOf('Time entry')).not.toContain('Status');
    expect(blueprint.entities.every(({ rules }) => rules.read === 'owner')).toBe(true);
  });

  test('a delivery has a vehicle, and no vehicle a delivery', () => {
    const { fieldsOf } = planOf('Deliveries with vans');
    expect(fieldsOf('Delivery')).toContain('> Van');
    expect(fieldsOf('Van')).not.toContain('> Delivery');
  });

  test('what is told of projects leaves their clients a list', () => {
    expect(planOf('Projects for several clients with budget and deadline').fieldsOf('Project')).toContain(
      '> Client',
    );
  });

  test('the dog of a client has no owner beside', () => {
    const fields = planOf('Dog walking: clients with dogs, and walks').fieldsOf('Dog');
    expect(fields).toContain('> Client');
    expect(fields).not.toContain('Owner name');
  });
});

describe('whom it is for is none of its things', () => {
  test.each([
    ['Simple CRM for my roofing business with quotes', 'Customer', 'Quote'],
    ['Invoices for my tiling company', 'Customer', 'Invoice'],
  ])('and stands for no customer: %s', (text, customer, other) => {
    const { labels, fieldsOf } = planOf(text);
    expect(labels).toContain(customer);
    expect(fieldsOf(other)).toContain(`> ${customer}`);
    expect(labels).not.toContain('Company');
    expect(labels).not.toContain('Business');
  });

  test('an app for it is called after what it keeps', () => {
    expect(planOf('Invoices for my tiling company').blueprint.app.name).toBe('Tiling Company Invoices');
  });
});

describe('who may come', () => {
  test.each(['Company directory', 'Directory of our office'])(
    'colleagues alone see how colleagues are reached: %s',
    (text) => {
      const { labels, open, blueprint } = planOf(text);
      expect(labels).toEqual(['Employee']);
      expect(open).toEqual([]);
      expect(blueprint.app.name).toMatch(/Directory$/);
    },
  );

  test('private lessons are booked by those who want them', () => {
    expect(planOf('Booking site for private cello lessons').open).toContain('booking');
  });

  test.each(['Barber shop bookings', 'Pizzeria table reservations', 'GP appointment booking'])(
    'strangers book: %s',
    (text) => {
      expect(planOf(text).open).toContain('booking');
    },
  );

  test('who books without an account chooses a service and learns no phone of a stylist', () => {
    const { blueprint } = planOf('Booking page for my hair salon with stylists and services');
    const find = (label: string) => blueprint.entities.find((one) => one.label === label);
    expect(find('Service')?.rules.read).toBe('anyone');
    expect(find('Stylist')?.fields.find(({ label }) => label === 'Phone')?.readers).toBe('registered');
  });

  test('rooms of an office are booked by those who work there', () => {
    const { open, fieldsOf } = planOf('Meeting room bookings at our office');
    expect(open).toEqual([]);
    expect(fieldsOf('Booking')).not.toContain('Total');
  });

  test('who looks for a job keeps it to themselves', () => {
    const { blueprint, fieldsOf, kinds } = planOf('Keep my job search in order');
    expect(blueprint.app.personal).toBe(true);
    expect(fieldsOf('Job application')).toEqual(expect.arrayContaining(['Position', 'Company']));
    expect(kinds).toContain('kanban');
  });

  test('dishes that are ordered online lie in a cart', () => {
    const { open, labels } = planOf('Takeaway orders with our menu');
    expect(open).toEqual(expect.arrayContaining(['catalogue', 'cart']));
    expect(labels).toContain('Order item');
  });
});

test('where somebody says what is kept, nothing is added to it', () => {
  const { labels } = planOf('Help desk: tickets with subject, room and urgency');
  expect(labels).not.toContain('Reply');
});

test.each(['CRM without deals, just contacts', 'CRM with contacts. No deals.'])(
  'what somebody does not want is not added: %s',
  (text) => {
    const { labels } = planOf(text);
    expect(labels).toContain('Contact');
    expect(labels).not.toContain('Deal');
  },
);

test('who is away is seen in a calendar, and leads are moved along a board', () => {
  expect(planOf('Vacation requests').kinds).toContain('calendar');
  expect(planOf('Lead management').kinds).toContain('kanban');
});

test('each has one date, though the text speaks of dates', () => {
  expect(planOf('Licences with expiry dates').fieldsOf('Licence')).toContain('Expiry date');
});

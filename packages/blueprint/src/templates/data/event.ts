import type { TemplateData } from '../template-data.ts';

export const event: TemplateData = {
  id: 'event',
  name: 'Event',
  summary:
    'A conference or fair: programme, speakers and registration, with tasks and sponsors for the team.',
  group: 'sites',
  icon: 'CalendarHeart',
  color: '#4f46e5',
  keywords:
    'event conference meetup fair festival workshop session speaker attendee registration ticket sponsor agenda programme wedding',
  tagline: 'Two days of talks, workshops and good conversations',
  people: ['Organiser'],
  things: [
    {
      name: 'Session',
      icon: 'Presentation',
      concept: null,
      kind: 'event',
      fields: [
        'Title!',
        'Start: date and time',
        'Minutes: number',
        'Room: choice: Main hall, Workshop room, Garden',
        'Format: choice: Talk, Workshop, Break',
        'Speaker: link: Speaker',
        'Description: long text',
      ],
      rows: `
        Doors open and coffee | +6 08:30 | 60 | Garden | Break | - | Badges, coffee and time to say hello.
        The city we could have | +6 09:30 | 45 | Main hall | Talk | Adaeze Nwosu | Opening talk on streets that belong to people.
        Repair as a habit | +6 10:30 | 45 | Main hall | Talk | Jonas Lehto | What ten years of repair cafés have taught us.
        Map your neighbourhood | +6 13:00 | 90 | Workshop room | Workshop | Camille Roux | Bring a laptop. We map what’s missing, street by street.
        Gardens on roofs | +7 09:30 | 45 | Main hall | Talk | Teresa Molina | Costs, weight, water and what actually grows.
        Build a bench in two hours | +7 11:00 | 120 | Garden | Workshop | Jonas Lehto | Tools and wood are there. Wear sturdy shoes.`,
    },
    {
      name: 'Speaker',
      concept: 'speaker',
      kind: 'person',
      fields: ['Name!', 'What they do', 'About: long text', 'Photo: picture'],
      rows: `
        Adaeze Nwosu | Urban planner | Plans streets where children can play again.
        Jonas Lehto | Carpenter and teacher | Has mended more chairs than he can count.
        Camille Roux | Cartographer | Makes maps with people who live there.
        Teresa Molina | Landscape gardener | Grows tomatoes above the fourth floor.`,
    },
    {
      name: 'Registration',
      concept: 'registration',
      icon: 'Ticket',
      kind: 'transaction',
      fields: [
        'Name!',
        'Email!: email',
        'Organisation',
        'Ticket: choice: Both days, Day one, Day two, Student',
        'Food wishes',
        'Status: states: Registered, Paid, Checked in, Cancelled',
        'Registered on: date',
      ],
      rows: `
        Philip Moore | philip.moore@example.com | City Council | Both days | - | Paid | -20
        Renata Klein | renata.klein@example.com | Green Roofs Network | Day two | Vegan | Registered | -8
        Isaac Boyd | isaac.boyd@example.com | - | Student | No nuts | Paid | -6
        Yara Haddad | yara.haddad@example.com | Neighbourhood Forum | Both days | Vegetarian | Registered | -3
        Bo Andersen | bo.andersen@example.com | Repair Café North | Day one | - | Cancelled | -14
        Miriam Katz | miriam.katz@example.com | - | Both days | - | Registered | -1`,
    },
    {
      name: 'Task',
      concept: 'task',
      fields: [
        'Title!',
        'Responsible',
        'Due date: date',
        'Status: states: To do, In progress, Done',
        'Notes: long text',
      ],
      rows: `
        Print name badges | Lea | +3 | To do | Names from the registrations.
        Confirm catering | Amir | +1 | In progress | Numbers for vegans and allergies.
        Order wood for the bench workshop | Jonas | +2 | To do | -
        Book photographer | Lea | -4 | Done | -
        Send programme to the printer | Amir | -1 | In progress | -`,
    },
    {
      name: 'Sponsor',
      concept: null,
      icon: 'Handshake',
      kind: 'resource',
      fields: [
        'Name!',
        'Contact name',
        'Email: email',
        'Level: choice: Main, Partner, Friend',
        'Amount: money',
        'Status: states: Asked, Agreed, Paid',
      ],
      rows: `
        River Bank Foundation | Clara Hope | clara.hope@example.com | Main | 5000 | Paid
        Timber and Sons | Ned Timber | ned.timber@example.com | Partner | 1500 | Agreed
        Corner Bakery | Ada Crumb | ada.crumb@example.com | Friend | 300 | Agreed
        Eastbay Transit | Sol Reed | sol.reed@example.com | Partner | 2000 | Asked`,
    },
  ],
  pages: [
    {
      kind: 'home',
      name: 'Welcome',
      for: 'everyone',
      thing: 'Session',
      props: {
        headline: 'Better cities, built by hand',
        text: 'Two days of talks and workshops for people who want to change the place they live in.',
        call: 'Save your place',
      },
    },
    { kind: 'list', thing: 'Session', name: 'Programme', for: 'everyone', icon: 'CalendarDays' },
    { kind: 'list', thing: 'Speaker', name: 'Our speakers', for: 'everyone', icon: 'Users' },
    {
      kind: 'form',
      thing: 'Registration',
      name: 'Register',
      for: 'everyone',
      fields: ['Name', 'Email', 'Organisation', 'Ticket', 'Food wishes'],
    },
    { kind: 'board', thing: 'Task', name: 'Task board' },
    { kind: 'calendar', thing: 'Session', name: 'Calendar' },
  ],
  rules: [
    'Registration: see: users',
    'Registration: delete: admin',
    'Sponsor: see: users',
    'Session: change: users',
  ],
};

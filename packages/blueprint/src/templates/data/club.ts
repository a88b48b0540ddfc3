import type { TemplateData } from '../template-data.ts';

export const club: TemplateData = {
  id: 'club',
  name: 'Club',
  summary: 'Members, fees and events of an association, with sign-ups and membership requests online.',
  group: 'people',
  icon: 'Users',
  color: '#1d4ed8',
  keywords:
    'club association society sports team choir member fee membership volunteer committee community group charity',
  tagline: 'Good company and plenty to do',
  people: ['Member', 'Treasurer'],
  things: [
    {
      name: 'Event',
      concept: 'event',
      fields: ['Title!', 'Start: date and time', 'Place', 'Details: long text', 'Capacity: number'],
      rows: `
        Summer regatta | +16 09:00 | Lakeside pier | Boats out at ten, cake at four. | 40
        Beginners’ evening | +3 18:30 | Clubhouse | Try it out, all equipment provided. | 12
        Annual meeting | +24 19:00 | Clubhouse | Reports, elections and a vote on the new jetty. | 80
        Clean-up day | +9 10:00 | Lakeside pier | Gloves and lunch are on us. | 30
        Quiz night | +30 19:30 | Clubhouse | Teams of up to five. | 50`,
    },
    {
      name: 'Event sign-up',
      concept: 'signup',
      icon: 'ClipboardPen',
      kind: 'transaction',
      fields: [
        'Name!',
        'Email: email',
        'Event!: link: Event',
        'Number of people: number',
        'Message: long text',
      ],
      rows: `
        Vera Holm | vera.holm@example.com | Summer regatta | 2 | We can bring a grill.
        Sanjay Patel | sanjay.patel@example.com | Beginners’ evening | 1 | -
        Louise Grant | louise.grant@example.com | Clean-up day | 3 | Two adults and one child.
        Mateo Ruiz | mateo.ruiz@example.com | Quiz night | 5 | Team name: The Anchors.
        Anna Schulz | anna.schulz@example.com | Summer regatta | 1 | -`,
    },
    {
      name: 'Member',
      concept: 'member',
      fields: [
        'Name!',
        'Email: email',
        'Phone: phone',
        'Group: choice: Youth, Adults, Seniors, Friends',
        'Role',
        'Joined: date',
      ],
      rows: `
        Vera Holm | vera.holm@example.com | (202) 555-0115 | Adults | Chair | -2900
        Sanjay Patel | sanjay.patel@example.com | (202) 555-0122 | Adults | - | -120
        Louise Grant | louise.grant@example.com | (202) 555-0136 | Adults | Treasurer | -1650
        Mateo Ruiz | mateo.ruiz@example.com | (202) 555-0141 | Youth | - | -380
        Anna Schulz | anna.schulz@example.com | (202) 555-0158 | Seniors | - | -4100
        Kofi Asante | kofi.asante@example.com | (202) 555-0165 | Friends | Newsletter | -800`,
    },
    {
      name: 'Fee',
      icon: 'Receipt',
      concept: null,
      kind: 'log',
      fields: [
        'Title!',
        'Member!: link: Member',
        'Amount: money',
        'Due date: date',
        'Status: states: Due, Reminded, Paid',
      ],
      rows: `
        Yearly fee | Vera Holm | 120 | -30 | Paid
        Yearly fee | Sanjay Patel | 120 | -30 | Reminded
        Yearly fee | Louise Grant | 120 | -30 | Paid
        Youth fee | Mateo Ruiz | 60 | +10 | Due
        Senior fee | Anna Schulz | 80 | -30 | Paid
        Friends’ fee | Kofi Asante | 40 | +10 | Due`,
    },
    {
      name: 'Membership request',
      icon: 'UserPlus',
      concept: null,
      kind: 'log',
      fields: [
        'Name!',
        'Email: email',
        'Phone: phone',
        'Group: choice: Youth, Adults, Seniors, Friends',
        'Message: long text',
        'Status: states: New, Contacted, Joined, Declined',
      ],
      rows: `
        Nora Fields | nora.fields@example.com | (202) 555-0176 | Adults | I sailed as a child and want to start again. | New
        Yusuf Demir | yusuf.demir@example.com | (202) 555-0181 | Youth | My son is eleven and loves the water. | Contacted
        Helen Brook | helen.brook@example.com | (202) 555-0187 | Seniors | - | Joined
        Ivan Petrov | ivan.petrov@example.com | (202) 555-0190 | Friends | Happy to help with the newsletter. | New`,
    },
  ],
  pages: [
    {
      kind: 'home',
      name: 'Welcome',
      for: 'everyone',
      thing: 'Event',
      props: {
        headline: 'Come along, there’s room for one more',
        text: 'See what’s coming up, sign up in a minute, or become a member.',
        call: 'Like what you see?',
      },
    },
    { kind: 'list', thing: 'Event', name: 'What’s on', for: 'everyone', icon: 'CalendarDays' },
    {
      kind: 'form',
      thing: 'Event sign-up',
      name: 'Sign up',
      for: 'everyone',
      fields: ['Event', 'Name', 'Email', 'Number of people', 'Message'],
    },
    {
      kind: 'form',
      thing: 'Membership request',
      name: 'Become a member',
      for: 'everyone',
      fields: ['Name', 'Email', 'Phone', 'Group', 'Message'],
    },
    { kind: 'calendar', thing: 'Event', name: 'Calendar' },
    { kind: 'board', thing: 'Membership request', name: 'Requests' },
  ],
  rules: [
    'Member: see: users',
    'Member: change: admin',
    'Fee: see: admin',
    'Fee: add: admin',
    'Fee: change: admin',
    'Membership request: see: admin',
    'Event: change: admin',
  ],
};

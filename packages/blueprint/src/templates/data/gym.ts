import type { TemplateData } from '../template-data.ts';

export const gym: TemplateData = {
  id: 'gym',
  name: 'Gym',
  summary: 'Class schedule with places to book, members and their plans, and the trainers.',
  group: 'people',
  icon: 'Dumbbell',
  color: '#c2410c',
  keywords: 'gym fitness studio yoga pilates class trainer workout member membership crossfit training',
  tagline: 'Classes for every level, seven days a week',
  people: ['Trainer'],
  things: [
    {
      name: 'Class',
      plural: 'Classes',
      concept: 'class',
      icon: 'Dumbbell',
      kind: 'event',
      fields: [
        'Name!',
        'Start: date and time',
        'Minutes: number',
        'Trainer: link: Trainer',
        'Level: choice: All levels, Beginner, Advanced',
        'Room: choice: Main floor, Studio 1, Studio 2',
        'Places: number',
      ],
      rows: `
        Sunrise yoga | +1 07:00 | 60 | Ines Carvalho | All levels | Studio 1 | 16
        Strength basics | +1 18:00 | 45 | Marcus Bell | Beginner | Main floor | 10
        Spin 45 | +2 17:30 | 45 | Tess Oduya | All levels | Studio 2 | 20
        Reformer Pilates | +2 19:00 | 50 | Ines Carvalho | Advanced | Studio 1 | 8
        Mobility and stretch | +3 12:00 | 30 | Leo Strand | All levels | Studio 1 | 16
        Boxing conditioning | +4 18:30 | 60 | Marcus Bell | Advanced | Main floor | 12
        Weekend bootcamp | +5 10:00 | 60 | Tess Oduya | All levels | Main floor | 24`,
    },
    {
      name: 'Class booking',
      concept: 'class_booking',
      icon: 'CalendarCheck',
      kind: 'transaction',
      fields: [
        'Name!',
        'Email: email',
        'Phone: phone',
        'Class!: link: Class',
        'Status: states: Booked, Attended, Missed, Cancelled',
        'Member: link: Member',
      ],
      rows: `
        Carla Reyes | carla.reyes@example.com | (202) 555-0112 | Sunrise yoga | Booked | Carla Reyes
        Ahmed Saleh | ahmed.saleh@example.com | (202) 555-0125 | Strength basics | Booked | Ahmed Saleh
        Ruth Bergman | ruth.bergman@example.com | (202) 555-0138 | Spin 45 | Booked | Ruth Bergman
        Jamie Doyle | jamie.doyle@example.com | (202) 555-0149 | Weekend bootcamp | Booked | -
        Mina Choi | mina.choi@example.com | (202) 555-0156 | Reformer Pilates | Cancelled | Mina Choi
        Paul Mensah | paul.mensah@example.com | (202) 555-0164 | Boxing conditioning | Booked | Paul Mensah`,
    },
    {
      name: 'Member',
      fields: [
        'Name!',
        'Email: email',
        'Phone: phone',
        'Plan: link: Membership plan',
        'Status: states: Trial, Active, Paused, Ended',
        'Joined: date',
        'Notes: long text',
      ],
      rows: `
        Carla Reyes | carla.reyes@example.com | (202) 555-0112 | Unlimited | Active | -420 | Recovering from a shoulder injury.
        Ahmed Saleh | ahmed.saleh@example.com | (202) 555-0125 | Off-peak | Active | -95 | -
        Ruth Bergman | ruth.bergman@example.com | (202) 555-0138 | Unlimited | Active | -730 | -
        Mina Choi | mina.choi@example.com | (202) 555-0156 | Ten classes | Active | -60 | Prefers morning classes.
        Paul Mensah | paul.mensah@example.com | (202) 555-0164 | Unlimited | Paused | -310 | Back next month.
        Greta Olsen | greta.olsen@example.com | (202) 555-0173 | Off-peak | Trial | -5 | -`,
    },
    {
      name: 'Trainer',
      concept: 'trainer',
      kind: 'person',
      fields: ['Name!', 'Specialty', 'About: long text', 'Photo: picture'],
      rows: `
        Ines Carvalho | Yoga and Pilates | Calm classes with precise cues.
        Marcus Bell | Strength and boxing | Good form first, weight second.
        Tess Oduya | Spin and conditioning | Loud playlists and friendly competition.
        Leo Strand | Mobility | Helps desk workers move again.`,
    },
    {
      name: 'Membership plan',
      icon: 'Ticket',
      concept: null,
      kind: 'resource',
      fields: ['Name!', 'What’s included: long text', 'Price per month: money', 'Notice in weeks: number'],
      rows: `
        Unlimited | All classes and the gym floor, any time. | 69 | 4
        Off-peak | Gym floor and classes on weekdays before 4 pm. | 39 | 4
        Ten classes | Ten classes of your choice, valid for six months. | 95 | 0
        Student | Everything in Unlimited with a valid student card. | 45 | 4`,
    },
  ],
  pages: [
    {
      kind: 'home',
      name: 'Welcome',
      for: 'everyone',
      thing: 'Class',
      props: {
        headline: 'Train with people who know your name',
        text: 'Small classes, experienced trainers and a schedule that fits around work.',
        call: 'Your first class is on us',
      },
    },
    { kind: 'list', thing: 'Class', name: 'Class schedule', for: 'everyone', icon: 'CalendarDays' },
    { kind: 'list', thing: 'Membership plan', name: 'Plans and prices', for: 'everyone' },
    { kind: 'list', thing: 'Trainer', name: 'Our trainers', for: 'everyone', icon: 'Users' },
    {
      kind: 'form',
      thing: 'Class booking',
      name: 'Book a class',
      for: 'everyone',
      fields: ['Class', 'Name', 'Email', 'Phone'],
    },
    { kind: 'calendar', thing: 'Class', name: 'Calendar' },
  ],
  rules: [
    'Member: see: users',
    'Member: delete: admin',
    'Membership plan: change: admin',
    'Trainer: change: admin',
  ],
};

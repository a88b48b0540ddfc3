import type { TemplateData } from '../template-data.ts';

export const school: TemplateData = {
  id: 'school',
  name: 'School',
  summary: 'Students, classes and grades for staff, with dates and absence notes for parents.',
  group: 'people',
  icon: 'School',
  color: '#4338ca',
  keywords:
    'school student pupil teacher class grade lesson homework parent absence kindergarten tutor course',
  tagline: 'Learning together, every day',
  people: ['Teacher', 'Office'],
  things: [
    {
      name: 'Student',
      concept: 'student',
      fields: [
        'Name!',
        'School class: link: School class',
        'Birthday: date',
        'Parent name',
        'Parent phone: phone',
        'Parent email: email',
        'Notes: long text',
      ],
      rows: `
        Ada Nilsen | 4A | -3710 | Kari Nilsen | (202) 555-0113 | kari.nilsen@example.com | -
        Bilal Hassan | 4A | -3655 | Samira Hassan | (202) 555-0121 | samira.hassan@example.com | Wears glasses for reading.
        Chloe Martin | 4B | -3802 | Julien Martin | (202) 555-0134 | julien.martin@example.com | -
        Diego Santos | 5A | -4105 | Elena Santos | (202) 555-0142 | elena.santos@example.com | Nut allergy.
        Emi Sato | 5A | -4033 | Haruka Sato | (202) 555-0151 | haruka.sato@example.com | -
        Finn Baker | 4B | -3690 | Joan Baker | (202) 555-0166 | joan.baker@example.com | -
        Grace Obi | 5A | -4180 | Daniel Obi | (202) 555-0175 | daniel.obi@example.com | Plays the cello.`,
    },
    {
      name: 'School class',
      plural: 'Classes',
      icon: 'School',
      concept: null,
      kind: 'resource',
      fields: ['Name!', 'Teacher: link: Teacher', 'Room', 'Year: number'],
      rows: `
        4A | Ms. Lindqvist | 12 | 4
        4B | Mr. Okoye | 14 | 4
        5A | Mrs. Palmer | 21 | 5`,
    },
    {
      name: 'Teacher',
      concept: 'teacher',
      fields: ['Name!', 'Subjects', 'Email: email', 'Phone: phone'],
      rows: `
        Ms. Lindqvist | Mathematics, science | lindqvist@example.com | (202) 555-0103
        Mr. Okoye | English, history | okoye@example.com | (202) 555-0104
        Mrs. Palmer | Languages, art | palmer@example.com | (202) 555-0105
        Mr. Varga | Sports, music | varga@example.com | (202) 555-0106`,
    },
    {
      name: 'Absence',
      icon: 'CalendarX',
      concept: null,
      kind: 'transaction',
      fields: [
        'Student name!',
        'Parent name',
        'Phone: phone',
        'First day: date',
        'Last day: date',
        'Reason: long text',
        'Status: states: Reported, Confirmed, Excused',
        'Student: link: Student',
      ],
      rows: `
        Bilal Hassan | Samira Hassan | (202) 555-0121 | 0 | +1 | Cold and fever. | Reported | Bilal Hassan
        Emi Sato | Haruka Sato | (202) 555-0151 | -2 | -2 | Dentist in the morning. | Excused | Emi Sato
        Finn Baker | Joan Baker | (202) 555-0166 | -6 | -4 | Stomach bug. | Excused | Finn Baker
        Grace Obi | Daniel Obi | (202) 555-0175 | +7 | +7 | Cello competition. | Confirmed | Grace Obi`,
    },
    {
      name: 'Grade',
      concept: null,
      icon: 'Award',
      kind: 'log',
      fields: [
        'Test!',
        'Student!: link: Student',
        'Subject: choice: Mathematics, English, Science, History, Art',
        'Points: number',
        'Date: date',
      ],
      rows: `
        Fractions | Ada Nilsen | Mathematics | 92 | -10
        Fractions | Bilal Hassan | Mathematics | 78 | -10
        Book report | Chloe Martin | English | 85 | -8
        Plants and light | Diego Santos | Science | 88 | -6
        Plants and light | Emi Sato | Science | 96 | -6
        Book report | Finn Baker | English | 71 | -8
        Map drawing | Grace Obi | History | 90 | -3`,
    },
    {
      name: 'School date',
      icon: 'CalendarDays',
      concept: null,
      kind: 'event',
      fields: ['Title!', 'Day: date', 'Time: time', 'Place', 'Details: long text'],
      rows: `
        Parents’ evening | +5 | 18:00 | Main hall | Ten minutes with each teacher. Please book your time at the office.
        Sports day | +12 | 09:00 | Playing field | Bring water, a hat and running shoes.
        Autumn concert | +20 | 17:30 | Main hall | Choir, orchestra and the new drum group.
        Teacher training day | +26 | 08:00 | - | No lessons. Day care is open.
        Museum trip, year 5 | +33 | 08:30 | City museum | Packed lunch needed.`,
    },
  ],
  pages: [
    {
      kind: 'home',
      name: 'Welcome',
      for: 'everyone',
      thing: 'School date',
      props: {
        headline: 'What’s on at our school',
        text: 'Dates for families, and a quick way to tell us when your child can’t come.',
        call: 'Is your child ill today?',
      },
    },
    { kind: 'list', thing: 'School date', name: 'Dates', for: 'everyone' },
    {
      kind: 'form',
      thing: 'Absence',
      name: 'Report an absence',
      for: 'everyone',
      fields: ['Student name', 'Parent name', 'Phone', 'First day', 'Last day', 'Reason'],
    },
    { kind: 'calendar', thing: 'School date', name: 'Calendar' },
  ],
  rules: [
    'Student: see: users',
    'Student: delete: admin',
    'Teacher: see: users',
    'Teacher: change: admin',
    'Grade: see: users',
    'Grade: change: owner',
  ],
};

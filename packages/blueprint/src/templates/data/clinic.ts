import type { TemplateData } from '../template-data.ts';

export const clinic: TemplateData = {
  id: 'clinic',
  name: 'Clinic',
  summary: 'Appointments, patients and visit notes for a small practice, with online booking.',
  group: 'people',
  icon: 'Stethoscope',
  color: '#0e7490',
  keywords:
    'clinic practice doctor patient physio physiotherapist therapist dentist medical health visit treatment surgery nurse',
  tagline: 'Care that starts with listening',
  people: ['Practitioner', 'Receptionist'],
  things: [
    {
      name: 'Appointment',
      concept: 'appointment',
      fields: [
        'Name!',
        'Phone: phone',
        'Email: email',
        'Practitioner: link: Practitioner',
        'Treatment: link: Treatment',
        'Start: date and time',
        'Status: states: Requested, Confirmed, Done, Cancelled',
        'Reason: long text',
        'Patient: link: Patient',
      ],
      rows: `
        Grace Whitfield | (202) 555-0111 | grace.whitfield@example.com | Dr. Elena Fischer | Follow-up | 0 09:00 | Confirmed | Blood pressure. | Grace Whitfield
        Marco Bianchi | (202) 555-0126 | marco.bianchi@example.com | Maja Holm | Physiotherapy session | 0 11:00 | Confirmed | Knee is stiff in the morning. | Marco Bianchi
        Leila Farouk | (202) 555-0132 | leila.farouk@example.com | Dr. Ravi Menon | Skin check | +1 10:30 | Requested | A mole has changed. | Leila Farouk
        Nina Kovac | (202) 555-0155 | nina.kovac@example.com | Dr. Elena Fischer | Health check-up | +2 14:00 | Requested | - | Nina Kovac
        Daniel Mbeki | (202) 555-0169 | daniel.mbeki@example.com | Dr. Samuel Adeyemi | First consultation | +4 15:30 | Confirmed | Shin pain when running. | Daniel Mbeki
        Arthur Dale | (202) 555-0140 | arthur.dale@example.com | Dr. Elena Fischer | Follow-up | -3 09:30 | Done | - | Arthur Dale
        Ella Stone | (202) 555-0177 | ella.stone@example.com | Maja Holm | Physiotherapy session | -1 13:00 | Cancelled | - | -`,
    },
    {
      name: 'Patient',
      fields: [
        'Name!',
        'Birthday: date',
        'Phone: phone',
        'Email: email',
        'Address',
        'Allergies',
        'Notes: long text',
      ],
      rows: `
        Grace Whitfield | -16230 | (202) 555-0111 | grace.whitfield@example.com | 14 Alder Road | Penicillin | Prefers morning appointments.
        Marco Bianchi | -12410 | (202) 555-0126 | marco.bianchi@example.com | 3 Mill Lane | - | Knee surgery two years ago.
        Leila Farouk | -10145 | (202) 555-0132 | leila.farouk@example.com | 58 Station Street | Latex | -
        Arthur Dale | -24870 | (202) 555-0140 | arthur.dale@example.com | 7 Chapel Row | - | Hard of hearing, please speak clearly.
        Nina Kovac | -8620 | (202) 555-0155 | nina.kovac@example.com | 21 Birch Avenue | Pollen | -
        Daniel Mbeki | -13990 | (202) 555-0169 | daniel.mbeki@example.com | 92 Harbour Way | - | -`,
    },
    {
      name: 'Visit note',
      icon: 'NotebookPen',
      concept: null,
      kind: 'log',
      fields: [
        'Summary!',
        'Patient!: link: Patient',
        'Practitioner: link: Practitioner',
        'Date: date',
        'Findings: long text',
        'Plan: long text',
        'Follow-up on: date',
      ],
      rows: `
        Blood pressure slightly raised | Grace Whitfield | Dr. Elena Fischer | -14 | 142 over 88, otherwise well. | Measure at home twice a day, less salt. | 0
        Knee mobility improving | Marco Bianchi | Maja Holm | -7 | Bends to 110 degrees without pain. | Continue exercises, add cycling. | 0
        Routine check, no findings | Arthur Dale | Dr. Elena Fischer | -3 | Heart and lungs clear. | Repeat in six months. | +180
        Seasonal allergy | Nina Kovac | Dr. Elena Fischer | -40 | Itchy eyes, runny nose. | Antihistamine in the evening. | +2`,
    },
    {
      name: 'Practitioner',
      concept: 'doctor',
      icon: 'Stethoscope',
      kind: 'person',
      fields: ['Name!', 'Specialty', 'About: long text', 'Photo: picture'],
      rows: `
        Dr. Elena Fischer | General practice | Sees families of all ages and takes her time.
        Dr. Samuel Adeyemi | Sports medicine | Works with weekend runners and club athletes.
        Maja Holm | Physiotherapy | Hands-on treatment and exercises you can do at home.
        Dr. Ravi Menon | Dermatology | Skin checks and everyday skin problems.`,
    },
    {
      name: 'Treatment',
      icon: 'HeartPulse',
      concept: null,
      fields: ['Name!', 'Description: long text', 'Minutes: number', 'Price: money'],
      rows: `
        First consultation | A long first talk, an examination and a plan. | 45 | 110
        Follow-up | How it went, and what comes next. | 20 | 60
        Physiotherapy session | Treatment and exercises with a physiotherapist. | 40 | 75
        Skin check | A full check with a dermatoscope. | 30 | 90
        Health check-up | Blood pressure, blood test and a talk about the results. | 40 | 130`,
    },
  ],
  pages: [
    {
      kind: 'home',
      name: 'Welcome',
      for: 'everyone',
      thing: 'Treatment',
      props: {
        headline: 'Your health, in good hands',
        text: 'Find the right practitioner and request an appointment online.',
        call: 'Need to see someone?',
      },
    },
    { kind: 'list', thing: 'Treatment', name: 'Treatments and prices', for: 'everyone' },
    { kind: 'list', thing: 'Practitioner', name: 'Our team', for: 'everyone', icon: 'Users' },
    {
      kind: 'booking',
      thing: 'Appointment',
      name: 'Request an appointment',
      for: 'everyone',
      fields: ['Name', 'Phone', 'Email', 'Treatment', 'Reason'],
      props: { opens: '08:00', closes: '17:00', slotMinutes: 30, days: [1, 2, 3, 4, 5] },
    },
    { kind: 'calendar', thing: 'Appointment', name: 'Calendar' },
  ],
  rules: [
    'Patient: see: users',
    'Patient: delete: admin',
    'Visit note: see: users',
    'Visit note: change: owner',
    'Visit note: delete: admin',
    'Practitioner: change: admin',
    'Treatment: change: admin',
  ],
};

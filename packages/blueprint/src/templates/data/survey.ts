import type { TemplateData } from '../template-data.ts';

export const survey: TemplateData = {
  id: 'survey',
  name: 'Customer Survey',
  summary: 'A short survey that anyone can answer, results at a glance and follow-ups for the team.',
  group: 'sites',
  icon: 'ClipboardCheck',
  color: '#9d174d',
  keywords:
    'survey feedback questionnaire poll form satisfaction rating answer response question opinion nps',
  tagline: 'Two minutes that help us do better',
  things: [
    {
      name: 'Response',
      concept: null,
      icon: 'ClipboardCheck',
      kind: 'transaction',
      fields: [
        'How satisfied are you?: rating',
        'Would you recommend us?: choice: Definitely, Probably, Not sure, No',
        'How did you hear about us?: choice: Friends, Search, Social media, Passing by, Other',
        'What did you like?: long text',
        'What should we improve?: long text',
      ],
      rows: `
        5 | Definitely | Friends | Friendly people who take their time. | Longer hours on Fridays.
        4 | Probably | Search | Easy to find and clearly priced. | -
        3 | Not sure | Passing by | The window display. | Waited twenty minutes at the till.
        5 | Definitely | Social media | Everything worked the first time. | -
        2 | No | Search | - | My order was wrong twice.
        4 | Definitely | Friends | Good advice without pressure. | More seats, please.
        5 | Probably | Other | Quick answer by email. | -
        4 | Probably | Passing by | Nice and quiet. | A bell at the back entrance.`,
    },
    {
      name: 'Follow-up',
      icon: 'ListTodo',
      concept: null,
      kind: 'transaction',
      fields: [
        'Title!',
        'Responsible',
        'Due date: date',
        'Status: states: Open, In progress, Done',
        'Notes: long text',
      ],
      rows: `
        Try longer hours on Fridays | Marta | +14 | Open | Four weeks as a test.
        Second till at lunchtime | Joe | +5 | In progress | -
        Check packing list twice | Joe | -3 | Done | -
        Bell for the back entrance | Marta | +8 | Open | -`,
    },
    {
      name: 'Contact request',
      concept: null,
      icon: 'Mail',
      kind: 'transaction',
      fields: [
        'Name!',
        'Email: email',
        'Phone: phone',
        'Message: long text',
        'Status: states: New, Answered, Closed',
      ],
      rows: `
        Silke Brandt | silke.brandt@example.com | (202) 555-0144 | My order was wrong twice. Please call me. | New
        Oliver Stone | oliver.stone@example.com | (202) 555-0155 | Do you have a newsletter? | Answered
        Jana Novotna | jana.novotna@example.com | (202) 555-0166 | Thank you for the quick help! | Closed
        Matt Reyes | matt.reyes@example.com | (202) 555-0177 | Who can I talk to about a large order? | New`,
    },
  ],
  pages: [
    { kind: 'survey', thing: 'Response', name: 'Survey', for: 'everyone' },
    {
      kind: 'form',
      thing: 'Contact request',
      name: 'Talk to us',
      for: 'everyone',
      fields: ['Name', 'Email', 'Phone', 'Message'],
    },
    { kind: 'board', thing: 'Follow-up', name: 'Follow-up board' },
  ],
  rules: ['Response: see: users', 'Contact request: see: users'],
};

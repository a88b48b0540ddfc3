import type { TemplateData } from '../template-data.ts';

export const recruiting: TemplateData = {
  id: 'recruiting',
  name: 'Recruiting',
  summary: 'Open positions with online applications, interviews and a pipeline from applied to hired.',
  group: 'people',
  icon: 'UserSearch',
  color: '#0f766e',
  keywords:
    'recruiting recruitment hiring job applicant candidate interview application vacancy position career hr employee onboarding',
  tagline: 'Work with people you’ll learn from',
  people: ['Recruiter', 'Interviewer'],
  things: [
    {
      name: 'Application',
      concept: 'application',
      icon: 'FileUser',
      kind: 'transaction',
      fields: [
        'Name!',
        'Email!: email',
        'Phone: phone',
        'Position!: link: Position',
        'CV: file',
        'Why you: long text',
        'Stage: states: Applied, Interview, Offer, Hired, Rejected',
        'Rating: rating',
        'Applied on: date',
        'Team notes: long text',
      ],
      rows: `
        Anton Reiter | anton.reiter@example.com | (202) 555-0113 | Customer support specialist | I like turning bad days around. | Interview | 4 | -8 | Calm and quick.
        Blessing Eze | blessing.eze@example.com | (202) 555-0124 | Product designer | My portfolio starts with the mistakes. | Offer | 5 | -21 | Best task of the round.
        Cora Jensen | cora.jensen@example.com | (202) 555-0135 | Customer support specialist | - | Applied | 3 | -2 | -
        Dinesh Kapoor | dinesh.kapoor@example.com | (202) 555-0146 | Warehouse team lead | Ten years in logistics, five as a lead. | Interview | 4 | -11 | -
        Esra Yilmaz | esra.yilmaz@example.com | (202) 555-0157 | Product designer | I want to design for people who are in a hurry. | Applied | 4 | -3 | -
        Fabio Conti | fabio.conti@example.com | (202) 555-0168 | Warehouse team lead | - | Rejected | 2 | -18 | Looking for remote work only.`,
    },
    {
      name: 'Position',
      concept: null,
      icon: 'Briefcase',
      kind: 'content',
      fields: [
        'Title!',
        'Team: choice: Support, Design, Warehouse, Office',
        'Place',
        'Hours: choice: Full time, Part time, Internship',
        'Description: long text',
        'Status: states: Draft, Open, Closed',
      ],
      rows: `
        Customer support specialist | Support | Riverton or remote | Full time | You answer by chat, phone and email, and you write the help articles that save everyone time. | Open
        Product designer | Design | Riverton | Full time | You sketch early, test often and care about words as much as about shapes. | Open
        Warehouse team lead | Warehouse | Eastbay | Full time | You plan the day for a team of eight and keep it safe. | Open
        Office assistant | Office | Riverton | Part time | Twenty hours a week at the heart of the office. | Draft
        Design internship | Design | Riverton | Internship | Six months, paid, with a project of your own. | Closed`,
    },
    {
      name: 'Interview',
      concept: null,
      icon: 'MessagesSquare',
      kind: 'event',
      fields: [
        'Title!',
        'Application!: link: Application',
        'Start: date and time',
        'Interviewer',
        'Kind: choice: First call, On site, Final talk',
        'Rating: rating',
        'Notes: long text',
      ],
      rows: `
        First call with Anton | Anton Reiter | +1 10:00 | Mona | First call | - | -
        On site with Dinesh | Dinesh Kapoor | +3 14:00 | Piotr | On site | - | Show the loading bay.
        Final talk with Blessing | Blessing Eze | -2 11:00 | Mona | Final talk | 5 | Asked the best questions so far.
        First call with Fabio | Fabio Conti | -14 09:30 | Piotr | First call | 2 | -`,
    },
    {
      name: 'Onboarding step',
      concept: null,
      icon: 'ListChecks',
      kind: 'transaction',
      fields: ['Step!', 'New colleague', 'Due date: date', 'Responsible', 'Done: yes or no'],
      rows: `
        Send contract | Blessing Eze | +2 | Mona | no
        Order laptop | Blessing Eze | +9 | Office | no
        Choose a buddy | Blessing Eze | +12 | Design team | no
        Add to the team calendar | Blessing Eze | -1 | Office | yes`,
    },
  ],
  pages: [
    {
      kind: 'home',
      name: 'Careers',
      for: 'everyone',
      thing: 'Position',
      props: {
        headline: 'Good work, good people, home on time',
        text: 'See our open positions and apply in five minutes.',
        call: 'Found the right one?',
      },
    },
    { kind: 'list', thing: 'Position', name: 'Open positions', for: 'everyone' },
    {
      kind: 'form',
      thing: 'Application',
      name: 'Apply',
      for: 'everyone',
      fields: ['Position', 'Name', 'Email', 'Phone', 'CV', 'Why you'],
    },
    { kind: 'board', thing: 'Application', name: 'Pipeline' },
    { kind: 'calendar', thing: 'Interview', name: 'Interview calendar' },
  ],
  rules: [
    'Application: see: users',
    'Application: delete: admin',
    'Interview: see: users',
    'Position: change: users',
    'Position: delete: admin',
  ],
};

import type { TemplateData } from '../template-data.ts';

export const crm: TemplateData = {
  id: 'crm',
  name: 'CRM',
  summary: 'Companies, contacts and deals from first lead to won, with activities and follow-ups.',
  group: 'business',
  icon: 'Handshake',
  color: '#1d4ed8',
  keywords:
    'crm sales deal lead pipeline contact company customer client follow prospect account opportunity',
  people: ['Sales'],
  things: [
    {
      name: 'Deal',
      concept: 'deal',
      fields: [
        'Title!',
        'Company: link: Company',
        'Contact: link: Contact',
        'Stage: states: Lead, Qualified, Proposal, Won, Lost',
        'Value: money',
        'Expected close: date',
        'Owner',
        'Notes: long text',
      ],
      rows: `
        Office furniture for two floors | Brightwater Labs | Sonia Mertens | Proposal | 18500 | +12 | Ana | Waiting for the board meeting.
        Yearly coffee subscription | Elm Street Studio | Caleb Frost | Qualified | 4200 | +20 | Ben | -
        Standing desks, pilot | Nova Logistics | Ingrid Sund | Lead | 6800 | +35 | Ana | Met at the spring fair.
        Meeting room refit | Harrow and Partners | Dev Anand | Won | 23900 | -9 | Ana | Delivery starts next month.
        Chairs for the library | City Library | Ruth Ames | Proposal | 9100 | +6 | Ben | They want a sample first.
        Reception desk | Brightwater Labs | Sonia Mertens | Lost | 5200 | -25 | Ben | Chose a local carpenter.`,
    },
    {
      name: 'Company',
      plural: 'Companies',
      concept: 'company',
      fields: [
        'Name!',
        'Industry: choice: Technology, Retail, Logistics, Public, Services',
        'City',
        'Website: web address',
        'Employees: number',
      ],
      rows: `
        Brightwater Labs | Technology | Riverton | https://example.com/brightwater | 140
        Elm Street Studio | Services | Fairview | https://example.com/elmstreet | 12
        Nova Logistics | Logistics | Eastbay | https://example.com/nova | 320
        Harrow and Partners | Services | Riverton | https://example.com/harrow | 45
        City Library | Public | Northgate | https://example.com/library | 60`,
    },
    {
      name: 'Contact',
      concept: 'contact',
      kind: 'person',
      fields: ['Name!', 'Company: link: Company', 'Role', 'Email: email', 'Phone: phone'],
      rows: `
        Sonia Mertens | Brightwater Labs | Head of operations | sonia.mertens@example.com | (202) 555-0120
        Caleb Frost | Elm Street Studio | Founder | caleb.frost@example.com | (202) 555-0131
        Ingrid Sund | Nova Logistics | Facilities manager | ingrid.sund@example.com | (202) 555-0142
        Dev Anand | Harrow and Partners | Office manager | dev.anand@example.com | (202) 555-0153
        Ruth Ames | City Library | Deputy director | ruth.ames@example.com | (202) 555-0164`,
    },
    {
      name: 'Activity',
      plural: 'Activities',
      concept: null,
      icon: 'MessagesSquare',
      kind: 'log',
      fields: [
        'Subject!',
        'Kind: choice: Call, Email, Meeting, Note',
        'Deal: link: Deal',
        'Date: date',
        'Notes: long text',
      ],
      rows: `
        Walked through the offer | Meeting | Office furniture for two floors | -3 | They liked the oak version.
        Sent price list | Email | Yearly coffee subscription | -5 | -
        First call | Call | Standing desks, pilot | -1 | Budget is decided in autumn.
        Signed contract arrived | Note | Meeting room refit | -9 | -
        Asked about delivery dates | Call | Chairs for the library | -2 | Needs everything before term starts.`,
    },
    {
      name: 'Follow-up',
      icon: 'BellRing',
      concept: null,
      kind: 'transaction',
      fields: ['Title!', 'Deal: link: Deal', 'Due date: date', 'Done: yes or no'],
      rows: `
        Call after the board meeting | Office furniture for two floors | +2 | no
        Bring a sample chair | Chairs for the library | +1 | no
        Send case study | Standing desks, pilot | 0 | no
        Ask for a reference | Meeting room refit | -1 | no
        Confirm trial dates | Yearly coffee subscription | -4 | yes`,
    },
  ],
  pages: [{ kind: 'board', thing: 'Deal', name: 'Pipeline' }],
  rules: ['Deal: delete: admin', 'Company: delete: admin', 'Contact: delete: admin'],
};

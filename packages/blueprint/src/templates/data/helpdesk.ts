import type { TemplateData } from '../template-data.ts';

export const helpdesk: TemplateData = {
  id: 'helpdesk',
  name: 'Help Desk',
  summary: 'Support tickets from a public form, answered by the team, with a help centre for quick answers.',
  group: 'business',
  icon: 'LifeBuoy',
  color: '#0e7490',
  keywords:
    'helpdesk help desk support ticket issue bug customer service agent faq knowledge request complaint',
  tagline: 'Answers first, people when you need them',
  people: ['Agent'],
  things: [
    {
      name: 'Ticket',
      concept: null,
      icon: 'LifeBuoy',
      kind: 'transaction',
      fields: [
        'Subject!',
        'Name',
        'Email: email',
        'Category: choice: Account, Billing, Delivery, Something is broken, Other',
        'Description: long text',
        'Status: states: New, Open, Waiting for customer, Resolved',
        'Priority: choice: Low, Normal, High, Urgent',
        'Assigned to',
        'Received on: date',
      ],
      rows: `
        I can’t sign in | Nadine Weiss | nadine.weiss@example.com | Account | The link in the email opens an empty page. | New | High | - | 0
        Charged twice in March | Victor Hale | victor.hale@example.com | Billing | Two payments on the same day, please check. | Open | High | Rosa | -1
        Parcel arrived open | Imani Cole | imani.cole@example.com | Delivery | One of three items is missing. | Waiting for customer | Normal | Karl | -3
        Export button does nothing | Felix Braun | felix.braun@example.com | Something is broken | Happens on the phone, works on the laptop. | Open | Normal | Rosa | -2
        How do I change my address? | Sunita Rao | sunita.rao@example.com | Account | - | Resolved | Low | Karl | -6
        Invoice needs our tax number | Erik Holm | erik.holm@example.com | Billing | For last month, please. | New | Normal | - | 0
        Thank you! | Dora Klein | dora.klein@example.com | Other | Your colleague was a great help. | Resolved | Low | Rosa | -9`,
    },
    {
      name: 'Reply',
      plural: 'Replies',
      icon: 'Reply',
      concept: null,
      kind: 'log',
      fields: ['Message!', 'Ticket!: link: Ticket', 'Written by', 'Date: date'],
      rows: `
        I can see both payments and have sent one back. | Charged twice in March | Rosa | -1
        Could you send us a photo of the box? | Parcel arrived open | Karl | -2
        We can reproduce this and are working on it. | Export button does nothing | Rosa | -1
        You’ll find it under Settings, then Profile. | How do I change my address? | Karl | -6`,
    },
    {
      name: 'Help article',
      icon: 'BookOpen',
      concept: null,
      kind: 'content',
      fields: [
        'Title!',
        'Topic: choice: Getting started, Account, Billing, Delivery',
        'Text: long text',
        'Updated on: date',
      ],
      rows: `
        Create your account | Getting started | Choose “Sign up”, enter your email and a password, then open the link that we send you. | -30
        Reset your password | Account | Choose “Forgot password” on the sign-in page. The link in the email works for one hour. | -12
        Change your address | Account | Open Settings, then Profile. Orders that are on their way keep the old address. | -45
        Read your invoice | Billing | Each line shows what you bought, the tax and the total. You can download invoices as PDF. | -20
        Track a parcel | Delivery | The shipping email has a link that shows where your parcel is. | -8`,
    },
    {
      name: 'Saved answer',
      icon: 'MessageSquareQuote',
      concept: null,
      kind: 'content',
      fields: ['Title!', 'Text: long text'],
      rows: `
        Ask for a photo | Thank you for telling us. Could you send a photo, so we can see what happened?
        Money is on its way | We’ve sent the amount back. It can take up to five working days to show.
        We’re looking into it | We can see the problem and are working on it. We’ll write as soon as it’s fixed.
        Closing for now | We haven’t heard from you, so we’re closing this. Just reply to open it again.`,
    },
  ],
  pages: [
    {
      kind: 'home',
      name: 'Help centre',
      for: 'everyone',
      thing: 'Help article',
      props: {
        headline: 'How can we help?',
        text: 'Most questions are answered here. For everything else, write to us.',
        call: 'Didn’t find your answer?',
      },
    },
    { kind: 'list', thing: 'Help article', name: 'Articles', for: 'everyone' },
    {
      kind: 'form',
      thing: 'Ticket',
      name: 'Contact support',
      for: 'everyone',
      fields: ['Subject', 'Category', 'Description', 'Name', 'Email'],
    },
    { kind: 'board', thing: 'Ticket', name: 'Ticket board' },
  ],
  rules: [
    'Ticket: see: users',
    'Ticket: delete: admin',
    'Reply: change: owner',
    'Help article: change: users',
  ],
};

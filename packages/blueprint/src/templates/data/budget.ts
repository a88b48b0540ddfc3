import type { TemplateData } from '../template-data.ts';

export const budget: TemplateData = {
  id: 'budget',
  name: 'Budget',
  summary: 'What comes in, what goes out and what you save, by category and account.',
  group: 'life',
  icon: 'Wallet',
  color: '#166534',
  keywords:
    'budget money expense income spending saving household finance account category bill cost personal',
  use: 'personal',
  things: [
    {
      name: 'Expense',
      concept: 'expense',
      fields: [
        'What!',
        'Amount!: money',
        'Date: date',
        'Category: link: Category',
        'Account: link: Account',
        'Notes: long text',
      ],
      rows: `
        Groceries | 84.6 | 0 | Food | Everyday account | -
        Train pass | 59 | -2 | Getting around | Everyday account | -
        Dinner with friends | 37.5 | -3 | Going out | Credit card | -
        Electricity | 72 | -6 | Home | Everyday account | -
        Rent | 980 | -9 | Home | Everyday account | -
        New running shoes | 110 | -12 | Clothes | Credit card | On sale.
        Groceries | 63.2 | -8 | Food | Everyday account | -
        Cinema | 24 | -15 | Going out | Credit card | -`,
    },
    {
      name: 'Income',
      plural: 'Income',
      concept: null,
      icon: 'Banknote',
      kind: 'log',
      fields: ['What!', 'Amount!: money', 'Date: date', 'Account: link: Account'],
      rows: `
        Salary | 2640 | -9 | Everyday account
        Sold the old bike | 180 | -5 | Everyday account
        Tax refund | 310 | -20 | Savings account
        Salary | 2640 | -39 | Everyday account`,
    },
    {
      name: 'Category',
      plural: 'Categories',
      concept: null,
      icon: 'Tags',
      kind: 'resource',
      fields: ['Name!', 'Monthly limit: money'],
      rows: `
        Food | 420
        Home | 1150
        Getting around | 120
        Going out | 150
        Clothes | 90
        Health | 60`,
    },
    {
      name: 'Account',
      concept: null,
      icon: 'Landmark',
      kind: 'resource',
      fields: ['Name!', 'Kind: choice: Bank, Card, Cash, Savings', 'Balance: money'],
      rows: `
        Everyday account | Bank | 1284.3
        Credit card | Card | -171.5
        Savings account | Savings | 6420
        Cash | Cash | 45`,
    },
    {
      name: 'Savings goal',
      concept: null,
      icon: 'PiggyBank',
      kind: 'resource',
      fields: [
        'Name!',
        'Target: money',
        'Saved so far: money',
        'Still needed: formula: Target - Saved so far',
        'By: date',
      ],
      rows: `
        Summer trip | 1800 | 950 | +150
        New laptop | 1300 | 400 | +240
        Emergency fund | 6000 | 4200 | +500
        Cargo bike | 2400 | 150 | +365`,
    },
  ],
};

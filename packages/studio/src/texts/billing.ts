import { defineTexts } from './define-texts.ts';

/** The plan of the user who is signed in. */
export const t = defineTexts('billing', {
  title: 'Billing & Subscription',
  plan: '{tier} plan',
  current: 'Current plan',
  email: 'Email',
  joined: 'Joined',
  unlimited: 'You’re an admin of this server, so plan limits don’t apply to you.',
  change: 'To change your plan, ask an admin.',
} as const);

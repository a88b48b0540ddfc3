import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import type { LandingItem } from './section.ts';

/** What somebody comes to such a page for. */
export type Visit = 'enquire' | 'subscribe' | 'book' | 'join' | 'look';

export function visitOf(target: BlueprintEntity | undefined): Visit {
  if (!target) return 'look';
  const name = target.concept ?? target.label;
  if (/^(?:subscriber)$/i.test(name)) return 'subscribe';
  if (/booking|appointment|rental|reservation|viewing|slot/i.test(name)) return 'book';
  return /signup|registration|enrol|volunteer|member|participant|rsvp/i.test(name) ? 'join' : 'enquire';
}

const step = (title: string, text: string): LandingItem => ({ title, text });

/** Three steps that are what the page does. */
export const stepsFor: Readonly<Record<Visit, readonly LandingItem[]>> = {
  enquire: [
    step('Write to us', 'Tell us in the form below what you have in mind.'),
    step('Hear from us', 'We read what you sent and get back to you.'),
    step('Begin', 'Once we agree on what and when, we start.'),
  ],
  subscribe: [
    step('Leave your address', 'The form below asks for no more than it needs.'),
    step('Hear from us', 'We write when there is something to tell.'),
    step('Change your mind', 'A word from you, and we take you off the list.'),
  ],
  book: [
    step('Choose a time', 'Tell us in the form below when it suits you.'),
    step('Wait for a word', 'We look at what is free and confirm it.'),
    step('Come by', 'We are ready for you at the time agreed.'),
  ],
  join: [
    step('Sign up', 'Put your name down in the form below.'),
    step('Hear from us', 'We tell you what comes next.'),
    step('Join in', 'All that is left to do is come.'),
  ],
  look: [
    step('Look around', 'See what there is.'),
    step('Choose', 'Find what suits you.'),
    step('Come back', 'There may be more next time.'),
  ],
};

const first: Readonly<Record<Visit, LandingItem>> = {
  enquire: {
    title: 'How do I reach you?',
    text: 'Send us the form on this page. It needs nothing but what it asks for.',
  },
  subscribe: { title: 'How do I get on the list?', text: 'Fill in the form on this page and send it.' },
  book: {
    title: 'How do I book?',
    text: 'Send us the form on this page with the time that suits you. It is settled once we have confirmed it.',
  },
  join: { title: 'How do I sign up?', text: 'Fill in the form on this page and send it.' },
  look: { title: 'Do I need an account to look around?', text: 'No. This page is open to everybody.' },
};

/** Questions whose answers are true of the page, whatever its business. */
export function questionsFor(target: BlueprintEntity | undefined): LandingItem[] {
  const visit = visitOf(target);
  if (!target) return [first.look];
  return [
    first[visit],
    { title: 'Do I need an account?', text: 'No. You can send the form as you are.' },
    ...(target.rules.read === 'anyone'
      ? []
      : [
          {
            title: 'Who sees what I send?',
            text: 'Only those who look after this page. It is shown to no other visitor.',
          },
        ]),
  ];
}

/** A line beside the form. */
export const formLines: Readonly<Record<Visit, string>> = {
  enquire: 'Tell us what you have in mind.',
  subscribe: 'Leave your address to join the list.',
  book: 'Tell us when it suits you.',
  join: 'Put your name down here.',
  look: '',
};

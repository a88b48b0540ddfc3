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
    step('Get in touch', 'Tell us what you need in the form below.'),
    step('Hear from us', 'We’ll read your message and get back to you.'),
    step('Get started', 'Once we’ve agreed the details, we get to work.'),
  ],
  subscribe: [
    step('Sign up', 'Enter your details in the form below.'),
    step('Hear from us', 'We only write when we have news.'),
    step('Change your mind', 'Tell us and we’ll take you off the list.'),
  ],
  book: [
    step('Choose a time', 'Tell us in the form below when suits you.'),
    step('Get confirmation', 'We’ll check what’s free and confirm your booking.'),
    step('Come along', 'We’ll be ready for you.'),
  ],
  join: [
    step('Sign up', 'Fill in the form below.'),
    step('Hear from us', 'We’ll let you know what happens next.'),
    step('Join in', 'Come along and take part.'),
  ],
  look: [
    step('Look around', 'Browse everything on this page.'),
    step('Choose', 'Pick what suits you.'),
    step('Come back', 'Check again later to see what’s new.'),
  ],
};

const first: Readonly<Record<Visit, LandingItem>> = {
  enquire: {
    title: 'How do I get in touch?',
    text: 'Fill in the form on this page and we’ll get back to you.',
  },
  subscribe: { title: 'How do I subscribe?', text: 'Fill in the form on this page.' },
  book: {
    title: 'How do I book?',
    text: 'Send us your preferred time using the form on this page. Your booking is final once we confirm it.',
  },
  join: { title: 'How do I sign up?', text: 'Sign up using the form on this page.' },
  look: { title: 'Do I need an account to look around?', text: 'No. Anyone can see this page.' },
};

/** Questions whose answers are true of the page, whatever its business. */
export function questionsFor(target: BlueprintEntity | undefined): LandingItem[] {
  const visit = visitOf(target);
  if (!target) return [first.look];
  return [
    first[visit],
    { title: 'Do I need an account?', text: 'No. Just fill in the form.' },
    ...(target.rules.read === 'anyone'
      ? []
      : [
          {
            title: 'Who sees what I send?',
            text: 'Only our team. Other visitors can’t see it.',
          },
        ]),
  ];
}

/** Where visitors only write to the owner. */
export const enquiryWords = {
  heading: 'Get in touch',
  call: 'Get in touch and we’ll get back to you.',
} as const;

/** A line beside the form. */
export const formLines: Readonly<Record<Visit, string>> = {
  enquire: 'Tell us what you need.',
  subscribe: 'Enter your email address to join the list.',
  book: 'Tell us when suits you.',
  join: 'Sign up using this form.',
  look: '',
};

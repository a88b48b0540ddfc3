import type { LandingItem, LandingSection, SectionKind } from './section.ts';

type Words = Pick<LandingSection, 'title' | 'text' | 'items'>;

const item = (title: string, text?: string): LandingItem => ({ title, ...(text ? { text } : {}) });

/** What stands in a part for which nobody gave words: it says what belongs there and claims nothing. */
export const examples: Readonly<Partial<Record<SectionKind, Words>>> = {
  features: { title: 'What we do' },
  about: {
    title: 'About us',
    text: 'This is the place for your story: how it began, who’s behind it, and what matters to you in your work. A few sentences are enough.',
  },
  steps: { title: 'How it works' },
  pricing: { title: 'Prices' },
  testimonials: {
    title: 'What people say',
    items: [
      {
        text: 'This is where a customer says, in their own words, what they liked about working with you.',
        title: 'Name of a customer',
        role: 'Where they are from',
      },
      {
        text: 'Another customer: what’s different for them now?',
        title: 'Name of a customer',
        role: 'Where they are from',
      },
      {
        text: 'And one more, perhaps from someone who came back.',
        title: 'Name of a customer',
        role: 'Where they are from',
      },
    ],
  },
  faq: { title: 'Questions and answers' },
  team: {
    title: 'Our team',
    items: [
      { title: 'Your name', role: 'What you do' },
      { title: 'A colleague', role: 'What they do' },
      { title: 'Another colleague', role: 'What they do' },
    ],
  },
  gallery: {
    title: 'Pictures',
    items: [item('A picture of your work'), item('A picture of the place'), item('A picture of the people')],
  },
  stats: {
    title: 'In figures',
    items: [
      { value: '00', title: 'of something you count' },
      { value: '00', title: 'of something you are proud of' },
      { value: '00', title: 'of something people ask about' },
    ],
  },
  hours: {
    title: 'Opening hours',
    items: [
      { title: 'Monday to Friday', value: 'Your hours' },
      { title: 'Saturday', value: 'Your hours' },
      { title: 'Sunday', value: 'Your hours' },
    ],
  },
  place: { title: 'Where to find us', items: [{ text: 'Street and number' }, { text: 'postcode and town' }] },
  cta: { title: 'Shall we begin?' },
};

/** How an answer names a part. */
export const partNames: Readonly<Record<SectionKind, string>> = {
  hero: 'the opening',
  features: 'what you offer',
  about: 'the text about you',
  steps: 'the steps',
  pricing: 'the prices',
  testimonials: 'the testimonials',
  faq: 'the questions and answers',
  team: 'the team',
  gallery: 'the pictures',
  stats: 'the figures',
  hours: 'the opening hours',
  place: 'the address',
  list: 'the list',
  cta: 'the call to action',
  form: 'the form',
  footer: 'the footer',
};

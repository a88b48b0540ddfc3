import type { LandingItem, LandingSection, SectionKind } from './section.ts';

type Words = Pick<LandingSection, 'title' | 'text' | 'items'>;

const item = (title: string, text?: string): LandingItem => ({ title, ...(text ? { text } : {}) });

/** What stands in a part for which nobody gave words: it says what belongs there and claims nothing. */
export const examples: Readonly<Partial<Record<SectionKind, Words>>> = {
  features: { title: 'What we do' },
  about: {
    title: 'About us',
    text: 'Tell your story here: how it started, who’s behind it and what matters to you. A few sentences are enough.',
  },
  steps: { title: 'How it works' },
  pricing: { title: 'Prices' },
  testimonials: {
    title: 'What people say',
    items: [
      {
        text: 'Add a customer’s own words here: what did they like about working with you?',
        title: 'Customer name',
        role: 'Where they’re from',
      },
      {
        text: 'Add another customer here: what’s changed for them?',
        title: 'Customer name',
        role: 'Where they’re from',
      },
      {
        text: 'Add one more, perhaps from someone who came back.',
        title: 'Customer name',
        role: 'Where they’re from',
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
      { value: '00', title: 'Add a number worth knowing' },
      { value: '00', title: 'Add a number you’re proud of' },
      { value: '00', title: 'Add a number people ask about' },
    ],
  },
  hours: {
    title: 'Opening hours',
    items: [
      { title: 'Monday to Friday', value: 'Add your hours' },
      { title: 'Saturday', value: 'Add your hours' },
      { title: 'Sunday', value: 'Add your hours' },
    ],
  },
  place: { title: 'Where to find us', items: [{ text: 'Add your street' }, { text: 'postcode and town' }] },
  cta: { title: 'Ready to get started?' },
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

import { expect, test } from 'vitest';
import { readParts } from './parts.ts';

const kindsOf = (text: string): string =>
  readParts(text)
    .parts.map(({ kind, form }) => form ?? kind)
    .join(' ');

test.each([
  ['Website for a tailor: who we are, what it costs, how to find us', 'about pricing place'],
  [
    'One-page site with a headline, our services, our story and a contact form',
    'hero features about enquiry',
  ],
  [
    'A page for my choir with some lines about us, rehearsal photos and a newsletter',
    'about gallery subscriber',
  ],
  [
    'Landing page: hero, benefits, how it works, pricing, FAQ, call to action, footer',
    'hero features steps pricing faq cta footer',
  ],
  ['Site for a vet with opening times, the team, and the answers to questions people ask', 'hours team faq'],
  ['Our café needs a website with the menu, when we are open and where we are', 'features hours place'],
  [
    'Please show what clients say, then our rates, followed by a form to contact us',
    'testimonials pricing enquiry',
  ],
  ['It should have kind words from customers and key figures', 'testimonials stats'],
  ['First a big picture, then what we do, then meet the team', 'hero features team'],
  ['I want customer reviews, a price list and a map', 'testimonials pricing place'],
  ['With a waiting list form, features and frequently asked questions', 'subscriber features faq'],
  ['A section about our history, a section called prices, and a booking form', 'about pricing booking'],
  ['A slogan at the very top, below it the treatments and fees', 'hero features pricing'],
  ['About me, my work, testimonials and a way to get in touch', 'about gallery testimonials enquiry'],
  ['Website with our mission, the steps to join, and a sign-up form', 'about steps signup'],
  ['Our courses, the teachers, the fees and directions', 'features team pricing place'],
  ['Pictures of our rooms, reviews from guests, and an enquiry form', 'gallery testimonials enquiry'],
  [
    'Show why people choose us, before and after photos, and what everything costs',
    'features gallery pricing',
  ],
  ['Message form at the end, then prices, and something about us', 'pricing about enquiry'],
  ['Prices, testimonials at the top, questions and answers', 'testimonials pricing faq'],
])('%s', (text, kinds) => {
  expect(kindsOf(text)).toBe(kinds);
});

test.each([
  [
    'Prices: haircut 25, beard 15, colour £60',
    'pricing',
    [
      { title: 'Haircut', price: '25' },
      { title: 'Beard', price: '15' },
      { title: 'Colour', price: '£60' },
    ],
  ],
  [
    'What it costs (a lesson from 30 euros, ten lessons 270)',
    'pricing',
    [
      { title: 'Lesson', price: 'from €30' },
      { title: 'Ten lessons', price: '270' },
    ],
  ],
  [
    'Opening hours Mon-Fri 9 to 5, Sat 10-2, closed on Sundays',
    'hours',
    [
      { title: 'Monday to Friday', value: '9 to 5' },
      { title: 'Saturday', value: '10 to 2' },
      { title: 'Sunday', value: 'Closed' },
    ],
  ],
  ['We are open daily 8am to 6pm', 'hours', [{ title: 'Every day', value: '8am to 6pm' }]],
  [
    'Our team: Ines (owner), Paul (baker) and Mia',
    'team',
    [{ title: 'Ines', role: 'Owner' }, { title: 'Paul', role: 'Baker' }, { title: 'Mia' }],
  ],
  ['Find us at 4 Dock Street, Hull', 'place', [{ text: '4 Dock Street' }, { text: 'Hull' }]],
  [
    'FAQ (do you deliver? is parking free?)',
    'faq',
    [{ title: 'Do you deliver?' }, { title: 'Is parking free?' }],
  ],
  [
    'What people say: "A joy to work with" - Ruth',
    'testimonials',
    [{ text: 'A joy to work with.', title: 'Ruth' }],
  ],
  [
    'How it works: call us, we measure, we build',
    'steps',
    [{ title: 'Call us' }, { title: 'We measure' }, { title: 'We build' }],
  ],
  [
    'Figures: 14 years, 300 gardens',
    'stats',
    [
      { value: '14', title: 'years' },
      { value: '300', title: 'gardens' },
    ],
  ],
  [
    'Our services are wills, contracts and house sales',
    'features',
    [{ title: 'Wills' }, { title: 'Contracts' }, { title: 'House sales' }],
  ],
])('the items of %s', (text, kind, items) => {
  expect(readParts(text).parts).toMatchObject([{ kind, items }]);
});

test('words of the text stand in the part that they are for, and a question takes its answer', () => {
  const { parts } = readParts(
    'Our story: my mother opened the shop in 1974. Questions: Do you ship? Yes, within the country.',
  );

  expect(parts).toMatchObject([
    { kind: 'about', title: 'Our story', text: 'My mother opened the shop in 1974.' },
    { kind: 'faq', items: [{ title: 'Do you ship?', text: 'Yes, within the country.' }] },
  ]);
});

test('what is not wanted is left out', () => {
  const { parts, without } = readParts(
    'Website with our services, no prices and no team. Without testimonials please.',
  );

  expect(parts.map(({ kind }) => kind)).toEqual(['features']);
  expect(without).toEqual(['pricing', 'team', 'testimonials']);
});

test('fields of a form and of things that are kept are no parts', () => {
  expect(kindsOf('A contact form with name, email, address and message')).toBe('enquiry');
  expect(kindsOf('Workshops with date and location; teachers with name and photo')).toBe('');
  expect(kindsOf('We manage our services and prices')).toBe('');
  expect(kindsOf('Guests leave their name, email and address')).toBe('');
});

test('the rest of the text is what the app keeps', () => {
  const { rest, listed } = readParts(
    'Website where customers can book our treatments (peeling, wax, brows), with about us and opening hours, and a contact form with name and email.',
  );

  expect(rest).toBe('Website where customers can book our treatments. A contact form with name and email');
  expect(listed).toEqual([{ thing: 'treatments', names: ['Peeling', 'Wax', 'Brows'] }]);
});

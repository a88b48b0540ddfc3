import { expect, test } from 'vitest';
import { planDescription } from './plan-description.ts';

const shop =
  'A bike repair shop. Customers with name and phone. Repairs with a bike, price and status (received, in repair, ready).';

test.each([
  'Visitors can request a repair online',
  'Visitors can ask for a repair on the website',
  'Anyone can submit a repair without an account',
])('words that a public form was made for were used: %s', (words) => {
  const { blueprint, unused } = planDescription(`${shop} ${words}.`);
  expect(blueprint.pages.filter(({ public: isOpen }) => isOpen)).toHaveLength(1);
  expect(unused).toEqual([]);
});

test('what stands beside them was not', () => {
  const { unused } = planDescription(
    `${shop} Everything glitters like a zebra. Visitors can request a repair.`,
  );
  expect(unused).toEqual([expect.stringContaining('glitters')]);
});

test('words of a form that was not made were not used', () => {
  const { blueprint, unused } = planDescription(`${shop} Visitors can request a sandwich online.`);
  expect(blueprint.pages.flatMap(({ why }) => why?.words ?? [])).toEqual([]);
  expect(unused).toEqual([expect.stringContaining('sandwich')]);
});

import { expect, test } from 'vitest';
import { samplesOf } from '../testing/samples.ts';

const homes = samplesOf(
  'Public catalogue of homes: visitors browse without signing in. Each home has name, area in m2, price, photo, bedrooms, offer (sale or let).',
)('Home');

test('a home to let is there to be let: most of both kinds are available', () => {
  const there = homes.filter(({ status }) => status === 'available');

  expect(there.length).toBeGreaterThanOrEqual(6);
  for (const offer of ['sale', 'let'])
    expect(there.filter((home) => home['offer'] === offer).length).toBeGreaterThanOrEqual(2);
  for (const { offer, status } of homes) expect(`${offer} ${status}`).not.toMatch(/let sold|sale rented/);
});

test('a rent is one of a month, and a larger home costs more', () => {
  const studio = homes.find(({ bedrooms }) => bedrooms === 1);
  const pricesOf = (offer: string) =>
    homes
      .filter((home) => home['offer'] === offer)
      .sort((one, other) => Number(one['area']) - Number(other['area']))
      .map(({ price }) => Number(price));

  for (const price of pricesOf('let')) expect(price).toBeLessThan(4000);
  for (const price of pricesOf('sale')) expect(price).toBeGreaterThan(100_000);
  for (const offer of ['sale', 'let']) {
    const prices = pricesOf(offer);
    expect(prices[0]).toBeLessThan(prices.at(-1) ?? 0);
  }
  expect(studio?.['price']).toBe(pricesOf(String(studio?.['offer']))[0]);
});

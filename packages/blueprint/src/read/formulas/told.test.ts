import { expect, test } from 'vitest';
import { toldFormulas } from './told.ts';

const told = (text: string) => {
  const { text: rest, formulas } = toldFormulas(text);
  return { rest, formulas: formulas.map(({ name, words }) => `${name} = ${words}`) };
};

test.each<[string, string, string[]]>([
  [
    'Boat hires with boat, hours, hourly rate and sum due (hours times hourly rate).',
    'Boat hires with boat, hours, hourly rate and sum due.',
    ['sum due = hours times hourly rate'],
  ],
  [
    'Soap batches: oil weight, lye weight, superfat worked out as (oil weight - lye weight) / oil weight x 100.',
    'Soap batches: oil weight, lye weight, superfat.',
    ['superfat = (oil weight - lye weight) / oil weight x 100'],
  ],
  [
    'Every stall item has a price, a cost and profit = price minus cost.',
    'Every stall item has a price, a cost and profit.',
    ['profit = price minus cost'],
  ],
  [
    'Repairs have labour cost and parts price. The bill is labour cost plus parts price plus 19% VAT. Show the newest first.',
    'Repairs have labour cost and parts price.  Show the newest first.',
    ['bill = labour cost plus parts price plus 19% VAT'],
  ],
  [
    'Night shifts: guard, start time, end time, hours from start time to end time, notes',
    'Night shifts: guard, start time, end time, hours, notes',
    ['hours = hours from start time to end time'],
  ],
  [
    'Camper rentals with pickup date, return date, days between pickup date and return date, and place',
    'Camper rentals with pickup date, return date, days, and place',
    ['days = days between pickup date and return date'],
  ],
  [
    'Tool loans: deposit, damage cost, refund which is deposit minus damage cost, remarks',
    'Tool loans: deposit, damage cost, refund, remarks',
    ['refund = deposit minus damage cost'],
  ],
  [
    'Rides: distance, duration. Speed should be distance divided by duration.',
    'Rides: distance, duration. ',
    ['Speed = distance divided by duration'],
  ],
  [
    'Leaflets have views, clicks and click rate: clicks divided by views',
    'Leaflets have views, clicks and click rate',
    ['click rate = clicks divided by views'],
  ],
  [
    'Auctions: hammer price, commission (15% of hammer price), buyer',
    'Auctions: hammer price, commission, buyer',
    ['commission = 15% of hammer price'],
  ],
  [
    'Dogs have food weight, price per kg. The monthly cost comes to food weight x price per kg so that I can plan.',
    'Dogs have food weight, price per kg. The monthly cost so that I can plan.',
    ['monthly cost = food weight x price per kg'],
  ],
  [
    'Plots: length, width, area = length × width, crop',
    'Plots: length, width, area, crop',
    ['area = length × width'],
  ],
  [
    'Dives: score for entry, score for height, overall score is the average of score for entry and score for height.',
    'Dives: score for entry, score for height, overall score.',
    ['overall score = average of score for entry and score for height'],
  ],
  [
    'Coaches: passengers, fare per seat, takings calculated as passengers times fare per seat, driver',
    'Coaches: number of passengers, fare per seat, takings, driver',
    ['takings = passengers times fare per seat'],
  ],
  [
    "Jobs have hours and an hourly rate. A job's fee is hours times hourly rate.",
    'Jobs have hours and an hourly rate. ',
    ['fee = hours times hourly rate'],
  ],
])('%s', (text, rest, formulas) => {
  expect(told(text)).toEqual({ rest, formulas });
});

test.each([
  'Parcels have a price: 5 x 10 cm',
  'Repairs with owner and type = radio / tv',
  'A one times table trainer',
  'Shirts in sizes S/M/L',
  'Feeding plan: horse, how often (three times a week), hay',
  'Lessons: date, homework (songs plus scales)',
  'Medicine with dose (2 x daily)',
  'Books with author, title and notes (name plus comment)',
  'The shop is open from Monday to Friday',
  'Overtime is hours over 40',
  'A trip goes from the coast to the hills',
])('no formula: %s', (text) => {
  expect(toldFormulas(text)).toEqual({ text, formulas: [] });
});

test('a formula says of which thing it is', () => {
  const { formulas } = toldFormulas(
    'Trips have km and litres. For each trip, the consumption is litres / km.',
  );
  expect(formulas).toMatchObject([{ name: 'consumption', of: 'trip' }]);
});

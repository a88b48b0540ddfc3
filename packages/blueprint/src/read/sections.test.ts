import { describe, expect, test } from 'vitest';
import { buildBlueprint } from '../plan/build.ts';
import { read } from './read.ts';

const planOf = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    buildBlueprint(read(text)).entities.map(({ label, fields }) => [
      label,
      fields.filter(({ why }) => why.from === 'text').map((field) => field.label),
    ]),
  );

describe('a sentence that tells of several things', () => {
  test.each<[string, string, string[]]>([
    [
      "I'd like to record each beehive with its location and queen colour, then every inspection I make there with the date and how many frames were full.",
      'Inspection',
      ['Date', 'Number of frames'],
    ],
    [
      'I restore lamps, a lamp having a maker, a year and a wattage, and a bulb having a socket, a colour and a price.',
      'Bulb',
      ['Socket', 'Colour', 'Price'],
    ],
    [
      'For every violin lesson I give I want to note the pupil, the date and the piece, and of the pupils themselves the name and the phone number.',
      'Pupil',
      ['Name', 'Phone number'],
    ],
    [
      'Our club needs to log each kayak with its length, its colour and the rack it hangs on, and each time somebody repairs a kayak that gets noted too, with who did it and what it cost.',
      'Kayak',
      ['Length', 'Colour', 'Rack'],
    ],
    [
      'All I need is every allotment with its size and its tenant and then each time somebody waters, meaning which allotment, on what date and how many litres',
      'Watering',
      ['Allotment', 'Date', 'Litres'],
    ],
  ])('%s', (text, thing, fields) => {
    const plan = planOf(text);
    expect(Object.keys(plan).length).toBeLessThanOrEqual(3);
    expect(plan[thing]).toEqual(expect.arrayContaining(fields));
  });

  test('what belongs to one thing stays with it', () => {
    const plan = planOf(
      'For each resident we list the medicines with dose and colour. Residents have a room number and a GP.',
    );
    expect(plan['Medicine']).toEqual(expect.arrayContaining(['Dose', 'Colour']));
    expect(plan['Resident']).not.toEqual(expect.arrayContaining(['Dose']));
  });
});

describe('a text without stops', () => {
  test.each<[string, string, string[]]>([
    [
      'we rent out 8 bouncy castles each castle has a number a colour and a size then for every rental i want the customer name phone the address which castle the day it goes out the day it has to come back and the price',
      'Rental',
      ['Customer name', 'Phone', 'Address', 'Castle', 'Price'],
    ],
    [
      'hello we are a small puppet theatre and i need puppets with there name colour when they were made and a photo and then each day how many visitors and who sold the tickets and a graph of the visitors per week',
      'Puppet',
      ['Name', 'Colour', 'Photo'],
    ],
  ])('%s', (text, thing, fields) => {
    expect(planOf(text)[thing]).toEqual(expect.arrayContaining(fields));
  });
});

describe('a list with nothing said around it', () => {
  test.each<[string, string, string[]]>([
    ['lamps I mend, owner, price, last checked', 'Lamp', ['Owner', 'Price', 'Last checked']],
    ['clocks, maker, year, working or not', 'Clock', ['Maker', 'Year', 'Working']],
    ['rehearsal rooms we hire, district, price per hour, phone', 'Room', ['District', 'Phone']],
  ])('%s', (text, thing, fields) => {
    const plan = planOf(text);
    expect(Object.keys(plan)).toEqual([thing]);
    expect(plan[thing]).toEqual(expect.arrayContaining(fields));
  });

  test('things side by side are several', () => {
    expect(Object.keys(planOf('customers, orders, invoices')).length).toBe(3);
  });
});

test.each<[string, string]>([
  ['A tasting evening: date, host, theme, number of guests', 'Tasting evening'],
  ['Voyages: departure, harbour, crew, lorries, was it delayed and why', 'Voyage'],
])('%s: the head names the thing', (text, thing) => {
  expect(Object.keys(planOf(text))).toEqual([thing]);
});

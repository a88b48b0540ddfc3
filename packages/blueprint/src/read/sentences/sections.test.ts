import { describe, expect, test } from 'vitest';
import { buildBlueprint } from '../../plan/build.ts';
import { read } from '../read.ts';

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
      'Our club needs to log each kayak with its length, its colour and the rack it hangs on, and each time somebody repairs a kayak this is logged, with who mended it and what it cost.',
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
      'For each patient we note the pills with dose and colour. Patients have a bed and a GP.',
    );
    expect(plan['Pill']).toEqual(expect.arrayContaining(['Dose', 'Colour']));
    expect(plan['Patient']).not.toEqual(expect.arrayContaining(['Dose']));
  });
});

describe('a text without stops', () => {
  test.each<[string, string, string[]]>([
    [
      'we rent out 8 bouncy castles each castle has a number a colour and a size then for every rental we need the customer name phone the address which castle the day it goes out the day we fetch it and the price',
      'Rental',
      ['Customer name', 'Phone', 'Address', 'Castle', 'Price'],
    ],
    [
      'hello we are a small puppet theatre and i need puppets with there name colour when they were made and a photo then also every evening how many visitors and who sold the tickets and a graph of the visitors per week',
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

describe('what is named by a deed or told beside', () => {
  test.each<[string, string, string[]]>([
    [
      'Our neighbours can suggest a film: title, director, how long it is and a poster.',
      'Film',
      ['Title', 'Director', 'Length', 'Poster'],
    ],
    [
      'I want to know which student has borrowed which laptop, since when, and whether it came back.',
      'Loan',
      ['Student', 'Laptop', 'Since', 'Came back'],
    ],
    [
      'What was sold, for how much, to whom and on which day, and a photo of it.',
      'Sale',
      ['What was sold', 'To', 'Date', 'Photo'],
    ],
    [
      'I would like to record what we baked, so the bread, the day, how many loaves and who ate them.',
      'Baking',
      ['Bread', 'Day', 'Number of loaves'],
    ],
    [
      'Where we camped: town, arrival, price a night, would we come again',
      'Camping place',
      ['Town', 'Arrival', 'Price per night', 'Would come again'],
    ],
    [
      'There is also the work: what we are going to do, our estimate and the day it was promised',
      'Work',
      ['Work to do', 'Estimate'],
    ],
    [
      "My grandfather's tools should be in there too, with the year they were made and the price.",
      'Tool',
      ['Year made', 'Price'],
    ],
    [
      'We have 12 horses with a name, a stall and a vet. For each of these there are the riders who may take it out. Those have a name, a mobile and an age.',
      'Rider',
      ['Name', 'Mobile', 'Age'],
    ],
    [
      'The meadow is full of beehives, which have a number and the colour they are painted. It is empty, in use, swarming or dead.',
      'Beehive',
      ['Number', 'Colour', 'Status'],
    ],
    ['The actors have a name and a part: lead, chorus or extra.', 'Actor', ['Name', 'Part']],
  ])('%s', (text, thing, fields) => {
    expect(planOf(text)[thing]).toEqual(expect.arrayContaining(fields));
  });

  test('a story told in passing makes no thing', () => {
    const plan = planOf(
      'I need a list of the orders with their date and total. Our van is full of flour, which has happened since we lent it to my cousin.',
    );
    expect(Object.keys(plan)).toEqual(['Order']);
  });
});

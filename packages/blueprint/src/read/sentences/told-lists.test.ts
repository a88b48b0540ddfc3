import { expect, test } from 'vitest';
import { readLists } from '../../testing/told.ts';

test.each([
  ['Waxing goes in as well: the day, the product and the cost.', 'waxing', ['Day', 'Product', 'Cost']],
  ['The tastings must be noted too: date, taster, verdict.', 'tasting', ['Date', 'Taster', 'Verdict']],
  ['Pruning has to go in there also, with the date and the tool.', 'pruning', ['Date', 'Tool']],
  [
    'Greasing should be in there: which machine, the day, the grease.',
    'greasing',
    ['Machine', 'Day', 'Grease'],
  ],
  [
    'One of us sits at the gate and writes down the lorries: plate, driver, load, hour.',
    'lorry',
    ['Plate', 'Driver', 'Load', 'Hour'],
  ],
  ['Our porter logs the parcels: sender, recipient, floor.', 'parcel', ['Sender', 'Recipient', 'Floor']],
  ['The umpire enters the innings: team, score, overs, date.', 'inning', ['Team', 'Score', 'Overs', 'Date']],
  [
    'Somebody stands on the pier and notes the yachts: name, flag, length.',
    'yacht',
    ['Name', 'Flag', 'Length'],
  ],
  [
    'I would like a book that says for each cottage who owns it, the rent and the key number.',
    'cottage',
    ['Owner', 'Rent', 'Key number'],
  ],
  [
    'It should tell me for every hydrant the street, the pressure and the last test.',
    'hydrant',
    ['Street', 'Pressure', 'Last test'],
  ],
  [
    'A page that shows for each windmill the village, the year and the owner.',
    'windmill',
    ['Village', 'Year', 'Owner'],
  ],
  [
    'The register must hold for every gravestone the name, the row and the inscription.',
    'gravestone',
    ['Name', 'Row', 'Inscription'],
  ],
])('what is kept there: %s', (text, thing, labels) => {
  expect(readLists(text)[thing]).toEqual(labels);
});

test.each([
  [
    "Pupils come once a week, so we want the pupil's name, class and birthday.",
    'pupil',
    ['Name', 'Class', 'Birthday'],
  ],
  ["We need every diver's name, licence and blood group.", 'diver', ['Name', 'Licence', 'Blood group']],
  ["I also note the farmer's name, phone and village.", 'farmer', ['Name', 'Phone', 'Village']],
  [
    "The guide should write down each hiker's name, age and shoe size.",
    'hiker',
    ['Name', 'Age', 'Shoe size'],
  ],
  [
    "There's a mailing list of people who gave us their name and email.",
    'mailing list entry',
    ['Name', 'Email'],
  ],
  [
    'We have a waiting list with families who left their name, phone and the size of flat.',
    'waiting list entry',
    ['Name', 'Phone', 'Size of flat'],
  ],
  [
    'I keep a reserve list of those who told us their name and position.',
    'reserve list entry',
    ['Name', 'Position'],
  ],
  [
    'There is also a guest list for everybody who sent in their name and their diet.',
    'guest list entry',
    ['Name', 'Diet'],
  ],
])('whose it is: %s', (text, thing, labels) => {
  expect(readLists(text)[thing]).toEqual(labels);
});

test.each([
  [
    'When a hive is treated I write down the product, the dose and the date.',
    'treatment',
    ['Product', 'Dose', 'Date', 'Hive'],
  ],
  ['Once a mast is painted, we note the colour and the day.', 'painting', ['Colour', 'Day', 'Mast']],
  [
    'Every time the kiln is fired the potter writes the peak temperature and the hours.',
    'firing',
    ['Peak temperature', 'Hours', 'Kiln'],
  ],
  [
    'Whenever one of our buses gets washed, they record the driver and the time.',
    'washing',
    ['Driver', 'Time', 'Bus'],
  ],
  ['We clean the tanks every month, so date and who did it please.', 'cleaning', ['Date', 'Done by', 'Tank']],
  [
    'I measure the wells twice a year, noting the date and the depth.',
    'measurement',
    ['Date', 'Depth', 'Well'],
  ],
  [
    'They count the swans every spring: date, adults, cygnets.',
    'counting',
    ['Date', 'Adults', 'Cygnets', 'Swan'],
  ],
  ['We polish the bells once a year, so the day and the product.', 'polishing', ['Day', 'Product', 'Bell']],
  [
    'Once a year we climb up and inspect: every roof gets a grade and a remark.',
    'inspection',
    ['Roof', 'Date', 'Grade', 'Remark'],
  ],
  [
    'Every autumn we test: each pump gets a pressure and a result.',
    'testing',
    ['Pump', 'Date', 'Pressure', 'Result'],
  ],
  [
    'Twice a month I go round and taste: each cask gets a score and a comment.',
    'tasting',
    ['Cask', 'Date', 'Score', 'Comment'],
  ],
  [
    'Every season the ranger walks through and counts: each pond gets a water level and a note.',
    'counting',
    ['Pond', 'Date', 'Water level', 'Note'],
  ],
  ["Each time we've been there, the day, what it cost and who drove.", 'visit', ['Day', 'Cost', 'Driver']],
  [
    'Every time somebody cleans the chapel, the date, the hours and which helper.',
    'cleaning',
    ['Date', 'Hours', 'Helper', 'Chapel'],
  ],
  [
    'Whenever I tune a harp: the date, the pitch and the price.',
    'tuning',
    ['Date', 'Pitch', 'Price', 'Harp'],
  ],
  [
    "For each time I've been out, the date, the weather and what I saw.",
    'visit',
    ['Date', 'Weather', 'What was seen'],
  ],
])('a deed that is kept: %s', (text, thing, labels) => {
  expect(readLists(text)[thing]).toEqual(labels);
});

test.each([
  [
    'For every cider at a fair we give points for nose, colour and taste, each from 1 to 10.',
    'score',
    ['Cider', 'Fair', 'Nose', 'Colour', 'Taste'],
  ],
  [
    'We rate each restaurant on food, service and noise from 1 to 5.',
    'score',
    ['Restaurant', 'Food', 'Service', 'Noise'],
  ],
  ['The jury scores every costume for craft, idea and show.', 'score', ['Costume', 'Craft', 'Idea', 'Show']],
  [
    'For each essay the teachers give marks for style, grammar and content, and the total counts.',
    'score',
    ['Essay', 'Style', 'Grammar', 'Content', 'Total points'],
  ],
  ['A stall is in a hall, has a number, a width and a rent.', 'stall', ['Hall', 'Number', 'Width', 'Rent']],
  [
    'Each beehive stands in an orchard and has a colour, a queen and a weight.',
    'beehive',
    ['Orchard', 'Colour', 'Queen', 'Weight'],
  ],
  [
    'A painting hangs in a room, has an artist, a year and a value.',
    'painting',
    ['Room', 'Artist', 'Year', 'Value'],
  ],
  [
    'Every mooring belongs to a pontoon, has a number and a length.',
    'mooring',
    ['Pontoon', 'Number', 'Length'],
  ],
  [
    'Guests report anything that is broken: what it is, where, how urgent.',
    'report',
    ['Name', 'Location', 'Urgency'],
  ],
  [
    'People can report faults on the trails: place, photo, kind of fault.',
    'report',
    ['Place', 'Photo', 'Fault'],
  ],
  [
    'The tenants may report damage they see: where, since when, a picture.',
    'report',
    ['Location', 'Since', 'Picture'],
  ],
  ['Staff request things they need: what, how many, why.', 'request', ['What', 'How many', 'Why']],
  [
    'Couples send us a request through a form: they give their name, the date and the place.',
    'request',
    ['Name', 'Date', 'Place'],
  ],
  [
    'Parents make an application via our website, where they fill in the name, the age and the school.',
    'application',
    ['Name', 'Age', 'School'],
  ],
  [
    'Visitors leave a complaint with a form: they type in their email, the subject and the message.',
    'complaint',
    ['Email', 'Subject', 'Message'],
  ],
  [
    'Bands hand in an application on our page and they put their name, genre and phone.',
    'application',
    ['Name', 'Genre', 'Phone'],
  ],
  [
    'We have about ninety lockers, each marked with a number and belonging to a class.',
    'locker',
    ['Number', 'Class'],
  ],
  [
    'There are some forty trees, each labelled with a code, a species and a year.',
    'tree',
    ['Code', 'Species', 'Year'],
  ],
  ["We've got 12 saunas, each with a temperature and a capacity.", 'sauna', ['Temperature', 'Capacity']],
  [
    'I own many stamps, each kept in an album and having a country and a year.',
    'stamp',
    ['Album', 'Country', 'Year'],
  ],
])('a thing and its list: %s', (text, thing, labels) => {
  expect(readLists(text)[thing]).toEqual(labels);
});

test.each([
  ['A site with the loaves we bake: flour, weight, price.', 'loaf', ['Flour', 'Weight', 'Price']],
  [
    'Website for our choir with concerts: date, hall, ticket price.',
    'concert',
    ['Date', 'Hall', 'Ticket price'],
  ],
  ['A tracker for my garden showing the plants I water: species, spot.', 'plant', ['Species', 'Spot']],
  [
    'An app for the yard with the boats that we mend (owner, length, berth) and the invoices.',
    'boat',
    ['Owner', 'Length', 'Berth'],
  ],
])(
  'an app with some things, and behind a colon or in brackets what is kept of each: %s',
  (text, thing, labels) => {
    expect(readLists(text)[thing]).toEqual(labels);
  },
);

test('what a thing has is no thing of its own, where choices follow', () => {
  expect(Object.keys(readLists('Tasks with tags: home, office, errand.'))).toEqual(['task']);
});

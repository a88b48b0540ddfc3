import { expect, test } from 'vitest';
import { withoutRefusals } from './refusals.ts';

test.each([
  ['Stamp diary without categories', 'Stamp diary', ['categories']],
  ['Choir CRM without deals, just singers and calls', 'Choir CRM, just singers and calls', ['deals']],
  ['A chore list, no projects or tags please', 'A chore list', ['projects', 'tags']],
  ['Board minutes with no action items.', 'Board minutes.', ['action items']],
])('what is refused at the end of a short wish is cut off: %s', (text, left, refused) => {
  expect(withoutRefusals(text)).toEqual({ text: left, refused });
});

test.each([
  'A list of buyers without orders',
  'Count the days without cigarettes',
  'Choir calendar, no problems',
  'Members book lanes without an account',
  'Haircuts by appointment from 9 to 5, no Mondays',
  'Track no-shows of our patients',
  'No deals in this one',
  'Singers with notes and no end of songs',
])('what is no refusal stays: %s', (text) => {
  expect(withoutRefusals(text)).toEqual({ text, refused: [] });
});

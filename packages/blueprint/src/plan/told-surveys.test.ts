import { describe, expect, test } from 'vitest';
import { read } from '../read/read.ts';
import { buildBlueprint } from './build.ts';

const planned = (text: string) => buildBlueprint(read(text));
const asked = (text: string) => {
  const { entities } = planned(text);
  return entities.map(({ fields }) => fields.map(({ label, type }) => `${label}: ${type}`));
};

describe('a survey told in one sentence asks what it says', () => {
  test.each([
    [
      'A survey for our choir about rehearsal room, songs and concerts with 1 to 5 ratings and a comment',
      ['Rehearsal room: rating', 'Songs: rating', 'Concerts: rating', 'Comment: text'],
    ],
    [
      'Staff survey about the coffee, the desks and the lighting, each rated 1 to 5, plus a free text comment',
      ['Coffee: rating', 'Desks: rating', 'Lighting: rating', 'Comment: text'],
    ],
    [
      'Questionnaire for our campers: rate the pitches, the showers and the kiosk from 1 to 5 stars, plus what we could do better',
      ['Pitches: rating', 'Showers: rating', 'Kiosk: rating', 'What we could do better: text'],
    ],
    [
      'A poll for our street asking about noise, parking and lights, with stars and a remark',
      ['Noise: rating', 'Parking: rating', 'Lights: rating', 'Remark: text'],
    ],
    [
      'Survey about age, hobbies and favourite season',
      ['Age: int', 'Hobbies: text', 'Favourite season: text'],
    ],
    [
      'Survey for our readers about opening times, staff and reading corner',
      ['Staff: rating', 'Reading corner: rating', 'Opening times: text'],
    ],
  ])('%s', (text, fields) => {
    expect(asked(text)).toEqual([fields]);
    expect(planned(text).pages.map(({ archetype }) => archetype)).toContain('survey');
  });
});

test('what a survey asks about is not what the app is for', () => {
  const { app } = planned('Feedback survey after the fair on parking, catering and music rated from 1 to 5');
  expect(app.type).toBeUndefined();
  expect(app.name).not.toMatch(/catering|parking/i);
});

test('a survey that was understood is not said to be left unread', () => {
  expect(read('A poll for our street asking about noise, parking and lights, with stars').unread).toEqual([]);
});

test('a count of birds in the field asks nobody', () => {
  const { pages } = planned('Bird survey with species, number seen and weather, each walk rated 1 to 5');
  expect(pages.map(({ archetype }) => archetype)).not.toContain('survey');
});

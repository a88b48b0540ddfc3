import { expect, test } from 'vitest';
import { buildApp } from '../testing/build-app.ts';

const publicPage = async (text: string): Promise<string> => {
  const { tree } = await buildApp(text);
  const found = Object.values(tree).find((source) => /<(?:PublicForm|FormBand)\b/.test(source));
  return found ?? '';
};

test.each([
  [
    'Landing page for my newsletter: visitors leave name and email as subscribers',
    'Subscribe',
    /(?:subscribe|Subscribe) below/,
  ],
  [
    'Holiday homes with price and photo. Enquiries with name, email and message. Public page.',
    'Send an enquiry',
    /send an enquiry below/,
  ],
  [
    'Workshops with date and location; sign-ups with name and email; public page',
    'Sign up',
    /our workshops and sign up below/,
  ],
  [
    'Kayaks with size. Bookings with name and date. Public page to book.',
    'Book',
    /our kayaks and book below/,
  ],
  [
    'Citizens report problems with a photo and a place on a public form',
    'Report a problem',
    /<Hero\n? *title="Report a problem"/,
  ],
])('visitors are asked in whole sentences: %s', async (text, verb, sentence) => {
  const page = await publicPage(text);

  expect(page).toContain(`submitLabel="${verb}"`);
  expect(page).toMatch(sentence);
  expect(page).not.toMatch(/leave your|\ba (?:[aeio])\w+|\ban (?:[bcdfgjklmnpqrstvwxz])/);
});

import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { buildApp } from '../testing/build-app.ts';
import { aBlueprint, anEntity, aPage } from '../testing/made-blueprint.ts';
import { landingPage } from './landing.ts';

const room = anEntity('Room', ['Name', 'Price: money', 'Photo: image'], { kind: 'resource' });
const enquiry = anEntity('Enquiry', ['Name', 'Email: email']);
const emit = (props?: Record<string, never> | { sections: never }, more: object = {}) => {
  const page = aPage('landing', 'Home', { public: true, ...more, ...(props ? { props } : {}) });
  const source = landingPage(
    aBlueprint([room, enquiry], [page, aPage('list', 'Rooms', { entity: 'Room' })]),
    page,
  );
  expect(parseSync('page.tsx', source ?? '').errors, source).toEqual([]);
  return source ?? '';
};
const sections = (...list: object[]) => emit({ sections: list as never });

test('without sections the page is made of the app’s own words', () => {
  const source = emit(undefined, { entity: 'Room', target: 'Enquiry' });

  expect(source).toContain('<h1>A house by the water</h1>');
  expect(source).toContain('<BandLink href="#contact">Send an enquiry</BandLink>');
  expect(source).toMatch(/<PublicList\s+entity=\{Room\}/);
  expect(source).toMatch(/<FormBand[\s\S]*fields=\{\['name', 'email'\]\}/);
});

test('words stand between tags as they are said, and none of them is code', () => {
  const source = sections(
    { kind: 'hero', title: 'Tea & {cake} <b>now</b>', text: "It's fine" },
    { kind: 'faq', items: [{ title: 'When?', text: 'At "noon"' }] },
  );

  expect(source).toContain("<h1>{'Tea & {cake} <b>now</b>'}</h1>");
  expect(source).toContain("<p>It's fine</p>");
  expect(source).toMatch(/<BandQuestion question="When\?">\s+<p>At "noon"<\/p>/);
});

test('every kind of section has its band', () => {
  const item = {
    title: 'One',
    text: 'Two',
    icon: 'Wheat',
    price: '€9',
    points: ['A', 'B'],
    value: '12',
    image: '/a.png',
  };
  const kinds = ['features', 'steps', 'pricing', 'testimonials', 'faq', 'team', 'gallery', 'stats'];
  const source = sections(
    ...kinds.map((kind) => ({ kind, title: kind, items: [item] })),
    { kind: 'cta', title: 'Go', actions: [{ label: 'Rooms', page: 'Rooms' }] },
    { kind: 'footer' },
  );

  for (const band of 'FeatureBand StepBand PriceBand QuoteBand FaqBand TeamBand GalleryBand FigureBand CallBand SiteFooter'.split(
    ' ',
  ))
    expect(source).toContain(`<${band}`);
  expect(source).toContain('<BandTick>A</BandTick>');
  expect(source).toContain('<BandLink page="Rooms">Rooms</BandLink>');
  expect(source).toContain("import { Wheat as WheatIcon } from 'lucide-react';");
});

test('links to pages that are not there and sections of an unknown kind are passed over', () => {
  const source = sections(
    { kind: 'hero', title: 'Hi', actions: [{ label: 'Nowhere', page: 'Gone' }] },
    { kind: 'explosion' },
    { kind: 'list', entity: 'nothing' },
  );

  expect(source).not.toMatch(/Nowhere|BandActions|explosion|PublicList/);
});

test.each([
  ['Landing page for my bike repair shop, with a contact form', '<h1>Bike repair shop</h1>'],
  ['One-page site for a wedding photographer with prices', '<h1>Wedding photographer</h1>'],
  [
    'A landing page. We repair old radios and record players.',
    '<h1>We repair old radios and record players</h1>',
  ],
])('the first line says what the business offers: %s', async (text, line) => {
  const app = await buildApp(text);

  expect(app.tree['pages/Welcome']).toContain(line);
  expect(app.tree['pages/Welcome']).not.toMatch(/Keep .* in one place/);
});

test('services that the text lists stand on the page, each by itself', async () => {
  const app = await buildApp(
    'Website for Finch Bookkeeping, just one page: our services (wages, yearly accounts, tax advice) and a contact form',
  );

  for (const service of ['Wages', 'Yearly accounts', 'Tax advice'])
    expect(app.tree['pages/Welcome']).toContain(`<h3>${service}</h3>`);
});

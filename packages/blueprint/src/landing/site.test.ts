import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { buildBlueprint } from '../plan/build.ts';
import { read } from '../read/read.ts';
import { buildApp } from '../testing/build-app.ts';
import { trades } from './trades.ts';

const pageOf = async (text: string) => {
  const app = await buildApp(text);
  const source = app.tree['pages/Welcome'] ?? '';
  expect(parseSync('page.tsx', source).errors, source).toEqual([]);
  return { ...app, source };
};
const entitiesOf = (tree: Readonly<Record<string, string>>) =>
  Object.keys(tree).flatMap((path) => /^entities\/(\w+)/.exec(path)?.[1] ?? []);

test.each([
  'landing page for my bakery',
  'A one-page site for a piano teacher',
  'brochure site for a plumber',
  'Landing page for a shop that mends umbrellas',
])('a bare wish becomes a whole page: %s', async (text) => {
  const { source, prose, tree } = await pageOf(text);

  for (const band of ['HeroBand', 'FeatureBand', 'StepBand', 'FaqBand', 'FormBand', 'SiteFooter'])
    expect(source).toContain(`<${band}`);
  expect(source.match(/<BandStep>/g)).toHaveLength(3);
  expect(source).not.toMatch(/!<|lorem|Landing Page<|[€£$]\d/i);
  expect(prose).toContain('just a placeholder');
  expect(entitiesOf(tree)).toEqual(['Enquiry']);
});

test('a list of parts is the page, in its order, and none of them is kept as records', async () => {
  const { source, tree, prose } = await pageOf(
    'Website for Marsh & Daughter Upholstery: a headline, what we do (chairs, sofas, cushions), our story, testimonials, prices, opening hours and an enquiry form. No FAQ.',
  );

  expect([...source.matchAll(/<(\w+)(?:Band|Footer)\b/g)].map(([, name]) => name).join(' ')).toBe(
    'Hero Feature About Quote Fact Fact Form Site',
  );
  expect(source.match(/Add a price/g)).toHaveLength(3);
  expect(entitiesOf(tree)).toEqual(['Enquiry']);
  expect(prose).toContain('the testimonials');
  expect(prose).not.toContain('the questions');
});

test('the first thing that visitors read names the services that were told', async () => {
  const heroOf = (source: string) => /<HeroBand[\s\S]*?<\/HeroBand>/.exec(source)?.[0] ?? '';
  const { source } = await pageOf(
    'Website for Otter Cycles: a headline, our services (repairs, wheel building, fitting), prices and an enquiry form.',
  );
  expect(heroOf(source)).toContain('<p>Repairs · Wheel building · Fitting</p>');
  const { source: bare } = await pageOf('brochure site for a plumber');
  expect(heroOf(bare)).not.toContain(' · ');
});

test('amounts and days stand as they were said', async () => {
  const { source, prose } = await pageOf(
    'Landing page for a barber with prices: cut 22, shave £14. Open Tue-Sat 10 to 6, closed on Sundays. Find us at 3 Bell Yard, York.',
  );

  expect(source).toMatch(/price="£22"[\s\S]*price="£14"/);
  expect(source).toContain('<BandFact label="Tuesday to Saturday">10 to 6</BandFact>');
  expect(source).toContain('address="3 Bell Yard, York"');
  expect(prose).not.toContain('the prices');
});

test('a long list of prices is a list', async () => {
  const { source } = await pageOf(
    'One-page site for a nail studio: prices (manicure 20, pedicure 25, gel 35, repair 5, removal 10, art 12), about us',
  );

  expect(source.match(/<BandFact /g)).toHaveLength(6);
  expect(source).not.toContain('<PriceBand');
});

test('what is booked is kept, and its samples carry the names of the text', async () => {
  const { samples, source, tree } = await pageOf(
    'Website where customers can book our treatments (peeling, wax, brows), with about us, opening times and team of Ada and Kim',
  );
  const treatments = samples.find(({ entity }) => entity === 'Treatment')?.records ?? [];

  expect(entitiesOf(tree)).toContain('Treatment');
  expect(treatments.slice(0, 3).map((record) => record['name'] ?? record['title'])).toEqual([
    'Peeling',
    'Wax',
    'Brows',
  ]);
  expect(source).toContain('<h3>Ada</h3>');
});

test('a newsletter and an enquiry are two forms, each with records of its own', async () => {
  const { source, tree } = await pageOf(
    'Website for a cellist: about me, a newsletter sign-up, prices and a contact form',
  );

  expect(source).toMatch(/<FormBand[\s\S]*entity=\{Subscriber\}[\s\S]*<FormBand[\s\S]*entity=\{Enquiry\}/);
  expect(entitiesOf(tree).sort()).toEqual(['Enquiry', 'Subscriber']);
});

test('a message that is for the owners alone is no field of the form', async () => {
  const { tree } = await pageOf(
    'Website for an architect: about us, gallery and a contact form with name and email. All messages are private.',
  );

  expect(tree['entities/Enquiry']).not.toMatch(/eyes/i);
});

test('words for trades claim nothing that only the owner knows', () => {
  for (const { promise, offers } of trades)
    for (const words of [promise, ...offers.map(({ text = '' }) => text)]) {
      expect(words).not.toMatch(/\d|!|award|since|years of experience|certified|#1/i);
      expect(words).toMatch(/\.$/);
    }
});

test('a page for a firm says its services, and keeps nothing of the firm itself', () => {
  const { entities, pages } = buildBlueprint(
    read('Landing page for Moss & Sons, a small gardening company in Hull. We offer hedges, ponds and lawns'),
  );
  const page = pages.find(({ archetype }) => archetype === 'landing');

  expect(entities.map(({ concept }) => concept)).toEqual(['enquiry']);
  expect(page?.props?.['parts']).toEqual([
    expect.objectContaining({
      kind: 'features',
      items: [{ title: 'Hedges' }, { title: 'Ponds' }, { title: 'Lawns' }],
    }),
  ]);
});

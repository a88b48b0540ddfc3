import { expect, test } from 'vitest';
import { aBlueprint, anEntity, aPage } from '../testing/made-blueprint.ts';
import { emitFiles } from './files.ts';

const blueprint = aBlueprint(
  [anEntity('Repair', ['Problem', 'Email: email']), anEntity('Service', ['Name', 'Price: money'])],
  [
    aPage('public-form', 'AskUs', {
      label: 'Request a repair',
      public: true,
      target: 'Repair',
      props: { isNamed: true },
    }),
    aPage('public-landing', 'Prices', {
      label: 'Services and prices',
      public: true,
      entity: 'Service',
      props: { isNamed: true },
    }),
  ],
);

test('a page that was given a name opens with it, and says nothing twice', () => {
  const files = emitFiles(blueprint);
  expect(files['pages/AskUs']).toContain('title="Request a repair"');
  expect(files['pages/AskUs']).toContain('submitLabel="Send"');
  expect(files['pages/AskUs']).not.toContain('Send a repair');
  expect(files['pages/Prices']).toContain('title="Services and prices"');
  expect(files['pages/Prices']).not.toContain('title="Services"');
});

test('a form of visitors opens with its own name, not with that of the app', () => {
  const form = { public: true, target: 'Member' };
  const files = emitFiles(
    aBlueprint(
      [anEntity('Member', ['Name', 'Email: email'])],
      [
        aPage('public-form', 'JoinUs', { ...form, label: 'Join the choir' }),
        aPage('public-form', 'Plain', { ...form, label: 'Member' }),
      ],
    ),
  );
  const titles = (name: string) =>
    [...(files[`pages/${name}`] ?? '').matchAll(/title="([^"]*)"/g)].map(([, title]) => title);
  expect(titles('JoinUs')).toEqual(['Join the choir']);
  expect(files['pages/JoinUs']).not.toContain('below');
  expect(titles('Plain')).toHaveLength(1);
  expect(titles('Plain')[0]).toMatch(/^(?:Sign up|Send a member)$/);
});

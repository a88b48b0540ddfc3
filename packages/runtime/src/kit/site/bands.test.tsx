// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { Wheat } from 'lucide-react';
import { expect, test } from 'vitest';
import { createEntity } from '../../sdk/entity.ts';
import { kitPage } from '../../testing/kit-page.tsx';
import { BandFact, BandFacts, BandFigure, BandLink, BandQuestion, SiteFooter } from './band-parts.tsx';
import { FactBand, FaqBand, FormBand, HeroBand, PlaceBand } from './bands.tsx';

const at = await kitPage();
const Signup = createEntity('Signup', {
  name: 'Signup',
  properties: { name: { type: 'string', title: 'Name' }, source: { type: 'string' } },
  required: ['name'],
});

test('a visitor’s form writes a record with what the page adds, and says thanks', async () => {
  at.show(
    <FormBand
      entity={Signup}
      fields={['name']}
      submitLabel="Sign up"
      thanks="See you soon"
      defaults={{ source: 'landing' }}
    >
      <h2>Join us</h2>
    </FormBand>,
  );

  fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByText('This field is required')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/Name/), { target: { value: 'Mary' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));

  expect(await screen.findByText('See you soon')).toBeTruthy();
  expect(at.records.tables.get('Signup')).toMatchObject([{ name: 'Mary', source: 'landing' }]);
});

const script = ['javascript', 'alert(1)'].join(':');

test('links lead to pages and anchors; an address that would run something leads nowhere', () => {
  at.show(
    <HeroBand>
      <BandLink page="Order">Order</BandLink>
      <BandLink href="#prices">Prices</BandLink>
      <BandLink href={script}>Bad</BandLink>
      <SiteFooter name="Bakery" links={[{ label: 'Worse', href: 'data:text/html,x' }]} />
    </HeroBand>,
  );
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

  expect(['Order', 'Prices', 'Bad', 'Worse'].map(leadsTo)).toEqual(['/Order', '#prices', '#', '#']);
});

test('a figure of an entity is counted, and answers stand in the page', async () => {
  at.records.put('Signup', [{ name: 'A' }, { name: 'B' }]);
  at.show(
    <FaqBand>
      <BandFigure entity={Signup} suffix="+">
        <p>people</p>
      </BandFigure>
      <BandQuestion question="When?">
        <p>At noon</p>
      </BandQuestion>
    </FaqBand>,
  );

  expect(await screen.findByText('2+')).toBeTruthy();
  expect(screen.getByText('At noon').closest('details')?.querySelector('summary')?.textContent).toBe('When?');
});

test('facts are a list of terms, and only a place with an address leads to the map', () => {
  at.show(
    <>
      <FactBand>
        <h2>Opening hours</h2>
        <BandFacts>
          <BandFact label="Saturday">9 to 2</BandFact>
        </BandFacts>
      </FactBand>
      <PlaceBand address="4 Dock Street, Hull & Hessle">
        <h2>Where to find us</h2>
      </PlaceBand>
      <PlaceBand>
        <h2>Soon elsewhere</h2>
      </PlaceBand>
    </>,
  );

  expect(screen.getByText('Saturday').closest('dl')?.querySelector('dd')?.textContent).toBe('9 to 2');
  const [map, ...others] = screen.getAllByRole('link', { name: 'Show on the map' });
  expect(map?.getAttribute('href')).toContain('query=4%20Dock%20Street%2C%20Hull%20%26%20Hessle');
  expect(others).toEqual([]);
});

test('pictures beside the first words are silent, and a photograph takes their place', () => {
  at.show(
    <>
      <HeroBand tone="strong" icons={[Wheat, Wheat]}>
        <h1>Bread</h1>
      </HeroBand>
      <HeroBand image="/loaf.jpg" icons={[Wheat]}>
        <h1>Loaf</h1>
      </HeroBand>
    </>,
  );
  const artOf = (name: string) =>
    screen.getByRole('heading', { name }).closest('section')?.querySelector('[aria-hidden="true"]');

  expect(artOf('Bread')?.querySelectorAll('svg')).toHaveLength(2);
  expect(artOf('Loaf')).toBeNull();
});

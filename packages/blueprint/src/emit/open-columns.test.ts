import { expect, test } from 'vitest';
import { aBlueprint, anEntity, aPage } from '../testing/made-blueprint.ts';
import { emitFiles } from './files.ts';

const gig = anEntity('Gig', ['Name', 'City', 'Fee: money', 'Status: enum(Draft, Open, Closed)'], {
  workflow: 'Gig.Status',
});
for (const field of gig.fields) if (field.label === 'Fee') field.readers = 'registered';

test('visitors see what is offered now, and no column of a field that is kept from them', () => {
  const sections = [{ kind: 'list', title: 'Gigs', entity: 'Gig' }];
  const files = emitFiles(
    aBlueprint(
      [gig],
      [
        aPage('landing', 'Home', { public: true, props: { sections } }),
        aPage('public-landing', 'Gigs', { public: true, entity: 'Gig' }),
      ],
    ),
  );
  for (const page of ['pages/Home', 'pages/Gigs']) {
    expect(files[page]).toContain("fields={['city']}");
    expect(files[page]).toMatch(/where=\{\{ status: 'open' \}\}/);
  }
});

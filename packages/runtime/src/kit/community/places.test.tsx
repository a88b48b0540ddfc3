// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createEntity } from '../../sdk/entity.ts';
import { kitPage } from '../../testing/kit-page.tsx';
import { fileKind, isSafeAddress, sizeText } from './file-kinds.ts';
import { FileLibrary } from './file-library.tsx';
import { fit, gridOf, pan, scaleBar, spotAt, toPixel, zoom } from './map-view.ts';
import { PlaceMap } from './place-map.tsx';

const at = await kitPage();
const text = { type: 'string' } as const;
const Place = createEntity('Place', {
  name: 'Place',
  properties: {
    name: text,
    lat: { type: 'number' },
    lon: { type: 'number' },
    about: { ...text, title: 'About' },
  },
});
const Document = createEntity('Document', {
  name: 'Document',
  title: 'File',
  properties: {
    name: text,
    file: text,
    size: { type: 'integer' },
    folder: { ...text, enum: ['plans', 'bills'] },
  },
});
const map = <PlaceMap entity={Place} latitudeField="lat" longitudeField="lon" fields={['about']} />;
const files = (
  <FileLibrary entity={Document} fileField="file" nameField="name" sizeField="size" folderField="folder" />
);

test('a pin opens the card of its place; what has no coordinates is listed without a pin', async () => {
  at.records.put('Place', [
    { name: 'Lighthouse', lat: 54.3, lon: 10.1, about: 'Since 1880' },
    { name: 'Somewhere' },
  ]);
  at.show(map);

  fireEvent.click(await screen.findByRole('button', { name: 'Lighthouse', pressed: false }));

  expect(await screen.findByText('Since 1880')).toBeTruthy();
  expect(screen.getByText('not on the map')).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Places on the map' }).children).toHaveLength(1);
});

test('a click on the map moves the chosen place there', async () => {
  at.records.put('Place', [{ id: 'x1', name: 'Lighthouse', lat: 10, lon: 20 }]);
  at.show(map, '/?place=x1');
  const canvas = await screen.findByRole('application');
  fireEvent.click(await screen.findByRole('button', { name: 'Move' }));

  // The middle of the drawing, which is 800 to 520 where nothing is laid out.
  fireEvent.pointerDown(canvas, { clientX: 400, clientY: 260, pointerId: 1 });
  fireEvent.pointerUp(canvas, { clientX: 400, clientY: 260, pointerId: 1 });

  await waitFor(() => expect(at.heard.some(({ method }) => method === 'PUT')).toBe(true));
  const [place] = at.records.tables.get('Place') ?? [];
  expect([place?.['lat'], place?.['lon']].map((one) => Math.round(Number(one)))).toEqual([10, 20]);
});

const size = { width: 800, height: 520 };
const kiel = { latitude: 54.32, longitude: 10.13 };

test('a spot stays the same by way of the screen, by zooming at it and by moving to and fro', () => {
  const view = fit([kiel, { latitude: 48.1, longitude: 11.6 }], size);
  const { left, top } = toPixel(kiel, view, size);
  const again = spotAt(left, top, view, size);
  expect(again.latitude).toBeCloseTo(kiel.latitude, 6);
  expect(again.longitude).toBeCloseTo(kiel.longitude, 6);
  const nearer = toPixel(kiel, zoom(view, 2, { left, top }, size), size);
  expect([nearer.left, nearer.top].map(Math.round)).toEqual([left, top].map(Math.round));
  expect(pan(pan(view, 30, -20), -30, 20).x).toBeCloseTo(view.x, 9);
});

test('lines of the grid are at round degrees and few, and the bar is a round length', () => {
  const view = fit([kiel, { latitude: 54.33, longitude: 10.16 }], size);
  const lines = gridOf(view, size);
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.length).toBeLessThan(30);
  expect(lines.map(({ label }) => label)).toContain('10.150°E');
  expect(scaleBar(view, size).label).toMatch(/^[125]0* k?m$/);
  expect(gridOf(fit([], size), size).length).toBeGreaterThan(3);
});

test('files that are dropped are stored with name and size, those too large are refused in words', async () => {
  at.signIn();
  at.show(files);
  const area = await screen.findByRole('region', { name: 'Upload' });
  const small = new File(['12345'], 'Plan.pdf');
  const huge = new File(['1'], 'Film.mov');
  Object.defineProperty(huge, 'size', { value: 10 ** 12 });

  fireEvent.drop(area, { dataTransfer: { files: [huge, small] } });

  expect(await screen.findByText('Plan.pdf')).toBeTruthy();
  expect(await screen.findByText('Film.mov couldn’t be uploaded')).toBeTruthy();
  expect(at.records.tables.get('Document')).toMatchObject([
    { name: 'Plan.pdf', size: 5, file: 'https://files.example/upload.png' },
  ]);
});

test('a folder shows its own files, and an address that would run something is no link', async () => {
  at.records.put('Document', [
    { name: 'Plan.pdf', file: 'https://f.example/plan.pdf', folder: 'plans' },
    { name: 'Bill.pdf', file: ['javascript', 'alert(1)'].join(':'), folder: 'bills' },
  ]);
  at.show(files);
  fireEvent.click(await screen.findByRole('button', { name: /^Bills/ }));

  expect(await screen.findByText('Bill.pdf')).toBeTruthy();
  expect(screen.queryByText('Plan.pdf')).toBeNull();
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test.each([
  ['photo.JPG', '', 'violet'],
  ['report', 'https://x/report.pdf?sig=a.png', 'blue'],
  ['sums.xlsx', '', 'green'],
  ['thing', 'https://x/thing', 'gray'],
])('%s is told by its end', (name, address, color) => {
  expect(fileKind(name, address).color).toBe(color);
});

test('sizes are read at a glance', () => {
  expect([0, 999, 1234567, 15_000, Number.NaN].map(sizeText)).toEqual([
    '0 bytes',
    '999 bytes',
    '1.2 MB',
    '15 kB',
    '',
  ]);
  expect(isSafeAddress('data:text/html,x')).toBe(false);
});

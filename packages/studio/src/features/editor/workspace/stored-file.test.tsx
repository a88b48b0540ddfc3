import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CellValue } from './data/grid/cell-value.tsx';
import { StoredFileLink, storedFileIn } from './stored-file.tsx';

const place = `${'a'.repeat(24)}/${'b'.repeat(48)}`;

test('pictures of the app itself alone are loaded, and from this server, whatever host their address says', () => {
  const own = `/api/files/${place}.png`;
  expect(storedFileIn(own).picture).toBe(own);
  expect(storedFileIn(`https://evil.example${own}?x=1`)).toMatchObject({ href: `${own}?x=1`, host: null });
  for (const address of [
    'https://evil.example/p.png',
    `https://evil.example/x?/api/files/${place}.png`,
    `//evil.example${own}`,
    'data:text/html,<img src=x>',
    `private/${place}.png`,
  ]) {
    expect(storedFileIn(address).picture, address).toBeNull();
  }
});

test('a picture that a record holds itself is drawn, asks nobody for anything and is no link', () => {
  for (const address of ['data:image/png;base64,AAAA', 'data:image/svg+xml;tint=2,%3Csvg/%3E']) {
    expect(storedFileIn(address)).toMatchObject({ picture: address, href: null, host: null });
  }
});

test('a link that leads elsewhere says where, in the form and in the grid, and what is no address is no link', () => {
  const address = 'https://evil.example:8080/deep/invoice%20May.pdf?a=1';
  const field = { name: 'scan', kind: 'file', property: { type: 'string', format: 'file' } };
  const { container } = render(
    <>
      <StoredFileLink address={address} />
      <CellValue field={field as never} value={'https://evil.example/p.png'} nameOf={() => ''} base="" />
      <StoredFileLink address={'javascript:alert(1)'} />
    </>,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'evil.example:8080invoice May.pdf',
    'evil.examplep.png',
  ]);
  expect(container.querySelector('img')).toBeNull();
});

import { limits } from '@sayso/contracts/limits';
import { describe, expect, test } from 'vitest';
import { readAttachments } from './attachments.ts';

const dataUrl = (bytes: string | number[], type = 'application/octet-stream') =>
  `data:${type};base64,${Buffer.from(bytes as string).toString('base64')}`;
const codes = (text: string) => [...text].map((character) => character.charCodeAt(0));
const png = codes('\x89PNG\r\n\x1a\n rest');

describe('file_urls', () => {
  test.each([
    ['image/png', png],
    ['image/jpeg', codes('\xff\xd8\xff\xe0 rest')],
    ['image/gif', codes('GIF89a rest')],
    ['image/webp', codes('RIFF\x10\x00\x00\x00WEBPVP8 rest')],
  ])('%s is told by its bytes, whatever it is called', (mediaType, bytes) => {
    const [image] = readAttachments({ file_urls: [dataUrl(bytes, 'text/plain;name=a.txt')] });
    expect(image).toMatchObject({ kind: 'image', mediaType, base64: btoa(String.fromCharCode(...bytes)) });
  });

  test.each([
    ['csv', 'name;price\nÄpfel;3\n', 'text/csv;name=prices.csv', 'prices.csv'],
    ['json', '{"a": [1, 2]}', 'application/json;name=a%20b.json', 'a b.json'],
    ['markdown that calls itself an image', '# Plan', 'image/png', 'File 1'],
  ])('%s is text', (_kind, text, type, name) => {
    expect(readAttachments({ file_urls: [dataUrl(text, type)] })).toEqual([{ kind: 'text', name, text }]);
  });

  test('a PDF is told by its bytes and travels as it came', () => {
    const pdf = [...codes('%PDF-1.7'), 0, 255];
    const [read] = readAttachments({ file_urls: [dataUrl(pdf, 'image/png;name=a.png')] });
    expect(read).toEqual({ kind: 'pdf', name: 'a.png', base64: btoa(String.fromCharCode(...pdf)) });
  });

  test.each([
    ['UTF-16 of a spreadsheet', [0xff, 0xfe, 0x41, 0, 0x2c, 0, 0xe4, 0], 'A,ä'],
    ['letters of old Windows', [0x41, 0x2c, 0xe4], 'A,ä'],
  ])('a csv in %s is read', (_what, bytes, text) => {
    expect(readAttachments({ file_urls: [dataUrl(bytes, 'text/csv;name=a.csv')] })).toEqual([
      { kind: 'text', name: 'a.csv', text },
    ]);
  });

  test('a name that is no name does no harm', () => {
    expect(readAttachments({ file_urls: [dataUrl('a', 'text/plain;name=%E0%A4')] })).toMatchObject([
      { name: '%E0%A4' },
    ]);
  });

  test('text need not be base64', () => {
    expect(readAttachments({ file_urls: ['data:text/plain,a%20b'] })).toEqual([
      { kind: 'text', name: 'File 1', text: 'a b' },
    ]);
  });

  test('other addresses are mentioned, never opened', () => {
    expect(readAttachments({ file_urls: ['https://example.com/a.png', '/files/b.png'] })).toEqual([
      { kind: 'mention', name: 'https://example.com/a.png' },
      { kind: 'mention', name: '/files/b.png' },
    ]);
  });

  test.each([
    ['a program', dataUrl([0x7f, 0x45, 0x4c, 0x46, 0, 1], 'image/png;name=a.png'), /“a.png” can’t be read/],
    [
      'a workbook',
      dataUrl(codes('PK\x03\x04'), 'a/b;name=a.xlsx'),
      /can’t be read here. Save it as “CSV UTF-8”/,
    ],
    ['a huge PDF', dataUrl([...codes('%PDF-1.7'), ...new Uint8Array(limits.pdfBytes)]), /a PDF 10 MB/],
    ['an SVG with a broken text', dataUrl([0xc3, 0x28]), /can’t be read/],
    ['no base64', 'data:image/png;base64,%%%', /did not arrive whole/],
    ['no comma', 'data:image/png;base64', /did not arrive whole/],
    ['nothing', 'data:text/plain,', /is empty/],
    [
      'a huge text',
      dataUrl('x'.repeat(limits.textFileBytes + 1)),
      /is 1 MB, but a text file can be up to 1 MB/,
    ],
  ])('%s is refused in words', (_what, url, words) => {
    expect(() => readAttachments({ file_urls: [url] })).toThrow(words);
  });

  test('a huge image is refused in words', () => {
    const huge = [...png, ...new Uint8Array(limits.imageBytes)];
    expect(() => readAttachments({ file_urls: [dataUrl(huge)] })).toThrow(/an image can be up to 3.8 MB/);
  });

  test('what is too large is refused by its length, without being decoded', () => {
    const broken = `data:image/png;base64,${btoa('\x89PNG')}${'A'.repeat(18_000_000)}%%%`;
    expect(() => readAttachments({ file_urls: [broken] })).toThrow(/is 13.5 MB, but an image can be up to/);
  });

  test.each([
    ['one of the largest images', `${dataUrl([...png, ...new Uint8Array(limits.imageBytes - png.length)])}`],
    ['an image whose base64 has spaces', dataUrl(png).replace('base64,', 'base64, ')],
    ['an image whose base64 is not filled up', dataUrl(png).replace(/=+$/, '')],
  ])('%s is taken', (_what, url) => {
    const [image] = readAttachments({ file_urls: [url] });
    const base64 = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64').toString('base64');
    expect(image?.kind === 'image' && image.base64 === base64).toBe(true);
  });
});

test('[B-MSG-02] custom_context holds files of the person, and elements by their tag', () => {
  const custom_context = [
    {
      type: 'files',
      data: { files: [{ name: 'a.csv', content: 'a,b' }, { name: 'b.png' }, 'pages/Home', 7] },
    },
    { type: 'element', data: { element_tag_name: 'h1', file: 'pages/Home', line: 3 } },
    { type: 'element', data: {} },
    { type: 'other' },
  ];
  expect(readAttachments({ custom_context })).toEqual([
    { kind: 'text', name: 'a.csv', text: 'a,b' },
    { kind: 'mention', name: 'b.png' },
    { kind: 'mention', name: 'pages/Home' },
    { kind: 'element', tag: 'h1', details: '{"file":"pages/Home","line":3}' },
  ]);
});

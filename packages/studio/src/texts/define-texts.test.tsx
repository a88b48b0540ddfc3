import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineTexts } from './define-texts.ts';
import { setTranslation } from './language.ts';

const english = {
  apps: '{count, plural, =0 {No apps} one {# app} other {# apps}}',
  open: 'Open {name}',
  delete: { title: 'Delete {name}?', text: 'This <b>can’t</b> be undone.' },
} as const;

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => logged.mockClear());
afterEach(() => setTranslation(null));

test.each([
  [0, 'No apps'],
  [1, '1 app'],
  [2, '2 apps'],
  [1_200, '1,200 apps'],
])('%i is counted as people count', (count, text) => {
  expect(defineTexts('test', english)('apps', { count })).toBe(text);
});

test.each(['n'.repeat(200), '<b>{name}</b>', '', "O'Hara's {shop}"])(
  'a name such as %j is shown as it is',
  (name) => {
    const t = defineTexts('test', english);
    expect(t('open', { name })).toBe(`Open ${name}`);
    expect(t('delete.title', { name })).toBe(`Delete ${name}?`);
  },
);

test('a name from right to left is set apart from the sentence around it, in elements as well', () => {
  const t = defineTexts('test', { named: 'Delete “{name}”?', shown: 'Open <b>{name}</b>' });
  expect(t('named', { name: 'ورشة' })).toBe('Delete “\u2068ورشة\u2069”?');
  const { container } = render(<p>{t.rich('shown', { name: 'ورشة', b: (parts) => <b>{parts}</b> })}</p>);
  expect(container.textContent).toBe('Open \u2068ورشة\u2069');
});

test('parts of a text may be elements', () => {
  const t = defineTexts('test', english);
  const { container } = render(<p>{t.rich('delete.text', { b: (parts) => <b>{parts}</b> })}</p>);
  expect(container.innerHTML).toBe('<p>This <b>can’t</b> be undone.</p>');
});

test('another language takes the place of English; what it lacks is shown in English and logged', () => {
  setTranslation({
    locale: 'de',
    texts: {
      test: { apps: '{count, plural, one {# App} other {# Apps}}', delete: { title: '{name} löschen?' } },
    },
  });
  const t = defineTexts('test', english);
  expect(t('apps', { count: 1_200 })).toBe('1.200 Apps');
  expect(t('delete.title', { name: 'Kasse' })).toBe('Kasse löschen?');
  expect(t('open', { name: 'Kasse' })).toBe('Open Kasse');
  expect(t.markup('delete.text', { b: (parts) => parts })).toBe('This can’t be undone.');
  expect(logged.mock.calls).toEqual([
    ['No text "test.open" in this language'],
    ['No text "test.delete.text" in this language'],
  ]);
});

test('a language that lacks a whole catalogue leaves it in English, with its numbers', () => {
  setTranslation({ locale: 'de', texts: {} });
  expect(defineTexts('test', english)('apps', { count: 1_200 })).toBe('1,200 apps');
  expect(logged).toHaveBeenCalledWith('No texts "test" in de');
});

test('the values that a text needs are typed', () => {
  const t = defineTexts('test', english);
  // @ts-expect-error without its value
  expect(t('open')).not.toBe('open');
});

test('a key that is in no catalogue is logged and never shown', () => {
  const t = defineTexts('test', english);
  // @ts-expect-error keys are typed; a program that is newer than its texts would ask so.
  expect(t('delete.gone')).toBe('');
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('delete.gone'));
});
